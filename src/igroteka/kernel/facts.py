"""Facts of a position as a person writes them: `turn: 3`, `hand: [S, T2]`, `at: {x: 1, y: 2}`.

Words need no quotes; everything else is as in JSON. What is as it would be anyhow is not said.
"""

import re
from enum import Enum
from typing import Any

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

WORD = re.compile(r"[A-Za-z_][\w.-]*")
NUMBER = re.compile(r"-?\d+(\.\d+)?([eE][-+]?\d+)?")
TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')
NAMED = {"true": True, "false": False, "null": None}


def plain(value: Any) -> Any:
    """A value as lists, maps, numbers and texts; of a struct only what is not its default."""
    if isinstance(value, Struct):
        tag = value.__struct_config__.tag
        said = {} if tag is None else {value.__struct_config__.tag_field: tag}
        for field in fields(value):
            found = getattr(value, field.name)
            if found != default_of(field):
                said[field.encode_name] = plain(found)
        return said
    if isinstance(value, tuple | list):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return {str(plain(key)): plain(one) for key, one in value.items()}
    if isinstance(value, Enum):
        return value.value
    return msgspec.to_builtins(value)


def default_of(field: Any) -> Any:
    if field.default_factory is not NODEFAULT:
        return field.default_factory()
    return field.default


def written(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{word(key)}: {written(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    if isinstance(value, str):
        return word(value)
    return msgspec.json.encode(value).decode()


def word(text: str) -> str:
    if WORD.fullmatch(text) and text not in NAMED:
        return text
    return msgspec.json.encode(text).decode()


def parsed(text: str) -> Any:
    """What `written` wrote; ValueError says what cannot be read."""
    value, rest = value_in(text.lstrip())
    if rest.strip():
        raise ValueError(f"nothing may follow the value, but {rest.strip()!r} does")
    return value


def value_in(text: str) -> tuple[Any, str]:
    if text.startswith("["):
        return list_in(text)
    if text.startswith("{"):
        return map_in(text)
    return atom_in(text)


def list_in(text: str) -> tuple[list[Any], str]:
    found: list[Any] = []
    rest = text[1:].lstrip()
    while not rest.startswith("]"):
        one, rest = value_in(rest)
        found.append(one)
        rest = after_comma(rest, "]")
    return found, rest[1:]


def map_in(text: str) -> tuple[dict[str, Any], str]:
    found: dict[str, Any] = {}
    rest = text[1:].lstrip()
    while not rest.startswith("}"):
        key, rest = atom_in(rest)
        rest = rest.lstrip()
        if not rest.startswith(":"):
            raise ValueError(f"a colon is missing after {key!r}")
        found[str(key)], rest = value_in(rest[1:].lstrip())
        rest = after_comma(rest, "}")
    return found, rest[1:]


def after_comma(text: str, end: str) -> str:
    rest = text.lstrip()
    if rest.startswith(","):
        return rest[1:].lstrip()
    if not rest.startswith(end):
        raise ValueError(f"{end!r} is missing")
    return rest


def atom_in(text: str) -> tuple[Any, str]:
    for kind in (TEXT, NUMBER):
        if met := kind.match(text):
            try:
                return msgspec.json.decode(met.group()), text[met.end() :]
            except msgspec.DecodeError as error:
                raise ValueError(f"{met.group()!r} cannot be read") from error
    if met := WORD.match(text):
        return NAMED.get(met.group(), met.group()), text[met.end() :]
    raise ValueError(f"{text[:20]!r} is no value" if text else "a value is missing")
