"""Who learns something hidden by a move: they may not take it back."""

from igroteka.kernel import Seat, players

from .actions import ClockworkAction, Demand, Discard, Give, Point, Return, Seek, Swap
from .state import State


def reveals(state: State, seat: Seat, action: ClockworkAction, after: State) -> tuple[Seat, ...]:
    """By what they see: a card drawn by one, shown to two, or lying open to all."""
    everybody = players(state.seats)
    if after.laid != state.laid or after.result or isinstance(action, Point):
        return everybody
    match action:
        case Discard() | Swap() | Seek():
            return tuple(other for other in everybody if other != seat)
        case Demand(of):
            return (seat, of)
        case Give() | Return():
            return everybody if after.scrapped != state.scrapped else _the_two(state)
    return (seat,) if after.piles != state.piles else ()


def _the_two(state: State) -> tuple[Seat, ...]:
    return tuple(other for other in (state.asker, state.giver) if other is not None)
