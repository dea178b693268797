"""How commands speak: JSON for programs, rich tables for people, a bar while it takes long."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click
import msgspec

if TYPE_CHECKING:
    from rich.console import Console

Tick = Callable[[int, int], None]


def as_json(value: Any) -> None:
    click.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def console() -> "Console":
    from rich.console import Console

    return Console(highlight=False, soft_wrap=not sys.stdout.isatty())


def table(title: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
    """Words to the left, numbers to the right."""
    from rich.table import Table

    if not rows:
        console().print(f"{title}: none")
        return
    shown = Table(title=title, title_justify="left", title_style="bold")
    for number, column in enumerate(columns):
        counted = all(isinstance(row[number], int | float) for row in rows)
        shown.add_column(column, justify="right" if counted else "left", overflow="fold")
    for row in rows:
        shown.add_row(*map(cell, row))
    console().print(shown)


def cell(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:,.1f}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def by_whom(told: str) -> None:
    if told:
        console().print(f"games by node: {told}")


def nobody() -> str:
    return ""


@contextmanager
def bar(title: str, quiet: bool = False, told: Callable[[], str] = nobody) -> Iterator[Tick | None]:
    """A bar on stderr, only where somebody watches; called with how many of how many.

    `told` is what stands beside it, such as who has done how much.
    """
    with bars(quiet, told) as start:
        yield start(title) if start else None


@contextmanager
def bars(
    quiet: bool = False, told: Callable[[], str] = nobody
) -> Iterator[Callable[[str], Tick] | None]:
    """One bar after another, each begun by its title."""
    if quiet or not (sys.stderr.isatty() and sys.stdout.isatty()):
        yield None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    by = TextColumn("{task.fields[by]}")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    shown = Console(stderr=True)
    with Progress(*columns, TimeRemainingColumn(), by, console=shown, transient=True) as progress:

        def start(title: str) -> Tick:
            task = progress.add_task(title, total=None, by="")
            return lambda done, total: progress.update(task, completed=done, total=total, by=told())

        yield start
