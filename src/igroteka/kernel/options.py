"""How a game is set up: named options whose values are short texts."""

import re
from collections.abc import Mapping, Sequence

from msgspec import Struct

from .errors import BadOption

MAX_TEXT_CHARS = 65_536


class Option(Struct, frozen=True):
    """One choice in the lobby; values of `pattern` are welcome too.

    The first value is the default, unless another is `usual` where they go from little to much.
    `hint` shows the form of a free value, such as `WxH`; `upload` asks the browser for a file.
    Beside a choice that makes it `moot`, by that option's name, it is not asked for.
    """

    name: str
    values: tuple[str, ...]
    pattern: str | None = None
    hint: str = ""
    upload: bool = False
    moot: dict[str, str] = {}
    usual: str = ""

    @property
    def default(self) -> str:
        return self.usual or self.values[0]

    def admits(self, value: str) -> bool:
        if value in self.values:
            return True
        return self.pattern is not None and re.fullmatch(self.pattern, value) is not None


def settle(known: Sequence[Option], given: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value; unknown names and values are refused."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise BadOption(name, f"unknown; this game has {', '.join(names) or 'none'}")
    return {option.name: _value(option, given) for option in known}


def _value(option: Option, given: Mapping[str, str]) -> str:
    value = given.get(option.name, option.default)
    if len(value) > MAX_TEXT_CHARS:
        raise BadOption(option.name, f"longer than {MAX_TEXT_CHARS} characters")
    if option.admits(value):
        return value
    forms = [*option.values, option.hint] if option.hint else list(option.values)
    raise BadOption(option.name, f"{value[:40]!r} is not one of {', '.join(forms)}")
