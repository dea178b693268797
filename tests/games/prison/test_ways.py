"""The ways of NPC against a second, slow telling of them, in positions anyhow."""

from collections.abc import Iterable, Iterator

import pytest
from msgspec.structs import replace

from igroteka.games.prison import Prison
from igroteka.games.prison.npc.ways import Ways
from igroteka.games.prison.state import State
from igroteka.kernel import CHANCE, NP, stream

from .plain_ways import Cost, End, cheapest
from .scatter import WALKER, scattered

GAME = Prison()
NOW_AND_THEN = 0.1


def found(
    state: State, number: int, ap: int, points: int, kind: type[Ways] = Ways
) -> dict[End, Cost]:
    ways = kind(state, number)
    stays = list(ways.stays(ap, points))
    return least(
        (stay.square if stay.out else ways.there(stay), (stay.ap, stay.squares)) for stay in stays
    )


def least(ends: Iterable[tuple[End, Cost]]) -> dict[End, Cost]:
    """Whom it crossed without a swap makes no difference to where it is."""
    found = dict[End, Cost]()
    for end, cost in ends:
        key = end if isinstance(end, int) else replace(end, errand=None)
        found[key] = min(found.get(key, cost), cost)
    return found


@pytest.mark.clause("P-9.16", "P-9.17", "P-9.24")
@pytest.mark.parametrize("seed", range(60))
def test_every_way_costs_what_the_slow_telling_says(seed: int) -> None:
    rng = stream("ways", seed)
    state = scattered(rng)
    ap, points = rng.choice((1, 2, 3)), rng.choice((0, 0, 2))
    assert found(state, WALKER, ap, points) == least(cheapest(state, WALKER, ap, points).items())


@pytest.mark.clause("P-9.5", "P-9.25", "P-10.4")
@pytest.mark.parametrize("seed", range(6))
def test_every_way_in_random_games_costs_what_the_slow_telling_says(seed: int) -> None:
    for state in decisions(seed):
        assert state.errand
        number = state.errand.figure
        assert found(state, number, 2, 0) == least(cheapest(state, number, 2).items())


def decisions(seed: int) -> Iterator[State]:
    """Now and then a position in which an NPC makes up its mind."""
    rng, state = stream("decisions", seed), GAME.start(1, GAME.settle(1, {"level": "black"}))
    while active := GAME.active(state):
        seat = active[0]
        if seat == NP and state.errand and not state.errand.done and rng.random() < NOW_AND_THEN:
            yield state
        chance = seat == CHANCE
        action = GAME.draw(state, rng) if chance else rng.choice(GAME.legal(state, seat))
        state = GAME.apply(state, seat, action)
