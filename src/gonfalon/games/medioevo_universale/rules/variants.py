"""The starting auction of MEU-24.1: a realm and Honour Points bid for it."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.rules.honour import AUCTION
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.kernel.requests import Ask, Draw, Together
from gonfalon.kernel.state import Frame, Next

MOST: Final = 10


class RealmAuction(Frame):
    """Sealed offers of one realm and 0 to 10 HP; tied players offer once more, the rest is drawn."""

    STEPS: ClassVar[tuple[str, ...]] = ("offer", "give", "offer_again", "give_again", "draw", "link", "shift")

    offers: list[tuple[int, int, int]]  # seat, realm, honour
    tied: list[int]
    paid: list[int]

    def _ask(self, state: Position, seat: int, realms: list[int]) -> Ask:
        names = state.world().realms
        values = [f"offer:{names[realm]}-{honour}" for realm in realms for honour in range(MOST + 1)]
        return Ask(seat, values, "realm-offer", "MEU-24.1")

    def _read(self, state: Position, answers: list[tuple[int, str]]) -> None:
        state.reveal()
        self.offers = []
        for seat, answer in answers:
            realm, _, honour = answer[6:].partition("-")
            self.offers.append((seat, state.world().realms.index(realm), int(honour)))
            state.say("realm-offer", seat=seat, realm=f"realm:{realm}", honour=int(honour))

    def _award(self, state: Position) -> list[int]:
        """Every realm to the highest offer for it; those who tied for the best offer."""
        tied: list[int] = []
        for realm in sorted({realm for _, realm, _ in self.offers}):
            best = max([honour for _, wanted, honour in self.offers if wanted == realm])
            first = [seat for seat, wanted, honour in self.offers if wanted == realm and honour == best]
            if len(first) > 1:
                tied += first
                continue
            state.realm[first[0]] = realm
            self.paid[first[0]] = best
            state.say("realm", seat=first[0], realm=f"realm:{state.world().realms[realm]}")
        return tied

    def offer(self, state: Position) -> Next:
        realms = list(range(len(state.world().realms)))
        return Together([self._ask(state, seat, realms) for seat in range(state.seats)])

    def about_offer(self, state: Position, answer: str) -> dict[str, Any]:
        realm, _, honour = answer[6:].partition("-")
        return {"realm": f"realm:{realm}", "honour": int(honour)}

    def about_offer_again(self, state: Position, answer: str) -> dict[str, Any]:
        return self.about_offer(state, answer)

    def on_offer(self, state: Position, answers: list[tuple[int, str]]) -> None:
        self._read(state, answers)

    def give(self, state: Position) -> Next:
        self.tied = self._award(state)
        return None

    def _left(self, state: Position) -> list[int]:
        """For the second offer: neither taken nor tied on."""
        fought = [realm for seat, realm, _ in self.offers if seat in self.tied]
        return [r for r in range(len(state.world().realms)) if r not in state.realm and r not in fought]

    def offer_again(self, state: Position) -> Next:
        realms = self._left(state)
        return Together([self._ask(state, seat, realms) for seat in sorted(self.tied)] if realms else [])

    def on_offer_again(self, state: Position, answers: list[tuple[int, str]]) -> None:
        self._read(state, answers)

    def give_again(self, state: Position) -> Next:
        self._award(state)
        return None

    def draw(self, state: Position) -> Next:
        """Everybody still without a realm gets one at random."""
        if all(realm >= 0 for realm in state.realm):
            return None
        return Draw([r for r in range(len(state.world().realms)) if r not in state.realm], 1)

    def on_draw(self, state: Position, drawn: tuple[int, ...]) -> str:
        seat = next(seat for seat in range(state.seats) if state.realm[seat] < 0)
        state.realm[seat] = drawn[0]
        state.say("realm", seat=seat, realm=f"realm:{state.world().realms[drawn[0]]}")
        return "draw"

    def link(self, state: Position) -> Next:
        """A result that breaks MEU-2.7 is corrected: the last-ranked player gets a random linked realm."""
        last = self._last(state)
        if linked(state, state.realm):
            return None
        others = [realm for seat, realm in enumerate(state.realm) if seat != last]
        links = state.world().links
        fit = [r for r in range(len(links)) if r not in state.realm and linked(state, [*others, r])]
        near = [r for r in range(len(links)) if r not in state.realm and any(r in links[o] for o in others)]
        return Draw(fit or near, 1)

    def on_link(self, state: Position, drawn: tuple[int, ...]) -> None:
        last = self._last(state)
        state.realm[last], self.paid[last] = drawn[0], 0  # a random realm is free
        state.say("realm", seat=last, realm=f"realm:{state.world().realms[drawn[0]]}")

    def _last(self, state: Position) -> int:
        return max(range(state.seats), key=lambda seat: (-self.paid[seat], seat))

    def shift(self, state: Position) -> Next:
        """All markers move together so that the smallest payer stands on 10."""
        least = min(self.paid)
        for seat in range(state.seats):
            state.gain(seat, least - self.paid[seat], AUCTION)
        return None


def linked(state: Position, realms: list[int]) -> bool:
    """Whether these realms form one linked group (MEU-2.7)."""
    links = state.world().links
    found = [realms[0]]
    for realm in found:
        found += [other for other in links[realm] if other in realms and other not in found]
    return len(found) == len(realms)
