"""`igroteka rules`: a game's clauses, and which tests would notice if one broke."""

from pathlib import Path
from typing import Any

import click

import igroteka
from igroteka.kernel import Game

from .asking import a_game, as_json_option, game_named
from .failing import Failure, as_failure
from .showing import as_json, console, table


@click.command
@a_game
@click.option("--coverage", "covered", is_flag=True, help="Each clause with its tests.")
@click.option("--lang", default="en", help="Such as en or ru.")
@as_json_option
def rules(game: str, covered: bool, lang: str, json: bool) -> None:
    """The rules in our own words, clause by clause."""
    box = game_named(game)
    if covered:
        show_coverage(box, json)
    else:
        show_page(box, lang, json)


def show_page(game: Game[Any, Any, Any], lang: str, json: bool) -> None:
    from igroteka.kernel.clauses import page

    found = page(game, lang)
    if json:
        as_json(found)
        return
    shown = console()
    shown.print(f"[bold]{found.title}[/bold]\n\n{found.intro}\n")
    for told in found.short:
        shown.print(f"• {told.text} [dim]{told.id}[/dim]")
    for section in found.sections:
        shown.print(f"\n[bold]{section.title}[/bold]")
        for clause in section.clauses:
            shown.print(f"[bold]{clause.id}[/bold] {clause.text}")


def show_coverage(game: Game[Any, Any, Any], json: bool) -> None:
    from igroteka.study.coverage import coverage

    with as_failure(SyntaxError, ValueError):
        found = coverage(game, tests_dir())
    if json:
        counts = {"clauses": len(found.clauses), "tested": len(found.tested)}
        as_json({**counts, "missing": found.missing})
        return
    rows = [(clause, "\n".join(found.tests[clause]) or "-") for clause in found.clauses]
    table(f"{game.id}: clauses and their tests", ("clause", "tests"), rows)
    console().print(f"{len(found.tested)} of {len(found.clauses)} clauses have a test")


def tests_dir() -> Path:
    """Of the clone this package runs from, or of the clone one stands in."""
    for root in (Path(igroteka.__file__).parents[2], Path.cwd()):
        if (root / "pyproject.toml").is_file() and (root / "src" / "igroteka").is_dir():
            return root / "tests"
    raise Failure("--coverage reads the tests, and they are in a clone of the project only")
