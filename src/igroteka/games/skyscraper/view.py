"""What a seat knows: all that stands, and its own cards (S-C2)."""

from msgspec import Struct

from igroteka.kernel import Help, Seat

from .acts import AnyAct
from .builders import is_lost
from .floors import floor_plan
from .lattice import Cell
from .scoring import standing_scores
from .state import NONE, Hands, Stage, State, Worker
from .structure import Standing, structure


class FloorSeen(Struct, frozen=True):
    """Its floor cards by their places in the building; none is the ground."""

    number: int
    height: int
    cards: tuple[int, ...]


class JointSeen(Struct, frozen=True):
    """Two standing cards; `strain` is what it carries, for a coach, else -1 (S-H3)."""

    first: int
    second: int
    strain: float = -1.0


class View(Struct, frozen=True):
    """`cards` are one's own, `supports` everybody's; `lost` are workers shut in; `scores` are as if
    the turn ended now, `gained` of it by this turn's cards, twice if one `raised` the building
    (S-P3); `film` is what can be shown of the last act."""

    seat: int
    seats: int
    hands: Hands
    stage: Stage
    turn: Seat
    left: int
    building: tuple[Standing, ...]
    joints: tuple[JointSeen, ...]
    floors: tuple[FloorSeen, ...]
    workers: tuple[Worker, ...]
    lost: tuple[int, ...]
    fallen: tuple[int, ...]
    cards: tuple[int, ...]
    supports: tuple[tuple[int, ...], ...]
    picked: int
    scores: tuple[int, ...]
    gained: int
    raised: bool
    out: tuple[bool, ...]
    act: AnyAct | None
    places: tuple[Cell, ...]
    quiet: int
    film: str = ""


def view(state: State, seat: Seat | None, help: Help) -> View:
    here = floor_plan(state.building)
    return View(
        seat=NONE if seat is None else seat,
        seats=state.seats,
        hands=state.hands,
        stage=state.stage,
        turn=state.turn,
        left=state.left,
        building=state.building,
        joints=joints_seen(state, help),
        floors=tuple(
            FloorSeen(floor.number, floor.height, () if not n else floor.cards)
            for n, floor in enumerate(here.floors)
        ),
        workers=state.workers,
        lost=tuple(n for n, w in enumerate(state.workers) if is_lost(state.building, w)),
        fallen=state.fallen,
        cards=() if seat is None else state.cards[seat],
        supports=state.supports,
        picked=state.picked if seat == state.turn else NONE,
        scores=standing_scores(state),
        gained=state.gained,
        raised=state.raised,
        out=state.out,
        act=state.act,
        places=tuple(cell for cells in here.places.values() for cell in cells),
        quiet=max(state.quiet, 0),
        film=state.film,
    )


def joints_seen(state: State, help: Help) -> tuple[JointSeen, ...]:
    joints = structure(state.building).joints
    if help != Help.COACH:
        return tuple(JointSeen(joint.first, joint.second) for joint in joints)
    from .statics import moments

    loads = moments(state.building)
    return tuple(
        JointSeen(joint.first, joint.second, load.moment)
        for joint, load in zip(joints, loads, strict=True)
    )
