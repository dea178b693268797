"""What a match of Prison came to: who got out, who was struck down, point by point (P-7.6)."""

from collections.abc import Iterator, Sequence

from igroteka.games.prison.events import Broke, Died, Fell, Healed, Left, Scored
from igroteka.games.prison.state import BLUE, State
from igroteka.kernel import Event, Item, Seat, item

from .naming import figure


def account(state: State, told: Sequence[Event]) -> Iterator[Item]:
    """Whoever left, died, broke or healed last before a point was counted is what it was for."""
    who, what = -1, "trait"
    for event in told:
        match event:
            case Left(figure=number):
                who, what = number, "out"
            case Fell(figure=number):
                who, what = number, "fell"
            case Died(figure=number):
                who, what = number, "fell" if (who, what) == (number, "fell") else "struck"
            case Broke(figure=number) | Healed(figure=number):
                who, what = number, "trait"
            case Scored(side=side, points=points):
                yield scored(state, what, who, side, points)


def scored(state: State, what: str, who: int, side: int, points: int) -> Item:
    """Alone, the other side is the dungeon: nobody sits there, and only it has traits (P-13.1)."""
    theirs = side == BLUE and state.mode == "solo"
    seat = None if theirs else Seat(side)
    kind = f"their-{what}" if theirs else what
    return item("prison", kind, seat, points, name=figure(state, who))
