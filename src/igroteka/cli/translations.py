"""What the translations lack, and which of them are older than their English."""

import subprocess
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from msgspec import Struct

import igroteka
from igroteka.games import SHELF
from igroteka.kernel.langs import FALLBACK, LANGS
from igroteka.kernel.places import home

from .failing import Failure

PLAIN = "aceinosuyzACEINOSUYZ"
MARKED = "áčéíñóšúýžÁČÉÍÑÓŠÚÝŽ"
VOWELS = "aeiouyAEIOUY"


class Shelf(Struct, frozen=True):
    """A folder with one file for each language."""

    name: str
    folder: Path

    def texts(self, lang: str) -> dict[str, ast.Message]:
        file = self.folder / f"{lang}.ftl"
        if not file.is_file():
            return {}
        parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
        broken = next((entry for entry in parsed.body if isinstance(entry, ast.Junk)), None)
        if broken is not None:
            raise Failure(f"{file}: not Fluent: {str(broken.content).splitlines()[0][:60]!r}")
        return {entry.id.name: entry for entry in parsed.body if isinstance(entry, ast.Message)}

    def missing(self, lang: str) -> list[str]:
        there = self.texts(lang)
        return [key for key in self.texts(FALLBACK) if key not in there]

    def unknown(self, lang: str) -> list[str]:
        english = self.texts(FALLBACK)
        return [key for key in self.texts(lang) if key not in english]

    def stale(self, lang: str) -> list[str]:
        """The texts whose English was changed after them, by the history of the clone."""
        english, there = changed_at(self, FALLBACK), changed_at(self, lang)
        return [key for key, when in english.items() if key in there and there[key] < when]


def shelves() -> Iterator[Shelf]:
    """The games', the terminal's, the bell's, the press's, and in a clone the site's."""
    for game in SHELF.values():
        folder = Path(str(files(home(game))))
        yield Shelf(game.id, folder / "texts")
        if (folder / "lessons" / "texts").is_dir():
            yield Shelf(f"{game.id}-lessons", folder / "lessons" / "texts")
    house = Path(igroteka.__file__).parent
    yield Shelf("cli", house / "cli" / "texts")
    yield Shelf("push", house / "server" / "push" / "texts")
    yield Shelf("press", house / "press" / "texts")
    site = house.parents[1] / "web" / "src" / "texts"
    if site.is_dir():
        yield Shelf("site", site)


def changed_at(shelf: Shelf, lang: str) -> dict[str, int]:
    """When each text was last changed, in seconds; what is not committed yet is newest."""
    file = shelf.folder / f"{lang}.ftl"
    if not file.is_file():
        return {}
    times = line_times(file)
    source = file.read_text(encoding="utf-8")
    found = {}
    for key, message in shelf.texts(lang).items():
        first, last = (source.count("\n", 0, at) for at in reach(message))
        found[key] = max(times[first : last + 1])
    return found


def reach(message: ast.Message) -> tuple[int, int]:
    """Its first and last letter; a comment right above belongs to it."""
    span: Any = message.span
    above: Any = message.comment.span if message.comment else span
    return above.start, span.end - 1


def line_times(file: Path) -> list[int]:
    blame = ["git", "blame", "--line-porcelain", file.name]
    told = subprocess.run(blame, cwd=file.parent, capture_output=True, text=True)
    if told.returncode:
        raise Failure("the age of a text is in the history of a clone, and there is none here")
    mark = "committer-time "
    return [int(line[len(mark) :]) for line in told.stdout.splitlines() if line.startswith(mark)]


def languages() -> list[str]:
    return [lang for lang in LANGS if lang != FALLBACK]


def pseudo(text: str) -> str:
    """English a third longer, with marks above the letters, in brackets; as in the browser."""
    marks = dict(zip(PLAIN, MARKED, strict=True))
    shown = ((letter, marks.get(letter, letter)) for letter in text)
    return f"[{''.join(m + m.lower() if each in VOWELS else m for each, m in shown)}]"


class Strange(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(pseudo(node.value))


def strange(shelf: Shelf) -> str:
    """The English of a shelf, made strange."""
    body = [Strange().visit(message) for message in shelf.texts(FALLBACK).values()]
    return str(FluentSerializer().serialize(ast.Resource(body)))
