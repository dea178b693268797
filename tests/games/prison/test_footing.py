"""Crowds of squares say what the rules say square by square."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison.figures.jumping import landings, may_land
from igroteka.games.prison.figures.scene import floor, with_figure
from igroteka.games.prison.figures.walking import is_exit, may_stop, steps
from igroteka.games.prison.floor.crowd import crowd, jumped, squares_in, stepped
from igroteka.games.prison.floor.dungeon import SIZE
from igroteka.games.prison.npc.footing import footing, meetings
from igroteka.games.prison.npc.objects import on_the_way
from igroteka.games.prison.npc.ways import passes
from igroteka.kernel import stream

from .scatter import WALKER, scattered


@pytest.mark.clause("P-4.3", "P-4.6", "P-4.7")
@pytest.mark.parametrize("seed", range(60))
def test_one_may_enter_stop_and_land_where_the_rules_say(seed: int) -> None:
    state = scattered(stream("footing", seed))
    foot, side = footing(state, WALKER), state.figures[WALKER].side
    for square in (square for square in range(SIZE) if floor(state).open[square]):
        stops = not is_exit(side, square) and not may_stop(state, WALKER, square)
        assert bool(foot.enter >> square & 1) == passes(state, WALKER, square)
        assert bool(foot.stop >> square & 1) == stops
        assert bool(foot.land >> square & 1) == may_land(state, WALKER, square)


@pytest.mark.clause("P-4.4", "P-4.7", "P-5.6")
@pytest.mark.parametrize("seed", range(20))
def test_a_crowd_steps_and_jumps_as_each_of_its_squares_does(seed: int) -> None:
    state = scattered(stream("crowd", seed))
    foot = footing(state, WALKER)
    for square in (square for square in range(SIZE) if floor(state).open[square]):
        alone = 1 << square
        assert set(squares_in(stepped(alone, foot.walks))) == set(steps(state, WALKER)[square])
        landed = jumped(alone, foot.jumps, foot.over) & foot.land
        assert list(squares_in(landed)) == list(landings(state, WALKER, square))


@pytest.mark.clause("P-10.1", "P-9.24")
@pytest.mark.parametrize("seed", range(20))
def test_nothing_changes_hands_where_nobody_is_met(seed: int) -> None:
    state = scattered(stream("meetings", seed))
    elsewhere = ~meetings(state, WALKER) & crowd(range(SIZE))
    for square in squares_in(elsewhere):
        if floor(state).open[square] and not is_exit(state.figures[WALKER].side, square):
            there = with_figure(state, WALKER, square=square)
            after = on_the_way(there, WALKER, None)
            assert replace(after, errand=None) == replace(there, errand=None)
