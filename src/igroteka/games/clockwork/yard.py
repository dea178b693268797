"""Scrapyards: take the top card, or challenge whoever is there (C-Y1)."""

from collections.abc import Sequence

from msgspec.structs import replace

from igroteka.kernel import Emit

from .actions import ClockworkAction, Rest, Take
from .board import is_yard
from .challenge import demands
from .dice import is_special
from .discards import after_gaining
from .endphase import end_turn, finish
from .events import Bare, Took
from .sets import gain
from .state import State, rival

TAKE = Take()
REST = Rest()


def has_card(state: State, field: int) -> bool:
    return is_yard(field) and bool(state.piles[field - 1])


def meet(state: State, exact: bool, emit: Emit | None) -> State:
    """On a field or in a scrapyard: whoever meets nobody takes a card, if there is one (C-T5)."""
    here = state.where[state.turn]
    if rival(state) is not None and (exact or may_challenge_inexact(state, here)):
        return replace(state, stage="arrive")
    if not is_yard(here):
        return end_turn(state, emit)
    if state.piles[here - 1]:
        return take(state, emit)
    if emit:
        emit(Bare(state.turn, here))
    return finish(state, emit)


def may_challenge_inexact(state: State, here: int) -> bool:
    return is_yard(here) and state.options.yard_challenge == "any_arrival"


def on_arrival(state: State) -> Sequence[ClockworkAction]:
    """Take a card or challenge; where there is none to take, one may leave it at that."""
    stay = staying(state)
    return stay if has_card(state, state.where[state.turn]) else (*stay, REST)


def staying(state: State) -> tuple[ClockworkAction, ...]:
    """What can be done where one stands (C-Y1, C-T4)."""
    seat, opponent = state.turn, rival(state)
    takes = (TAKE,) if has_card(state, state.where[seat]) else ()
    return takes if opponent is None else (*takes, *demands(opponent, state.hands[seat]))


def take(state: State, emit: Emit | None) -> State:
    seat, yard = state.turn, state.where[state.turn]
    *pile, card = state.piles[yard - 1]
    if emit:
        told = Took(seat, yard, len(pile), card)
        emit(told, (seat,), Took(seat, yard, len(pile)), once=True)
    piles = (*state.piles[: yard - 1], tuple(pile), *state.piles[yard:])
    taken = gain(replace(state, piles=piles, extra=extra_after(state)), seat, card, emit)
    return taken if taken.result else after_gaining(taken, emit)


def extra_after(state: State) -> str:
    """An ordinary turn that took a card, by a special throw (C-V2, `after`)."""
    due = state.options.special_throw == "after" and is_special(state.throw)
    return "due" if due and not state.extra else state.extra
