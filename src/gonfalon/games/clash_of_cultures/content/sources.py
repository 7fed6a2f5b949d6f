"""Where the data come from: a mark for every thing with a name, and for what is a reconstruction."""

from typing import Any, Final

from gonfalon.games.clash_of_cultures.content.check import REPLACEABLE
from gonfalon.kernel.content import FROM_FILE, Source, grouped

#: How the entries of a table are named.
THINGS: Final[dict[str, str]] = {
    "advances": "advance",
    "titles": "title",
    "tactics": "tactic",
    "events": "event",
    "objectives": "objective",
    "wonders": "wonder",
}

#: By topic, then by thing; "" stands for a topic without names.
Marks = dict[str, dict[str, str]]


def marked(data: dict[str, Any], ours: dict[str, Any]) -> Marks:
    """The marks of data: what differs from ours comes from the file."""
    out: Marks = {
        topic: {f"{kind}:{entry['id']}": entry["mark"] for entry in data[topic]} for topic, kind in THINGS.items()
    }
    out["civilizations"] = {
        f"civ_advance:{advance['id']}": advance["mark"]
        for entry in data["civilizations"]
        for advance in entry["advances"]
    }
    out["leaders"] = {
        f"leader:{leader['id']}": leader["mark"] for entry in data["civilizations"] for leader in entry["leaders"]
    }
    out |= {"goods": {"": "R"}, "units": {"": "P"}, "pieces": {"": "P"}, "layouts": {"": "P"}}
    for topic in REPLACEABLE:
        out[topic] = {"": data[topic]["mark"] if data[topic] == ours[topic] else FROM_FILE}
    return out


def sources(marks: Marks) -> list[Source]:
    """The marks as everybody else reads them."""
    return [
        Source(topic, {things[""]: []}) if "" in things else grouped(topic, list(things.items()))
        for topic, things in marks.items()
    ]
