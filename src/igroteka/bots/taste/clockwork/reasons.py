"""Why a move of Clockwork is a good one."""

from igroteka.games.clockwork.actions import (
    ClockworkAction,
    Demand,
    Discard,
    Give,
    Point,
    Return,
    Seek,
    Straight,
    Swap,
    Take,
    Walk,
)
from igroteka.games.clockwork.board import TOWERS
from igroteka.games.clockwork.cards import SCRAP, SET_OF, is_part
from igroteka.games.clockwork.state import State
from igroteka.games.clockwork.yard import has_card
from igroteka.kernel import Seat, Words

TRIED = Words("clockwork-hint-tried")


def reasons(before: State, action: ClockworkAction, after: State, seat: Seat) -> tuple[Words, ...]:
    """A card still face down is no reason: what it is in one imagined world may be wrong."""
    if draws(before, action):
        return (Words("clockwork-hint-draw"),)
    if after.result is not None and isinstance(action, Point | Return):
        return (Words("clockwork-hint-wins"),) if seat in after.result.winners else (TRIED,)
    told = reason(before, action)
    return (TRIED,) if told is None else (Words(f"clockwork-hint-{told}"),)


def draws(before: State, action: ClockworkAction) -> bool:
    if isinstance(action, Take):
        return True
    return isinstance(action, Walk | Straight) and has_card(before, action.to)


def reason(before: State, action: ClockworkAction) -> str | None:
    match action:
        case Walk(to) | Straight(to):
            return way(before, to)
        case Seek() | Demand():
            return "search" if isinstance(action, Seek) else "demand"
        case Point(place):
            right = SET_OF[before.table[place]] == SET_OF[before.sought]
            return "found" if right else wrong(before)
        case Discard() | Return() | Swap():
            return "least-useful"
        case Give(card):
            return "shield" if card == SCRAP else None
    return None


def way(before: State, to: int) -> str | None:
    if to == TOWERS:
        return "home" if before.ending else "towers"
    return "meet" if to in before.where else "on-the-way"


def wrong(before: State) -> str | None:
    """Pointing at something else on purpose (C-R4)."""
    return None if is_part(before.sought) else "wrong-pick"
