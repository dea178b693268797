"""What can be done with one action, as a whole: a move to its end, an attack up to its cards."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from igroteka.games.prison.actions import Attack, Begin, Pass
from igroteka.games.prison.figures.scene import floor, scene
from igroteka.games.prison.floor.dungeon import BESIDE, NOWHERE
from igroteka.games.prison.rules import Prison
from igroteka.games.prison.state import State
from igroteka.games.prison.tasks import Clash
from igroteka.kernel import Seat

from .cards import best_card, called_by_np
from .lanes import gait_of, lane
from .reach import Walk, walks, walks_on
from .weights import WEIGHTS, Weights
from .worth import FAR_LINE, score

PRISON = Prison()


class Deed(Struct, frozen=True):
    """`after` is the position when it is done, or when chance or a card is needed first."""

    actions: tuple[Any, ...]
    after: State
    score: float

    @property
    def goes_on(self) -> bool:
        """Whether the turn goes on without a die or a card."""
        return not self.after.agenda and self.after.stage == "act"


def deeds(state: State, seat: Seat, side: int, ends: int, by: Weights = WEIGHTS) -> list[Deed]:
    """All that can be begun now; of each figure's moves only the most promising ends."""
    found = []
    legal = PRISON.legal(state, seat)
    if state.moving:
        ways = [walk for walk in walks_on(state) if walk.actions[0] in legal]
        return [
            done(state, seat, side, walk.actions, by) for walk in promising(state, ways, side, ends)
        ]
    for action in legal:
        if isinstance(action, Begin):
            chosen = promising(state, walks(state, action.figure), side, ends)
            found += [done(state, seat, side, walk.actions, by) for walk in chosen]
        elif not isinstance(action, Pass):
            found.append(done(state, seat, side, (action,), by))
    return found


def done(state: State, seat: Seat, side: int, actions: Sequence[Any], by: Weights) -> Deed:
    after = state
    for action in actions:
        after = PRISON.apply(after, seat, action)
    return Deed(tuple(actions), after, value(after, actions[-1], side, by))


def value(after: State, last: Any, side: int, by: Weights) -> float:
    """A fight is worth what its best card makes of it."""
    task = after.agenda[0] if after.agenda else None
    if isinstance(last, Attack) and isinstance(task, Clash) and not task.shown:
        return best_card(after, task, side, by).score - called_by_np(after, by.prices)
    return score(after, side, by)


def promising(state: State, found: Sequence[Walk], side: int, ends: int) -> list[Walk]:
    """The nearest to the exit first, then whatever there is something to do at."""
    if not found:
        return []
    figure = state.figures[found[0].figure]
    far = lane(state.dungeon, FAR_LINE[side], gait_of(figure.kind))
    marked = floor(state).gears.union(spots(state, side))
    ranked = sorted(found, key=lambda walk: far[walk.square] - 3 * (walk.square in marked))
    return ranked[:ends]


def spots(state: State, side: int) -> Iterator[int]:
    """Beside foes who stand or lie, and wherever something lies."""
    here = scene(state)
    yield from here.things
    for number in here.standing.values():
        if state.figures[number].side != side:
            yield from around(state.figures[number].square)
    for square in here.lying:
        yield from around(square)


def around(square: int) -> Iterator[int]:
    return (there for there in BESIDE[square] if there != NOWHERE)
