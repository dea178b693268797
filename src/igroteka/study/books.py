"""Games played, each kept in a book as it ends: what was played once is not played again."""

from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path

from igroteka.kernel import decode, encode

from .crew import ALONE, Crew
from .ledger import Line, Progress, Task


def played(
    tasks: Sequence[Task],
    crew: Crew = ALONE,
    progress: Progress | None = None,
    book: Path | None = None,
) -> list[Line]:
    """All the games, in order; whoever plays them, to the same lines.

    A book keeps each line as it is played; the games that it has already are not played again.
    """
    lines = read(book)[: len(tasks)] if book else []
    for line in crew.lines(tasks[len(lines) :]):
        lines.append(line)
        if book:
            write(book, line)
        if progress:
            progress(len(lines), len(tasks))
    return lines


def played_so_far(
    tasks: Sequence[Task],
    crew: Crew = ALONE,
    progress: Progress | None = None,
    book: Path | None = None,
) -> list[Line]:
    """As `played`; whoever stops it (Ctrl-C) gets the games that were played until then."""
    lines = read(book)[: len(tasks)] if book else []
    games = crew.lines(tasks[len(lines) :])
    with suppress(KeyboardInterrupt), closing(games):
        for line in games:
            lines.append(line)
            if book:
                write(book, line)
            if progress:
                progress(len(lines), len(tasks))
    return lines


def read(book: Path) -> list[Line]:
    """The whole lines; one cut short at the end is left out, and written anew."""
    if not book.exists():
        return []
    whole, _, _ = book.read_bytes().rpartition(b"\n")
    lines = [decode(row, Line) for row in whole.splitlines()]
    book.write_bytes(b"".join(encode(line) + b"\n" for line in lines))
    return lines


def write(book: Path, line: Line) -> None:
    with book.open("ab") as pages:
        pages.write(encode(line) + b"\n")
