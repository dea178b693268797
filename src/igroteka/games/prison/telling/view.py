"""What a player of Prison knows: all but what a duel keeps face down (P-2.2, P-2.3, P-D1)."""

from typing import Literal

from msgspec import Struct

from igroteka.games.prison.deeds.opening import closed_rooms, waiting
from igroteka.games.prison.duel.face_down import (
    FaceDown,
    SetUpSeen,
    face_down,
    figures_seen,
    set_up_seen,
    things_seen,
)
from igroteka.games.prison.figures.carrying import passing
from igroteka.games.prison.floor.dungeon import PLACES
from igroteka.games.prison.rooms import ROOMS
from igroteka.games.prison.state import (
    BLUE,
    IN_BAG,
    NONE,
    Cards,
    Errand,
    Figure,
    Moving,
    Stage,
    State,
    Thing,
)
from igroteka.games.prison.turn.ending import Advice, advice
from igroteka.games.prison.turn.refusals import expected

from .agenda_seen import (
    ClashSeen,
    PlacingSeen,
    PuttingSeen,
    TokenSeen,
    clash_seen,
    drawn_seen,
    opening_seen,
    placing_seen,
    putting_seen,
)
from .rooms_seen import RoomSeen, room_seen


class CardsSeen(Struct, frozen=True):
    actions: tuple[int, ...]
    fights: tuple[int, ...]
    jumps: int
    spent: tuple[int, ...]


class View(Struct, frozen=True):
    """Squares are `row * 10 + column`: row 0 the yellow line, 21 the blue one; -1 is none.

    `opening` is the place of a room about to be opened, `drawn` what the dice are thrown for next,
    `thrown` the dice just thrown: red and white, or the rotation die's quarters.
    `advice` is the level to try after the game (P-7.8), compared with this one.
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
    opening: int
    drawn: TokenSeen | None
    thrown: tuple[int, ...]
    advice: Advice


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
        opening=opening_seen(state),
        drawn=drawn_seen(state),
        thrown=state.thrown,
        advice=advice(state),
    )


def hand_seen(own: Cards) -> CardsSeen:
    """Discards are open, so what is left in a hand is known; a laid card counts until seen."""
    return CardsSeen(own.actions, own.fights, own.jumps, own.spent)
