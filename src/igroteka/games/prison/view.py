"""What a player of Prison knows: all but what a duel keeps face down (P-2.2, P-2.3, P-D1)."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from igroteka.parts.grid import EAST, SOUTH

from .carrying import passing
from .clashing import hand
from .duelling import held
from .fighting import BOW_STRENGTH, bonus_of
from .floor import PLACES, Laid, half, own_edge, square_in
from .opening import closed_rooms, lines, waiting
from .refusing import expected
from .rooms import ROOMS, SQUARES
from .scene import floor, strength
from .state import BLUE, IN_BAG, NONE, YELLOW, Cards, Errand, Figure, Moving, Stage, State, Thing
from .tasks import Clash, PutToken, Teleport
from .unpacking import free_squares
from .veil import (
    FaceDown,
    SetUpSeen,
    cards_seen,
    face_down,
    figures_seen,
    set_up_seen,
    things_seen,
)


class GateSeen(Struct, frozen=True):
    """A portcullis, by a square of its room as it lies and the side it stands on."""

    square: int
    side: int
    how: Literal["shut", "open", "broken"]


class RoomSeen(Struct, frozen=True):
    """An open room as it lies: `edges` are its own halves by square and side, row by row."""

    place: int
    room: str
    turn: int
    edges: tuple[tuple[int, ...], ...]
    pits: tuple[int, ...]
    gear: int
    arrow: int
    gates: tuple[GateSeen, ...] = ()


class CardsSeen(Struct, frozen=True):
    actions: tuple[int, ...]
    fights: tuple[int, ...]
    jumps: int
    spent: tuple[int, ...]


class ClashSeen(Struct, frozen=True):
    """`strengths` and `bonuses` are the fighters' own, in their order; a bow has its own."""

    attacker: int
    target: int
    how: str
    fighters: tuple[int, ...]
    strengths: tuple[int, ...]
    bonuses: tuple[int, ...]
    cards: tuple[int, int]
    shown: tuple[int, ...]
    playable: tuple[int, ...]
    named: int


class PlacingSeen(Struct, frozen=True):
    """A token to be placed by the player's choice: the squares it could go to."""

    number: int
    thing: bool
    place: int
    row: int
    column: int
    lines: tuple[int, ...]


class PuttingSeen(Struct, frozen=True):
    """A duel's token out of the room just opened: who puts it, and on which squares it may go."""

    side: int
    number: int
    thing: bool
    place: int
    squares: tuple[int, ...]


class View(Struct, frozen=True):
    """Squares are `row * 10 + column`: row 0 the yellow line, 21 the blue one; -1 is none.

    `you` is the side of the one who looks, -1 for a spectator; `hands` are by side. In a duel a
    token's square is -5 while it is to be laid, -6 if the other side keeps it face down, -7 when it
    is to be put on the floor, and -10 less the place where it lies face down on a closed room.
    """

    level: int
    sight: bool
    stage: Stage
    expected: str
    turn: int
    side: int
    ap: int
    card: int
    cycle: int
    points: tuple[int, int]
    rooms: tuple[RoomSeen, ...]
    closed: tuple[str, ...]
    figures: tuple[Figure, ...]
    things: tuple[Thing, ...]
    cards: CardsSeen
    np_fights: tuple[int, ...]
    np_spent: tuple[int, ...]
    in_bag: tuple[int, ...]
    things_in_bag: tuple[int, ...]
    reinforcements: int
    moving: Moving | None
    passing: int
    row: tuple[int, ...]
    upright: tuple[int, ...]
    errand: Errand | None
    clash: ClashSeen | None
    placing: PlacingSeen | None
    mode: Literal["solo", "duel"]
    you: int
    first: int
    hands: tuple[CardsSeen, CardsSeen]
    face_down: tuple[FaceDown, ...]
    set_up: SetUpSeen | None
    putting: PuttingSeen | None


def view(state: State, viewer: int) -> View:
    """`viewer` is a side; NONE watches and sees what both see."""
    own, theirs = state.cards
    return View(
        level=state.level,
        sight=state.sight,
        stage=state.stage,
        expected=expected(state),
        turn=state.turn,
        side=state.side,
        ap=state.ap,
        card=state.card,
        cycle=state.cycle,
        points=state.points,
        rooms=tuple(room_seen(state, place) for place in range(PLACES) if state.dungeon[place]),
        closed=tuple(ROOMS[room].id for room in closed_rooms(state)),
        figures=figures_seen(state, viewer),
        things=things_seen(state, viewer),
        cards=hand_seen(own if viewer != BLUE else theirs),
        np_fights=theirs.fights,
        np_spent=theirs.spent,
        in_bag=tuple(n for n, f in enumerate(state.figures) if f.square == IN_BAG),
        things_in_bag=tuple(n for n, t in enumerate(state.things) if t.square == IN_BAG),
        reinforcements=len(waiting(state)) if state.mode == "solo" else 0,
        moving=state.moving,
        passing=passing(state) if state.moving else NONE,
        row=() if NONE in state.row else state.row,
        upright=state.upright,
        errand=state.errand,
        clash=clash_seen(state, viewer),
        placing=placing_seen(state),
        mode=state.mode,
        you=viewer,
        first=state.first,
        hands=(hand_seen(own), hand_seen(theirs)),
        face_down=face_down(state),
        set_up=set_up_seen(state),
        putting=putting_seen(state),
    )


def hand_seen(own: Cards) -> CardsSeen:
    """Discards are open, so what is left in a hand is known; a laid card counts until seen."""
    return CardsSeen(own.actions, own.fights, own.jumps, own.spent)


def room_seen(state: State, place: int) -> RoomSeen:
    laid, ground = state.dungeon[place], floor(state)
    assert laid
    squares = [square_in(place, within) for within in range(SQUARES)]
    return RoomSeen(
        place=place,
        room=ROOMS[laid.room].id,
        turn=laid.turn,
        edges=tuple(tuple(half(state.dungeon, s, side) for side in range(4)) for s in squares),
        pits=tuple(square for square in squares if square in ground.pits),
        gear=next(square for square in squares if square in ground.gears),
        arrow=ROOMS[laid.room].arrow,
        gates=tuple(gates_seen(laid, place)),
    )


def gates_seen(laid: Laid, place: int) -> Iterator[GateSeen]:
    """Each portcullis once, from the square to its left or above it."""
    for within in range(SQUARES):
        square = square_in(place, within)
        for side in (EAST, SOUTH):
            edge = own_edge(laid, square, side)
            if edge in ROOMS[laid.room].portcullises:
                yield GateSeen(square, side, gate_state(laid, edge))


def gate_state(laid: Laid, edge: int) -> Literal["shut", "open", "broken"]:
    if laid.broken >> edge & 1:
        return "broken"
    return "open" if laid.raised >> edge & 1 else "shut"


def clash_seen(state: State, viewer: int) -> ClashSeen | None:
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Clash):
        return None
    return ClashSeen(
        task.attacker,
        task.target,
        task.how,
        task.fighters,
        tuple(worth(state, task, number)[0] for number in task.fighters),
        tuple(worth(state, task, number)[1] for number in task.fighters),
        cards_seen(state, task, viewer),
        task.shown,
        playable(state, task, viewer),
        task.named,
    )


def playable(state: State, clash: Clash, viewer: int) -> tuple[int, ...]:
    side = YELLOW if state.mode == "solo" else viewer
    if side == NONE or clash.cards[side] != NONE:
        return ()
    own = hand(state, clash) if state.mode == "solo" else held(state, clash, side)
    return tuple(sorted(set(own)))


def worth(state: State, clash: Clash, number: int) -> tuple[int, int]:
    """What a fighter brings: strength and bonus; a shooter only the bow (P-7.1, P-6.4)."""
    if clash.how == "bow" and number == clash.attacker:
        return BOW_STRENGTH, 0
    side = state.figures[number].side
    own = [n for n in clash.fighters if state.figures[n].side == side]
    return strength(state, number), bonus_of(state, clash, number, own)


def placing_seen(state: State) -> PlacingSeen | None:
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Teleport) or (task.row == NONE) == (task.column == NONE):
        return None
    return PlacingSeen(
        task.number, task.thing, task.place, task.row, task.column, tuple(lines(state, task))
    )


def putting_seen(state: State) -> PuttingSeen | None:
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, PutToken):
        return None
    squares = tuple(free_squares(state, task.place))
    return PuttingSeen(task.side, task.number, task.thing, task.place, squares)
