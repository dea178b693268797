"""What a seat could believe: the cards it does not know, dealt anew (C-Y2, C-H8).

Kept are the facts its recall lets through and what everybody can infer at once: a complete set
would lie on the table, whoever is asked to give can give. Not inferred: that somebody once had no
card of a set, or held one when scrap was given for it.
"""

from random import Random

from msgspec import Struct
from msgspec.structs import replace

from igroteka.kernel import Recall, Seat, players

from .cards import AIRSHIP, CODE, FLYING, FUEL, MACHINES, POWER, SET_OF, is_part
from .challenge import holds_any
from .memory import Fact, Memory, holders, known_to
from .sets import holds_all
from .state import Hand, State

CHANGES = 200


class Known(Struct, frozen=True):
    """What is remembered: places of the table, and facts about hands."""

    places: frozenset[int]
    facts: tuple[Fact, ...]


def imagined(state: State, seat: Seat, rng: Random, recall: Recall) -> State:
    if state.stage in ("choose", "deal", "over"):
        return state
    known = recalled(state, seat, rng, recall)
    private = tuple(known.facts if s == seat else () for s in players(state.seats))
    base = replace(state, memory=Memory(private=private))
    pinned = (*known.facts, *in_everybodys_view(state, seat, known.facts))
    world = None
    while world is None:
        world = Dealing(base, seat, known.places, pinned, rng).world()
    return with_a_demand(world, seat, rng)


def recalled(state: State, seat: Seat, rng: Random, recall: Recall) -> Known:
    """A fact's age is counted in turns."""
    facts: list[tuple[int, int, Fact | None]] = [
        (turn, place, None)
        for place, (card, turn) in enumerate(zip(state.table, state.since, strict=True))
        if card
    ]
    facts += [(fact[2], -1, fact) for fact in known_to(state.memory, seat, state.hands[seat])]
    if recall.kind != "perfect":
        facts.sort(key=lambda fact: fact[0])
        facts = list(recall.lets_through(facts, [state.turns - fact[0] for fact in facts], rng))
    places = frozenset(place for _, place, fact in facts if fact is None)
    return Known(places, tuple(fact for _, _, fact in facts if fact is not None))


def in_everybodys_view(state: State, seat: Seat, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """Cards lying open or shown at this moment, even to those with no memory at all."""
    open_now: list[tuple[Seat, int]] = []
    if state.stage == "point" and is_part(state.sought):
        open_now.append((state.turn, state.sought))
    if state.stage == "swap" and state.found in state.hands[state.turn]:
        open_now.append((state.turn, state.found))
    if state.stage == "give" and seat == state.giver and is_part(state.sought):
        assert state.asker is not None
        open_now.append((state.asker, state.sought))
    remembered = {fact[:2] for fact in facts}
    return tuple(
        (card, 1 << holder, state.turns)
        for holder, card in open_now
        if holder != seat and (card, 1 << holder) not in remembered
    )


class Dealing:
    """Deals the unknown cards to the other hands, the piles and the forgotten places."""

    def __init__(
        self,
        state: State,
        seat: Seat,
        places: frozenset[int],
        pinned: tuple[Fact, ...],
        rng: Random,
    ) -> None:
        self.state, self.seat, self.rng = state, seat, rng
        self.others = [other for other in players(state.seats) if other != seat]
        self.forgotten = [p for p, card in enumerate(state.table) if card and p not in places]
        self.fixed = self.held_for_sure(pinned)
        self.cards = self.unknown(pinned)
        rng.shuffle(self.cards)

    def held_for_sure(self, pinned: tuple[Fact, ...]) -> dict[Seat, list[int]]:
        """Each fact's card goes to one of its holders who has room; the narrowest facts first."""
        room = {other: len(self.state.hands[other]) for other in self.others}
        narrow_first = sorted(pinned, key=lambda fact: fact[1].bit_count())
        while True:
            fixed: dict[Seat, list[int]] = {other: [] for other in self.others}
            for fact in narrow_first:
                able = [h for h in holders(fact[1]) if len(fixed[h]) < room[h]]
                if not able:
                    break
                fixed[self.rng.choice(able)].append(fact[0])
            else:
                return fixed

    def unknown(self, pinned: tuple[Fact, ...]) -> list[int]:
        state = self.state
        cards = [card for other in self.others for card in state.hands[other]]
        cards += [card for pile in state.piles for card in pile]
        cards += [state.table[place] for place in self.forgotten]
        for card, _, _ in pinned:
            cards.remove(card)
        return cards

    def world(self) -> State | None:
        """As dealt; while a hand shows what cannot be, its unknown cards change with others."""
        for _ in range(CHANGES):
            odd = self.odd_hand()
            if odd is None:
                return self.dealt()
            start, size = self.span(odd)
            if not size:
                return None
            here, there = start + self.rng.randrange(size), self.rng.randrange(len(self.cards))
            self.cards[here], self.cards[there] = self.cards[there], self.cards[here]
        return None

    def span(self, other: Seat) -> tuple[int, int]:
        """Where the unknown cards of that hand lie in the row of all."""
        sizes = [len(self.state.hands[o]) - len(self.fixed[o]) for o in self.others]
        at = self.others.index(other)
        return sum(sizes[:at]), sizes[at]

    def hand(self, other: Seat) -> Hand:
        start, size = self.span(other)
        return tuple(sorted((*self.fixed[other], *self.cards[start : start + size])))

    def odd_hand(self) -> Seat | None:
        hands = {other: self.hand(other) for other in self.others}
        for other, hand in hands.items():
            if self.would_lie_open(other, hand):
                return other
        state = self.state
        if state.stage == "give":
            assert state.asker is not None and state.giver is not None  # noqa: PT018
            hands[self.seat] = state.hands[self.seat]
            asker, giver = hands[state.asker], hands[state.giver]
            if not askable(state, self.seat, asker, giver):
                able = [o for o in (state.giver, state.asker) if o in self.others]
                return self.rng.choice(able)
        return None

    def would_lie_open(self, other: Seat, hand: Hand) -> bool:
        """A complete machine, or what would have won."""
        numbers = {SET_OF[card] for card in hand}
        if any(number in MACHINES and holds_all(hand, number) for number in numbers):
            return True
        laid = self.state.laid[other]
        if FUEL in hand and any(s in FLYING for s in laid) and any(s in CODE for s in laid):
            return True
        return POWER in hand and holds_all(hand, AIRSHIP)

    def dealt(self) -> State:
        state, cards = self.state, self.cards
        hands = list(state.hands)
        for other in self.others:
            hands[other] = self.hand(other)
        at = sum(self.span(other)[1] for other in self.others)
        piles = []
        for pile in state.piles:
            piles.append(tuple(cards[at : at + len(pile)]))
            at += len(pile)
        table = list(state.table)
        for place in self.forgotten:
            table[place] = cards[at]
            at += 1
        return replace(state, hands=tuple(hands), piles=tuple(piles), table=tuple(table))


def askable(state: State, seat: Seat, asker: Hand, giver: Hand) -> list[int]:
    """What may have been demanded, as far as that seat knows."""
    if seat in (state.asker, state.giver):
        return [state.sought] if holds_any(giver, state.sought) else []
    shown = [card for card in asker if is_part(card)]
    return [card for card in (*shown, FUEL, POWER) if holds_any(giver, card)]


def with_a_demand(world: State, seat: Seat, rng: Random) -> State:
    """A third player does not know what was demanded."""
    if world.asker is None or world.giver is None or seat in (world.asker, world.giver):
        return world
    if world.stage != "give":
        return replace(world, sought=0)
    asker, giver = world.hands[world.asker], world.hands[world.giver]
    return replace(world, sought=rng.choice(askable(world, seat, asker, giver)))
