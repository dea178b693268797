"""`igroteka puzzles`: what there is to solve, whether it is proven, and more of them."""

from pathlib import Path
from typing import Any

import click

from igroteka.kernel import Game, GameError

from .asking import PATH, as_json_option, game_named, seed_option
from .failing import Failure, as_failure
from .showing import as_json, table

MOST = click.IntRange(1, 300)


@click.command
@click.argument("game", metavar="[GAME]", required=False)
@click.option("--check", is_flag=True, help="Proves each anew by searching all of it.")
@click.option("--find", type=MOST, metavar="N", help="Looks for so many in games of bots.")
@click.option("--out", type=PATH, metavar="FOLDER", help="Where those found are written.")
@seed_option()
@as_json_option
def puzzles(
    game: str | None, check: bool, find: int | None, out: Path | None, seed: str, json: bool
) -> None:
    """The puzzles of the games; --check proves each anew, --find looks for more."""
    from igroteka.games import SHELF

    boxes = [game_named(game)] if game else list(SHELF.values())
    if find is not None:
        if len(boxes) > 1:
            raise Failure("--find needs a game")
        sought(boxes[0], find, seed, out)
        return
    with as_failure(GameError):
        if check:
            checked(boxes)
        elif json:
            as_json({box.id: [one_line(puzzle) for puzzle in found(box)] for box in boxes})
        else:
            listed(boxes)


def found(box: Game[Any, Any, Any]) -> Any:
    from igroteka.kernel.puzzles import puzzles_of

    return puzzles_of(box)


def one_line(puzzle: Any) -> dict[str, Any]:
    return {
        "id": puzzle.id,
        "grade": puzzle.grade,
        "goal": puzzle.goal,
        "moves": puzzle.moves,
        "ways": puzzle.proof.ways,
        "of": puzzle.proof.of,
        "clauses": ", ".join(puzzle.clauses),
    }


def listed(boxes: list[Game[Any, Any, Any]]) -> None:
    heads = ("puzzle", "grade", "goal", "moves", "ways", "of", "clauses")
    for box in boxes:
        table(box.id, heads, [tuple(one_line(puzzle).values()) for puzzle in found(box)])


def checked(boxes: list[Game[Any, Any, Any]]) -> None:
    """The first that does not hold is named with its place."""
    from igroteka.study.proving import prove

    for box in boxes:
        for puzzle in found(box):
            prove(box, puzzle)
            click.echo(f"{box.id} {puzzle.id}: proven", err=True)


def sought(box: Game[Any, Any, Any], count: int, seed: str, out: Path | None) -> None:
    from igroteka.study import finding
    from igroteka.study.kinds import kinds_of
    from igroteka.study.told import toml_of

    if not kinds_of(box):
        raise Failure(f"nobody has said which puzzles of {box.id} to look for")
    for puzzle in finding.found(box, count, seed):
        if out is None:
            click.echo(f"# {puzzle.id}.toml\n{toml_of(puzzle)}")
        else:
            out.mkdir(parents=True, exist_ok=True)
            (out / f"{puzzle.id}.toml").write_text(toml_of(puzzle), encoding="utf-8")
            click.echo(f"{box.id} {puzzle.id}: {puzzle.proof.ways} of {puzzle.proof.of}", err=True)
