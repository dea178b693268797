"""Easier and harder: what to change at the next table, with how often bots have won there."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from igroteka.kernel import Game

from .figures import Figures, figures_of
from .ranks import LEVELS, Ladder, ladder_of
from .roster import level_of

Way = Literal["easier", "harder"]


class NextLevel(Struct, frozen=True):
    """What to change at the next table, and what was measured, in parts of a hundred.

    With a `bot` the harder of the two has `won` so many of the games between them; without one so
    many bots have won at the set-up named by `options`.
    """

    way: Way
    won: int
    options: dict[str, str] = {}
    bot: str = ""


def levels_beside(
    game: Game[Any, Any, Any], options: Mapping[str, str], rivals: Sequence[str]
) -> tuple[NextLevel, ...]:
    """The next easier and the next harder one, where they were measured."""
    ladder, figures = ladder_of(game), figures_of(game)
    return tuple((by_options if ladder.rung else by_bots)(ladder, figures, options, rivals))


def by_options(
    ladder: Ladder, figures: Figures, options: Mapping[str, str], _rivals: Sequence[str]
) -> Iterator[NextLevel]:
    for at, rung in enumerate(ladder.rung):
        if rung.options.items() <= options.items():
            for to, way in beside(at, len(figures.rung)):
                found = figures.rung[to]
                if found.games:
                    yield NextLevel(way, found.of_hundred, ladder.rung[to].options)
            return


def by_bots(
    _ladder: Ladder, figures: Figures, _options: Mapping[str, str], rivals: Sequence[str]
) -> Iterator[NextLevel]:
    """Where all rivals are of one level, whatever their character."""
    levels = {level_of(spec) for spec in rivals}
    if len(levels) != 1 or "" in levels:
        return
    at = LEVELS.index(levels.pop())
    for to, way in beside(at, len(LEVELS)):
        measured = figures.of(LEVELS[max(at, to)])
        if measured.games:
            yield NextLevel(way, measured.of_hundred, bot=LEVELS[to])


def beside(at: int, count: int) -> Iterator[tuple[int, Way]]:
    if 0 < at <= count:
        yield at - 1, "easier"
    if at + 1 < count:
        yield at + 1, "harder"
