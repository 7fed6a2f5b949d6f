"""Where the data come from: a mark for every topic of the table ``source``, and for every thing with a name."""

from typing import Any, Final

from gonfalon.kernel.content import FROM_FILE, Source, grouped

#: How the entries of a table are named.
THINGS: Final[dict[str, str]] = {
    "realms": "realm",
    "territories": "land",
    "areas": "area",
    "seas": "sea",
    "events": "event",
}

#: By topic, then by thing; "" stands for a topic without names.
Marks = dict[str, dict[str, str]]


def marked(data: dict[str, Any], ours: dict[str, Any]) -> Marks:
    """The marks of data: what differs from ours comes from the file."""
    return {topic: _of_topic(topic, mark, data, ours) for topic, mark in data["source"].items()}


def _of_topic(topic: str, mark: str, data: dict[str, Any], ours: dict[str, Any]) -> dict[str, str]:
    if topic == "areas":
        return {f"area:{entry['id']}": _least(entry["sources"], entry in ours[topic]) for entry in data[topic]}
    if topic in THINGS:
        known = ours[topic]
        return {f"{THINGS[topic]}:{entry['id']}": mark if entry in known else FROM_FILE for entry in data[topic]}
    if topic in ("corners", "objectives"):
        return _of_cards(topic, data, ours)
    same = _cubes(data) == _cubes(ours) if topic == "cubes" else data[topic] == ours[topic]
    return {"": mark if same else FROM_FILE}


def _of_cards(topic: str, data: dict[str, Any], ours: dict[str, Any]) -> dict[str, str]:
    out: dict[str, str] = {}
    fields = ("tp", "colours") if topic == "corners" else ("objective",)
    for card, own in zip(data["cards"], ours["cards"], strict=True):
        same = all(card[field] == own[field] for field in fields)
        out[f"card:{card['number']}"] = own["sources"][topic == "objectives"] if same else FROM_FILE
    return out


def _least(marks: list[str], ours: bool) -> str:
    """An area is as certain as the least certain of its name, its good and its port."""
    if not ours:
        return FROM_FILE
    return next((mark for mark in ("X", "P", "R-inferred") if mark in marks), "R")


def _cubes(data: dict[str, Any]) -> list[int]:
    return [good["cubes"] for good in data["goods"]]


def sources(marks: Marks) -> list[Source]:
    """The marks as everybody else reads them."""
    return [
        Source(topic, {things[""]: []}) if "" in things else grouped(topic, list(things.items()))
        for topic, things in marks.items()
    ]
