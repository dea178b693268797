"""The rules page of a game: its clauses in our own words, one list item each.

# Title
An intro, of one or more lines.
* **R-P1** The same in short: what a player needs to begin, by the clause that says it all.
## Section
- **R-P1** The text of the clause,
  which may go on, indented by two spaces.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from typing import Any, get_args

from msgspec import Struct
from msgspec.structs import replace

from .errors import BadOption, GameError
from .game import Game
from .langs import FALLBACK, check_lang

CLAUSE_ID = re.compile(r"[A-Z]+-[A-Z]*[0-9]+(\.[0-9]+)?")
CLAUSE = re.compile(rf"[-*] \*\*(?P<id>{CLAUSE_ID.pattern})\*\* (?P<text>\S.*)")


class BadPage(GameError):
    """A rules page that cannot be read; names the file and the line."""

    def __init__(self, name: str, line: int, text: str) -> None:
        super().__init__(f"{name}, line {line}: {text}")


class Clause(Struct, frozen=True):
    id: str
    text: str


class Section(Struct, frozen=True):
    title: str
    clauses: tuple[Clause, ...]


class RulesPage(Struct, frozen=True):
    """`lang` is the language the page is really in, whatever was asked for.

    `told` is the clause by which each kind of happening happens.
    """

    lang: str
    title: str
    intro: str
    sections: tuple[Section, ...]
    short: tuple[Clause, ...] = ()
    told: dict[str, str] = {}

    @property
    def clauses(self) -> tuple[Clause, ...]:
        return tuple(clause for section in self.sections for clause in section.clauses)


def page(game: Game[Any, Any, Any], lang: str) -> RulesPage:
    """The page in that language, or in English where it is not yet written."""
    check_lang(lang)
    return replace(_page_of(type(game).__module__.rpartition(".")[0], lang), told=told_by(game))


def told_by(game: Game[Any, Any, Any]) -> dict[str, str]:
    kinds = get_args(game.event_type) or (game.event_type,)
    return {kind.__struct_config__.tag: kind.rule for kind in kinds if kind.rule}


@lru_cache(maxsize=1 << 8)
def _page_of(package: str, lang: str) -> RulesPage:
    source = files(package) / "rules" / f"{lang}.md"
    if not source.is_file():
        if lang == FALLBACK:
            raise BadOption("rules", f"{package} has no page of its rules yet")
        return _page_of(package, FALLBACK)
    return read_page(source.read_text(encoding="utf-8"), lang, f"{package} rules/{lang}.md")


def read_page(text: str, lang: str, name: str = "rules page") -> RulesPage:
    """The page of a text; BadPage says which line cannot be read."""
    title, intro, sections, short = "", "", [], []
    seen: set[str] = set()
    told: set[str] = set()
    for line, block in _blocks(text):
        if block.startswith("# ") and not title:
            title = block[2:]
        elif block.startswith("## "):
            sections.append(Section(block[3:], ()))
        elif block.startswith("- ") and sections:
            clause = _clause(block, seen, name, line)
            sections[-1] = Section(sections[-1].title, (*sections[-1].clauses, clause))
        elif block.startswith("* ") and intro and not sections:
            short.append(_clause(block, told, name, line))
        elif title and not sections and not short and block[0] not in "#-*":
            intro = f"{intro}\n\n{block}" if intro else block
        else:
            raise BadPage(name, line, f"neither title, intro, section nor clause: {block[:40]!r}")
    if not (title and intro and seen):
        raise BadPage(name, len(text.splitlines()), "a page has a title, an intro and clauses")
    return RulesPage(lang, title, intro, tuple(sections), tuple(short))


def _blocks(text: str) -> Iterator[tuple[int, str]]:
    """Headings, paragraphs and list items, each in one line, with the number of its first line."""
    start, block = 0, ""
    for number, line in enumerate(text.splitlines(), start=1):
        if block and (not line.strip() or line.startswith(("#", "- ", "* "))):
            yield start, block
            block = ""
        if line.strip():
            start = start if block else number
            block = f"{block} {line.strip()}" if block else line.strip()
        if block.startswith("#"):
            yield start, block
            block = ""
    if block:
        yield start, block


def _clause(block: str, seen: set[str], name: str, line: int) -> Clause:
    found = CLAUSE.fullmatch(block)
    if found is None:
        raise BadPage(name, line, f"a clause is written `- **R-P1** text`, not {block[:40]!r}")
    clause = Clause(found["id"], found["text"])
    if clause.id in seen:
        raise BadPage(name, line, f"clause {clause.id} stands there twice")
    seen.add(clause.id)
    return clause
