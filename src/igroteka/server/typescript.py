"""The browser's types, made from the structs: `python -m igroteka.server.typescript [--check]`.

Of a game that somebody has drawn a board for, also what lies in its box, as typed values.
"""

import sys
from collections.abc import Iterable, Iterator
from enum import Enum
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from igroteka.games import SHELF
from igroteka.kernel import Action, Event, Game
from igroteka.kernel.clauses import RulesPage
from igroteka.kernel.langs import NAMES
from igroteka.match import Frame, Record

from . import wire, wire_lobby

WEB = Path(__file__).parents[3] / "web" / "src"
FOLDER = WEB / "wire"
BOARDS = WEB / "games"
HEADING = "// Made from the Python structs by `python -m igroteka.server.typescript`: edit those.\n"
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


def hints(kind: type[Struct]) -> dict[str, Any]:
    return {
        name: hint for name, hint in get_type_hints(kind).items() if name in kind.__struct_fields__
    }


def open_in(kind: Any) -> tuple[str, ...]:
    """Which of V, A and E a struct leaves open, itself or through its fields."""
    if not (isinstance(kind, type) and issubclass(kind, Struct)):
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
        if isinstance(kind, type) and issubclass(kind, Struct):
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


def structs_of(module: ModuleType) -> list[Any]:
    """In the order they are written, without the bases that only carry settings."""
    kinds = [k for k in vars(module).values() if isinstance(k, type) and issubclass(k, Struct)]
    own = [kind for kind in kinds if kind.__module__ == module.__name__]
    return [kind for kind in own if not kind.__subclasses__()]


def house() -> dict[str, Any]:
    return reachable([*structs_of(wire_lobby), *structs_of(wire), Record, RulesPage])


def wire_page() -> str:
    unions = [union(name, getattr(wire, name)) for name in ("ClientMessage", "ServerMessage")]
    return "\n".join([HEADING, *map(declaration, house().values()), *unions])


def told(game: Game[Any, Any, Any]) -> dict[str, Any]:
    return reachable([game.view_type, game.action_type, game.event_type, game.preview_type])


def game_page(game: Game[Any, Any, Any]) -> str:
    known, named = house(), told(game)
    own = [kind for name, kind in named.items() if known.get(name) is not kind]
    shared = sorted(name for name, kind in named.items() if known.get(name) is kind)
    imports = f"import type {{ {', '.join(['Frame', *shared])} }} from './wire';\n"
    unions = [union("Action", game.action_type), union("Event", game.event_type)]
    frame = "/** What a seat is sent. */\nexport type GameFrame = Frame<View, Action, Event>;\n"
    return "\n".join([HEADING, imports, *map(declaration, own), *unions, frame])


def langs_page() -> str:
    names = "".join(f"  {lang}: '{name}',\n" for lang, name in NAMES.items())
    return f"{HEADING}\nexport const LANGS = {{\n{names}}} as const;\n"


def shelf_page() -> str:
    """The lids in their order: a lobby shows them before it has heard anything."""
    lids = [
        {"id": game.id, "seats": wire_lobby.SeatsRange(*game.seats), "lid": game.box.lid}
        for game in with_boards()
    ]
    kind = "readonly Pick<GameInfo, 'id' | 'seats' | 'lid'>[]"
    imports = "import type { GameInfo } from './wire';\n"
    return "\n".join([HEADING, imports, f"export const SHELF: {kind} = {value(lids)};\n"])


def box_page(game: Game[Any, Any, Any], contents: Struct) -> str:
    """What lies in the box: a constant a field, so that a page takes only what it shows."""
    fields = hints(type(contents))
    known, named = told(game), reachable(fields.values())
    own = [kind for name, kind in named.items() if known.get(name) is not kind]
    shared = sorted(name for name, kind in named.items() if known.get(name) is kind)
    imports = [f"import type {{ {', '.join(shared)} }} from './{game.id}';\n"] if shared else []
    values = [
        f"export const {name.upper()}: {expression(hint)} = {value(getattr(contents, name))};\n"
        for name, hint in fields.items()
    ]
    return "\n".join([HEADING, *imports, *map(declaration, own), *values])


def value(thing: Any) -> str:
    """As JSON, a line for each of several."""
    plain = msgspec.to_builtins(thing, str_keys=True)
    if isinstance(plain, dict):
        lines = [f"  {json(key)}: {json(each)},\n" for key, each in plain.items()]
        return f"{{\n{''.join(lines)}}}"
    if isinstance(plain, list | tuple):
        lines = [f"  {json(each)},\n" for each in plain]
        return f"[\n{''.join(lines)}]"
    return json(plain)


def json(plain: Any) -> str:
    return msgspec.json.encode(plain).decode()


def with_boards() -> list[Game[Any, Any, Any]]:
    """The games with a board; the others are played by their words."""
    return [game for game in SHELF.values() if (BOARDS / game.id / "index.ts").is_file()]


def pages() -> dict[str, str]:
    games = {f"{game.id}.ts": game_page(game) for game in with_boards()}
    boxes = {
        f"{game.id}.box.ts": box_page(game, game.box.contents)
        for game in with_boards()
        if game.box.contents
    }
    index = f"{HEADING}\nexport type * from './wire';\n"
    house = {
        "index.ts": index,
        "langs.ts": langs_page(),
        "shelf.ts": shelf_page(),
        "wire.ts": wire_page(),
    }
    return {**house, **games, **boxes}


def stale(folder: Path) -> list[str]:
    """The files that regenerating would change."""
    fresh = pages()
    there = {path.name: path.read_text("utf-8") for path in folder.glob("*.ts")}
    return sorted(name for name in {*fresh, *there} if fresh.get(name) != there.get(name))


def main(arguments: list[str]) -> int:
    changed = stale(FOLDER)
    if "--check" in arguments:
        for name in changed:
            print(
                f"web/src/wire/{name} is not what the structs say: make it again", file=sys.stderr
            )
        return 1 if changed else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    fresh = pages()
    for name in changed:
        if name in fresh:
            (FOLDER / name).write_text(fresh[name], "utf-8")
        else:
            (FOLDER / name).unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
