"""What is done in Prison: by the players, by chance, and by the Non-Player.

Figures, things, squares, places (of rooms) and sides (north, east, south, west) are numbers.
"""

from typing import Literal

from msgspec import Struct

from igroteka.kernel import Action

How = Literal["close", "bow", "spear"]


class Hop(Struct, frozen=True):
    """One action of a way (P-9.16): squares walked, a jump, or the portcullis on a side opened."""

    how: Literal["walk", "jump", "gate"]
    squares: tuple[int, ...]
    side: int = -1


class Pick(Action, frozen=True):
    """One of the four who start on the dots, by class (P-2.4)."""

    kind: int


class Hide(Action, frozen=True):
    """A duel: one of one's tokens, face down onto a closed room (P-D1); a figure or a thing."""

    number: int
    thing: bool
    place: int


class Put(Action, frozen=True):
    """A duel: the token out of the room just opened, onto a square of it (P-D1)."""

    square: int


class PlayCard(Action, frozen=True):
    """An action card: so many action points (P-3.2)."""

    value: int


class Begin(Action, frozen=True):
    """A move, 1 AP (P-4.1)."""

    figure: int


class Step(Action, frozen=True):
    """One square of the move under way (P-4.3)."""

    side: int


class PickUp(Action, frozen=True):
    """The object or the friendly wounded that lies here; what was carried is left (P-4.5).

    Where both lie it is the object, from under the wounded, or else the wounded.
    """

    wounded: bool = False


class Drop(Action, frozen=True):
    """What is carried is left here (P-4.5)."""


class Give(Action, frozen=True):
    """To the friend whose square one passes; what the friend carried comes back (P-4.5)."""


class Stop(Action, frozen=True):
    """The move ends here (P-4.2)."""


class Reveal(Action, frozen=True):
    """A closed room, 1 AP (P-4.8)."""

    figure: int
    place: int


class Turn(Action, frozen=True):
    """A room, a quarter, 1 AP: 1 clockwise, 3 the other way (P-4.9)."""

    figure: int
    place: int
    quarters: int


class Attack(Action, frozen=True):
    """1 AP: beside one, by bow or by spear (P-7.1, P-6.4, P-6.5)."""

    figure: int
    target: int
    how: How = "close"


class Jump(Action, frozen=True):
    """1 AP and a jump card (P-4.7)."""

    figure: int
    square: int


class Heal(Action, frozen=True):
    """A Cleric, a wounded friend beside it, 1 AP (P-5.3)."""

    figure: int
    target: int


class Portcullis(Action, frozen=True):
    """Opened or shut, 1 AP (P-5.1, P-6.2)."""

    figure: int
    side: int


class Break(Action, frozen=True):
    """A portcullis, by a Colossus, for good, 1 AP (P-5.4)."""

    figure: int
    side: int


class Fire(Action, frozen=True):
    """The wand, by a Wizard, 1 AP: the first in that direction dies (P-6.3)."""

    figure: int
    side: int


class Scream(Action, frozen=True):
    """A Banshee pushes one in sight, 2 AP (P-5.2)."""

    figure: int
    target: int


class Pass(Action, frozen=True):
    """The rest of the action points is lost (P-3.2)."""


class FightCard(Action, frozen=True):
    """One's combat card (P-7.1)."""

    value: int


class Name(Action, frozen=True):
    """A Telepath's: the card the other plays (P-5.7, P-9.15)."""

    value: int


class Choose(Action, frozen=True):
    """The row or the column that a six leaves to the player, 0 to 4 (P-8.2)."""

    line: int


class Lot(Action, frozen=True):
    """Chance: who begins a duel (P-D1)."""

    side: int


class Deal(Action, frozen=True):
    """Chance: whose tokens go into the bag, by the numbers of their cards (P-2.3)."""

    npcs: tuple[int, ...]


class Lay(Action, frozen=True):
    """Chance: the room that was opened, and how it lies (P-1.1)."""

    room: int
    turn: int


class Draw(Action, frozen=True):
    """Chance: a token out of the bag (P-8.1)."""

    number: int
    thing: bool


class Dice(Action, frozen=True):
    """Chance: the teleport dice, thrown until they say something (P-8.1 to P-8.3)."""

    red: int
    white: int


class Arrive(Action, frozen=True):
    """Chance: the next reinforcement and its room (P-11.3)."""

    npc: int
    place: int


class Eye(Action, frozen=True):
    """Chance: the closed room the Arch-Mage looks at (P-12.1)."""

    place: int


class TurnUp(Action, frozen=True):
    """Chance: combat cards turned up from the NP's deck (P-7.2, P-9.15)."""

    values: tuple[int, ...]


class Blind(Action, frozen=True):
    """Chance: the player's combat card, drawn from the hand (the trait of Bertram)."""

    value: int


class Order(Action, frozen=True):
    """Chance: the row of the NP's round, by figures (P-9.1)."""

    row: tuple[int, ...]


class Tie(Action, frozen=True):
    """Chance: which of the equal ways (P-9.23)."""

    choice: int


class Rotation(Action, frozen=True):
    """Chance: the rotation die, 1 to 3 clockwise, -1 to -3 the other way (P-1.5, P-9.11)."""

    quarters: int


class Wander(Action, frozen=True):
    """Chance: the teleport dice of one who wanders (the trait of Odo)."""

    red: int
    white: int


class Activate(Action, frozen=True):
    """The NP: the leftmost upright card (P-9.1)."""

    figure: int


class Go(Action, frozen=True):
    """The NP: a way and what closes it (P-9.2); `goal` is a place among the card's goals."""

    figure: int
    goal: int
    hops: tuple[Hop, ...]
    then: str = ""
    target: int = -1
    side: int = -1
    ap: int = 0


class Rest(Action, frozen=True):
    """The NP: this card is turned aside (P-9.1)."""

    figure: int
