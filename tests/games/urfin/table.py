"""Positions drawn as rows of a little map, and games played step by step.

`table("4 10: .3..#")` is row 4 of `lanes.txt` from column 10 on: soldier 3 at 11,4 and a wall at
14,4. Whoever is not drawn is not there. `#` is a wall, `b` a base 1 without a roof, and towers are
`T` base 1 and roof 1, `t` base 2 and roof 1, `R` base 2 and roof 2, `N` and `E` base 2 and a roof 3
that shoots north and south, or east and west. All are green until the green ones are used up.
"""

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from igroteka.games.urfin import Urfin
from igroteka.games.urfin.actions import Axis, Done, Grab, Meet, Put, Ready, Throw, UrfinAction
from igroteka.games.urfin.country import country
from igroteka.games.urfin.parts import NO_PART
from igroteka.games.urfin.state import Built, Drawn, Soldier, State
from igroteka.kernel import CHANCE, CLOCK, Event, Listener, Seat, is_player

GAME = Urfin()
LANES = (Path(__file__).parent / "lanes.txt").read_text(encoding="utf-8")
WIDTH = 31
KINDS = ("base1", "base2", "roof1", "roof2", "roof3", "wall")
COLOURS = ("green", "light", "yellow")
DRAWN: dict[str, tuple[str, str, Axis]] = {
    "#": ("wall", "", ""),
    "b": ("base1", "", ""),
    "T": ("base1", "roof1", ""),
    "t": ("base2", "roof1", ""),
    "R": ("base2", "roof2", ""),
    "N": ("base2", "roof3", "ns"),
    "E": ("base2", "roof3", "ew"),
}

A, B, C, D = (Seat(number) for number in range(4))


def part(name: str) -> int:
    """`base1` is green, `light roof2` light green: counted here once more."""
    *colour, kind = name.split()
    return KINDS.index(kind) * 3 + COLOURS.index(colour[0] if colour else "green")


def parts(text: str) -> tuple[int, ...]:
    return tuple(part(name.strip()) for name in text.split(",") if name.strip())


def cell(x: int, y: int) -> int:
    return y * WIDTH + x


def start(seats: int = 2, **options: str) -> State:
    chosen = {"map": LANES, "bag": "blind", "sand": "off", **options}
    return GAME.start(seats, GAME.settle(seats, chosen))


def table(
    drawing: str = "",
    seats: int = 1,
    has: str = "",
    bumped: tuple[int, ...] = (),
    **options: str,
) -> State:
    """A build step with open parts, before soldiers and buildings as drawn."""
    state = start(seats, **options)
    bag = list(state.bag)
    soldiers, field = read(drawing, bag)
    for open_part in parts(has):
        bag[open_part] -= 1
    assert min(bag) >= 0, "more parts than the box has"
    return replace(
        state,
        stage="build",
        turn=1,
        bag=tuple(bag),
        hands=(),
        field=tuple(sorted(field, key=lambda built: built.cell)),
        soldiers=tuple(Soldier(road, at, road in bumped) for road, at in sorted(soldiers.items())),
        drawn=tuple(Drawn(open_part, A) for open_part in parts(has)),
    )


def read(drawing: str, bag: list[int]) -> tuple[dict[int, int], list[Built]]:
    soldiers: dict[int, int] = {}
    field: list[Built] = []
    for line in drawing.strip().splitlines():
        place, symbols = line.strip().split(": ")
        y, x0 = map(int, place.split())
        for x, symbol in enumerate(symbols, x0):
            if symbol.isdigit():
                soldiers[int(symbol)] = country(LANES).ways[int(symbol)].index(cell(x, y))
            elif symbol != ".":
                field.append(built(cell(x, y), symbol, bag))
    return soldiers, field


def built(there: int, symbol: str, bag: list[int]) -> Built:
    below, above, axis = DRAWN[symbol]
    first = from_bag(below, bag)
    if below == "wall":
        return Built(there, wall=first)
    return Built(there, base=first, roof=from_bag(above, bag) if above else NO_PART, axis=axis)


def from_bag(kind: str, bag: list[int]) -> int:
    first = KINDS.index(kind) * 3
    found = next(number for number in range(first, first + 3) if bag[number])
    bag[found] -= 1
    return found


# playing


def play(state: State, *actions: UrfinAction, seat: Seat = A) -> State:
    """Each as that seat's move, checked; chance and the clock by their own actions."""
    for action in actions:
        mover = whose(action, seat)
        if is_player(mover):
            assert GAME.refuse(state, mover, action) is None, GAME.refuse(state, mover, action)
        assert mover in GAME.active(state)
        state = GAME.apply(state, mover, action)
    return state


def whose(action: UrfinAction, seat: Seat) -> Seat:
    if isinstance(action, Meet | Throw):
        return CHANCE
    return CLOCK if type(action).__name__ == "SandOut" else seat


def build(state: State, name: str, x: int, y: int, axis: Axis = "", seat: Seat = A) -> State:
    return play(state, Grab(part(name)), Put(cell(x, y), axis), seat=seat)


def end_build(state: State) -> State:
    for seat in range(state.seats):
        if state.stage == "build" and seat not in state.done:
            state = play(state, Done(), seat=Seat(seat))
    return state


def all_ready(state: State) -> State:
    for seat in range(state.seats):
        state = play(state, Ready(), seat=Seat(seat))
    return state


def throws(state: State, *pips: int) -> State:
    for each in pips:
        road = state.soldiers[len(state.throws)].road
        state = play(state, Throw(road, each))
    return state


def march_again(state: State) -> State:
    """The next march: a turn in which nothing is drawn or built."""
    return end_build(replace(state, stage="build", drawn=(), done=()))


# looking


def where(state: State, road: int) -> tuple[int, int]:
    at = next(soldier for soldier in state.soldiers if soldier.road == road)
    y, x = divmod(country(state.map).ways[road][at.index], WIDTH)
    return x, y


def soldier(state: State, road: int) -> Soldier:
    return next(soldier for soldier in state.soldiers if soldier.road == road)


def standing(state: State) -> set[tuple[int, int]]:
    return {(built.cell % WIDTH, built.cell // WIDTH) for built in state.field}


def why(state: State, action: UrfinAction, seat: Seat = A) -> str:
    """The clause and the reason of a refusal, without the game's name; empty if there is none."""
    refusal = GAME.refuse(state, seat, action)
    return f"{refusal.clause} {refusal.reason.removeprefix('urfin-refuse-')}" if refusal else ""


def heard(state: State, action: UrfinAction, seat: Seat = A) -> list[Event]:
    told = Listener()
    GAME.apply(state, whose(action, seat), action, told)
    return [each.event for each in told.told]


def kinds_heard(state: State, action: UrfinAction, seat: Seat = A) -> list[str]:
    return [type(event).__name__ for event in heard(state, action, seat)]


def all_parts(state: State) -> tuple[int, ...]:
    """Every part, wherever it is, as 18 counts."""
    counts = list(state.bag)
    loose: list[Any] = [*state.out, *(drawn.part for drawn in state.drawn)]
    loose += [held.part for hand in state.hands for held in (*hand.taken, hand.held) if held]
    loose += [p for b in state.field for p in (b.base, b.roof, b.wall) if p != NO_PART]
    for each in loose:
        counts[each] += 1
    return tuple(counts)
