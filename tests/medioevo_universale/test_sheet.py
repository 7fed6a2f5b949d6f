"""A realm's sheet tells its prisoners and its trade route."""

from tests.medioevo_universale.build import medioevo, position
from tests.support import rule


@rule("MEU-12.12", "MEU-14.15")
def test_a_sheet_names_the_prisoners_and_sets_the_destination_apart() -> None:
    match = medioevo(prisoners={(0, 1): "2 light"})
    plain = str(match.svg(1, "en"))
    assert plain.count("Prisoners") == 1  # on the sheet of their captor
    assert "Trade route" not in plain
    index = position(match).world().index
    position(match).route[0] = [
        index["bulgaria"] * 2 + 1,
        index["crimea"] * 2,
        index["thracia"] * 2,
        index["saraj"] * 2,
    ]
    assert "Trade route: Bulgaria ✓ · Crimea · Thracia → Saraj" in str(match.svg(0, "en"))
