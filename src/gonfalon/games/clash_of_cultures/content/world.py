"""The printed things of the game as tables of small numbers. Made once from the data, never changed."""

from typing import Any, Final

from gonfalon.games.clash_of_cultures.content.land import Land
from gonfalon.games.clash_of_cultures.content.names import (
    EVENT_ICONS,
    GOOD_NAMES,
    GOODS,
    ICON_NAMES,
    PIECE_NAMES,
    TERRAIN_NAMES,
)

ANY_GOVERNMENT: Final = -2
NONE: Final = -1


class World:
    """All tables. An advance of a civilization has the number 48 + 4 * civilization + its place."""

    def __init__(self, data: dict[str, Any], marks: dict[str, dict[str, str]]) -> None:
        self.data = data
        self.marks = marks
        self.numbers: dict[str, int] = data["numbers"]
        self._pieces(data)
        self._advances(data)
        self._civilizations(data)
        self._cards(data)
        self._map(data)

    def _pieces(self, data: dict[str, Any]) -> None:
        self.limit: list[int] = [entry["limit"] for entry in data["goods"]]
        self.start_goods: list[int] = [entry["start"] for entry in data["goods"]]
        self.unit_cost: list[list[int]] = [_bill(entry["cost"]) for entry in data["units"]]
        self.piece_cost: list[list[int]] = [_bill(entry["cost"]) for entry in data["pieces"]]
        self.is_army: list[bool] = [entry["army"] for entry in data["units"]]
        self.civ_unit: list[bool] = [entry["set"] == "civ" for entry in data["units"]]
        self.civ_piece: list[bool] = [entry["set"] == "civ" for entry in data["pieces"]]
        self.stock: list[int] = [entry["supply"] for entry in (*data["units"], *data["pieces"])]
        self.barbarian_stock: list[int] = [entry["barbarian"] for entry in (*data["units"], *data["pieces"])]
        self.pirate_ships: int = sum(entry["pirate"] for entry in data["units"])
        self.face_value: list[int] = [0, *[face["value"] for face in data["die"]]]
        self.face_icon: list[int] = [0, *[ICON_NAMES.index(face["icon"]) for face in data["die"]]]

    def _advances(self, data: dict[str, Any]) -> None:
        self.groups: list[str] = [group["id"] for group in data["groups"]]
        self.governments: list[int] = [i for i, group in enumerate(data["groups"]) if group["government"]]
        entries = data["advances"]
        self.advances: list[str] = [entry["id"] for entry in entries]
        self.advance_of: dict[str, int] = {name: i for i, name in enumerate(self.advances)}
        self.advance_answers: list[str] = ["advance:" + name for name in self.advances]
        self.group_of: list[int] = [self.groups.index(entry["group"]) for entry in entries]
        self.members: list[list[int]] = [
            sorted((i for i in range(len(entries)) if self.group_of[i] == g), key=lambda i: int(entries[i]["level"]))
            for g in range(len(self.groups))
        ]
        #: The bits of the advances of each group.
        self.masks: list[int] = [sum(1 << advance for advance in members) for members in self.members]
        self.bonus: list[int] = [
            GOOD_NAMES.index(entry["bonus"]) if entry["bonus"] != "none" else NONE for entry in entries
        ]
        self.start_advances: list[int] = [i for i, entry in enumerate(entries) if entry.get("start", False)]
        #: The advance that a government's top advance asks for (COC-29.1), by advance.
        self.needs: list[int] = [self.advance_of[e["requires"]] if "requires" in e else NONE for e in entries]
        #: The advance that names a building (COC-7.8), by piece.
        self.named_by: list[int] = [NONE] * len(PIECE_NAMES)
        for i, entry in enumerate(entries):
            if "building" in entry:
                self.named_by[PIECE_NAMES.index(entry["building"])] = i

    def _civilizations(self, data: dict[str, Any]) -> None:
        entries = data["civilizations"]
        self.civilizations: list[str] = [entry["id"] for entry in entries]
        self.civ_of: dict[str, int] = {name: i for i, name in enumerate(self.civilizations)}
        self.civ_advances: list[str] = [advance["id"] for entry in entries for advance in entry["advances"]]
        self.civ_advance_of: dict[str, int] = {name: i for i, name in enumerate(self.civ_advances)}
        #: By civilization advance: the advance that brings it along, or ANY_GOVERNMENT.
        self.civ_needs: list[int] = [
            ANY_GOVERNMENT if advance["requires"] == "any_government" else self.advance_of[advance["requires"]]
            for entry in entries
            for advance in entry["advances"]
        ]
        self.leaders: list[str] = [leader["id"] for entry in entries for leader in entry["leaders"]]
        self.leader_of: dict[str, int] = {name: i for i, name in enumerate(self.leaders)}
        self.leaders_by_civ: list[list[int]] = [list(range(3 * i, 3 * i + 3)) for i in range(len(entries))]

    def _cards(self, data: dict[str, Any]) -> None:
        self.titles: list[str] = [entry["id"] for entry in data["titles"]]
        self.title_play: list[str] = [entry["play"] for entry in data["titles"]]
        self.title_cost: list[list[int]] = [_bill(entry["cost"]) for entry in data["titles"]]
        self.tactics: list[str] = [entry["id"] for entry in data["tactics"]]
        self.tactic_data: list[dict[str, Any]] = data["tactics"]
        self.action_cards: list[str] = [entry["id"] for entry in data["action_cards"]]
        self.card_title: list[int] = [self.titles.index(entry["title"]) for entry in data["action_cards"]]
        self.card_tactic: list[int] = [self.tactics.index(entry["tactic"]) for entry in data["action_cards"]]
        self.events: list[str] = [entry["id"] for entry in data["events"]]
        self.event_of: dict[str, int] = {name: i for i, name in enumerate(self.events)}
        self.event_icon: list[int] = [EVENT_ICONS.index(entry["icon"]) for entry in data["events"]]
        self.event_scope: list[str] = [entry["scope"] for entry in data["events"]]
        self.event_stays: list[bool] = [entry.get("stays", False) for entry in data["events"]]
        self.event_person: list[str] = [entry.get("person", "") for entry in data["events"]]
        self.event_ignored: list[list[str]] = [entry["ignored_by"] for entry in data["events"]]
        self.event_civ: list[bool] = [entry["set"] == "civ" for entry in data["events"]]
        self.objectives: list[str] = [entry["id"] for entry in data["objectives"]]
        self.objective_of: dict[str, int] = {name: i for i, name in enumerate(self.objectives)}
        self.objective_moment: list[str] = [entry["moment"] for entry in data["objectives"]]
        self.objective_status: list[bool] = [not e["moment"] or e.get("status", False) for e in data["objectives"]]
        self.objective_pay: list[list[int]] = [_bill(entry.get("pay", {})) for entry in data["objectives"]]
        self.excludes: list[list[int]] = [
            [self.objective_of[other] for other in entry.get("excludes", [])] for entry in data["objectives"]
        ]
        self.goal_cards: list[str] = [entry["id"] for entry in data["objective_cards"]]
        self.goal_civ: list[bool] = [entry["set"] == "civ" for entry in data["objective_cards"]]
        self.goal_halves: list[tuple[int, int]] = [
            (self.objective_of[entry["top"]], self.objective_of[entry["bottom"]]) for entry in data["objective_cards"]
        ]
        self.wonders: list[str] = [entry["id"] for entry in data["wonders"]]
        self.wonder_cost: list[list[int]] = [_bill(entry["cost"]) for entry in data["wonders"]]
        self.wonder_needs: list[int] = [self.advance_of[entry["requires"]] for entry in data["wonders"]]
        self.wonder_building: list[int] = [
            PIECE_NAMES.index(entry["building"]) if "building" in entry else NONE for entry in data["wonders"]
        ]
        self.wonder_points: list[int] = [entry["points"] for entry in data["wonders"]]
        self.wonder_open: list[bool] = [entry.get("open", False) for entry in data["wonders"]]

    def _map(self, data: dict[str, Any]) -> None:
        self.tiles: list[str] = [tile["id"] for tile in data["tiles"]]
        self.tile_faces: list[list[int]] = [_face(tile) for tile in data["tiles"]]
        self.start_faces: dict[str, list[int]] = {tile["id"]: _face(tile) for tile in data["start_tiles"]}
        self.civ_start: list[str] = [entry["start_tile"] for entry in data["civilizations"]]
        self.lands: dict[int, Land] = {layout["players"]: Land(layout) for layout in data["layouts"]}
        self.long_ages: int = data["track"]["ages"]
        self.man_god: dict[int, int] = {self.advance_of[a]: self.advance_of[b] for a, b in data["man_god"]["pairs"]}
        self.ends: dict[tuple[int, int], list[int]] = {(e["age"], e["round"]): e["on"] for e in data["track"]["ends"]}


def _bill(cost: dict[str, int]) -> list[int]:
    """A cost as numbers of each good."""
    out = [0] * GOODS
    for name, number in cost.items():
        out[GOOD_NAMES.index(name)] = number
    return out


def _face(tile: dict[str, Any]) -> list[int]:
    return [TERRAIN_NAMES.index(name) for name in tile["spaces"]]
