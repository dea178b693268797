"""What lies in the box: all that a game offers to print, without a drawing."""

from msgspec import Struct

Trait = int | str | tuple[int, ...] | tuple[str, ...]
Traits = dict[str, Trait]


class Deck(Struct, frozen=True):
    """Cards with one back: how many of each face, in the order of the rules."""

    name: str
    faces: dict[str, int]

    @property
    def size(self) -> int:
        return sum(self.faces.values())


class Components(Struct, frozen=True):
    """`faces` and `boards` tell whoever draws them what they show, such as a card's sides."""

    decks: tuple[Deck, ...] = ()
    faces: dict[str, Traits] = {}
    boards: dict[str, Traits] = {}
