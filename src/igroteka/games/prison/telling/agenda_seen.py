"""What is under way, as a side sees it: a fight, a token on its way to the floor (P-D1)."""

from msgspec import Struct

from igroteka.games.prison.deeds.combat_cards import hand
from igroteka.games.prison.deeds.fights import BOW_STRENGTH, bonus_of
from igroteka.games.prison.deeds.opening import lines
from igroteka.games.prison.duel.face_down import cards_seen
from igroteka.games.prison.duel.fights import held
from igroteka.games.prison.duel.opened import free_squares
from igroteka.games.prison.figures.scene import strength
from igroteka.games.prison.state import NONE, YELLOW, State
from igroteka.games.prison.tasks import Clash, OpenRoom, PutToken, Teleport


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


class TokenSeen(Struct, frozen=True):
    """A token on its way into a room, by the dice."""

    number: int
    thing: bool
    place: int


class PuttingSeen(Struct, frozen=True):
    """A duel's token out of the room just opened: who puts it, and on which squares it may go."""

    side: int
    number: int
    thing: bool
    place: int
    squares: tuple[int, ...]


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


def opening_seen(state: State) -> int:
    task = state.agenda[0] if state.agenda else None
    return task.place if isinstance(task, OpenRoom) else NONE


def drawn_seen(state: State) -> TokenSeen | None:
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Teleport):
        return None
    return TokenSeen(task.number, task.thing, task.place)
