"""A room of 5 × 5 squares, 300 units wide, the middle at 0 0; and its back (P-1.2)."""

from igroteka.games.prison.rooms import SIDE
from igroteka.kernel import Traits

from .art import art, framed

CELL = 60.0
HALF = SIDE * CELL / 2
ROOM_MM = 90.0
BLEED_MM = 2.0


def face(room: str) -> str:
    """Everything in its own directions; the number stands in the gear."""
    return framed(f"room-{room}")


def back() -> str:
    """The same whichever way it lies: nobody may tell how a closed room is turned."""
    return framed("closed")


def inside(room: str, x: float, y: float, wide: float) -> str:
    """A room as it is cut, so wide, its upper left corner at x y."""
    seen = f"{-HALF:g} {-HALF:g} {2 * HALF:g} {2 * HALF:g}"
    place = f'x="{x:g}" y="{y:g}" width="{wide:g}" height="{wide:g}"'
    return f'<svg {place} viewBox="{seen}">{art()[f"room-{room}"].art}</svg>'


def numbers(traits: Traits, key: str) -> tuple[int, ...]:
    return tuple(map(int, traits[key]))  # type: ignore[arg-type]


def spot(square: int) -> tuple[float, float]:
    return (square % SIDE + 0.5) * CELL - HALF, (square // SIDE + 0.5) * CELL - HALF
