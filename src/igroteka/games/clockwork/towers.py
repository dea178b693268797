"""The Towers: searching the discards, and what the end phase allows there (C-R1 to C-R5, C-Z2)."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress

from msgspec.structs import replace

from igroteka.kernel import Emit
from igroteka.parts.deck import without

from .actions import ClockworkAction, Point, Rest, Seek, Swap
from .cards import FACES, FUEL, NO_CARD, POWER, SET_OF, is_part
from .challenge import demands
from .dice import is_special, lets_search
from .discards import after_gaining, show
from .endphase import can_act_at_the_towers, end_turn, finish
from .events import Lost, Sought, Swapped, Turned
from .memory import all_see, all_see_leave
from .sets import gain
from .state import PLACES, Hand, State, at_the_towers, with_hand, with_place

SEEKS = tuple(map(Seek, range(len(FACES))))
SWAPS = tuple(map(Swap, range(len(FACES))))
POINTS = tuple(map(Point, range(PLACES)))
REST = Rest()


def enter_towers(state: State, emit: Emit | None) -> State:
    """Arriving gives a search; in the end phase only by an odd throw or a double (C-Z1)."""
    may = not state.ending or lets_search(state.throw)
    return finish(replace(state, may_search=may), emit)


def wait_at_the_towers(state: State, emit: Emit | None) -> State:
    """The end phase: the throw says what one may do, or the turn is lost (C-Z2)."""
    if lets_search(state.throw):
        may_demand = is_special(state.throw)
        able = replace(state, stage="towers", may_search=True, may_demand=may_demand)
        if can_act_at_the_towers(able):
            return able
    if emit:
        emit(Lost(state.turn))
    return end_turn(state, emit)


@lru_cache(maxsize=1 << 14)
def seeks(hand: Hand) -> tuple[Seek, ...]:
    """Any part held can be shown; fuel and power are named (C-R4)."""
    return (*[SEEKS[card] for card in hand if card < FUEL], SEEKS[FUEL], SEEKS[POWER])


def acts(state: State) -> Sequence[ClockworkAction]:
    hand = state.hands[state.turn]
    able: list[ClockworkAction] = []
    if state.may_search and any(state.table):
        able += seeks(hand)
    if state.may_demand:
        for opponent in at_the_towers(state):
            able += demands(opponent, hand)
    return (*able, REST)


def seek(state: State, card: int, emit: Emit | None) -> State:
    """A part is shown to everybody; fuel and power are only named (C-R1, C-R4)."""
    seat, shown = state.turn, is_part(card)
    if emit:
        emit(Sought(seat, card, shown), None, Sought(seat, 0, shown), once=shown)
    memory = all_see(state.memory, seat, card, state.turns) if shown else state.memory
    both = state.options.end_special == "both"
    return replace(
        state,
        stage="point",
        sought=card,
        asker=None,
        giver=None,
        memory=memory,
        may_search=False,
        may_demand=state.may_demand and both,
    )


def discards_to_point_at(state: State) -> tuple[Point, ...]:
    return tuple(compress(POINTS, state.table))


def point(state: State, place: int, emit: Emit | None) -> State:
    """Turned up for all and taken, right or wrong (C-R2, C-R3)."""
    seat, card = state.turn, state.table[place]
    right = SET_OF[card] == SET_OF[state.sought]
    if emit:
        hidden = Turned(seat, place, right=right)
        emit(Turned(seat, place, card, right), None, hidden, once=True)
    open_ = replace(
        state,
        table=with_place(state.table, place, NO_CARD),
        memory=all_see(state.memory, seat, card, state.turns),
        found=card,
        gap=place,
    )
    taken = gain(open_, seat, card, emit)
    if taken.result:
        return taken
    return after_gaining(taken, emit) if right else wrong_pick(taken, emit)


def wrong_pick(state: State, emit: Emit | None) -> State:
    """The card shown goes down; where none was shown, one of the searcher's choice (C-R3, C-R4)."""
    seat = state.turn
    if not is_part(state.sought):
        return replace(state, stage="swap") if swaps(state) else finish(state, emit)
    if state.options.wrong_pick == "in_place":
        return swap(state, state.sought, emit)
    hand = without(state.hands[seat], state.sought)
    return show(state, with_hand(state.hands, seat, hand), state.sought, emit)


def swaps(state: State) -> Sequence[Swap]:
    """Any card but the one just found; a set completed by it is laid already."""
    hand = state.hands[state.turn]
    if state.found in hand:
        hand = without(hand, state.found)
    return tuple([SWAPS[card] for card in dict.fromkeys(hand)])


def swap(state: State, card: int, emit: Emit | None) -> State:
    seat = state.turn
    if emit:
        emit(Swapped(seat, state.gap, card), None, Swapped(seat, state.gap), once=True)
    hand = without(state.hands[seat], card)
    down = replace(
        state,
        table=with_place(state.table, state.gap, card),
        since=with_place(state.since, state.gap, state.turns),
        hands=with_hand(state.hands, seat, hand),
        memory=all_see_leave(state.memory, seat, card),
        shown=card,
    )
    return finish(down, emit)
