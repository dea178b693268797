"""The unknown cards, dealt anew to the other hands, the piles and the forgotten places."""

from random import Random

from msgspec.structs import replace

from igroteka.kernel import Seat, players

from .cards import AIRSHIP, CODE, FLYING, FUEL, MACHINES, POWER, SET_OF
from .memory import Facts, holders
from .sets import holds_all
from .state import GUESSED, Hand, State


class Dealing:
    """`facts` are true and speak of different cards: somebody holds each of them."""

    def __init__(self, state: State, seat: Seat, forgotten: list[int], facts: Facts) -> None:
        self.state, self.forgotten = state, forgotten
        self.others = [other for other in players(state.seats) if other != seat]
        self.facts = sorted(facts, key=lambda fact: fact[1].bit_count())
        self.cards = self.unknown(facts)

    def unknown(self, facts: Facts) -> list[int]:
        """Sorted: where they truly are must not show in how they are dealt anew."""
        state = self.state
        cards = [card for other in self.others for card in state.hands[other]]
        for pile in state.piles:
            cards += pile
        cards += [state.table[place] for place in self.forgotten]
        for card, _, _ in facts:
            cards.remove(card)
        return sorted(cards)

    def world(self, rng: Random) -> State | None:
        """None where chance dealt a hand that cannot be."""
        held = self.held_for_sure(rng)
        if held is None:
            return None
        self.cards.sort(key=lambda _: rng.random())  # a third of the time of `shuffle`
        hands, at = list(self.state.hands), 0
        for other in self.others:
            known = held[other]
            size = len(hands[other]) - len(known)
            hands[other] = tuple(sorted(known + self.cards[at : at + size]))
            at += size
            if would_lie_open(hands[other], self.state.laid[other]):
                return None
        return self.with_the_rest(tuple(hands), at)

    def held_for_sure(self, rng: Random) -> dict[Seat, list[int]] | None:
        """Each fact's card goes to one of its holders who has room; the narrowest facts first."""
        held: dict[Seat, list[int]] = {other: [] for other in self.others}
        for card, mask, _ in self.facts:
            able = [h for h in holders(mask) if len(held[h]) < len(self.state.hands[h])]
            if not able:
                return None
            held[able[0] if len(able) == 1 else rng.choice(able)].append(card)
        return held

    def with_the_rest(self, hands: tuple[Hand, ...], at: int) -> State:
        state, cards = self.state, self.cards
        piles = []
        for pile in state.piles:
            piles.append(tuple(cards[at : at + len(pile)]))
            at += len(pile)
        if not self.forgotten:
            return replace(state, hands=hands, piles=tuple(piles))
        table, since = list(state.table), list(state.since)
        for place, card in zip(self.forgotten, cards[at:], strict=True):
            table[place], since[place] = card, GUESSED
        return replace(
            state, hands=hands, piles=tuple(piles), table=tuple(table), since=tuple(since)
        )


def would_lie_open(hand: Hand, laid: tuple[int, ...]) -> bool:
    """A complete machine, or what would have won."""
    for first, last in zip(hand, hand[3:], strict=False):
        if SET_OF[first] == SET_OF[last] and SET_OF[first] in MACHINES:
            return True
    if laid and FUEL in hand and any(s in FLYING for s in laid) and any(s in CODE for s in laid):
        return True
    return POWER in hand and holds_all(hand, AIRSHIP)
