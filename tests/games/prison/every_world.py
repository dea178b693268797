"""The worlds of a walker with nothing left out: whoever was crossed makes a world of its own.

Slow, and sure to miss nothing: in a crowd of loaded friends there are thousands.
"""

from collections.abc import Iterator

from igroteka.games.prison.figures.scene import loaded, scene
from igroteka.games.prison.floor.crowd import crowd
from igroteka.games.prison.npc.footing import OUT, dearer
from igroteka.games.prison.npc.ways import Ways
from igroteka.games.prison.state import State


class EveryWorld(Ways):
    def one_world(self, state: State) -> State:
        return state

    def meetings(self, state: State) -> int:
        out = OUT[state.figures[self.number].side]
        return (dearer(state, self.number) | crowd(partners(state, self.number))) & ~out


def partners(state: State, number: int) -> Iterator[int]:
    """Friends it has not crossed, if either has something in its hands (P-9.24)."""
    assert state.errand
    for square, other in scene(state).standing.items():
        friend = state.figures[other].side == state.figures[number].side and other != number
        burdened = loaded(state, number) or loaded(state, other)
        if friend and burdened and other not in state.errand.crossed:
            yield square
