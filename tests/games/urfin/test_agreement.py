"""The rules agree with a plain second telling of the march, over many random games."""

from random import Random

import pytest
from msgspec.structs import replace

from igroteka.games.urfin.actions import Grab, Put
from igroteka.games.urfin.country import country
from igroteka.games.urfin.parts import taken
from igroteka.games.urfin.state import Drawn, Soldier, State

from .naive import Man, World
from .table import GAME, LANES, WIDTH, A, end_build, play, start, throws

TURNS = 12
TRIES, NOWHERE = 40, -1
WALLS = ((15,), (16,), (17,))
TOWERS = tuple((base, roof) for base in range(6) for roof in range(6, 15))


def scattered(rng: Random, **options: str) -> State:
    """Soldiers anywhere before the city, those of roads 1 and 2 close to where these join."""
    near = (Soldier(1, 18 + rng.randrange(4)), Soldier(2, 15 + rng.randrange(5)))
    far = tuple(Soldier(road, rng.randrange(12)) for road in (3, 4))
    return replace(start(1, **options), soldiers=(*near, *far), stage="build", turn=1)


def building(state: State, rng: Random, world: World) -> State:
    """Walls before soldiers for the most part; towers would make an end of it too soon."""
    for _ in range(rng.choice((1, 2, 3))):
        kinds = TOWERS if rng.random() < 0.1 else WALLS
        there = [parts for parts in kinds if min(taken(state.bag, parts)) >= 0]
        cell = site(state, rng)
        if there and cell != NOWHERE:
            state = built_at(state, cell, rng.choice(there), rng)
            world.put(next(built for built in state.field if built.cell == cell))
    return state


def built_at(state: State, cell: int, parts: tuple[int, ...], rng: Random) -> State:
    drawn = tuple(Drawn(part, A) for part in parts)
    state = replace(state, bag=taken(state.bag, parts), drawn=drawn)
    for part in parts:
        state = play(state, Grab(part))
        puts = [put for put in GAME.legal(state, A) if isinstance(put, Put) and put.cell == cell]
        state = play(state, rng.choice(puts))
    return state


def site(state: State, rng: Random) -> int:
    """Right before a soldier, or a few cells ahead of it on its road."""
    ways = country(LANES).ways
    full = {ways[s.road][s.index] for s in state.soldiers} | {b.cell for b in state.field}
    for _ in range(TRIES):
        soldier = rng.choice(state.soldiers)
        ahead = soldier.index + rng.choice((1, 1, 2, 3, 4))
        cell = ways[soldier.road][min(ahead, len(ways[soldier.road]) - 2)]
        if cell not in full and country(LANES).map.ground[cell] in ".B":
            return cell
    return NOWHERE


def compare(state: State, world: World) -> None:
    assert [(s.road, s.index) for s in state.soldiers] == [(m.road, m.place) for m in world.men]
    assert [built.cell for built in state.field] == sorted(world.things)


@pytest.mark.clause("U-M1", "U-M3", "U-M4")
@pytest.mark.parametrize("slow", ["off", "on"])
@pytest.mark.parametrize("seed", range(60))
def test_the_basic_march_agrees(seed: int, slow: str) -> None:
    rng = Random(seed)
    state = scattered(rng, slow_breaking=slow)
    world = World(country(LANES).ways, WIDTH, adult=False, slow=slow == "on")
    world.men = [Man(soldier.road, soldier.index) for soldier in state.soldiers]
    for _ in range(TURNS):
        state = end_build(building(state, rng, world))
        world.march(dict.fromkeys((1, 2, 3, 4), 3))
        assert (state.result is not None) == (world.lost or not world.men)
        compare(state, world)
        if state.result:
            break
        state = replace(state, stage="build", done=(), grabs=(0,))


@pytest.mark.clause("U-A2", "U-A4", "U-F1")
@pytest.mark.parametrize("seed", range(60))
def test_the_grown_up_march_agrees(seed: int) -> None:
    rng = Random(seed)
    state = scattered(rng, game="adult")
    world = World(country(LANES).ways, WIDTH, adult=True, slow=False)
    world.men = [Man(soldier.road, soldier.index) for soldier in state.soldiers]
    for _ in range(TURNS):
        state = end_build(building(state, rng, world))
        pips = {soldier.road: rng.randint(1, 6) for soldier in state.soldiers}
        for each in pips.values():
            state = throws(state, each) if state.stage == "march" else state
        world.march(pips)
        assert (state.result is not None) == (world.lost or not world.men)
        compare(state, world)
        if state.result:
            break
        state = replace(state, stage="build", done=(), grabs=(0,), throws=())
