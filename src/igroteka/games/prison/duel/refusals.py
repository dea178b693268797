"""Why not: what only a duel asks, or asks of both sides (P-D1, P-5.7, P-7.1)."""

from collections.abc import Callable
from typing import Any

from igroteka.games.prison.actions import FightCard, Hide, Name, Pick, PlayCard, Put
from igroteka.games.prison.classes import Class
from igroteka.games.prison.figures.able import no
from igroteka.games.prison.floor.dungeon import PLACES
from igroteka.games.prison.icons import ACTIONS
from igroteka.games.prison.state import ASIDE, State
from igroteka.games.prison.tasks import PutToken
from igroteka.kernel import Refusal, Seat

from .fights import clash_of, held
from .opened import free_squares
from .set_up import BOTH, MOST_ON_A_ROOM, figure_of, has_room, to_hide

LEAST_NAMED, MOST_NAMED = 1, 6


def refuse_pick(state: State, seat: Seat, action: Pick) -> Refusal | None:
    if action.kind not in range(len(Class)):
        return no("P-D1", "picked")
    number = figure_of(seat, action.kind)
    return None if state.figures[number].square == ASIDE else no("P-D1", "picked")


def refuse_hide(state: State, seat: Seat, action: Hide) -> Refusal | None:
    if (action.number, action.thing) not in to_hide(state, seat):
        return no("P-D1", "not-to-hide")
    if action.place not in range(PLACES):
        return no("P-D1", "no-room")
    if not has_room(state, action.place):
        return no("P-D1", "room-full", most=MOST_ON_A_ROOM)
    return None


def refuse_put(state: State, _seat: Seat, action: Put) -> Refusal | None:
    task = state.agenda[0]
    assert isinstance(task, PutToken)
    return None if action.square in free_squares(state, task.place) else no("P-D1", "not-free")


def highest_played(state: State) -> int:
    """By either side; no card has come back to a hand before a 4 was played."""
    played = (value for side in BOTH for value in ACTIONS if value not in state.cards[side].actions)
    return max(played, default=min(ACTIONS) - 1)


def refuse_card(state: State, seat: Seat, action: PlayCard) -> Refusal | None:
    """At first at most one more than the highest so far (P-D1)."""
    if action.value not in state.cards[seat].actions:
        return no("P-3.2", "no-card", value=action.value)
    most = highest_played(state) + 1
    if state.cycle == 1 and action.value > most:
        return no("P-D1", "step-by-step", value=most)
    return None


def refuse_name(_state: State, _seat: Seat, action: Name) -> Refusal | None:
    if LEAST_NAMED <= action.value <= MOST_NAMED:
        return None
    return no("P-5.7", "no-such-card", value=action.value)


def refuse_fight_card(state: State, seat: Seat, action: FightCard) -> Refusal | None:
    if action.value not in state.cards[seat].fights:
        return no("P-7.1", "no-card", value=action.value)
    if action.value not in held(state, clash_of(state), seat):
        return no("P-5.7", "named", value=clash_of(state).named)
    return None


JUDGES: dict[type, Callable[[State, Seat, Any], Refusal | None]] = {
    Pick: refuse_pick,
    Hide: refuse_hide,
    Put: refuse_put,
    PlayCard: refuse_card,
    Name: refuse_name,
    FightCard: refuse_fight_card,
}
