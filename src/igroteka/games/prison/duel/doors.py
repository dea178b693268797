"""A duel's own doors: who is asked, what may be answered, what it does (P-D1)."""

from collections.abc import Callable, Iterator
from typing import Any

from igroteka.games.prison.actions import FightCard, Hide, Name, Pick, Put
from igroteka.games.prison.state import ASIDE, BLUE, YELLOW, State
from igroteka.games.prison.tasks import Clash, PutToken
from igroteka.kernel import Emit, Seat

from . import fights, opened, set_up
from .fights import clash_of
from .set_up import BOTH, is_picking


def asked(state: State) -> tuple[Seat, ...]:
    """Both pick starters at once, and both lay a card at once; else one side at a time."""
    if state.stage == "starters":
        return tuple(Seat(side) for side in BOTH if is_picking(state, side))
    task = state.agenda[0] if state.agenda else None
    if isinstance(task, PutToken):
        return (Seat(task.side),)
    if isinstance(task, Clash):
        return fights.asked(state, task)
    return (Seat(state.side),)


def thinkable(state: State, seat: Seat) -> Iterator[Hide | Put]:
    """What only a duel asks; all else is thought of as in the solo game."""
    task = state.agenda[0] if state.agenda else None
    if isinstance(task, PutToken):
        yield from map(Put, opened.free_squares(state, task.place))
    elif state.stage == "hide":
        yield from set_up.hidings(state, seat)


def reveals(state: State, seat: Seat, action: Any) -> tuple[Seat, ...]:
    """The last token turns the starters up, the second card shows both."""
    if state.mode == "solo":
        return ()
    last = isinstance(action, Hide) and len(set_up.tokens(state, ASIDE)) == 1
    second = isinstance(action, FightCard) and fights.asked(state, clash_of(state)) == (seat,)
    return (Seat(YELLOW), Seat(BLUE)) if last or second else ()


DOES: dict[type, Callable[[State, Seat, Any, Emit | None], State]] = {
    Pick: set_up.pick_in_secret,
    Hide: set_up.hide,
    Put: opened.put,
    Name: fights.name,
    FightCard: fights.lay_card,
}
