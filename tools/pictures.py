"""Draws the pictures of the guides with the games' own renderer, in every language: `python -m tools.pictures`."""

import re
from collections.abc import Callable
from pathlib import Path

import gonfalon
from gonfalon.draw import svg, theme
from gonfalon.games.clash_of_cultures.picture import mat
from gonfalon.games.clash_of_cultures.picture.board import APART, GAP
from gonfalon.games.clash_of_cultures.rules.conflict import attack
from gonfalon.games.clash_of_cultures.rules.position import STOCK
from gonfalon.games.medievalia.content import KINDS
from gonfalon.games.medievalia.picture import art
from gonfalon.games.struggle_for_rome.picture import parley
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match
from gonfalon.wording import LANGUAGES
from tests.clash_of_cultures import build as clash
from tests.medievalia.build import fiefs, go, position
from tests.medioevo_universale.build import medioevo
from tests.struggle_for_rome import build as rome

GAMES = Path(__file__).parent.parent / "src" / "gonfalon" / "games"


def middle_of_a_game(game: str, seats: int, seed: int, answers: int) -> Match:
    """A plausible middle: random play that does not pass while it can do something."""
    match, picker = gonfalon.new(game, seats, seed=seed), Generator(seed)
    for _ in range(answers):
        legal = [answer for answer in match.legal() if answer != "action:pass"] or match.legal()
        match.apply(legal[picker.below(len(legal))])
    return match


def medievalia_table(rounds: int, turn_of: int, *players: str) -> Match:
    """A table on which most things can be seen, in that round."""
    match = fiefs(*players, turn_of=turn_of, tops="castle, church, blacksmith")
    position(match).rounds = rounds
    return match


def medievalia_war() -> Match:
    """The battle of the game's page: three armies in Blue's fief, an archer behind them."""
    match = fiefs(
        "city; field: peasant; mine; in p2: soldier, soldier, knight; in n: archer",
        "city: peasant; farm: peasant; forest: workshop; free: soldier, peasant; hand: field, merchant",
        phase="war",
    )
    position(match).rounds = 6
    go(match, "front:p2-1", "button:apart")
    return match


def medievalia_cards(names: tuple[str, ...], across: int, lang: str) -> str:
    """Some cards, face up."""
    match = fiefs("city", "city")
    tables, words = position(match).tables(), match.words(lang)
    width, height = art.WIDTH + 14, art.HEIGHT + 14
    faces = [
        svg.group(art.face(tables, KINDS.index(name), words), at=(8 + i % across * width, 8 + i // across * height))
        for i, name in enumerate(names)
    ]
    view = (0, 0, across * width + 4, -(-len(names) // across) * height + 4)
    return svg.document(*faces, view=view, style=theme.style(), title=words("title"))


def medievalia(lang: str) -> dict[str, str]:
    """The pictures of its page, by file name."""
    board = medievalia_table(
        6,
        1,
        "city u: peasant u, school u; field u: peasant u, peasant u; mine: bank; free: knight; in n: soldier;"
        " hand: farm, archer",
        "city: workshop, peasant; field: peasant, peasant; forest u: carpenter u; mine: bank; free: artist, soldier;"
        " hand: farm, peasant, merchant, knight, mine",
    )
    alliance = medievalia_table(
        5,
        2,
        "city u: school u; field u: peasant u; forest: workshop; free: soldier u; in n12: knight; hand: mine",
        "city: peasant; farm u: stable u, peasant u; mine; free: archer; hand: field, field",
        "city: bank; field: peasant, peasant; forest u; free: merchant, infantryman;"
        " hand: priest, forest, peasant, farm",
        "city u: workshop u; field u: peasant u; mine u; in c: soldier, soldier; hand: knight",
    )
    cards = ("field", "mine", "peasant", "knight", "archer", "merchant", "artist", "school", "bank", "castle")
    return {
        "board.svg": board.svg(board.turn[0], lang),
        "cards.svg": medievalia_cards(cards, 5, lang),
        "war.svg": medievalia_war().svg(1, lang),
        "alliance.svg": alliance.svg(alliance.turn[0], lang),
    }


def rome_start() -> Match:
    """Everybody has placed figures, the first dice are thrown: the first market of a game for four."""
    match = gonfalon.new("struggle-for-rome", seats=4, seed=1)
    while match.decision(match.turn[0]) and match.state.step_name() != "MarketTurn.act":
        match.apply(match.legal()[0])
    return match


def rome_deal() -> Match:
    """Two cards of ore for a cattle: Blue would rather have grain as well, Green accepts, Gold refuses."""
    match = rome.hold(rome.hold(rome.market(), rome.RED, ore=3, horse=2), rome.BLUE, cattle=2)
    rome.hold(rome.hold(match, rome.WHITE, cattle=1, grain=1), rome.YELLOW, grain=2)
    answers = "button:trade give:ore give:ore get:cattle button:send button:counter give:cattle get:ore get:horse"
    for answer in (*answers.split(), "button:send", "button:accept", "button:refuse"):
        match.apply(answer)
    return match


def rome_talk(lang: str) -> str:
    """The deal as it is talked over, without all the rest of the table: large enough to be read."""
    match = rome_deal()
    words = match.words(lang)
    offer, answers = parley.shown(rome.state_of(match), rome.RED, words) or ("", "")
    reach = (0.0, 0.0, 490.0, 122.0)
    paper = svg.rect(reach, 5, fill=theme.paint("panel"), stroke=theme.paint("line"))
    return svg.document(
        paper, offer, svg.group(answers, at=(220, 0)), view=reach, style=theme.style(), title=words("title")
    )


def rome_empire() -> Match:
    """A middle: Red has settled in the far south, Blue in the north of Italy, Gold in Hispania."""
    match = rome.rome()
    settled = (("consentia", "tarentum"), ("genua", "florentia"), (), ("olisipo",))
    tiles = (("green", "yellow", "pink"), ("green", "grey", "yellow"), ("grey", "brown"), ("grey", "brown", "yellow"))
    for seat, (cities, colours) in enumerate(zip(settled, tiles, strict=True)):
        strength = {"figures": 2 + seat % 3, "wagons": 1 + seat % 2}
        rome.tribe(match, seat, rome.HORSEMEN, "" if cities else "7,6,N", **strength, tiles=colours, cities=cities)
    for seat, spot in enumerate(("12,4,S", "10,7,N", "12,2,S", "2,9,N")):
        rome.tribe(match, seat, rome.WARRIORS, spot, figures=3, tiles=("pink", "green")[: seat % 3])
    state = rome.state_of(match)
    state.round_number, state.marks, state.legionnaire = 7, [4, 6, 9, 10], state.land().hex_of["hex:latium"]
    return rome.hold(rome.at(match, 2), rome.RED, ore=1, grain=2, horse=1, cattle=1, cards=("diplomat", "feudalism"))


def rome_pictures(lang: str) -> dict[str, str]:
    """The pictures of its page, by file name."""
    start, empire = rome_start(), rome_empire()
    prices = rome.hold(rome.nomads(figures=2), rome.RED, grain=1, gold=5)
    travel = rome.hold(rome.nomads(at="12,4,S"), rome.RED, grain=2, gold=6)
    travel.apply(rome.cross("13,7,S"))
    return {
        "start.svg": start.svg(start.turn[0], lang),
        "prices.svg": part(prices.svg(rome.RED, lang), "0 0 992 850"),
        "travel.svg": part(travel.svg(rome.RED, lang), "560 380 432 470"),
        "deal.svg": rome_talk(lang),
        "empire.svg": empire.svg(rome.RED, lang),
    }


def clash_middle() -> Match:
    """The third age: Red by the sea, Blue inland with a temple in Red's city, barbarians and pirates between them."""
    return clash.coc(
        turn=clash.RED,
        regions={1: "R05", 2: "R13", 3: "R20", 4: "R10", 6: "R11", 7: "R07 turned", 8: "R16"},
        cities={
            "D2": "red happy academy temple:purple fortress",
            "E2": "red neutral market",
            "C2": "red neutral",
            "D7": "purple neutral temple obelisk",
            "C8": "purple angry academy",
            "C5": "barbarian",
        },
        units={
            "D2": "red 2 infantry 1 cavalry",
            "D3": "red 1 settler 1 infantry",
            "C5": "barbarian 2 infantry",
            "D7": "purple 1 infantry 1 elephant",
            "D6": "purple 2 settler",
        },
        goods={
            clash.RED: "food 3 wood 4 ore 1 ideas 2 gold 1 mood 2 culture 1",
            clash.PURPLE: "food 2 ore 2 culture 3",
        },
        advances={
            clash.RED: "storage irrigation engineering roads fishing writing tactics siegecraft bartering",
            clash.PURPLE: "storage writing philosophy myths rituals arts tactics steel_weapons",
        },
        hand={clash.RED: "A5 A20"},
        goals={clash.RED: "O2 O22"},
        civ={clash.RED: "rome", clash.PURPLE: "greece"},
        wonders={"W7": "D7 by purple"},
        exhausted="C4",
        age=3,
        round_number=2,
    )


def clash_battle() -> Match:
    """A combat after its first round: every die and what it adds, a card on either side, the losses."""
    match = clash_middle()
    state = clash.state_of(match)
    for name in ("A12", "A30"):
        card = clash.WORLD.action_cards.index(name)
        state.deck.remove(card)
        state.hand[clash.PURPLE].append(card)
    squad = [0, 2, 2, 0, 0, 0]
    for kind, number in enumerate(squad):
        state.supply[clash.RED * STOCK + kind] -= number
    clash.running(match, attack(state, clash.RED, squad, clash.place(state, "D6"), clash.place(state, "D7")))
    while match.state.step_name() != "Round.attacker_card":
        match.apply("button:done")
    clash.do(match, "card:A5", "card:A12", clash.faces("5I 2C 4E 1L"), clash.faces("3E 6I"))
    return match


def clash_pictures(lang: str) -> dict[str, str]:
    """The pictures of its page, by file name."""
    middle, battle = clash_middle(), clash_battle()
    first, step = mat.WIDTH + APART - 6, mat.WIDTH + GAP  # what lies beside the map: the battle, the hand, the board
    return {
        "map.svg": only(middle.svg(clash.RED, lang), "place-map", (-6, -6, 1312, 1022)),
        "board.svg": only(middle.svg(clash.RED, lang), "mat-0", (first + 2 * step, -6, 1312, 1022)),
        "hand.svg": only(middle.svg(clash.RED, lang), "place-hand", (first + step, -6, 1312, 580)),
        "battle.svg": only(battle.svg(clash.RED, lang), "place-battle", (first, -6, 1312, 744)),
    }


def medioevo_middle() -> Match:
    """The third turn of a game for three: Byzantium looks west, Hungary trades, the Golden Horde has taken Kiev."""
    return medioevo(
        turn=3,
        at={
            "thracia": "0: 2 light 1 archer wagon1",
            "bulgaria": "horde: 2 light 1 archer",
            "trebisonda": "0: 1 heavy caravan1[black 2]",
            "black_sea_west": "0: galley1(2 light 1 archer)",
            "temes": "1: 2 heavy 1 cavalry 1 archer wagon2",
            "slavonia": "1: 1 light caravan2[violet 2 white 1]",
            "kiev": "2: 2 cavalry 1 heavy wagon1",
            "don": "2: 1 light catapult",
            "crimea": "2: ship1[brown 2]",
            "galicia": "horde: 3 light",
            "serbia": "horde: 1 light",
            "georgia": "horde: 2 light",
        },
        built={
            "thracia": "city castle cathedral",
            "macedonia": "village",
            "bithynia": "town",
            "pannonia": "town fort",
            "slavonia": "village tower",
            "transylvania": "village",
            "saraj": "town",
            "don": "village",
            "kiev": "village/1",
        },
        markets={"thracia": "black brown", "pannonia": "white", "saraj": "orange violet"},
        tokens={"serbia": 0, "rhodope": 0},
        cards={0: (5, 10, 28, 57), 1: (7, 32, 42), 2: (24, 33, 62)},
        turned=(10,),
        tech={0: "blue 2 green 1 orange 1", 1: "blue 1 yellow 2", 2: "blue 1 red 2 violet 1"},
        gears={0: "red 1 green 1", 2: "blue 1"},
        florins={0: 340, 1: 520, 2: 210},
        honour={0: 15, 1: 12, 2: 18},
        tax={0: 30, 1: 20, 2: 30},
        war=((0, 1),),
        pacts=("2>0 commercial passage until 6", "0>2 commercial"),
        route={0: (1, "bulgaria* crimea saraj trebisonda")},
        event="e23",
        circle="2 4 7",
        area=True,
    )


def medioevo_pictures(lang: str) -> dict[str, str]:
    """The pictures of its page, by file name."""
    board = medioevo_middle().svg(0, lang)
    return {
        "map.svg": only(board, "place-map", (-20, -20, 1996, 1298)),
        "straits.svg": only(board, "place-map", (560, 470, 800, 520)),
        "realm.svg": only(board, "sheet-0", (2038, -6, 952, 652)),
        "diplomacy.svg": only(board, "sheet-diplomacy", (2038, 664, 952, 312)),
    }


def only(picture: str, ident: str, view: svg.Box) -> str:
    """One place of a large drawing, with its style and shared drawings."""
    start = picture.rindex("<g ", 0, picture.index(f' id="{ident}"') + 1)
    depth = end = 0
    for tag in re.finditer(r"<g(?: [^>]*)?>|</g>", picture[start:]):
        depth += -1 if tag[0] == "</g>" else 0 if tag[0].endswith("/>") else 1
        end = start + tag.end()
        if not depth:
            break
    head = picture[: picture.index("</defs>") + len("</defs>")]
    within = len(re.findall(r"<g(?: [^>]*)?(?<!/)>", head)) - head.count("</g>")  # groups around the shared drawings
    return part(head + picture[start:end] + "</g>" * within + "</svg>", " ".join(map(svg.num, view)))


def part(picture: str, view: str) -> str:
    """Only a part of a picture."""
    return re.sub('viewBox="[^"]*"', f'viewBox="{view}"', picture, count=1)


def byzantium(lang: str) -> dict[str, str]:
    """The pictures of its page, by file name."""
    setup, middle = gonfalon.new("byzantium", seats=4, seed=1), middle_of_a_game("byzantium", 4, 3, 160)
    return {"setup.svg": setup.svg(lang=lang), "midgame.svg": middle.svg(lang=lang)}


PICTURES: dict[str, Callable[[str], dict[str, str]]] = {
    "byzantium": byzantium,
    "clash_of_cultures": clash_pictures,
    "medievalia": medievalia,
    "medioevo_universale": medioevo_pictures,
    "struggle_for_rome": rome_pictures,
}


def main() -> None:
    for game, draw in PICTURES.items():
        for lang in LANGUAGES:
            folder = GAMES / game / "guide" / "img" / lang
            folder.mkdir(parents=True, exist_ok=True)
            for name, picture in draw(lang).items():
                (folder / name).write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
