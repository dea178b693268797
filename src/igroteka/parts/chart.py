"""A grid drawn as text: columns and rows by their numbers, a word in each cell."""

from collections.abc import Iterator, Mapping, Sequence

from igroteka.kernel import Page

Place = tuple[int, int]


def chart(words: Mapping[Place, str], columns: Sequence[int], rows: Sequence[int]) -> list[str]:
    """A line for each row; a cell without a word has a dot."""
    table = [["", *map(str, columns)]]
    table += [[str(y), *(words.get((x, y), ".") for x in columns)] for y in rows]
    wide = [max(len(line[at]) for line in table) for at in range(len(columns) + 1)]
    return [
        " ".join(word.rjust(width) for word, width in zip(line, wide, strict=True)).rstrip()
        for line in table
    ]


def read_chart(page: Page) -> Iterator[tuple[Place, str, int]]:
    """Every cell with its word, and the line within the page, from the top down."""
    if not page.lines:
        raise page.bad(0, "the numbers of the columns are missing")
    columns = [number(page, 0, word) for word in page.lines[0].split()]
    for at, line in enumerate(page.lines[1:], 1):
        row, *words = line.split() or [""]
        if len(words) != len(columns):
            raise page.bad(at, f"{len(words)} cells in a row, not {len(columns)}")
        y = number(page, at, row)
        for x, word in zip(columns, words, strict=True):
            yield (x, y), word, at


def number(page: Page, at: int, word: str) -> int:
    try:
        return int(word)
    except ValueError as error:
        raise page.bad(at, f"{word!r} is no number") from error
