"""The browser's types, made from the structs: `python -m igroteka.server.typescript [--check]`.

Of a game that somebody has drawn a board for, also what lies in its box, and the positions that the
figures of its rules are drawn from, as typed values.
"""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import Struct

from igroteka.bots import LEVELS
from igroteka.games import SHELF
from igroteka.kernel import Game
from igroteka.kernel.clauses import RulesPage
from igroteka.kernel.figures import book_of
from igroteka.kernel.langs import NAMES
from igroteka.kernel.shown import Shown, shared_of, shown_of
from igroteka.match import Record

from . import wire, wire_end, wire_lessons, wire_lobby, wire_push, wire_review
from .declarations import declaration, expression, hints, is_struct, parts, reachable, union
from .riddle import to_solve
from .tutor import listed

WEB = Path(__file__).parents[3] / "web" / "src"
FOLDER = WEB / "wire"
BOARDS = WEB / "games"
HEADING = "// Made from the Python structs by `python -m igroteka.server.typescript`: edit those.\n"


def structs_of(module: ModuleType) -> list[Any]:
    """In the order they are written, without the bases that only carry settings."""
    kinds = [kind for kind in vars(module).values() if is_struct(kind)]
    own = [kind for kind in kinds if kind.__module__ == module.__name__]
    return [kind for kind in own if not kind.__subclasses__()]


def house() -> dict[str, Any]:
    rooms = (wire_lobby, wire_push, wire_lessons, wire_review, wire_end, wire)
    return reachable([*(each for room in rooms for each in structs_of(room)), Record, RulesPage])


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


def levels_page() -> str:
    names = ", ".join(f"'{level}'" for level in LEVELS)
    return f"{HEADING}\nexport const LEVELS = [{names}] as const;\n"


def shelf_page() -> str:
    """The lids in their order: a lobby shows them before it has heard anything."""
    lids = [
        {
            "id": game.id,
            "seats": wire_lobby.SeatsRange(*game.seats),
            "lid": game.box.lid,
            "teaches": bool(listed(game)),
            "puzzles": bool(to_solve(game)),
        }
        for game in with_boards()
    ]
    holds = "{ teaches: boolean; puzzles: boolean }"
    kind = f"readonly (Pick<GameInfo, 'id' | 'seats' | 'lid'> & {holds})[]"
    imports = "import type { GameInfo } from './wire';\n"
    return "\n".join([HEADING, imports, f"export const SHELF: {kind} = {value(lids)};\n"])


def box_page(game: Game[Any, Any, Any], contents: Struct) -> str:
    """What lies in the box: a constant a field, so that a page takes only what it shows."""
    fields = hints(type(contents))
    known, named = told(game), reachable(fields.values())
    own = [kind for name, kind in named.items() if known.get(name) is not kind]
    inside = [hint for kind in own if is_struct(kind) for hint in hints(kind).values()]
    written = {part for hint in (*fields.values(), *inside) for part in parts(hint)}
    shared = sorted(name for name, kind in named.items() if kind in written and kind not in own)
    imports = [f"import type {{ {', '.join(shared)} }} from './{game.id}';\n"] if shared else []
    values = [
        f"export const {name.upper()}: {expression(hint)} = {value(getattr(contents, name))};\n"
        for name, hint in fields.items()
    ]
    return "\n".join([HEADING, *imports, *map(declaration, own), *values])


def figures_page(game: Game[Any, Any, Any], figures: tuple[Shown, ...]) -> str:
    """What each figure shows, played by the rules: one that is not true cannot be drawn."""
    seen = " | ".join(f"'{name}'" for name in book_of(game).fields)
    preview = "Preview" if game.preview_type else ""
    types = ", ".join(filter(None, ("Action", "Event", preview, "View")))
    imports = f"import type {{ {types} }} from './{game.id}';\n"
    kind = (
        f"export type Seen = Pick<View, {seen}>;\n\n"
        "export interface Figure {\n"
        "  readonly id: string;\n"
        "  readonly clause: string;\n"
        "  readonly right: boolean;\n"
        "  readonly focus: readonly number[];\n"
        "  readonly before: Seen;\n"
        "  readonly moves: readonly Action[];\n"
        "  readonly after: Seen | null;\n"
        f"  readonly preview: {preview + ' | ' if preview else ''}null;\n"
        "  readonly told: readonly Event[];\n"
        "}\n"
    )
    values = f"export const FIGURES: readonly Figure[] = {value(figures)};\n"
    shared = [
        f"export const {name.upper()}: View['{name}'] = {json(part)};\n"
        for name, part in shared_of(game).items()
    ]
    return "\n".join([HEADING, imports, kind, *shared, values])


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
    drawn = {game: shown_of(game) for game in with_boards()}
    figures = {
        f"{game.id}.figures.ts": figures_page(game, all_) for game, all_ in drawn.items() if all_
    }
    index = f"{HEADING}\nexport type * from './wire';\n"
    house = {
        "index.ts": index,
        "langs.ts": langs_page(),
        "levels.ts": levels_page(),
        "shelf.ts": shelf_page(),
        "wire.ts": wire_page(),
    }
    return {**house, **games, **boxes, **figures}


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
