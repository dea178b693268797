"""Positions written card by card, and games played step by step.

`table("b21 F 0 0 2 left right", A="1 0 2, -1 1 0")` is the foundation with card b21 flat on top of
it, its beams left and right, and two workers of A: one on that card, one at the foot of a wall. A
card lies on a floor (F) or stands facing x (X) or y (Y); then come its lowest corner and its beams
as it lies, those of its face where none are named. `prop` and `slab` are the supports.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from igroteka.games.skyscraper import Skyscraper
from igroteka.games.skyscraper.actions import Build, Pass, Pick, Settle, SkyscraperAction
from igroteka.games.skyscraper.beams import beams_of
from igroteka.games.skyscraper.deck import CARDS
from igroteka.games.skyscraper.lattice import Cell, Line, Plane, Pose
from igroteka.games.skyscraper.state import Hands, State
from igroteka.games.skyscraper.structure import Building, Standing
from igroteka.kernel import CHANCE, Event, Listener, Refusal, Seat, stream
from igroteka.match import new_match, wander

GAME = Skyscraper()
A, B, C, D = (Seat(number) for number in range(4))
NAMES = "ABCD"
PLANES = {"F": Plane.FLOOR, "X": Plane.FACES_X, "Y": Plane.FACES_Y}
NUMBERS = {card.id: number for number, card in enumerate(CARDS)}
CREW = 5


def number(name: str) -> int:
    return NUMBERS[name]


def numbers(names: str) -> tuple[int, ...]:
    return tuple(sorted(map(number, names.split())))


def pose(text: str) -> Pose:
    plane, *corner = text.split()
    return Pose(PLANES[plane], *map(int, corner))


def lines(text: str) -> int:
    return beams_of(Line[name.upper()] for name in text.split())


def cell(text: str) -> Cell:
    return Cell(*map(int, text.split()))


def cells(text: str) -> tuple[Cell, ...]:
    return tuple(cell(part) for part in text.split(",") if part.strip())


def card(text: str, by: int = 0) -> Standing:
    name, plane, x, y, z, *beams = text.split()
    shown = lines(" ".join(beams)) if beams else CARDS[NUMBERS[name]].beams
    return Standing(NUMBERS[name], pose(f"{plane} {x} {y} {z}"), shown, by)


def start(seats: int = 2, hands: Hands = "calm") -> State:
    return GAME.start(seats, {"hands": hands})


def table(
    *standing: str,
    seats: int = 2,
    hands: Hands = "calm",
    turn: Seat = A,
    by: int = 0,
    held: dict[str, str] | None = None,
    **workers: str,
) -> State:
    """Everybody holds b28, whoever is not named otherwise."""
    state = start(seats, hands)
    names = dict.fromkeys(NAMES[:seats], "b28") | (held or {})
    return replace(
        state,
        stage="play",
        turn=turn,
        building=(*state.building, *(card(text, by) for text in standing)),
        cards=tuple(numbers(names[name]) for name in NAMES[:seats]),
        workers=tuple(peopled(state, workers)),
    )


def peopled(state: State, workers: dict[str, str]) -> Iterator[Any]:
    for place, worker in enumerate(state.workers):
        there = cells(workers.get(NAMES[worker.seat], ""))
        own = place % CREW
        yield replace(worker, cell=there[own] if own < len(there) else None)


def building(*standing: str) -> Building:
    return table(*standing).building


def mover(state: State) -> Seat:
    return GAME.active(state)[0]


def play(state: State, *actions: SkyscraperAction) -> State:
    """Whoever is asked does it, and may."""
    for action in actions:
        seat = mover(state)
        assert seat == CHANCE or GAME.refuse(state, seat, action) is None, action
        state = GAME.apply(state, seat, action)
    return state


def turn_over(state: State) -> State:
    """The turn is over, whatever was done with the rest of it (S-T1 has tests of its own)."""
    return GAME.apply(state, mover(state), Pass())


def heard(state: State, action: SkyscraperAction) -> list[Event]:
    told = Listener()
    GAME.apply(state, mover(state), action, told)
    return [one.event for one in told.told]


def why(state: State, action: SkyscraperAction) -> str:
    """The clause and the reason of a refusal."""
    refused = GAME.refuse(state, mover(state), action)
    assert isinstance(refused, Refusal), action
    return f"{refused.clause} {refused.reason.removeprefix('skyscraper-refuse-')}"


def picked(state: State, name: str) -> State:
    """That card in hand, whether it fits anywhere or not."""
    return replace(state, picked=number(name))


def placed(text: str) -> Build:
    one = card(text)
    return Build(one.pose, one.beams)


def built(state: State, text: str) -> State:
    return play(state, Pick(card(text).card), placed(text))


def settled(state: State, action: SkyscraperAction, **answer: Any) -> State:
    """What a hand does, and what gravity makes of it."""
    return play(state, action, Settle(**{"stands": True, **answer}))


def legal(state: State, kind: type) -> list[Any]:
    return [one for one in GAME.legal(state, mover(state)) if isinstance(one, kind)]


@cache
def wandered(seed: str, seats: int = 2, every: int = 40) -> tuple[State, ...]:
    """Positions of a random calm game."""
    match = new_match(GAME, seats, {"hands": "calm"}, seed)
    rng = stream(seed, "walk")
    while wander(match, rng):
        pass
    played = [state for state in match.positions if state.stage == "play"]
    return (*played[::every], played[-1])
