"""Characters: ways to play at any level, each a leaning to what players of its game do.

They lie beside a game's taste as `characters.toml`; what they lean to are that taste's `habits`.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import Struct

from igroteka.kernel import Game, Seat
from igroteka.kernel.tables import BadTable, read_table

from .taste import Habits, habits_of, home_of_taste

FILE = "characters.toml"


class BadCharacter(BadTable):
    """One that cannot be read, or leans to what nobody does in its game."""


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """By how much more than it is worth each habit seems to it, in the unit its player judges in.

    It is known by the first.
    """

    leans: dict[str, float]

    @property
    def habit(self) -> str:
        return next(iter(self.leans))

    @property
    def more(self) -> bool:
        """Whether it is seen to do so more than others, or less."""
        return self.leans[self.habit] > 0


class Liking:
    """What a character likes about a move; nothing that its seat cannot see."""

    def __init__(self, leans: Mapping[str, float], habits: Habits) -> None:
        self.leans = leans
        self.habits = habits

    def __call__(self, state: Any, seat: Seat, action: Any) -> float:
        done = self.habits(state, seat, action)
        return sum([often * self.leans.get(name, 0.0) for name, often in done.items()])


def characters_of(game: Game[Any, Any, Any]) -> Mapping[str, Character]:
    """By name; none where nobody has thought of any."""
    home, declared = home_of_taste(game), habits_of(game)
    return _read(home, declared[0]) if home and declared else {}


def liking_of(game: Game[Any, Any, Any], leans: Mapping[str, float]) -> Liking | None:
    declared = habits_of(game)
    return Liking(leans, declared[1]) if declared and leans else None


@cache
def _read(home: str, known: tuple[str, ...]) -> Mapping[str, Character]:
    file = files(home) / FILE
    if not file.is_file():
        return {}
    return characters_from(file.read_text(encoding="utf-8"), f"{home} {FILE}", known)


def characters_from(text: str, file: str, known: tuple[str, ...]) -> Mapping[str, Character]:
    found = read_table(text, dict[str, Character], file, BadCharacter)
    for name, character in found.items():
        if not all(character.leans.values()) or not character.leans:
            raise BadCharacter(file, f"{name}, leans", "a leaning is not nothing")
        for habit in character.leans:
            if habit not in known:
                why = f"{habit!r} is not one of {', '.join(known)}"
                raise BadCharacter(file, f"{name}, leans", why)
    return found
