"""The table of section 37: every moment of the procedure, and every effect under its code (COC-37.2).

All effects are declared here in the order of the data, so that the bits a seat has follow from its boards
(``Position.held``); what an effect does stands in the module of its kind, in ``effects``. Where a moment both asks
something and lets something happen, its second half has the same name with a part behind a stroke.
"""

from typing import Final

from gonfalon.games.clash_of_cultures.content import find
from gonfalon.games.clash_of_cultures.content.names import PIECE_NAMES
from gonfalon.games.clash_of_cultures.rules.citations import cited
from gonfalon.kernel.moments import Table

TABLE: Final = Table("clash_of_cultures")
_WORLD: Final = find("")

# -- effects, in the order of their bits -------------------------------------------------------------

for _name in _WORLD.advances:
    TABLE.effect("a:" + _name, cited("a", _name), "advance:" + _name)
CIV_BITS: Final = len(TABLE.effects)
for _name in _WORLD.civ_advances:
    TABLE.effect("v:" + _name, cited("v", _name), "civ_advance:" + _name)
LEADER_BITS: Final = len(TABLE.effects)
for _name in _WORLD.leaders:
    TABLE.effect(f"l:{_name}.1", cited("l", _name), "leader:" + _name)
    TABLE.effect(f"l:{_name}.2", cited("l", _name), "leader:" + _name)
WONDER_BITS: Final = len(TABLE.effects)
for _name in _WORLD.wonders:
    TABLE.effect("w:" + _name, cited("w", _name), "wonder:" + _name)
EVENT_BITS: Final = len(TABLE.effects)
for _name in _WORLD.events:
    TABLE.effect("e:" + _name, cited("e", _name), "event:" + _name)
OPEN_BITS: Final = len(TABLE.effects)
for _name in PIECE_NAMES[1:]:
    TABLE.effect("b:" + _name, cited("b", _name), "building:" + _name)
for _name in _WORLD.titles:
    TABLE.effect("c:" + _name, cited("c", _name), "title:" + _name)
for _name in _WORLD.tactics:
    TABLE.effect("t:" + _name, cited("t", _name), "tactic:" + _name)
for _name in _WORLD.objectives:
    TABLE.effect("o:" + _name, cited("o", _name), "objective:" + _name)


def _cards_in_passing() -> int:
    """Events that never lie open on the table: resolved at once, or played from a hand."""
    bits = 0
    for number, stays in enumerate(_WORLD.event_stays):
        if not stays or _WORLD.event_person[number] == "hand":
            bits |= 1 << (EVENT_BITS + number)
    return bits


#: Buildings and cards listen for everybody: whoever opens their moment has looked at the city or the hand. So do the
#: wonders that work for others than the owner of their city: they look for themselves where they stand.
_OPEN_WONDERS: Final = sum(
    [1 << (WONDER_BITS + wonder) for wonder, is_open in enumerate(_WORLD.wonder_open) if is_open]
)
OPEN_EFFECTS: Final = ((1 << len(TABLE.effects)) - 1) ^ ((1 << OPEN_BITS) - 1) | _cards_in_passing() | _OPEN_WONDERS

# -- what is asked everywhere ------------------------------------------------------------------------

_value = TABLE.value
_question = TABLE.question
_procedure = TABLE.procedure
_R: Final = "COC-37.4"

OWN_ADVANCE: Final = _value("own.advance", "COC-34.3", ("union",))  # the bits of advances used but not owned
LIMIT_RESOURCE: Final = _value("limit.resource", "COC-4.1", ("storage", "dogma", "lifted"))  # matter: the good
LIMIT_STACK: Final = _value("limit.stack", "COC-1.9", ("higher",))  # matter: (space, a leader enters it)
LIMIT_SHIPS: Final = _value("limit.ships", "COC-14.4", ("capacity",))  # land units per ship; matter: the space
LIMIT_FLEET: Final = _value("limit.ships/shared", "COC-33.14", ("number",))  # ships in one space
PAY_ANY: Final = _value("pay.any", "COC-4.10", ("replacements",))  # a Bill

# -- the turn (section 3) ----------------------------------------------------------------------------

TURN_START: Final = _procedure("turn.start", "COC-3.3", ("lost", "interest", "start"))
TURN_CARDS: Final = _procedure("turn.start/cards", "COC-22.2")  # upper halves played before any action
TURN_ACTIONS: Final = _value("turn.actions", "COC-3.7", ("sum",))
WINDOW_FREE: Final = _procedure("window.free", "COC-3.6")
ARTS_PRICE: Final = _value("window.free/arts", "COC-31.34", ("replacements",))  # a Bill
#: What may be used at any time of the own turn: at its start, in a conflict, when an event is revealed (COC-34.3).
ANY_TIME: Final = _procedure("window.free/any", "COC-34.3")
WINDOW_ACTION: Final = _procedure("window.action", "COC-3.4")
ACTION_DONE: Final = _procedure("action.done", "COC-23.2")
TURN_END: Final = _procedure("turn.end", "COC-3.9")
CARD_ANNOUNCED: Final = _procedure("card.announced", "COC-22.10", ("how", "cancel"))  # matter: (card, seat, target)
CARD_FREE: Final = _question("card.announced/free", "COC-33.31")  # allowed: a card of 1 Action may be a free action
CARD_DISCARDED: Final = _question("card.discarded", "COC-34.5")  # allowed: under the pile
DRAW_ACTION: Final = _question("draw.action", "COC-34.5")  # allowed: the top of the discard pile may be taken
DRAW_OBJECTIVE: Final = _question("draw.objective", "COC-35.14")
DRAW_WONDER: Final = _procedure("draw.wonder", "COC-33.10", ("leader", "revealed"))

# -- advances and events (sections 7, 24, 25) --------------------------------------------------------

ADVANCE_COST: Final = _value(
    "advance.cost", "COC-4.9", ("waivers", "reductions", "replacements")
)  # a Bill; matter: the advance
#: Allowed: the cube comes from elsewhere. Matter: the advance and the id of the effect that gives it.
ADVANCE_CUBE: Final = _question("advance.cube", "COC-7.6")
CUBE_TAKEN: Final = _procedure("advance.cube/taken", "COC-7.6")  # matter: the advance and the effect whose cube it is
ADVANCE_GAINED: Final = _procedure(
    "advance.gained", "COC-7.5", ("acquiring", "philosophy", "education", "checks")
)  # matter: (advance, ideas and gold spent)
EVENT_DRAW: Final = _procedure("event.draw", "COC-24.14")
EVENT_PILE: Final = _question("event.draw/pile", "COC-34.5")  # allowed: the top of the discard pile may be taken
EVENT_REVEALED: Final = _procedure("event.revealed", "COC-33.2")  # matter: the event
EVENT_ICON: Final = _question("event.icon", "COC-33.14")  # ban: the icon has no effect; matter: the icon
BARBARIANS_MOVE: Final = _procedure("barbarians.move", "COC-25.18", ("dictator", "allies", "tribes"))
EVENT_IGNORE: Final = _question("event.ignore", "COC-24.6")  # matter: the event
EVENT_TEXT: Final = _procedure("event.text", "COC-24.3")  # matter: the drawer
EVENT_STAYS: Final = _question("event.text/stays", "COC-24.4")  # ban: it is discarded after all; matter: the event
EVENT_MOOD: Final = _procedure("event.mood", "COC-24.12", ("myths",))  # matter: (city, steps)
EVENT_LOSSES: Final = _procedure("event.mood/losses", "COC-24.12")  # when the text is finished
EVENT_OFFER: Final = _procedure("event.offer", "COC-24.11")  # what taking a great person does at once

# -- cities (sections 8 to 12) -----------------------------------------------------------------------

FOUND_OPTIONS: Final = _question("found.options", "COC-8.2")  # matter: (space, kind of the unit that founds)
CITY_FOUNDED: Final = _procedure("city.founded", "COC-0.15", ("own", "objectives"))  # matter: the space
ACTIVATION_OPTIONS: Final = _procedure("activation.options", "COC-9.1")  # matter: (city, purpose)
ACTIVATION_BAN: Final = _question("activation.options/ban", "COC-9.4")  # allowed: no more this turn; matter: the city
ACTIVATION_PAY: Final = _procedure("activation.number/pay", "COC-33.32")  # what enlarges a Recruit; matter: the city
ACTIVATION_ACTING: Final = _value("activation.options/mood", "COC-6.5", ("acting",))  # the mood it acts with; the same
ACTIVATION_SIZE: Final = _value("activation.number", "COC-10.1", ("size",))  # matter: (city, purpose)
ACTIVATION_MOOD: Final = _value("activation.number/mood", "COC-6.5", ("acting",))  # how the city acts; matter: the same
ACTIVATION_AFTER: Final = _value("activation.number/after", "COC-10.1", ("cards",))
ACTIVATION_DONE: Final = _procedure("activation.done", "COC-11.8")  # matter: (city, purpose)
COLLECT_BAN: Final = _question("collect.start/ban", "COC-31.44")  # allowed: no Collect any more this turn
COLLECT_START: Final = _procedure("collect.start", "COC-10.11", ("cards", "own"))  # matter: the city
COLLECT_OPTIONS: Final = _value("collect.options", "COC-10.3", ("goods",))  # bits of goods; matter: (city, space)
COLLECT_WHERE: Final = _question("collect.options/where", "COC-10.4")  # a space that is blocked; matter: the same
COLLECT_FAR: Final = _value("collect.options/far", "COC-31.5", ("spaces",))  # spaces two away that count; matter: city
COLLECT_EXTRA: Final = _value("collect.options/extra", "COC-33.3", ("spaces",))  # goods of further spaces; matter: city
COLLECT_REPEATED: Final = _question("collect.options/repeated", "COC-35.17")  # allowed: a space more than once
COLLECT_TOTAL: Final = _procedure("collect.total", "COC-10.11", ("fields", "rice", "education", "canals", "exchange"))
COLLECT_DONE: Final = _procedure("collect.done", "COC-10.11", ("captive", "pottery"))
CONSTRUCT_OPTIONS: Final = _question("construct.options", "COC-11.3")  # matter: (city, piece or -1 - wonder)
CONSTRUCT_MOOD: Final = _value("construct.options/mood", "COC-6.5", ("acting",))  # how the city acts; matter: the city
CONSTRUCT_COST: Final = _value(
    "construct.cost", "COC-4.9", ("waivers", "reductions", "replacements")
)  # a Bill; matter: (city, piece or -1 - wonder)
CONSTRUCT_REBATE: Final = _procedure("construct.cost/rebate", "COC-4.9")  # reductions of choice; matter: (city, piece)
CONSTRUCT_LEAST: Final = _value("construct.cost/least", "COC-4.9", ("reductions",))  # the same, as it helps most
CONSTRUCT_PAID: Final = _procedure("construct.cost/paid", "COC-11.8")  # matter: the same
CONSTRUCT_DONE: Final = _procedure("construct.done", "COC-11.8", ("piece", "own", "advances", "objectives"))
RECRUIT_OPTIONS: Final = _question("recruit.options", "COC-12.2")  # matter: (city, kind)
RECRUIT_COST: Final = _value("recruit.cost", "COC-12.7", ("price", "replacements"))  # a Bill; matter: (city, kinds)
RECRUIT_EXTRA: Final = _value(
    "recruit.cost/extra", "COC-12.7", ("kinds", "instead")
)  # bits of extra units; matter: (city, extras)
RECRUIT_INSTEAD: Final = _procedure("recruit.cost/instead", "COC-33.31")  # something else than an extra unit
RECRUIT_SPARED: Final = _question("recruit.cost/spared", "COC-33.31")  # allowed: it need not be placed; matter: kind
RECRUIT_SHARE: Final = _question("recruit.place/share", "COC-33.14")  # allowed: new ships may join pirates
RECRUIT_ROOM: Final = _value("recruit.place/room", "COC-12.3", ("more",))  # army units beyond the stack; matter: city
RECRUIT_PLACE: Final = _procedure("recruit.place", "COC-12.3")
RECRUIT_DONE: Final = _procedure("recruit.done", "COC-12.11", ("own", "objectives", "moves"))

# -- happiness, taxes, trade (sections 20, 31) -------------------------------------------------------

HAPPINESS_COST: Final = _value("happiness.cost", "COC-20.1", ("replacements",))  # a Bill; matter: the city
HAPPINESS_EXTRA: Final = _value("happiness.cost/extra", "COC-31.41", ("tokens",))  # a Bill due before, where it is free
HAPPINESS_INSTEAD: Final = _procedure("happiness.cost/instead", "COC-33.9")  # matter: the city
TAXES_INCOME: Final = _value("taxes.income", "COC-31.32", ("goods",))  # bits of goods
TRADE_LINKS: Final = _question("trade.links", "COC-31.28")  # matter: (space, unit kind or -1, city)
TRADE_CARD: Final = _procedure("trade.links/card", "COC-35.12")  # a use given by a card; matter: its effect
TRADE_SOURCES: Final = _question("trade.links/source", "COC-31.28")  # further sources; matter: (space, kind or -1)
TRADE_REACH: Final = _value("trade.links/reach", "COC-31.28", ("steps",))  # matter: the link
TRADE_LIMIT: Final = _value("trade.links/limit", "COC-31.28", ("number",))  # matter: the links chosen so far
TRADE_INCOME: Final = _value(
    "trade.income", "COC-31.29", ("goods", "limits")
)  # bits of goods; matter: (source, kind, city)
TRADE_EXTRA: Final = _procedure("trade.income/extra", "COC-31.29")  # matter: the links
TRADE_DONE: Final = _procedure("trade.done", "COC-31.31", ("markets", "raiding"))

# -- movement and exploration (sections 13 to 15) ----------------------------------------------------

MOVE_OPTIONS: Final = _question("move.options", "COC-13.6")  # matter: see march
MOVE_EXTRA: Final = _procedure("move.options/extra", "COC-13.1")  # other things that move as one of the squads
MOVE_RANGE: Final = _value("move.options/roads", "COC-31.8", ("steps",))
MOVE_PENALTY: Final = _value("move.penalty", "COC-13.7", ("lifted",))  # bits of marks; matter: (squad, way, kind)
BATTLE: Final = "battle"  # ... or, without a squad, BATTLE for the way: of those who took part in a conflict
MOVE_CARD: Final = _procedure("move.options/card", "COC-35.11")  # a Move action given by a card; matter: its effect
ATTACK_DECLARE: Final = _question("attack.declare", "COC-13.11")  # bans; matter: (squad, space)
#: A Bill; matter: (attacker, space, whether barbarians are sent there).
ATTACK_PRICE: Final = _value("attack.declare/pay", "COC-13.11", ("tokens",))
ATTACK_PAID: Final = _procedure("attack.declare/paid", "COC-35.24")  # matter: (attacker, space, barbarians are sent)
ATTACK_SHARE: Final = _question("attack.declare/share", "COC-33.14")  # allowed: pirates may be left in peace
MOVE_ENTERED: Final = _procedure("move.entered", "COC-0.15")  # matter: (space, leader in the squad)
EXPLORE_CARD: Final = _procedure("explore.card", "COC-15.8")  # matter: the effect of the card
MOVE_DONE: Final = _procedure("move.done", "COC-31.14", ("own", "mood"))  # matter: what moved, as bits

# -- conflicts (sections 16 to 19) -------------------------------------------------------------------

CONFLICT_START: Final = _procedure("conflict.start", "COC-16.3", ("noted", "own"))
CONFLICT_NOTED: Final = _value(
    "conflict.start/noted", "COC-16.3", ("noted",)
)  # what is remembered; matter: the conflict
CONFLICT_PRICE: Final = _value("conflict.start/price", "COC-31.21", ("waivers",))  # a Bill; matter: the effect paid for
CONFLICT_WALL: Final = _question("conflict.start/wall", "COC-34.8")  # allowed: the barbarians lose at once
ROUND_START: Final = _procedure("round.start", "COC-33.48")
ROUND_CARDS: Final = _question("round.cards", "COC-16.5")  # whether a side may put down a card; matter: the conflict
#: Asked of a side about the other one: allowed means that the enemy may put down none. Matter: the conflict.
ROUND_LOYAL: Final = _question("round.cards/loyal", "COC-33.18")  # allowed: this seat plays cards for barbarians
ROUND_SILENCE: Final = _question("round.cards/enemy", "COC-16.5")
ROUND_REVEAL: Final = _procedure("round.reveal", "COC-16.6", ("strategist", "scouts", "martyr", "others", "last"))
ROLL_BEFORE: Final = _procedure("roll.before", "COC-16.6")
ROLL_DICE: Final = _value("roll.dice", "COC-16.7", ("sum",))
#: Asked of a side about the other one: allowed means that the enemy has no clash abilities. Matter: the conflict.
ROLL_CLASH: Final = _question("roll.clash", "COC-16.8")
ROLL_SELF: Final = _question("roll.clash/self", "COC-16.8")  # allowed: a side may not use its own; matter: the conflict
ROLL_CAVALRY: Final = _value("roll.clash/cavalry", "COC-16.9", ("best",))  # what the first activated cavalry adds
ROLL_VALUE: Final = _value("roll.value", "COC-16.11", ("bonus",))  # matter: the conflict
#: Asked of a side about the other one: the most its bonuses may add (COC-16.21), and what is taken off its value.
ROLL_LIMIT: Final = _value("roll.value/limit", "COC-16.21", ("limits",))
ROLL_MINUS: Final = _value("roll.value/minus", "COC-16.11", ("minus",))
ROLL_AFTER: Final = _procedure("roll.after", "COC-16.20")
HITS_CANCEL: Final = _value("hits.cancel", "COC-16.20", ("automatic",))
HITS_PAID: Final = _procedure("hits.cancel/paid", "COC-16.20")
LOSSES_CHOICE: Final = _question("losses.choice", "COC-33.14")
LOSSES_DONE: Final = _procedure("losses.done", "COC-16.12")
ROUND_END: Final = _procedure("round.end", "COC-16.16")  # before the attacker's choice
ROUND_END_OWN: Final = _procedure("round.end/own", "COC-33.15")  # after the attacker has chosen to go on
CONQUEST_PIECES: Final = _question("conquest.pieces", "COC-17.2")  # allowed: keeps its colour; matter: (city, piece)
CONQUEST_MOOD: Final = _procedure("conquest.mood", "COC-17.5")
CONFLICT_WON: Final = _procedure("conflict.won", "COC-16.22")
CONFLICT_LOST: Final = _procedure("conflict.lost", "COC-16.22")
CONFLICT_ANY: Final = _procedure("conflict.any", "COC-16.22", ("own", "last"))
CONFLICT_AFTER: Final = _procedure("conflict.after", "COC-16.22")
CONFLICT_CARDS: Final = _procedure("conflict.after/cards", "COC-22.2")  # upper halves played after a conflict
LEADER_ELIMINATED: Final = _procedure("leader.eliminated", "COC-32.6")

# -- influence, governments, Status Phase, scoring ---------------------------------------------------

INFLUENCE_SOURCE: Final = _question("influence.source", "COC-21.1")  # matter: the space
INFLUENCE_TARGET: Final = _question("influence.target", "COC-21.6")  # further targets; matter: (source, target space)
#: Asked of the owner of a city (piece 0) or of a building's colour: allowed means that it cannot be the target.
INFLUENCE_BAN: Final = _question("influence.target/ban", "COC-21.6")
INFLUENCE_RANGE: Final = _value("influence.range", "COC-21.1", ("sum",))  # matter: the source
INFLUENCE_BOOST: Final = _question(
    "influence.boost", "COC-21.11"
)  # asked of the owner; allowed: no boost; matter: city
INFLUENCE_ROLL: Final = _value("influence.roll", "COC-21.5", ("added",))
INFLUENCE_NAMED: Final = _procedure("influence.roll/named", "COC-33.52")  # what is named before the roll
INFLUENCE_AGAIN: Final = _procedure("influence.roll/again", "COC-33.52")
INFLUENCE_SUCCESS: Final = _procedure("influence.success", "COC-21.6")  # in place of an exchange; matter: the target
INFLUENCE_REWARDS: Final = _procedure("influence.success/own", "COC-31.51")  # matter: the source
GOVERNMENT_CHANGE: Final = _procedure("government.change", "COC-29.5")
STATUS_OBJECTIVES: Final = _procedure("status.objectives", "COC-28.2")
STATUS_FIRST_PLAYER: Final = _question("status.first_player", "COC-28.10")  # allowed: this seat chooses
SCORE_PIECES: Final = _value("score.pieces", "COC-30.3", ("sum",))  # half points
SCORE_ADVANCES: Final = _value("score.advances", "COC-30.3", ("sum",))
SCORE_OBJECTIVES: Final = _value("score.objectives", "COC-30.3", ("sum",))
SCORE_WONDERS: Final = _value("score.wonders", "COC-30.3", ("sum",))
SCORE_EVENTS: Final = _value("score.events", "COC-30.3", ("sum",))
SCORE_TIE: Final = _question("score.tie", "COC-34.6")
