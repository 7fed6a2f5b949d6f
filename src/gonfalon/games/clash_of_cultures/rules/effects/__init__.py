"""What every effect does at its moments, beside one another by kind (section 37)."""

from gonfalon.games.clash_of_cultures.rules.effects import agriculture as agriculture
from gonfalon.games.clash_of_cultures.rules.effects import buildings as buildings
from gonfalon.games.clash_of_cultures.rules.effects import civ_maya as civ_maya
from gonfalon.games.clash_of_cultures.rules.effects import civ_persia as civ_persia
from gonfalon.games.clash_of_cultures.rules.effects import civ_phoenicia as civ_phoenicia
from gonfalon.games.clash_of_cultures.rules.effects import civ_rome as civ_rome
from gonfalon.games.clash_of_cultures.rules.effects import culture as culture
from gonfalon.games.clash_of_cultures.rules.effects import economy as economy
from gonfalon.games.clash_of_cultures.rules.effects import event_deeds as event_deeds
from gonfalon.games.clash_of_cultures.rules.effects import event_losses as event_losses
from gonfalon.games.clash_of_cultures.rules.effects import event_moods as event_moods
from gonfalon.games.clash_of_cultures.rules.effects import event_people as event_people
from gonfalon.games.clash_of_cultures.rules.effects import event_persons as event_persons
from gonfalon.games.clash_of_cultures.rules.effects import event_public as event_public
from gonfalon.games.clash_of_cultures.rules.effects import event_revolutions as event_revolutions
from gonfalon.games.clash_of_cultures.rules.effects import event_ruins as event_ruins
from gonfalon.games.clash_of_cultures.rules.effects import event_table as event_table
from gonfalon.games.clash_of_cultures.rules.effects import event_years as event_years
from gonfalon.games.clash_of_cultures.rules.effects import governments as governments
from gonfalon.games.clash_of_cultures.rules.effects import learning as learning
from gonfalon.games.clash_of_cultures.rules.effects import objectives_now as objectives_now
from gonfalon.games.clash_of_cultures.rules.effects import objectives_status as objectives_status
from gonfalon.games.clash_of_cultures.rules.effects import routes as routes
from gonfalon.games.clash_of_cultures.rules.effects import seafaring as seafaring
from gonfalon.games.clash_of_cultures.rules.effects import spirituality as spirituality
from gonfalon.games.clash_of_cultures.rules.effects import warfare as warfare
