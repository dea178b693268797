"""A type as TypeScript declares it."""

from collections.abc import Iterable, Iterator
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Literal, NewType, TypeGuard, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from igroteka.kernel import Action, Event
from igroteka.match import Frame

from . import wire

PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
    Action: "A",
    Event: "E",
}
# Where the house leaves the type to the game, the browser's types have a parameter.
OPEN = {
    (Frame, "view"): "V",
    (Frame, "legal"): "readonly A[]",
    (Frame, "events"): "readonly E[]",
    (Frame, "kept"): "readonly E[] | null",
    (wire.Act, "action"): "A",
    (wire.AskPreview, "action"): "A",
    (wire.HintGiven, "deed"): "readonly A[]",
}
DEFAULTS = {"V": "unknown", "A": "{ readonly type: string }", "E": "{ readonly kind: string }"}


def expression(kind: Any) -> str:
    """A type as TypeScript writes it."""
    if kind in PLAIN:
        return PLAIN[kind]
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in inner)
    if origin in (Union, UnionType):
        return " | ".join(expression(part) for part in inner)
    if origin is tuple:
        return array(inner)
    if origin is dict:
        return f"{{ readonly [key: string]: {expression(inner[1])} }}"
    return reference(kind)


def array(inner: tuple[Any, ...]) -> str:
    if inner[-1] is not Ellipsis:
        return f"readonly [{', '.join(map(expression, inner))}]"
    item = expression(inner[0])
    return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"


def reference(kind: Any) -> str:
    parameters = open_in(kind)
    return f"{kind.__name__}<{', '.join(parameters)}>" if parameters else str(kind.__name__)


def parts(kind: Any) -> Iterator[Any]:
    """The named types that a type is written with."""
    named = isinstance(kind, NewType) or (
        isinstance(kind, type) and issubclass(kind, Enum | Struct)
    )
    if named and kind not in PLAIN:
        yield kind
    for inner in get_args(kind):
        yield from parts(inner)


def is_struct(kind: Any) -> TypeGuard[type[Struct]]:
    return isinstance(kind, type) and issubclass(kind, Struct)


def hints(kind: type[Struct]) -> dict[str, Any]:
    return {
        name: hint for name, hint in get_type_hints(kind).items() if name in kind.__struct_fields__
    }


def open_in(kind: Any) -> tuple[str, ...]:
    """Which of V, A and E a struct leaves open, itself or through its fields."""
    if not is_struct(kind):
        return ()
    found = {
        letter
        for (owner, _), text in OPEN.items()
        if owner is kind
        for letter in text
        if letter in DEFAULTS
    }
    for name, hint in hints(kind).items():
        if (kind, name) not in OPEN:
            inner = (part for part in parts(hint) if part is not kind)
            found.update(letter for part in inner for letter in open_in(part))
    return tuple(letter for letter in DEFAULTS if letter in found)


def reachable(kinds: Iterable[Any]) -> dict[str, Any]:
    """Every named type one can get to, by name, in the order of first use."""
    found: dict[str, Any] = {}
    waiting = [part for kind in kinds for part in parts(kind)]
    while waiting:
        kind = waiting.pop(0)
        if kind is found.get(kind.__name__):
            continue
        if kind.__name__ in found:
            raise TypeError(f"two types are called {kind.__name__}: the browser cannot tell them")
        found[kind.__name__] = kind
        if is_struct(kind):
            waiting += [part for hint in hints(kind).values() for part in parts(hint)]
    return found


def declaration(kind: Any) -> str:
    if isinstance(kind, NewType):
        return f"export type {kind.__name__} = {expression(kind.__supertype__)};\n"
    if issubclass(kind, Enum):
        values = " | ".join(literal(member.value) for member in kind)
        return f"export type {kind.__name__} = {values};\n"
    return interface(kind)


def literal(value: str | int) -> str:
    return str(value) if isinstance(value, int) else f"'{value}'"


def interface(kind: type[Struct]) -> str:
    """A default makes a field optional only where the browser writes it; we always send it."""
    config = kind.__struct_config__
    lines = [f"export interface {generic(kind.__name__, open_in(kind))} {{"]
    if config.tag is not None:
        lines.append(f"  readonly {config.tag_field}: '{config.tag}';")
    required = {field.name for field in msgspec.structs.fields(kind) if field.required}
    spelt = dict(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))
    for name, hint in hints(kind).items():
        mark = "?" if config.forbid_unknown_fields and name not in required else ""
        written = OPEN.get((kind, name)) or expression(hint)
        lines.append(f"  readonly {spelt[name]}{mark}: {written};")
    return documentation(kind) + "\n".join(lines) + "\n}\n"


def generic(name: str, letters: tuple[str, ...]) -> str:
    inside = ", ".join(f"{letter} = {DEFAULTS[letter]}" for letter in letters)
    return f"{name}<{inside}>" if inside else name


def documentation(kind: type[Struct]) -> str:
    text = kind.__dict__.get("__doc__")
    if not text:
        return ""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"]) + "\n"


def union(name: str, kind: Any) -> str:
    letters = tuple(letter for letter in DEFAULTS if any(letter in open_in(k) for k in parts(kind)))
    members = "\n".join(f"  | {expression(part)}" for part in get_args(kind) or (kind,))
    return f"export type {generic(name, letters)} =\n{members};\n"
