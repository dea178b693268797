"""What is done in the cellar."""

from igroteka.kernel import Action, Seat


class Peek(Action, frozen=True):
    """Look at a place; nobody else sees the card, and it is hidden again."""

    place: int


class Swap(Action, frozen=True):
    """Put a card of the hand there and take what lay there.

    `shake` is how the hand did it, not what was chosen: it makes a noise, no more.
    """

    place: int
    card: int
    shake: int = 0


class Rummage(Action, frozen=True):
    """Look wherever the hand falls: chance says where."""


class Rest(Action, frozen=True):
    """Nothing more this round."""


class Deal(Action, frozen=True):
    """Chance, not listable: hands, cellar, and what stays in the box unseen."""

    hands: tuple[tuple[int, ...], ...]
    cellar: tuple[int, ...]
    box: tuple[int, ...]


class Blow(Action, frozen=True):
    """Chance, with odds: will a gust follow this round's search?"""

    gust: bool


class Find(Action, frozen=True):
    """Chance, with odds, while others may act: where the rummaging hand falls."""

    seat: Seat
    place: int


class Scatter(Action, frozen=True):
    """Chance, not listable: the cellar in its new order."""

    cellar: tuple[int, ...]


class SandOut(Action, frozen=True):
    """The clock."""

    round: int


class Take(Action, frozen=True):
    """The keeper, a non-player: shows a card to all and takes it away."""

    place: int


LanternAction = Peek | Swap | Rummage | Rest | Deal | Blow | Find | Scatter | SandOut | Take
