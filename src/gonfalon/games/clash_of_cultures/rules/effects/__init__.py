"""What every effect does at its moments, beside one another by kind (section 37)."""

from gonfalon.games.clash_of_cultures.rules.effects import agriculture as agriculture
from gonfalon.games.clash_of_cultures.rules.effects import seafaring as seafaring
from gonfalon.games.clash_of_cultures.rules.effects import warfare as warfare
