"""What a seat of Urfin knows: everything but what the hands in the bag hold (U-D4)."""

from functools import lru_cache

from msgspec import Struct

from igroteka.kernel import Help, Seat

from .actions import Aimed
from .agreeing import MOST_AIMS
from .ahead import ahead
from .belief import inside
from .building import MOST_GRABS
from .country import country
from .ending import MOST_TURNS
from .hands import MOST_LETS, hand_of, lets
from .preview import Ahead
from .settings import Settings
from .state import Built, Drawn, Hand, HandState, Shown, Stage, State
from .touch import Felt


class RoadSeen(Struct, frozen=True):
    """`signposts` are the places in `cells` 12, 15 and 18 cells before the palace."""

    number: int
    cells: tuple[int, ...]
    signposts: tuple[int, ...]


class MapSeen(Struct, frozen=True):
    """A cell is `y * width + x`. Ground: land `.`, river `~`, bridge `B`, city `c`, palace `P`."""

    name: str
    width: int
    height: int
    ground: tuple[str, ...]
    zone: tuple[int, ...]
    roads: tuple[RoadSeen, ...]


class SoldierSeen(Struct, frozen=True):
    road: int
    cell: int
    index: int
    bumped: bool


class HandSeen(Struct, frozen=True):
    """A hand as the team sees it: how many parts are due and taken, how busily it feels."""

    seat: Seat
    due: int
    taken: int
    state: HandState
    met: int
    touches: int
    aim: Aimed | None


class OwnHand(Struct, frozen=True):
    """One's own hand in the bag: what it feels of the part it holds, and of those it has taken."""

    felt: tuple[Felt, ...]
    met: int
    holding: bool
    lets_left: int
    taken_count: int
    taken_felt: tuple[tuple[Felt, ...], ...]


class PuzzleSeen(Struct, frozen=True):
    """The parts of every turn, and which turn it is."""

    id: str
    parts: tuple[tuple[int, ...], ...]


class View(Struct, frozen=True):
    """Parts are `kind * 3 + colour`, -1 is none; soldiers are known by their road's number.

    `limit` is 0 any part, 1 no light green, 2 green only; `crossed` allows towers in the city.
    `ahead` is where each soldier will stand after the coming march, with odds, as the field is
    now; empty in purist mode. `shown` is what each hand came out with last. `turn` 0 is before
    the first.
    """

    settings: Settings
    map: MapSeen
    stage: Stage
    turn: int
    last_turn: int
    limit: int
    crossed: bool
    soldiers: tuple[SoldierSeen, ...]
    gone: tuple[int, ...]
    field: tuple[Built, ...]
    bag_size: int
    out: tuple[int, ...]
    ready: tuple[Seat, ...]
    hands: tuple[HandSeen, ...]
    shown: tuple[Shown, ...]
    drawn: tuple[Drawn, ...]
    done: tuple[Seat, ...]
    aims_left: tuple[int, ...]
    grabs_left: tuple[int, ...]
    hand: OwnHand | None
    throws: tuple[tuple[int, int], ...]
    ahead: Ahead
    puzzle: PuzzleSeen | None = None


def view(state: State, seat: Seat | None, help: Help) -> View:
    land = country(state.map)
    return View(
        settings=state.settings,
        map=map_seen(state.map),
        stage=state.stage,
        turn=state.turn,
        last_turn=len(state.parts) or MOST_TURNS,
        limit=state.limit,
        crossed=state.crossed,
        soldiers=tuple(
            SoldierSeen(s.road, land.ways[s.road][s.index], s.index, s.bumped)
            for s in state.soldiers
        ),
        gone=state.gone,
        field=state.field,
        bag_size=sum(state.bag) + sum(len(inside(hand)) for hand in state.hands),
        out=state.out,
        ready=state.ready,
        hands=tuple(hand_seen(state, hand) for hand in state.hands),
        shown=state.shown,
        drawn=state.drawn,
        done=state.done,
        aims_left=tuple(MOST_AIMS - often for often in state.aimed),
        grabs_left=tuple(MOST_GRABS - often for often in state.grabs),
        hand=own_hand(state, seat),
        throws=state.throws,
        ahead=() if help is Help.PURIST else ahead(state),
        puzzle=PuzzleSeen(state.settings.puzzle, state.parts) if state.parts else None,
    )


@lru_cache(maxsize=64)
def map_seen(map: str) -> MapSeen:
    land = country(map).map
    roads = (RoadSeen(road.number, road.cells, road.signposts) for road in land.roads)
    return MapSeen(land.name, land.width, land.height, land.ground, land.zone, tuple(roads))


def hand_seen(state: State, hand: Hand) -> HandSeen:
    aim, taken = state.aims[hand.seat], len(hand.taken)
    return HandSeen(hand.seat, hand.due, taken, hand.state, hand.met, hand.touches, aim)


def own_hand(state: State, seat: Seat | None) -> OwnHand | None:
    """What the fingers know, never what it is."""
    hand = None if seat is None else hand_of(state, seat)
    if hand is None or hand.state != "in":
        return None
    return OwnHand(
        felt=hand.held.felt if hand.held else (),
        met=hand.met,
        holding=hand.held is not None,
        lets_left=MOST_LETS - lets(hand),
        taken_count=len(hand.taken),
        taken_felt=tuple(held.felt for held in hand.taken),
    )
