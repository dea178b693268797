"""What stands beside the rules: figures of the clauses, and all in short with a picture each.

The pictures are those of the screen; the words are the game's own.
"""

from typing import Any

from msgspec.structs import replace

from igroteka.kernel import Game
from igroteka.kernel.clauses import Clause, RulesPage, page
from igroteka.kernel.figures import figures_of

from .errors import PressError
from .sheet import Figure, Row, Sheet
from .sprites import Sprite, sprites
from .words import Words


def with_pictures(
    game: Game[Any, Any, Any], sheet: Sheet, words: Words, every: bool = False
) -> Sheet:
    """Beside the clauses that are printed, or all there are."""
    rules = page(game, words.lang)
    sections = rules.sections if every else sheet.rules
    order = [clause.id for section in sections for clause in section.clauses]
    beside = [one for one in figures(game, words) if one.clause in order]
    beside.sort(key=lambda one: order.index(one.clause))
    return replace(
        sheet,
        figures=tuple(beside),
        short=tuple(one for one in rows(game, rules) if one.id in order),
        gallery=tuple(one for one in beside if one.clause in game.box.basics),
    )


def figures(game: Game[Any, Any, Any], words: Words) -> tuple[Figure, ...]:
    """In the order of their files; a game without figures needs no pictures."""
    return tuple(figure(game.id, one.id, one.clause, one.right, words) for one in figures_of(game))


def figure(game_id: str, name: str, clause: str, right: bool, words: Words) -> Figure:
    drawn = sprites(game_id)[f"rule-{name}"]
    return Figure(clause, drawn.drawing, drawn.tall, words(f"{game_id}-figure-{name}"), right)


def rows(game: Game[Any, Any, Any], rules: RulesPage) -> tuple[Row, ...]:
    drawn = drawn_of(game)
    return tuple(row(one, drawn.get(f"short-{one.id}")) for one in rules.short)


def row(told: Clause, drawn: Sprite | None) -> Row:
    if drawn is None:
        return Row(told.id, told.text)
    return Row(told.id, told.text, drawn.drawing, drawn.tall)


def drawn_of(game: Game[Any, Any, Any]) -> dict[str, Sprite]:
    """A game that nobody has drawn a board for has words only."""
    try:
        return sprites(game.id).sprites
    except PressError:
        return {}
