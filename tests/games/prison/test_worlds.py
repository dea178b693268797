"""Worlds left out because they make no difference, against all of them."""

import pytest

from igroteka.games.prison.classes import Kind
from igroteka.games.prison.npc import reach
from igroteka.games.prison.npc.mind import Mind, made_up
from igroteka.games.prison.npc.reach import hands_of
from igroteka.games.prison.npc.swaps import swappers
from igroteka.games.prison.npc.ways import Ways
from igroteka.games.prison.state import State
from igroteka.kernel import stream

from .every_world import EveryWorld
from .plain_ways import cheapest
from .round import WHO, at, lone
from .scatter import WALKER, crowded
from .table import with_npc, with_thing
from .test_ways import found, least

ONCE = 512  # worlds looked at when the search still had a limit
FULL = 8  # a crowd with thousands
WIDE = 5


def decided(state: State, kind: type[Ways], monkeypatch: pytest.MonkeyPatch) -> tuple[Mind, object]:
    """What it makes up its mind to do, and all that is equal to it."""
    monkeypatch.setattr(reach, "Ways", kind)
    mind = made_up(state)
    equal = {
        (plan.then, plan.ap, plan.squares, plan.end, plan.target, plan.side, plan.rank, held)
        for plan in mind.plans
        for held in [hands_of(mind.reach.ways.world(plan.stay))]
    }
    return mind, (mind.look, mind.goal, mind.budget, equal)


@pytest.mark.clause("P-9.18", "P-9.23", "P-9.24")
@pytest.mark.parametrize("seed", range(40))
def test_in_a_crowd_it_decides_as_if_it_had_looked_at_every_world(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = crowded(stream("crowd", seed))
    assert decided(state, Ways, monkeypatch)[1] == decided(state, EveryWorld, monkeypatch)[1]


@pytest.mark.clause("P-9.16", "P-9.24")
@pytest.mark.parametrize("seed", range(40))
def test_in_a_crowd_it_comes_to_every_end_at_the_cost_every_world_says(seed: int) -> None:
    state = crowded(stream("crowd", seed))
    assert found(state, WALKER, 4, 0) == found(state, WALKER, 4, 0, EveryWorld)


@pytest.mark.clause("P-9.16", "P-9.24")
@pytest.mark.parametrize("seed", range(12))
def test_in_a_crowd_every_way_costs_what_the_slow_telling_says(seed: int) -> None:
    state = crowded(stream("crowd", seed))
    assert found(state, WALKER, 2, 0) == least(cheapest(state, WALKER, 2).items())


def test_a_crowd_has_thousands_of_worlds_and_few_that_differ() -> None:
    state = crowded(stream("crowd", FULL))
    assert worlds(EveryWorld(state, WALKER)) > 4 * ONCE
    assert worlds(Ways(state, WALKER)) < ONCE


def worlds(ways: Ways) -> int:
    """How many there are within the AP of its first goal."""
    assert list(ways.stays(WIDE))
    return len(ways.worlds)


@pytest.mark.clause("P-9.24", "P-10.3")
def test_a_friend_crossed_matters_only_if_a_swap_could_still_come_of_it() -> None:
    """Xant ranks shield, key, fireball; Yom wants the fireball more, Hur-Ban neither."""
    state, yom = with_npc(lone("xant", at(15, 5), Kind.KEY), "yom", at(15, 7))
    state, hur_ban = with_npc(state, "hur_ban", at(15, 8))
    assert swappers(state, WHO, ()) == frozenset()
    empty, yom = with_npc(lone("xant", at(15, 5)), "yom", at(15, 7))
    empty, hur_ban = with_npc(empty, "hur_ban", at(15, 8))
    burning = with_thing(empty, Kind.FIREBALL, at(16, 5))
    assert swappers(burning, WHO, ()) == {yom}
    assert swappers(burning, WHO, (yom, hur_ban)) == {yom}


@pytest.mark.clause("P-10.1", "P-10.3")
def test_what_a_friend_would_leave_it_counts_among_what_it_may_come_to_carry() -> None:
    """Xant would have the shield of Artos, and Hur-Ban would not take it from him."""
    state, artos = with_npc(lone("xant", at(15, 5)), "artos", at(15, 7), Kind.SHIELD)
    state, _ = with_npc(state, "hur_ban", at(15, 8))
    assert swappers(state, WHO, ()) == {artos}
    state, amestin = with_npc(state, "amestin", at(15, 9), Kind.KEY)
    assert swappers(state, WHO, ()) == {artos, amestin}
    assert swappers(state, WHO, (artos,)) == {artos, amestin}
