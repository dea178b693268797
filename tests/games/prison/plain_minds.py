"""A second, slow telling of what an NPC could achieve: the card read goal by goal.

Every position the slow ways lead to is looked at. What a hit, a push or an exchange does is asked
of the rules, which have tests of their own for them.
"""

from collections.abc import Callable, Iterator

from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.deeds.fights import ways_to_hit
from igroteka.games.prison.floor.dungeon import BESIDE, NOWHERE, PLACE, between, portcullis
from igroteka.games.prison.floor.quarters import OWN_SQUARE
from igroteka.games.prison.npc.push import shove
from igroteka.games.prison.npcs import NPCS
from igroteka.games.prison.rooms import ROOMS, Edge
from igroteka.games.prison.state import NONE, Figure, State
from igroteka.parts.grid import SIDES

from . import plain_ways
from .plain_ways import Cost, End, beyond, holds, trait

Ends = dict[End, Cost]
# How high on the list, AP and squares.
Best = tuple[int, int, int]


class Reader:
    """One NPC, its card and all the ends of its ways."""

    def __init__(self, state: State, number: int, ap: int) -> None:
        self.state, self.number = state, number
        self.card = NPCS[state.figures[number].npc]
        self.ends: Ends = plain_ways.cheapest(state, number, ap)

    def best(self, goal: str, ap: int) -> Best | None:
        """The cheapest of the highest, or None if the goal is out of reach (P-9.4)."""
        found = [one for one in READ[goal](self, ap) if one[1] <= ap]
        if goal == "regroup" and found and min(found)[0] in self.beside_now():
            return None
        return min(found, default=None)

    def stops(self) -> Iterator[tuple[State, int, Cost]]:
        for end, cost in self.ends.items():
            if not isinstance(end, int):
                yield end, end.figures[self.number].square, cost

    def others(self, state: State, friends: bool) -> Iterator[tuple[int, int]]:
        """Friends or enemies on the floor by number, with their places on the list."""
        side = state.figures[self.number].side
        for number, figure in enumerate(state.figures):
            on_floor = figure.square >= 0 and number != self.number
            if on_floor and (figure.side == side) == friends:
                yield number, self.card.classes.index(figure.kind)

    def beside_now(self) -> set[int]:
        here = self.state.figures[self.number].square
        return {
            rank
            for friend, rank in self.others(self.state, friends=True)
            if touches(self.state, here, self.state.figures[friend].square)
        }

    def rank(self, state: State, number: int) -> int:
        figure = state.figures[number]
        wanted = self.card.objects
        kind = Kind.WOUNDED if figure.friend != NONE else None
        if figure.thing != NONE:
            kind = state.things[figure.thing].kind
        return wanted.index(kind) if kind in wanted else 99


def touches(state: State, one: int, other: int) -> bool:
    return any(beyond(state, one, side) == (other, Edge.OPEN) for side in SIDES)


def combat(reader: Reader, ap: int) -> Iterator[Best]:
    walker = reader.state.figures[reader.number]
    armed = {
        how
        for how, kind in (("bow", Kind.BOW), ("spear", Kind.SPEAR))
        if holds(reader.state, walker, kind)
    }
    hits: dict[str, list[Best]] = {"close": [], "bow": [], "spear": []}
    for there, _, (spent, squares) in reader.stops():
        for enemy, rank in reader.others(there, friends=False):
            if there.figures[enemy].hurt or (weighs(walker) and strong(there, enemy)):
                continue
            for how in ways_to_hit(there, reader.number, enemy):
                if (how == "close" or how in armed) and spent < ap:
                    hits[how].append((rank, spent + 1, squares))
    yield from hits["bow"] or (*hits["close"], *hits["spear"])


def weighs(figure: Figure) -> bool:
    return trait(figure) == "picks_on_weak"


def strong(state: State, enemy: int) -> bool:
    """As strong as a Cleric, or more."""
    figure = state.figures[enemy]
    weak = (Class.BANSHEE, Class.TELEPATH, Class.WIZARD)
    return not figure.wounded and figure.kind not in weak


def reveal(reader: Reader, _: int) -> Iterator[Best]:
    for there, square, (spent, squares) in reader.stops():
        for side in SIDES:
            if opens_on_dark(there, square, side):
                yield 0, spent + 1, squares


def opens_on_dark(state: State, square: int, side: int) -> bool:
    """A closed room that way, with its own half of the edge open (P-9.29)."""
    there = BESIDE[square][side]
    if there == NOWHERE or PLACE[there] < 0:
        return False
    closed = state.dungeon[PLACE[there]] is None
    return closed and between(state.dungeon, square, side) is Edge.OPEN


def leave(reader: Reader, _: int) -> Iterator[Best]:
    for end, (spent, squares) in reader.ends.items():
        if isinstance(end, int):
            yield 0, spent, squares


def regroup(reader: Reader, _: int) -> Iterator[Best]:
    for there, square, (spent, squares) in reader.stops():
        for friend, rank in reader.others(there, friends=True):
            if touches(there, square, there.figures[friend].square):
                yield rank, spent, squares


def take(reader: Reader, _: int) -> Iterator[Best]:
    own = reader.rank(reader.state, reader.number)
    for there, _square, (spent, squares) in reader.stops():
        rank = reader.rank(there, reader.number)
        if rank < own:
            yield rank, spent, squares


def rotate(reader: Reader, _: int) -> Iterator[Best]:
    for there, square, (spent, squares) in reader.stops():
        if is_gear(there, square):
            yield 0, spent, squares


def is_gear(state: State, square: int) -> bool:
    laid = state.dungeon[PLACE[square]] if PLACE[square] >= 0 else None
    if laid is None:
        return False
    row, column = divmod(square, 10)
    return OWN_SQUARE[laid.turn][(row - 1) % 5 * 5 + column % 5] == ROOMS[laid.room].gear


def gates(*kinds: Edge) -> Callable[[Reader, int], Iterator[Best]]:
    def read(reader: Reader, _: int) -> Iterator[Best]:
        for there, square, (spent, squares) in reader.stops():
            if any(portcullis(there.dungeon, square, side) in kinds for side in SIDES):
                yield 0, spent + 1, squares

    return read


def heal(reader: Reader, _: int) -> Iterator[Best]:
    for there, square, (spent, squares) in reader.stops():
        for friend, rank in reader.others(there, friends=True):
            figure = there.figures[friend]
            stood_on = any(f.square == figure.square and not f.wounded for f in there.figures)
            if figure.wounded and not stood_on and touches(there, square, figure.square):
                yield rank, spent + 1, squares


def push(reader: Reader, _: int) -> Iterator[Best]:
    for there, _square, (spent, squares) in reader.stops():
        for enemy, rank in reader.others(there, friends=False):
            if shove(there, reader.number, enemy):
                yield rank, spent + 2, squares


READ: dict[str, Callable[[Reader, int], Iterator[Best]]] = {
    "combat": combat,
    "reveal": reveal,
    "exit": leave,
    "regroup": regroup,
    "take": take,
    "rotate": rotate,
    "break": gates(Edge.OPEN, Edge.PORTCULLIS),
    "open": gates(Edge.PORTCULLIS),
    "heal": heal,
    "push": push,
}
