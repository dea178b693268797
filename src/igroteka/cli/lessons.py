"""`igroteka lessons`: what can be learnt, whether it can be played, and what is left out."""

from typing import Any

import click

from igroteka.kernel import Game

from .asking import as_json_option, game_named
from .showing import as_json, console, table


@click.command
@click.argument("game", metavar="[GAME]", required=False)
@click.option("--check", is_flag=True, help="Plays each by its own solution.")
@click.option("--coverage", is_flag=True, help="Clauses of the basic rules met in no lesson.")
@as_json_option
def lessons(game: str | None, check: bool, coverage: bool, json: bool) -> None:
    """The lessons of the games; --check plays each by its own solution."""
    from igroteka.games import SHELF

    boxes = [game_named(game)] if game else list(SHELF.values())
    if check:
        played(boxes)
    if coverage:
        covered(boxes, json)
    elif json:
        as_json({box.id: [one_line(lesson) for lesson in found(box)] for box in boxes})
    elif not check:
        for box in boxes:
            rows = [tuple(one_line(lesson).values()) for lesson in found(box)]
            table(box.id, ("lesson", "pages", "moves", "clauses"), rows)


def found(box: Game[Any, Any, Any]) -> Any:
    from igroteka.kernel.lessons import lessons_of

    return lessons_of(box)


def one_line(lesson: Any) -> dict[str, Any]:
    from igroteka.match import page_count

    moves = sum(bool(step.right) for step in lesson.step)
    return {
        "id": lesson.id,
        "pages": page_count(lesson),
        "moves": moves,
        "clauses": ", ".join(lesson.clauses),
    }


def played(boxes: list[Game[Any, Any, Any]]) -> None:
    """The first that cannot be played is named with its place."""
    from igroteka.match import rehearse

    for box in boxes:
        for lesson in found(box):
            match = rehearse(box, lesson)
            click.echo(f"{box.id} {lesson.id}: played, {match.step} steps", err=True)


def covered(boxes: list[Game[Any, Any, Any]], json: bool) -> None:
    from igroteka.study.taught import taught

    told = {box.id: taught(box, found(box)) for box in boxes}
    if json:
        as_json(told)
        return
    for box in boxes:
        if not told[box.id].by:
            console().print(f"{box.id}: no lessons yet")
            continue
        rows = [(clause, ", ".join(ids) or "-") for clause, ids in told[box.id].by.items()]
        table(f"{box.id}: clauses and their lessons", ("clause", "lessons"), rows)
        missing = told[box.id].missing
        console().print(f"met in no lesson: {', '.join(missing) or 'none of the basic rules'}")
