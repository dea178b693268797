"""Games played, each kept in a book as it ends: what was played once is not played again."""

from collections.abc import Generator, Sequence
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
    return list(one_by_one(tasks, crew, progress, book))


def played_so_far(
    tasks: Sequence[Task],
    crew: Crew = ALONE,
    progress: Progress | None = None,
    book: Path | None = None,
) -> list[Line]:
    """As `played`; whoever stops it (Ctrl-C) gets the games that were played until then."""
    lines: list[Line] = []
    games = one_by_one(tasks, crew, progress, book)
    with suppress(KeyboardInterrupt), closing(games):
        for line in games:
            lines.append(line)  # noqa: PERF402 - what was appended stays
    return lines


def one_by_one(
    tasks: Sequence[Task], crew: Crew, progress: Progress | None, book: Path | None
) -> Generator[Line, None, None]:
    known = read(book)[: len(tasks)] if book else []
    yield from known
    with closing(crew.lines(tasks[len(known) :])) as games:
        for number, line in enumerate(games, start=len(known) + 1):
            if book:
                write(book, line)
            yield line
            if progress:
                progress(number, len(tasks))


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
