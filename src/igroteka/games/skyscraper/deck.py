"""The cards: the building deck, the foundation and the supports (S-C1, S-C4)."""

import tomllib
from importlib.resources import files
from typing import Literal

from msgspec import Struct, ValidationError, convert

from .beams import anyhow, beams_of, upright
from .lattice import Line, Plane, Pose

Stance = Literal["upright", "flat", "any"]


class BadDeck(ValueError):
    """The data holds no deck one could build with; the text names the card."""


class CardData(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    pose: Stance
    beams: tuple[str, ...]
    worker: Literal["", "side", "above", "below"] = ""


class DeckData(Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[CardData, ...]


class Card(Struct, frozen=True):
    """`beams` in its own frame; `ground` if it stands on the site (S-B4)."""

    id: str
    stance: Stance
    beams: int
    worker: str = ""
    ground: bool = False

    def faces(self, plane: Plane) -> tuple[int, ...]:
        """Its beams as they may lie in that plane; none if it may not (S-B2)."""
        if plane == Plane.FLOOR:
            return () if self.stance == "upright" else anyhow(self.beams)
        if self.stance == "any":
            return anyhow(self.beams)
        return upright(self.beams) if self.stance == "upright" else ()


def look(card: Card) -> tuple[Stance, int, bool]:
    return card.stance, card.beams, card.ground


BEAMS_EACH = range(2, 5)


def read(text: str) -> tuple[Card, ...]:
    try:
        cards = convert(tomllib.loads(text), DeckData).card
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise BadDeck(f"deck: {error}") from error
    return tuple(map(_card, cards))


def _card(data: CardData) -> Card:
    try:
        lines = {Line[name.upper()] for name in data.beams}
    except KeyError as error:
        raise BadDeck(f"card {data.id}: {error} is no line of a card (S-C3)") from error
    if len(lines) not in BEAMS_EACH:
        raise BadDeck(f"card {data.id}: 2 to 4 beams (S-C4)")
    return Card(data.id, data.pose, beams_of(lines), data.worker)


BUILDING = read(files(__package__).joinpath("deck.toml").read_text(encoding="utf-8"))

FRAME = beams_of((Line.TOP, Line.MID_V, Line.MID_H))
WHOLE = beams_of(Line)  # with edges alone a flat one would meet no foot of a wall
FOUNDATION = Card("foundation", "upright", FRAME, ground=True)
PROP = Card("prop", "upright", FRAME, ground=True)
SLAB = Card("slab", "flat", WHOLE, ground=True)

# All cards by number: the building deck first, then what stands on the site.
CARDS = (*BUILDING, FOUNDATION, PROP, SLAB)
FOUNDATION_CARD, PROP_CARD, SLAB_CARD = range(len(BUILDING), len(CARDS))

# By card the first that may stand as it does and has the same beams: to build with, they are one.
ALIKE = tuple(
    next(n for n, other in enumerate(CARDS) if look(other) == look(card)) for card in CARDS
)

# The H of the foundation (S-G3).
H = (Pose(Plane.FACES_X, 0, 0, 0), Pose(Plane.FACES_X, 2, 0, 0), Pose(Plane.FACES_Y, 0, 1, 0))


def is_building(card: int) -> bool:
    return card < len(BUILDING)
