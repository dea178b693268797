"""How Prison ends: five points, nobody left, or no turns left (P-7.6, P-7.7, P-D1)."""

from typing import Literal

from msgspec.structs import replace

from igroteka.games.prison.events import Over
from igroteka.games.prison.icons import EASY_TO_HARD
from igroteka.games.prison.state import BLUE, FACE_DOWN, IN_BAG, NONE, SHOWN, YELLOW, State
from igroteka.kernel import Emit, Outcome, Seat

WIN = 5
MOST_TURNS = 60
YOU, NOBODY = (Seat(0),), ()
BEFORE_PLAY = ("lot", "starters", "hide")
CLEAR = 3
Advice = Literal["", "lower", "same", "higher"]
STILL_THERE = IN_BAG - 1  # in the bag or carried; all above stand on the floor


def judged(state: State, emit: Emit | None) -> State:
    """The first at 5 wins; whoever has nobody left has lost (P-7.6, P-7.7)."""
    ours, theirs = state.points
    if state.result or state.moving:
        return state
    if max(ours, theirs) >= WIN:
        winner = state.side if ours == theirs else YELLOW if ours > theirs else BLUE
        return over(state, winner, "P-7.6", "five", emit)
    if state.stage in BEFORE_PLAY:
        return state
    return forsaken(state, emit)


def forsaken(state: State, emit: Emit | None) -> State:
    """The NP has reinforcements. R: in a duel with nobody left on either side points decide."""
    ours = anybody(state, YELLOW)
    theirs = state.mode == "solo" or anybody(state, BLUE)
    if ours and theirs:
        return state
    winner = ahead(state) if ours == theirs else YELLOW if ours else BLUE
    return over(state, winner, "P-7.7", "nobody", emit)


def anybody(state: State, side: int) -> bool:
    return any(f.side == side and is_there(f.square) for f in state.figures)


def is_there(square: int) -> bool:
    return square >= STILL_THERE or square == SHOWN or square <= FACE_DOWN


def out_of_turns(state: State, emit: Emit | None) -> State:
    """Alone one has lost without five points (P-7.7); in a duel the higher score wins (P-D1)."""
    if state.mode == "solo":
        return over(state, BLUE, "P-7.7", "late", emit)
    return over(state, ahead(state), "P-D1", "turns", emit)


def ahead(state: State) -> int:
    ours, theirs = state.points
    return NONE if ours == theirs else YELLOW if ours > theirs else BLUE


def over(state: State, winner: int, clause: str, how: str, emit: Emit | None) -> State:
    if emit:
        emit(Over(winner, state.points))
    result = Outcome(winners(state, winner), reason(state, winner, how), clause, scores(state))
    return replace(state, stage="over", result=result, agenda=(), moving=None)


def winners(state: State, winner: int) -> tuple[Seat, ...]:
    if state.mode == "solo":
        return YOU if winner == YELLOW else NOBODY
    return NOBODY if winner == NONE else (Seat(winner),)


def reason(state: State, winner: int, how: str) -> str:
    if state.mode == "solo":
        if how == "late":
            return "prison-over-late"
        return "prison-over-won" if winner == YELLOW else "prison-over-lost"
    return "prison-over-draw" if winner == NONE else f"prison-over-{how}"


def scores(state: State) -> tuple[int, ...]:
    """One for each seat."""
    return state.points if state.mode == "duel" else state.points[:1]


def advice(state: State) -> Advice:
    """Which level to try next (P-7.8); at either end of the scale there is no other."""
    if state.mode == "duel" or not state.result:
        return ""
    margin = state.points[YELLOW] - state.points[BLUE]
    if state.result.winners and margin >= CLEAR and state.level != EASY_TO_HARD[-1]:
        return "higher"
    return "lower" if margin <= -CLEAR and state.level != EASY_TO_HARD[0] else "same"
