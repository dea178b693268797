"""What is done in Roads: players lay; chance draws lots, deals and hands out cards."""

from igroteka.kernel import Action, Seat


class Lay(Action, frozen=True):
    """A card from the hand, so many quarter turns clockwise, at a place of the table."""

    face: str
    x: int
    y: int
    turn: int


class DrawLots(Action, frozen=True):
    """Chance: who starts (R-P3)."""

    starter: Seat


class Deal(Action, frozen=True):
    """Chance: everybody's hand, and what lies aside unseen."""

    hands: tuple[tuple[str, ...], ...]
    aside: tuple[str, ...]


class Draw(Action, frozen=True):
    """Chance: the card that comes blindly from the heap (R-3.2)."""

    face: str


RoadsAction = Lay | DrawLots | Deal | Draw
