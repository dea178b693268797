"""Challenges: a card shown in secret, one given for it, one given back (C-H1 to C-H8)."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from igroteka.kernel import Emit, Seat
from igroteka.parts.deck import without

from .actions import ClockworkAction, Demand, Give, Rest, Return
from .cards import FACES, FUEL, HAND_LIMIT, POWER, SCRAP, SET_OF, is_part
from .discards import show
from .endphase import finish
from .events import Demanded, Gave, Nothing, Returned, Scrapped
from .memory import all_see_leave, one_sees, passed
from .options import MOST_PLAYERS
from .sets import gain
from .state import Hand, State, with_hand

DEMANDS = tuple(
    tuple(Demand(Seat(seat), card) for card in range(len(FACES))) for seat in range(MOST_PLAYERS)
)
GIFTS = tuple(map(Give, range(len(FACES))))
RETURNS = tuple(map(Return, range(len(FACES))))
REST = Rest()


@lru_cache(maxsize=1 << 14)
def demands(opponent: Seat, hand: Hand) -> tuple[Demand, ...]:
    """Any part held can be shown; fuel and power may be asked for without (C-H6)."""
    of = DEMANDS[opponent]
    return (*[of[card] for card in hand if card < FUEL], of[FUEL], of[POWER])


def demand(state: State, seat: Seat, of: Seat, card: int, emit: Emit | None) -> State:
    if emit:
        told = Demanded(seat, of, card, is_part(card))
        emit(told, (seat, of), Demanded(seat, of), once=True)
    both = state.options.end_special == "both"
    memory = state.memory
    if is_part(card):
        memory = one_sees(memory, of, seat, card, state.turns)
    asked = replace(
        state,
        asker=seat,
        giver=of,
        sought=card,
        memory=memory,
        may_demand=False,
        may_search=state.may_search and both,
    )
    if holds_any(state.hands[of], card):
        return replace(asked, stage="give", asked=of)
    return nothing_of_it(asked, seat, of, emit)


def holds_any(hand: Hand, card: int) -> bool:
    """Any card of the set that card belongs to."""
    number = SET_OF[card]
    for held in hand:  # noqa: SIM110 - half the time of `any`
        if SET_OF[held] == number:
            return True
    return False


def nothing_of_it(state: State, seat: Seat, of: Seat, emit: Emit | None) -> State:
    """In the same turn the one asked in vain may demand in return (C-H5)."""
    if emit:
        emit(Nothing(of, seat))
    if state.countered or keeps_scrap(state, of):
        return finish(state, emit)
    return replace(state, stage="counter", asked=of, countered=True)


def keeps_scrap(state: State, seat: Seat) -> bool:
    """Some editions let only those demand in return who hold no scrap either (C-V9)."""
    return state.options.counter == "no_scrap_either" and SCRAP in state.hands[seat]


def counters(state: State) -> Sequence[ClockworkAction]:
    assert state.asker is not None
    return (*demands(state.asker, state.hands[state.asked]), REST)


def gifts(state: State) -> Sequence[Give]:
    """One of the set, the giver picks which; or scrap in its place (C-H2)."""
    hand, number = state.hands[state.asked], SET_OF[state.sought]
    wanted = (card for card in hand if SET_OF[card] == number or card == SCRAP)
    return tuple([GIFTS[card] for card in dict.fromkeys(wanted)])


def give(state: State, card: int, emit: Emit | None) -> State:
    giver, taker = state.asked, state.asker
    assert taker is not None
    given = replace(state, hands=with_hand(state.hands, giver, without(state.hands[giver], card)))
    if card == SCRAP:
        return scrap(given, giver, taker, emit)
    if emit:
        emit(Gave(giver, taker, card), (giver, taker), Gave(giver, taker), once=True)
    owes = len(state.hands[taker]) >= HAND_LIMIT
    memory = passed(state.memory, giver, taker, card, state.turns)
    taken = gain(replace(given, memory=memory), taker, card, emit)
    if taken.result:
        return taken
    return replace(taken, stage="return", asked=taker) if owes else finish(taken, emit)


def scrap(state: State, giver: Seat, taker: Seat, emit: Emit | None) -> State:
    """Out of the game, or discarded by the one who demanded (C-H4, C-V5)."""
    out = state.options.scrap_given == "out"
    if emit:
        emit(Scrapped(giver, taker, out), None, Gave(giver, taker), once=not out)
    gone = replace(state, memory=all_see_leave(state.memory, giver, SCRAP))
    if out:
        return finish(replace(gone, scrapped=state.scrapped + 1), emit)
    return show(replace(gone, asked=taker), gone.hands, SCRAP, emit)


def returns(state: State) -> Sequence[Return]:
    return tuple([RETURNS[card] for card in dict.fromkeys(state.hands[state.asked])])


def give_back(state: State, card: int, emit: Emit | None) -> State:
    giver, taker = state.asked, state.giver
    assert taker is not None
    if emit:
        emit(Returned(giver, taker, card), (giver, taker), Returned(giver, taker), once=True)
    hands = with_hand(state.hands, giver, without(state.hands[giver], card))
    memory = passed(state.memory, giver, taker, card, state.turns)
    back = gain(replace(state, hands=hands, memory=memory), taker, card, emit)
    return back if back.result else finish(back, emit)
