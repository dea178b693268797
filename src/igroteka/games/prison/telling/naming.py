"""What figures, things, squares and rooms of Prison are called."""

from collections.abc import Sequence
from typing import Protocol

from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.floor.dungeon import WIDTH
from igroteka.games.prison.npcs import NPCS
from igroteka.games.prison.state import NONE, Figure, Thing
from igroteka.kernel import Words

COLUMNS = "abcdefghij"


class Named(Protocol):
    """A position, or a view of it."""

    @property
    def mode(self) -> str: ...
    @property
    def figures(self) -> tuple[Figure, ...]: ...
    @property
    def things(self) -> tuple[Thing, ...]: ...


def figure(state: Named, number: int) -> Words:
    """An NPC has a name; others go by their class, and in a duel by their colour too."""
    found = state.figures[number]
    if found.npc != NONE:
        return npc(found.npc)
    name = by_class(found.kind)
    if state.mode == "solo":
        return name
    return Words("prison-ui-sided", {"name": name, "side": found.side})


def npc(card: int) -> Words:
    return Words(f"prison-npc-{NPCS[card].id.replace('_', '-')}")


def by_class(kind: Class) -> Words:
    return Words(f"prison-class-{kind.name.lower()}")


def by_kind(kind: Kind) -> Words:
    return Words(f"prison-object-{kind.name.lower()}")


def token(state: Named, number: int, thing: bool) -> Words:
    return by_kind(state.things[number].kind) if thing else figure(state, number)


def load(state: Named, carrier: int) -> Words:
    """What is in somebody's hands: a thing, or a wounded friend."""
    carried = state.figures[carrier]
    thing = carried.thing != NONE
    return token(state, carried.thing if thing else carried.friend, thing)


def square(number: int) -> str:
    """Columns are letters, rows are counted from the yellow line, which is 0."""
    row, column = divmod(number, WIDTH)
    return f"{COLUMNS[column]}{row}"


def room(place: int) -> Words:
    return Words("prison-ui-room", {"place": place + 1})


def cards(values: Sequence[int]) -> str:
    return ", ".join(f"+{value}" for value in values)
