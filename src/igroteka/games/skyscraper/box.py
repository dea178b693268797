"""The box of Skyscraper."""

from msgspec import Struct

from igroteka.kernel import Box, Lid

from .deck import BUILDING, CARDS, Card
from .secrets import hidden


class Contents(Struct, frozen=True):
    """All cards by number: the building deck first, then what stands on the site."""

    cards: tuple[Card, ...]
    building: int


CALM = {"hands": "calm"}

BOX = Box(
    lid=Lid(minutes=(10, 20), measured=True),
    place=5,
    contents=Contents(CARDS, len(BUILDING)),
    set_ups=((2, CALM), (3, CALM), (4, CALM)),
    hidden=hidden,
    basics=(
        *("S-C2", "S-C3", "S-C4", "S-G2", "S-S1", "S-S2", "S-T1", "S-W1"),
        *("S-B1", "S-B2", "S-B4", "S-B5", "S-B7", "S-B8", "S-B9", "S-P1", "S-P2", "S-P3"),
        *("S-M1", "S-M2", "S-M3", "S-M4", "S-F1", "S-F2", "S-F4"),
        *("S-E1", "S-E2", "S-E3", "S-H1", "S-H2", "S-H3", "S-H4"),
    ),
    benched={"calm": CALM},
)
