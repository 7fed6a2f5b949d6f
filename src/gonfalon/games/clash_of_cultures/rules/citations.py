"""The rule behind every effect: what the tooltips and refusals name."""

from typing import Final

#: By kind of effect: the rule of those that have no rule of their own.
GENERAL: Final[dict[str, str]] = {
    "a": "COC-31.1",
    "v": "COC-32.1",
    "l": "COC-32.3",
    "w": "COC-27.4",
    "e": "COC-24.3",
    "b": "COC-11.7",
    "c": "COC-22.2",
    "t": "COC-22.3",
    "o": "COC-23.1",
}

_PARTICULAR: Final = """
a 31.2 farming mining | 31.3 storage | 31.4 irrigation | 31.5 husbandry | 31.6 engineering
a 31.7 sanitation | 31.8 roads
a 31.11 fishing | 31.12 navigation | 31.13 warships | 31.14 cartography | 31.15 writing | 31.16 public_education
a 31.17 free_education | 31.18 philosophy | 31.19 tactics | 31.20 siegecraft | 31.21 steel_weapons | 31.22 draft
a 31.23 myths | 31.24 rituals | 31.25 priesthood | 31.26 state_religion | 31.27 bartering | 31.28 trade_routes
a 31.32 taxes | 31.33 currency | 31.34 arts | 31.35 circus_and_sports | 31.36 monuments | 31.37 theaters
a 31.38 math astronomy | 31.39 medicine | 31.40 metallurgy | 31.41 voting | 31.42 separation_of_power
a 31.43 civil_liberties | 31.44 free_economy | 31.45 nationalism | 31.46 totalitarianism | 31.47 absolute_power
a 31.48 forced_labor | 31.49 dogma | 31.50 devotion | 31.51 conversion | 31.52 fanaticism
v 33.1 captives | 33.2 human_sacrifice | 33.3 tribute_empire | 33.6 canals | 33.7 star_catalogues | 33.8 ziggurats
v 33.12 hegemony | 33.13 warbeasts | 33.14 pirate_allies | 33.16 tribal_allies | 33.17 druidic_influence
v 33.19 expansion | 33.20 imperial_army | 33.21 flood_plains | 33.22 embalming | 33.23 man_god | 33.25 city_states
v 33.26 nomads | 33.28 hunnic_tribes | 33.29 proselytism | 33.30 subterfuge | 33.31 shogunate | 33.32 ball_courts
v 33.33 calendar | 33.34 zoroastrianism | 33.35 city_independence | 33.36 cedars_and_dyes | 33.37 aqueduct
v 33.38 roman_roads | 33.39 provinces | 33.40 ship_construction | 33.43 runes | 33.49 hellenistic_culture
v 33.50 mounted_archers | 33.56 raiding | 16.21 persian_elephants
l 33.4 acamapichtli | 33.5 ahuitzotl | 33.9 hammurabi | 33.10 nebuchadnezzar qin_shi_huang | 33.15 dido | 33.18 viriatus
l 33.24 cleopatra | 33.44 marqzen | 33.45 nabopolassar | 33.47 hanno | 33.51 attila bleda | 33.52 ashoka
l 33.53 wak_chanil_ajaw | 33.54 cyrus | 33.55 erik | 16.21 hannibal
w 34.1 W1 | 34.2 W2 | 34.3 W3 | 34.4 W4 | 34.5 W5 | 34.6 W6 | 34.7 W7 | 34.8 W8
c 35.1 advance inspiration tech_exchange | 35.2 cultural_awe | 35.3 negotiations | 35.4 spies | 35.17 focused_collection
c 35.18 mercenaries | 35.19 heroic_general good_ideas
e 35.5 E1 | 35.6 E38 | 35.7 E41 | 35.8 E42 | 35.9 E29 E30 E31 | 35.10 E48 | 35.11 E24 | 35.12 E25
e 35.13 E27 E28 E34 E35
e 35.14 E58 | 35.20 E43 | 35.21 E40 | 35.22 E36 E37 | 35.23 E18 E19 E20 E21 E22 E23 E26 E56 | 35.24 E57
o 35.15 marauder | 35.16 city_planner city_planner_buildings
"""


def _read() -> dict[str, str]:
    out: dict[str, str] = {}
    for line in _PARTICULAR.strip().splitlines():
        kind, _, rest = line.partition(" ")
        for part in rest.split(" | "):
            number, *names = part.split()
            for name in names:
                out[f"{kind}:{name}"] = f"COC-{number}"
    return out


_RULES: Final = _read()


def cited(kind: str, name: str) -> str:
    """The ledger id behind an effect."""
    return _RULES.get(f"{kind}:{name}", GENERAL[kind])
