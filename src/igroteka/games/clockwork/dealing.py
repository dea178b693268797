"""Before the first turn: characters, cards and the throw for the start (C-C1, C-C2, C-S1, C-S2)."""

from random import Random

from msgspec.structs import replace

from igroteka.kernel import Emit, Seat, players

from .actions import Choose, Deal, Dice, ThrowForStart
from .board import YARD_COUNT
from .cards import AIRSHIP, CODE, FLYING, HAND_LIMIT, LEFT_OUT, MACHINES, box_of
from .events import Boxed, Chosen, Dealt, Started
from .sets import lay_sets
from .state import State

CHARACTERS = range(1, 7)
NOBODY_YET = 0


def choosing(state: State) -> tuple[Seat, ...]:
    """Everybody who has no character yet, all at once."""
    return tuple(s for s in players(state.seats) if state.characters[s] == NOBODY_YET)


def free_characters(state: State) -> tuple[Choose, ...]:
    return tuple(Choose(who) for who in CHARACTERS if who not in state.characters)


def choose(state: State, seat: Seat, character: int, emit: Emit | None) -> State:
    if emit:
        emit(Chosen(seat, character))
    before, after = state.characters[:seat], state.characters[seat + 1 :]
    chosen = replace(state, characters=(*before, character, *after))
    return chosen if choosing(chosen) else replace(chosen, stage="deal")


def sampled_deal(state: State, rng: Random) -> Deal:
    """Which machines stay in the box is random (C-C2)."""
    flying, code, _, _ = LEFT_OUT[state.seats]
    out = (*sorted(rng.sample(FLYING, flying)), *sorted(rng.sample(CODE, code)))
    cards = list(box_of(state.seats, out))
    rng.shuffle(cards)
    hands = [tuple(sorted(cards[i :: state.seats][:HAND_LIMIT])) for i in range(state.seats)]
    rest = cards[HAND_LIMIT * state.seats :]
    return Deal(out, tuple(hands), tuple(tuple(rest[i::YARD_COUNT]) for i in range(YARD_COUNT)))


def share_out(state: State, deal: Deal, emit: Emit | None) -> State:
    """Sets dealt complete are laid at once; the airship with its power wins (C-S1, C-W3)."""
    if emit:
        _, _, fuel, scrap = LEFT_OUT[state.seats]
        emit(Boxed(deal.out, fuel, scrap))
        for seat in players(state.seats):
            hand = deal.hands[seat]
            emit(Dealt(seat, len(hand), hand), (seat,), Dealt(seat, len(hand)), once=True)
    dealt = replace(state, stage="start", out=deal.out, hands=deal.hands, piles=deal.piles)
    for seat in players(state.seats):
        for number in sorted((*MACHINES, AIRSHIP)):
            if dealt.result is None:
                dealt = lay_sets(dealt, seat, number, emit)
    return dealt


def sampled_start(state: State, rng: Random) -> ThrowForStart:
    rounds: list[tuple[Dice, ...]] = []
    contenders = players(state.seats)
    while len(contenders) > 1:
        rounds.append(tuple(_dice(state.options.start_dice, rng) for _ in contenders))
        contenders = _highest(contenders, rounds[-1])
    return ThrowForStart(tuple(rounds))


def _dice(count: int, rng: Random) -> Dice:
    return rng.randint(1, 6), rng.randint(1, 6) if count > 1 else 0


def _highest(contenders: tuple[Seat, ...], throws: tuple[Dice, ...]) -> tuple[Seat, ...]:
    best = max(map(sum, throws))
    return tuple(s for s, dice in zip(contenders, throws, strict=True) if sum(dice) == best)


def begin(state: State, thrown: ThrowForStart, emit: Emit | None) -> State:
    """The highest throw begins; those who tie throw again (C-S2)."""
    contenders = players(state.seats)
    for throws in thrown.rounds:
        contenders = _highest(contenders, throws)
    first = contenders[0]
    if emit:
        emit(Started(first, thrown.rounds))
    return replace(
        state, stage="throw", starter=first, turn=first, asked=first, starts=thrown.rounds
    )
