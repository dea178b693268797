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
    benched={"calm": CALM},
)
