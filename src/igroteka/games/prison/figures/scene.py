"""Who stands and what lies where: the tokens of a position, by square."""

from collections.abc import Iterator
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from igroteka.games.prison.classes import BUILDS, Class, Kind
from igroteka.games.prison.floor.crowd import crowd
from igroteka.games.prison.floor.ground import Floor, floor_of
from igroteka.games.prison.state import NONE, OFF_FLOOR, Figure, State, Thing

from .recent import Recent

MOST = 128


class Scene(Struct, frozen=True, dict=True):
    """`standing` are unwounded figures by square, `lying` wounded ones, `things` objects."""

    standing: dict[int, int]
    lying: dict[int, tuple[int, ...]]
    things: dict[int, int]

    def on_ground(self, square: int) -> int:
        """How many tokens lie there; with whoever stands there at most two (P-4.2)."""
        return len(self.lying.get(square, ())) + (square in self.things)

    @cached_property
    def standing_crowd(self) -> int:
        return crowd(self.standing)

    @cached_property
    def lying_crowd(self) -> int:
        return crowd(self.lying)

    @cached_property
    def things_crowd(self) -> int:
        return crowd(self.things)


def camps(state: State) -> tuple[int, int]:
    """Where the unwounded of each side stand."""
    kept = scene(state).__dict__
    if "camps" not in kept:
        found = [0, 0]
        for square, number in scene(state).standing.items():
            found[state.figures[number].side] |= 1 << square
        kept["camps"] = (found[0], found[1])
    both: tuple[int, int] = kept["camps"]
    return both


def fallen(state: State) -> tuple[int, int]:
    """Where wounded of each side lie."""
    kept = scene(state).__dict__
    if "fallen" not in kept:
        found = [0, 0]
        for square, many in scene(state).lying.items():
            for number in many:
                found[state.figures[number].side] |= 1 << square
        kept["fallen"] = (found[0], found[1])
    both: tuple[int, int] = kept["fallen"]
    return both


def heaps(state: State) -> tuple[int, ...]:
    """Where objects of each kind lie."""
    kept = scene(state).__dict__
    if "heaps" not in kept:
        found = [0] * len(Kind)
        for square, number in scene(state).things.items():
            found[state.things[number].kind] |= 1 << square
        kept["heaps"] = tuple(found)
    by_kind: tuple[int, ...] = kept["heaps"]
    return by_kind


def scene_of(figures: tuple[Figure, ...], things: tuple[Thing, ...]) -> Scene:
    standing: dict[int, int] = {}
    lying: dict[int, tuple[int, ...]] = {}
    for number, figure in enumerate(figures):
        if (square := figure.square) < OFF_FLOOR:
            continue
        if figure.wounded:
            lying[square] = (*lying.get(square, ()), number)
        else:
            standing[square] = number
    objects = {t.square: n for n, t in enumerate(things) if t.square >= OFF_FLOOR}
    return Scene(standing, lying, objects)


_scenes = Recent(scene_of, MOST)
_floors = Recent(floor_of, MOST)


# Both are asked for so often that a position keeps its own beside its fields.


def scene(state: State) -> Scene:
    kept = state.__dict__
    if "scene" not in kept:
        kept["scene"] = _scenes(state.figures, state.things)
    found: Scene = kept["scene"]
    return found


def floor(state: State) -> Floor:
    kept = state.__dict__
    if "floor" not in kept:
        kept["floor"] = _floors(state.dungeon)
    found: Floor = kept["floor"]
    return found


def with_figure(state: State, number: int, **changes: object) -> State:
    changed = replace(state.figures[number], **changes)
    return replace(state, figures=(*state.figures[:number], changed, *state.figures[number + 1 :]))


UNMOVED = {"fallen", "heaps", "lying_crowd", "things_crowd"}


def moved(state: State, number: int, square: int) -> State:
    """That figure elsewhere. It must stand alone; where nobody else does the scene is known."""
    there = with_figure(state, number, square=square)
    there.__dict__["floor"] = floor(state)
    here, start = scene(state), state.figures[number].square
    if here.standing.get(start) == number and square not in here.standing:
        standing = here.standing.copy()
        del standing[start]
        standing[square] = number
        kept = there.__dict__["scene"] = Scene(standing, here.lying, here.things)
        for same in UNMOVED & here.__dict__.keys():
            kept.__dict__[same] = here.__dict__[same]
    return there


def in_the_scene_of(before: State, after: State) -> State:
    """Nobody and nothing has another place on the floor after it than before."""
    after.__dict__["scene"], after.__dict__["floor"] = scene(before), floor(before)
    return after


def with_thing(state: State, number: int, square: int) -> State:
    changed = replace(state.things[number], square=square)
    return replace(state, things=(*state.things[:number], changed, *state.things[number + 1 :]))


def healthy(state: State, side: int) -> Iterator[int]:
    """The unwounded figures of a side on the floor, by number."""
    for number, figure in enumerate(state.figures):
        if figure.side == side and figure.square >= OFF_FLOOR and not figure.wounded:
            yield number


def stander(state: State, square: int, but: int) -> int:
    """Who else stands there unwounded, or NONE: a mover may be passing a friend."""
    found = scene(state).standing.get(square, NONE)
    if found != but:
        return found
    for number, figure in enumerate(state.figures):
        if figure.square == square and number != but and not figure.wounded:
            return number
    return NONE


def enemies(state: State, one: int, other: int) -> bool:
    return state.figures[one].side != state.figures[other].side


def strength(state: State, number: int) -> int:
    """A wounded one fights at 0 (P-7.4)."""
    figure = state.figures[number]
    return 0 if figure.wounded else BUILDS[figure.kind].strength


def carries(state: State, number: int, kind: Kind) -> bool:
    thing = state.figures[number].thing
    return thing != NONE and state.things[thing].kind == kind


def loaded(state: State, number: int) -> bool:
    return state.figures[number].thing != NONE or state.figures[number].friend != NONE


def is_a(state: State, number: int, kind: Class) -> bool:
    return state.figures[number].kind == kind
