"""Discards: shown to all, then face down where nothing lies (C-Y2, C-Y3, C-Y4)."""

from collections.abc import Sequence
from itertools import compress
from operator import not_

from msgspec.structs import replace

from igroteka.kernel import Emit
from igroteka.parts.deck import without

from .actions import ClockworkAction, Discard, Keep, Lay
from .cards import FACES, HAND_LIMIT, NO_CARD
from .endphase import finish
from .events import Discarded, Kept, Laid
from .memory import all_see_leave
from .state import PLACES, Hand, State, with_hand, with_place

DISCARDS = tuple(map(Discard, range(len(FACES))))
LAYS = tuple(map(Lay, range(PLACES)))
KEEP = Keep()


def after_gaining(state: State, emit: Emit | None) -> State:
    """A discard is due only when the hand exceeds seven; some editions leave it open below."""
    if len(state.hands[state.turn]) > HAND_LIMIT or state.options.low_hand == "may_discard":
        return replace(state, stage="discard", asked=state.turn)
    return finish(state, emit)


def discards(state: State) -> Sequence[ClockworkAction]:
    hand = state.hands[state.asked]
    cards = tuple([DISCARDS[card] for card in dict.fromkeys(hand)])
    return cards if len(hand) > HAND_LIMIT else (*cards, KEEP)


def discard(state: State, card: int, emit: Emit | None) -> State:
    seat = state.asked
    hand = without(state.hands[seat], card)
    return show(state, with_hand(state.hands, seat, hand), card, emit)


def show(state: State, hands: tuple[Hand, ...], card: int, emit: Emit | None) -> State:
    """The card has left the hand; everybody looks at it until it is laid."""
    seat = state.asked
    if emit:
        emit(Discarded(seat, card), None, Discarded(seat), once=True)
    memory = all_see_leave(state.memory, seat, card)
    return replace(state, stage="lay", shown=card, hands=hands, memory=memory)


def free_places(state: State) -> tuple[Lay, ...]:
    return tuple(compress(LAYS, map(not_, state.table)))


def lay(state: State, place: int, emit: Emit | None) -> State:
    if emit:
        emit(Laid(state.asked, place))
    down = replace(
        state,
        table=with_place(state.table, place, state.shown),
        since=with_place(state.since, place, state.turns),
        shown=NO_CARD,
    )
    return finish(down, emit)


def keep(state: State, emit: Emit | None) -> State:
    if emit:
        emit(Kept(state.asked))
    return finish(state, emit)
