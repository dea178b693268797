"""What is done and what happens, in words: a text key with arguments, some of them words too."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from .actions import Action
from .events import Event
from .refusals import Detail


class Words(Struct, frozen=True):
    """`text` is a text key; `details` are its arguments.

    What has a name of its own, such as a room or a card, is given as words and said first;
    several are said with commas between them. A `seat` is said as `$player`.
    """

    text: str
    details: dict[str, "Spoken"] = {}


Spoken = Detail | Words | tuple[Words, ...]


@lru_cache(maxsize=1 << 10)
def kebab(name: str) -> str:
    """`ThrowForStart` as texts spell it: `throw-for-start`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def words_for(game: str, action: Action, **details: Spoken) -> Words:
    """The words of that kind of move with these details."""
    return Words(f"{game}-action-{kebab(type(action).__name__)}", details)


def plain_words(game: str, action: Action) -> Words:
    """With the action's own fields: enough where a number is what a person would say."""
    fields = {name: value for name, value in asdict(action).items() if isinstance(value, str | int)}
    return words_for(game, action, **as_arguments(fields))


def event_words(game: str, event: Event) -> Words:
    """An event with its own fields."""
    kind = event.__struct_config__.tag
    return Words(f"{game}-event-{kind}", as_arguments(asdict(event)))


def as_arguments(fields: Mapping[str, Any]) -> dict[str, Spoken]:
    """What a text can take of them: a flag as yes or no, a list by its length."""
    given: dict[str, Spoken] = {}
    for name, value in fields.items():
        if isinstance(value, bool):
            given[name] = "yes" if value else "no"
        elif isinstance(value, list | tuple):
            given[name] = len(value)
        elif isinstance(value, str | int):
            given[name] = value
    return given
