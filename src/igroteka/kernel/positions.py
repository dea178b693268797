"""A position as text: a heading, the pictures a game draws, and its other facts line by line."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from .codec import decode, encode
from .errors import BadMessage, BadText
from .facts import parsed, plain, written
from .pictures import Facts, Page, Picture

FACTS = "facts"
HEADING = re.compile(r"\[([a-z][a-z ]*)\]")
FACT = re.compile(r"(\w+):(.*)")
ITEM = re.compile(r"  - (.*)")
PLACE = re.compile(r"\$\.(\w+)(?:\[(\d+)\])?")
MOST_WIDE = 88


def show(name: str, version: int, state: Any, pictures: Sequence[Picture[Any]]) -> str:
    """Every reachable position has one text, and `read` gives it back."""
    facts = plain(state)
    parts = [[f"{name}, rules {version}"]]
    for picture in pictures:
        facts = picture.without(facts)
        parts.append([f"[{picture.title}]", *(line.rstrip() for line in picture.draw(state))])
    parts.append([f"[{FACTS}]", *(line for key in facts for line in lines_of(key, facts[key]))])
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def lines_of(key: str, value: Any) -> Iterator[str]:
    """On one line, or a line for each of many."""
    line = f"{key}: {written(value)}"
    if isinstance(value, list) and len(line) > MOST_WIDE:
        yield f"{key}:"
        yield from (f"  - {written(one)}" for one in value)
    else:
        yield line


def read(text: str, name: str, kind: Any, pictures: Sequence[Picture[Any]]) -> Any:
    """The position of that text, or BadText with the line and the reason."""
    lines = text.splitlines()
    if not lines or lines[0].split(",")[0].strip() != name:
        raise BadText(1, f"a position of {name} begins with its name")
    pages = told_apart(lines, name, [*(picture.title for picture in pictures), FACTS])
    facts, at = facts_in(pages[FACTS])
    for picture in reversed(pictures):
        facts = picture.read(pages[picture.title], facts)
    state = state_of(facts, kind, at, pages[FACTS])
    for picture in pictures:
        compare(pages[picture.title], pictured(picture, state, pages[FACTS]))
    return state


def pictured(picture: Picture[Any], state: Any, page: Page) -> list[str]:
    """As it would be drawn; facts that fit no board leave nothing to draw."""
    try:
        return [line.rstrip() for line in picture.draw(state)]
    except (LookupError, ValueError, AssertionError) as error:
        raise page.bad(-1, f"these facts cannot be drawn as [{picture.title}]: {error}") from error


def told_apart(lines: Sequence[str], name: str, titles: Sequence[str]) -> dict[str, Page]:
    """The parts of the text by their titles: each once, none missing, nothing before the first."""
    pages: dict[str, Page] = {}
    for page in pages_in(lines):
        if page.title not in titles or page.title in pages:
            why = "is there twice" if page.title in pages else f"is no part of {name}"
            raise page.bad(-1, f"[{page.title}] {why}")
        pages[page.title] = page
    for title in titles:
        if title not in pages:
            raise BadText(len(lines) + 1, f"[{title}] is missing")
    for at, line in enumerate(lines[1 : min(page.first for page in pages.values()) - 2], 2):
        if line.strip():
            raise BadText(at, f"{line.strip()!r} stands under no heading")
    return pages


def pages_in(lines: Sequence[str]) -> Iterator[Page]:
    heads = [at for at, line in enumerate(lines) if HEADING.fullmatch(line.rstrip())]
    for head, after in pairwise([*heads, len(lines)]):
        body = [line.rstrip() for line in lines[head + 1 : after]]
        while body and not body[-1]:
            body.pop()
        yield Page(lines[head].strip()[1:-1], tuple(body), head + 2)


def facts_in(page: Page) -> tuple[Facts, dict[str, int]]:
    """The facts, and on which line each was said."""
    facts: Facts = {}
    at: dict[str, int] = {}
    key = ""
    for number, line in enumerate(page.lines):
        if not line.strip():
            continue
        if met := FACT.fullmatch(line):
            key = met.group(1)
            if key in facts:
                raise page.bad(number, f"{key} is said twice")
            at[key] = page.first + number
            facts[key] = value_at(page, number, met.group(2)) if met.group(2).strip() else []
        elif (met := ITEM.fullmatch(line)) and isinstance(facts.get(key), list):
            facts[key].append(value_at(page, number, met.group(1)))
        else:
            raise page.bad(number, "neither a fact (`name: value`) nor one of many (`  - value`)")
    return facts, at


def value_at(page: Page, number: int, text: str) -> Any:
    try:
        return parsed(text)
    except (ValueError, RecursionError) as error:
        raise page.bad(number, str(error)) from error


def state_of(facts: Facts, kind: Any, at: dict[str, int], page: Page) -> Any:
    for name in facts:
        if name not in kind.__struct_encode_fields__:
            raise BadText(at.get(name, page.first), f"{name} is no fact of this game")
    try:
        return decode(encode(facts), kind)
    except BadMessage as error:
        where = PLACE.search(str(error))
        line = at.get(where.group(1), page.first - 1) if where else page.first - 1
        raise BadText(line, str(error)) from error


def compare(page: Page, pictured: Sequence[str]) -> None:
    for number in range(max(len(pictured), len(page.lines))):
        one = page.lines[number] if number < len(page.lines) else ""
        other = pictured[number] if number < len(pictured) else ""
        if one.split() != other.split():
            raise page.bad(number, f"drawn {one!r}, but what is said makes it {other!r}")
