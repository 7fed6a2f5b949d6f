"""Where the data come from: a mark for every topic of the table ``source``, and for every thing with a name."""

from typing import Any, Final

from gonfalon.kernel.content import FROM_FILE, Source, grouped

#: How the entries of a table are named.
THINGS: Final[dict[str, str]] = {"provinces": "province", "hexes": "hex", "cities": "city", "sea_arrows": "sea"}

#: By topic, then by thing; "" stands for a topic without names.
Marks = dict[str, dict[str, str]]


def part(data: dict[str, Any], topic: str) -> Any:
    """What a topic is about: a table, the colours of the provinces, or one of the numbers."""
    if topic == "colours":
        return [province["colour"] for province in data["provinces"]]
    return data[topic] if topic in data else data["numbers"][topic]


def marked(data: dict[str, Any], ours: dict[str, Any]) -> Marks:
    """The marks of data: what differs from ours comes from the file."""
    return {topic: _of_topic(topic, mark, data, ours) for topic, mark in data["source"].items()}


def _of_topic(topic: str, mark: str, data: dict[str, Any], ours: dict[str, Any]) -> dict[str, str]:
    kind = THINGS.get(topic)
    if kind is not None:
        known = ours[topic]
        naming = "name" if topic == "sea_arrows" else "id"
        return {f"{kind}:{entry[naming]}": mark if entry in known else FROM_FILE for entry in data[topic]}
    if topic == "development_cards":
        counts = data[topic].items()
        return {f"card:{name}": mark if ours[topic][name] == count else FROM_FILE for name, count in counts}
    return {"": mark if part(data, topic) == part(ours, topic) else FROM_FILE}


def sources(marks: Marks) -> list[Source]:
    """The marks as everybody else reads them."""
    return [
        Source(topic, {things[""]: []}) if "" in things else grouped(topic, list(things.items()))
        for topic, things in marks.items()
    ]
