"""What is judged of a whole floor at once, against the rules asked square by square."""

from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from igroteka.games.prison.actions import Attack, Break, Fire, Heal, Portcullis, Scream
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.deeds.opening import is_valid, own_to_floor, valid_squares
from igroteka.games.prison.figures.scene import floor, scene, with_figure, with_thing
from igroteka.games.prison.floor.crowd import crowd, squares_in
from igroteka.games.prison.floor.dungeon import PLACES, SIZE
from igroteka.games.prison.npc.approach import Chart, heading
from igroteka.games.prison.npc.dearer import drop_at
from igroteka.games.prison.npc.horizon import Horizon
from igroteka.games.prison.npc.objects import on_the_way, would_take
from igroteka.games.prison.npc.targets import met
from igroteka.games.prison.npc.ways import Ways
from igroteka.games.prison.npcs import Goal
from igroteka.games.prison.rooms import SIDE
from igroteka.games.prison.state import CARRIED, GONE, NONE, YELLOW, State
from igroteka.games.prison.turn.refusals import judged, refuse
from igroteka.games.prison.turn.thinkable import thinkable
from igroteka.kernel import Seat, stream

from .scatter import WALKER, crowded, scattered

AP = 3
PLAYER = Seat(0)


def entered(state: State, square: int) -> State:
    return on_the_way(with_figure(state, WALKER, square=square), WALKER, None)


def open_squares(state: State) -> list[int]:
    return [square for square in range(SIZE) if floor(state).open[square]]


@pytest.mark.clause("P-10.1")
@pytest.mark.parametrize("seed", range(30))
def test_it_would_take_what_it_takes_once_it_is_there(seed: int) -> None:
    state = scattered(stream("takes", seed))
    for square in open_squares(state):
        if square not in scene(state).standing:
            figure = entered(state, square).figures[WALKER]
            before = state.figures[WALKER]
            changes = (figure.thing, figure.friend) != (before.thing, before.friend)
            assert changes == (would_take(state, WALKER, square) != (NONE, NONE))


@pytest.mark.clause("P-10.1", "P-9.20")
@pytest.mark.parametrize("seed", range(30))
def test_what_it_would_carry_there_is_what_it_carries_once_it_is_there(seed: int) -> None:
    state = scattered(stream("met", seed))
    for square in open_squares(state):
        figure, there = met(state, WALKER, square).figures[WALKER], entered(state, square)
        assert (figure.thing, figure.friend) == (
            there.figures[WALKER].thing,
            there.figures[WALKER].friend,
        )


@pytest.mark.clause("P-9.24", "P-10.3")
@pytest.mark.parametrize("seed", range(30))
def test_a_world_is_what_the_rules_make_of_it(seed: int) -> None:
    """Whether the walker is thought there or not."""
    state = crowded(stream("dealt", seed))
    ways = Ways(state, WALKER)
    for square in open_squares(state):
        after = ways.dealt(ways.worlds[0], square)
        there = with_figure(entered(ways.worlds[0], square), WALKER, square=ways.start)
        assert after == there
        assert scene(after) == scene(replace(there))


@pytest.mark.clause("P-10.1", "P-4.2")
@pytest.mark.parametrize("seed", range(40))
def test_nothing_is_set_down_for_a_square_where_nothing_lies(seed: int) -> None:
    state = scattered(stream("drop", seed))
    for stay in Ways(state, WALKER).stays(AP):
        if not stay.out and not scene(state).on_ground(stay.square):
            assert drop_at(state, WALKER, (stay.square,)) == NONE


@pytest.mark.clause("P-9.16", "P-9.18")
@pytest.mark.parametrize("seed", range(40))
def test_no_way_leads_beyond_the_horizon(seed: int) -> None:
    state = (crowded, scattered, keyed)[seed % 3](stream("horizon", seed))
    horizon, ways = Horizon(state, WALKER, 0, AP), Ways(state, WALKER)
    for ap in range(AP + 1):
        found = crowd(stay.square for stay in ways.stays(ap))
        rim = horizon.rim(ap)
        assert not found & ~rim.stops
        assert found == rim.stops or not horizon.is_certain
    assert len(ways.worlds) == 1 or not horizon.is_certain


def keyed(rng: Random) -> State:
    """With a key in the walker's hands, and nothing else to carry anywhere."""
    state = scattered(rng)
    key = next(n for n, thing in enumerate(state.things) if thing.kind == Kind.KEY)
    figures = [replace(figure, thing=NONE, wounded=False) for figure in state.figures]
    figures[WALKER] = replace(figures[WALKER], thing=key)
    things = [replace(thing, square=GONE) for thing in state.things]
    things[key] = replace(things[key], square=CARRIED)
    return replace(state, figures=tuple(figures), things=tuple(things))


def test_some_who_carry_a_key_can_open_bars_on_their_way() -> None:
    walkers = (keyed(stream("horizon", seed)) for seed in range(2, 40, 3))
    assert not all(Horizon(state, WALKER, 0, AP).is_certain for state in walkers)


@pytest.mark.clause("P-9.19")
@pytest.mark.parametrize("seed", range(12))
def test_what_is_not_farther_than_the_most_is_told_all_the_same(seed: int) -> None:
    state = scattered(stream("chart", seed))
    found = heading(state, WALKER, Goal.COMBAT)
    assert found
    chart = Chart(state, WALKER, Goal.COMBAT, found[0])
    ways = {one: chart.least_from(1 << one) for one in open_squares(state)[::3]}
    some = sorted({way for way, _ in ways.values()})[::4]
    for (square, way), most in product(ways.items(), some):
        bounded = chart.least_from(1 << square, most)
        assert bounded == way or (bounded[0] > most and way[0] > most)


@pytest.mark.clause("P-8.3")
@pytest.mark.parametrize("seed", range(20))
def test_a_token_may_fall_where_the_rules_say(seed: int) -> None:
    state = scattered(stream("falls", seed))
    for at in (place for place in range(PLACES) if state.dungeon[place]):
        cells = product(range(SIDE), range(SIDE))
        valid = {cell for cell in cells if is_valid(state, own_to_floor(state, at, *cell))}
        assert valid_squares(state, at) == valid


@pytest.mark.clause("P-4.1", "P-5.2", "P-5.3")
def test_every_deed_that_is_not_refused_is_thought_of() -> None:
    """Of all figures, targets and sides there are."""
    kinds = set()
    for seed in range(12):
        state = acting(scattered(stream("deeds", seed)))
        every = deeds(len(state.figures))
        thought = {action for action in thinkable(state) if not judged(state, PLAYER, action)}
        right = {action for action in every if not refuse(state, (PLAYER,), PLAYER, action)}
        assert right <= thought, seed
        kinds |= {type(action) for action in right}
    assert kinds == {Attack, Heal, Scream, Portcullis, Break, Fire}


def acting(state: State) -> State:
    """The player's turn: a wand for the Wizard, bars for the Colossus, somebody for the Cleric."""
    wand = next(n for n, thing in enumerate(state.things) if thing.kind == Kind.FIREBALL)
    figures = [replace(figure, wounded=figure.side != YELLOW) for figure in state.figures]
    figures[Class.WIZARD] = replace(figures[Class.WIZARD], thing=wand)
    beside = floor(state).steps[figures[Class.CLERIC].square]
    bars = next(squares_in(floor(state).gate_crowd), figures[Class.COLOSSUS].square)
    figures[Class.TELEPATH] = replace(figures[Class.TELEPATH], wounded=True, square=beside[0])
    figures[Class.COLOSSUS] = replace(figures[Class.COLOSSUS], square=bars)
    state = with_thing(replace(state, figures=tuple(figures)), wand, CARRIED)
    return replace(state, stage="act", side=YELLOW, ap=2, acted=True, errand=None)


def deeds(figures: int) -> list[Any]:
    """Nobody else can act than the player's eight."""
    numbers, sides = range(figures), range(4)
    found: list[Any] = []
    for number in range(len(Class)):
        found += (
            Attack(number, other, how) for other in numbers for how in ("close", "bow", "spear")
        )
        found += (deed(number, other) for other in numbers for deed in (Heal, Scream))
        found += (deed(number, side) for side in sides for deed in (Portcullis, Break, Fire))
    return found
