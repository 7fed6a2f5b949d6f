"""Elements, escaping and the contract of targets."""

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from gonfalon.draw import svg, theme
from gonfalon.draw.cards import card, card_back
from gonfalon.draw.icons import PATHS, icon
from gonfalon.draw.panel import Track, sheet, space, spread, table
from gonfalon.draw.pieces import banner, block_arrow, coin, cube_stack, die, disc, seat_mark, shield, tower


def drawn(*children: str) -> ElementTree.Element:
    """The children in a document, parsed."""
    markup = svg.document(*children, view=(0, 0, 100, 100), style=theme.style(), title="A <board> & more")
    return ElementTree.fromstring(markup)  # noqa: S314 - our own output


def test_text_and_attributes_are_escaped() -> None:
    made = svg.el("text", '<b>"&', data_name='"<&>', class_="x")
    assert made == '<text data-name="&quot;&lt;&amp;&gt;" class="x">&lt;b&gt;"&amp;</text>'


def test_markup_is_not_escaped_twice() -> None:
    assert svg.group(svg.text("a & b")).count("&amp;") == 1
    assert svg.Markup("<g/>") + "<" == "<g/>&lt;"


def test_numbers_are_short() -> None:
    assert [svg.num(v) for v in (3, 3.0, 0.123456, -0.001, 10.50)] == ["3", "3", "0.12", "0", "10.5"]


def test_an_id_used_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="pawn-1"):
        svg.document(svg.target("pawn-1"), svg.target("pawn-1"), view=(0, 0, 1, 1), style="", title="")


def test_a_target_has_hit_area_ring_and_place() -> None:
    made = ElementTree.fromstring(svg.target("pawn-2", at=(3, 4), choose="army:2", reach=9, tip="Anna & Bo"))  # noqa: S314
    assert made.attrib == {"id": "pawn-2", "class": "piece", "data-target": "army:2", "transform": "translate(3 4)"}
    assert [child.get("class") for child in made] == [None, "hit", "halo"]
    assert made[0].text == "Anna & Bo"


def test_every_piece_is_well_formed() -> None:
    seats = range(6)
    parts = [make(seat) for seat in seats for make in (seat_mark, tower, banner)]
    parts += [shield(seat, "cross", round_=bool(seat % 2)) for seat in seats]
    parts += [die(face) for face in range(1, 7)] + [coin(1), coin(5), disc("red", 6, "crown")]
    parts += [cube_stack(n, seat=1) for n in range(5)] + [cube_stack(4, fill="red")]
    parts += [block_arrow((0, 0), (30, 40), "red")] + [icon(name) for name in PATHS]
    drawn(*parts)


def test_the_six_seats_differ_without_colour() -> None:
    assert len({seat_mark(seat).replace(f"--g-s{seat + 1}", "") for seat in range(6)}) == 6


def test_cards_and_panels_are_well_formed() -> None:
    track = Track("vp", (0, 0, 400, 160), last=40)
    drawn(
        card("card-1", "Civil & War", "A long text " * 12, symbols=("sword", "coin"), corner="3", choose="card:1"),
        card_back("deck", count=9),
        sheet((0, 0, 10, 10), "Title"),
        space("tax", (0, 0, 40, 40), "Tax", choose="box:tax"),
        track.ground(),
        track.markers({0: 10, 1: 10, 2: 50}),
        table((0, 0, 90, 60), ("Seat", "Points"), (("Anna", "3"), (seat_mark(1), "4"))),
    )


def test_markers_on_one_space_stay_apart() -> None:
    for count in range(2, 7):
        places = spread(count, 40, 40, 6)
        assert len(set(places)) == count
        assert all(abs(x) <= 14 and abs(y) <= 14 for x, y in places)


def test_a_track_goes_round_past_its_end_and_waits_at_its_start() -> None:
    track = Track("vp", (0, 0, 400, 160), last=40)
    assert track.place(41) == track.place(1) == track.place(0)


def test_markers_lie_on_large_numbers_and_within_the_track() -> None:
    track = Track("vp", (0, 0, 260, 76), last=40, size=14)

    def marked(*scores: int) -> list[tuple[float, float]]:
        found = re.findall(r'id="vp-\d" [^>]*translate\(([-\d.]+) ([-\d.]+)\)', track.markers(dict(enumerate(scores))))
        return [(float(x), float(y)) for x, y in found]

    assert marked(24) == [track.place(24)], "in the middle of its space"
    crowd = [marked(score, score, score, score) for score in (11, 15, 20)]
    for places in crowd:
        assert all(b[0] - a[0] > 10 for a, b in pairwise(places)), "letters stay to be seen"
        assert all(8 < x < 252 for x, _ in places)
    assert sum(x for x, _ in crowd[1]) / 4 == pytest.approx(track.place(15)[0])
    assert track.markers({0: 1, 1: 2}).count('class="bold inset"') == 2, "a shape is seen from afar, no letter"


def test_wrapped_lines_fit() -> None:
    lines = svg.wrap("the quick brown fox jumps over the lazy dog", 80, 10)
    assert len(lines) > 1
    assert all(svg.text_width(line, 10) <= 80 for line in lines)


def test_the_style_follows_the_page_or_the_reader() -> None:
    assert "prefers-color-scheme" in theme.style()
    assert "--g-land:var(--land," in theme.style()


def test_a_game_brings_colours_that_nobody_else_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(theme, "_OWN", {})
    theme.own("ours", {"madder": ("#a33", "#c55")})
    assert theme.paint("madder") == "var(--g-madder)"
    assert "--madder:light-dark(#a33,#c55)" in theme.page_css()
    with pytest.raises(ValueError, match="theirs brings a colour 'madder', which ours has already"):
        theme.own("theirs", {"madder": ("#b44", "#b44")})
    with pytest.raises(ValueError, match="the common palette"):
        theme.own("theirs", {"land": ("#b44", "#b44")})


def test_an_unknown_paint_is_an_error() -> None:
    with pytest.raises(KeyError):
        theme.paint("mauve")
