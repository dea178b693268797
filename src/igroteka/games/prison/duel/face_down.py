"""What a duel keeps from a side: face-down tokens of the other, and its card in a fight (P-D1)."""

from msgspec import Struct
from msgspec.structs import replace

from igroteka.games.prison.floor.dungeon import PLACES
from igroteka.games.prison.state import FACE_DOWN, NONE, UNSEEN, Figure, State, Thing
from igroteka.games.prison.tasks import Clash

from .set_up import BOTH, side_of, starters, to_hide, tokens, under

SETTING_UP = ("lot", "starters", "hide")
LAID = -2  # a card that lies face down


class FaceDown(Struct, frozen=True):
    """So many tokens of a side lie face down on the closed room at that place."""

    place: int
    side: int
    count: int


class SetUpSeen(Struct, frozen=True):
    """By side: starters on their dots, and tokens still to be laid."""

    starters: tuple[int, int]
    to_hide: tuple[int, int]


def is_secret(state: State, side: int, square: int, viewer: int) -> bool:
    """Whether `viewer` (NONE: a spectator) may not know where that side's token is."""
    if state.mode == "solo" or state.result or side == viewer:
        return False
    return state.stage in SETTING_UP or square <= FACE_DOWN


def figures_seen(state: State, viewer: int) -> tuple[Figure, ...]:
    return tuple(
        replace(f, square=UNSEEN) if is_secret(state, f.side, f.square, viewer) else f
        for f in state.figures
    )


def things_seen(state: State, viewer: int) -> tuple[Thing, ...]:
    return tuple(
        replace(t, square=UNSEEN) if is_secret(state, t.side, t.square, viewer) else t
        for t in state.things
    )


def face_down(state: State) -> tuple[FaceDown, ...]:
    return tuple(
        FaceDown(place, side, count)
        for place in range(PLACES)
        for side in BOTH
        if (count := count_under(state, place, side))
    )


def count_under(state: State, place: int, side: int) -> int:
    return sum(side_of(state, token) == side for token in tokens(state, under(place)))


def set_up_seen(state: State) -> SetUpSeen | None:
    if state.mode == "solo" or state.stage not in SETTING_UP:
        return None
    return SetUpSeen(
        (len(starters(state, BOTH[0])), len(starters(state, BOTH[1]))),
        (len(to_hide(state, BOTH[0])), len(to_hide(state, BOTH[1]))),
    )


def cards_seen(state: State, clash: Clash, viewer: int) -> tuple[int, int]:
    """In a duel the other's card is seen when both are in, and then the fight is over."""
    if state.mode == "solo":
        return clash.cards
    ours, theirs = (
        card if card == NONE or side == viewer else LAID for side, card in enumerate(clash.cards)
    )
    return ours, theirs
