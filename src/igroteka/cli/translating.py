"""`igroteka texts`: for translators."""

from typing import TYPE_CHECKING

import click

from .asking import as_json_option
from .failing import Failure
from .showing import as_json, bars, console, table

if TYPE_CHECKING:
    from .translations import Shelf

SHOWN = 12
named = click.argument("names", metavar="[GAME]...", nargs=-1)


@click.group
def texts() -> None:
    """For translators: what is missing, what is older than its English, and a test language.

    Of all games, of `cli`, `push`, `press` and `site`, or of those named.
    """


@texts.command
@named
@as_json_option
def status(names: tuple[str, ...], json: bool) -> None:
    """How many texts there are, and how many each language lacks."""
    from .translations import languages

    spoken = languages()
    lacking = {shelf: {lang: shelf.missing(lang) for lang in spoken} for shelf in wanted(names)}
    if json:
        as_json({shelf.name: missing for shelf, missing in lacking.items()})
        return
    rows = [
        (shelf.name, len(shelf.texts("en")), *(len(keys) or "-" for keys in missing.values()))
        for shelf, missing in lacking.items()
    ]
    table("texts missing", ("", "texts", *spoken), rows)


@texts.command
@named
@as_json_option
def stale(names: tuple[str, ...], json: bool) -> None:
    """Texts whose English was changed later, by the history of the clone.

    One that still holds is told so by a comment above it: it is then as old as the comment.
    """
    from .translations import languages

    found: dict[str, dict[str, list[str]]] = {}
    with bars(quiet=json) as start:
        for shelf in wanted(names):
            tick = start(shelf.name) if start else None
            for number, lang in enumerate(languages(), start=1):
                found.setdefault(shelf.name, {})[lang] = shelf.stale(lang)
                if tick:
                    tick(number, len(languages()))
    if json:
        as_json(found)
        return
    for name, old in found.items():
        for lang, keys in old.items():
            if keys:
                more = f" and {len(keys) - SHOWN} more" if len(keys) > SHOWN else ""
                console().print(f"{name}, {lang}: {', '.join(keys[:SHOWN])}{more}")
    count = sum(len(keys) for old in found.values() for keys in old.values())
    console().print(f"{count} texts are older than their English")


@texts.command
@named
def pseudo(names: tuple[str, ...]) -> None:
    """English made longer and strange, as Fluent.

    In the browser it is the language `qps`: localStorage.setItem('igroteka.lang', 'qps'). What is
    cut off or was never translated then stands out.
    """
    from .translations import strange

    for shelf in wanted(names):
        click.echo(f"### {shelf.name}\n\n{strange(shelf)}")


def wanted(names: tuple[str, ...]) -> "list[Shelf]":
    from .translations import shelves

    there = {shelf.name: shelf for shelf in shelves()}
    for name in names:
        if name not in there:
            raise Failure(f"no texts of {name[:40]!r}; there is {', '.join(there)}")
    return [there[name] for name in names or there]
