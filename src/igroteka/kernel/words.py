"""A move in words: a text key with its arguments, some of which are words themselves."""

import re

from msgspec import Struct
from msgspec.structs import asdict

from .actions import Action
from .refusals import Detail


class Words(Struct, frozen=True):
    """`text` is a text key; `details` are its arguments.

    What has a name of its own, such as a room or a card, is given as words and said first;
    several are said with commas between them. A `seat` is said as `$player`.
    """

    text: str
    details: dict[str, "Spoken"] = {}


Spoken = Detail | Words | tuple[Words, ...]


def kebab(name: str) -> str:
    """`ThrowForStart` as texts spell it: `throw-for-start`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def words_for(game: str, action: Action, **details: Spoken) -> Words:
    """The words of that kind of move with these details."""
    return Words(f"{game}-action-{kebab(type(action).__name__)}", details)


def plain_words(game: str, action: Action) -> Words:
    """With the action's own fields: enough where a number is what a person would say."""
    return words_for(game, action, **own_fields(action))


def own_fields(action: Action) -> dict[str, Spoken]:
    fields: dict[str, Spoken] = {}
    for name, value in asdict(action).items():
        if isinstance(value, bool):
            fields[name] = "yes" if value else "no"
        elif isinstance(value, str | int):
            fields[name] = value
    return fields
