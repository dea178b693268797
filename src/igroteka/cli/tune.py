"""`igroteka tune`: better weights of a taste, and the run that found them."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from igroteka.kernel import Game

from .asking import (
    PATH,
    a_game,
    as_json_option,
    game_named,
    games_option,
    options_of,
    seats_option,
    seed_option,
    set_up_options,
)
from .crews import Opening, crew_options
from .failing import Failure, as_failure
from .showing import as_json, bars, by_whom, console, table

if TYPE_CHECKING:
    from igroteka.bots import Sheet
    from igroteka.study.tuning import Asked, Tuned

KEPT = Path(".cache/tune")
MOST_BYTES = 1 << 20


@click.command
@a_game
@click.option("--level", required=True, help="Whose play is to become better.")
@seats_option
@set_up_options
@games_option(200, "A candidate; half of them with the seats changed.")
@click.option("--generations", type=click.IntRange(0, 10_000), default=20, help="Of candidates.")
@click.option("--fresh", type=click.IntRange(1), default=1000, help="Games on seeds of their own.")
@click.option("--weights", type=PATH, metavar="FILE", help="Begin with these, not the present.")
@seed_option("tune")
@click.option("--kept", type=PATH, default=KEPT, help="Each game is kept there, to go on from.")
@click.option("--out", type=PATH, metavar="FILE", help="What was found; a picture beside it.")
@as_json_option
@crew_options
def tune(
    game: str,
    level: str,
    seats: int | None,
    options: tuple[str, ...],
    games: int,
    generations: int,
    fresh: int,
    weights: Path | None,
    seed: str,
    kept: Path,
    out: Path | None,
    json: bool,
    where: Opening,
) -> None:
    """Seeks better weights for a level's taste: candidates play the same seeds against the present.

    What was found then plays on fresh seeds; only where its interval lies above 50 % is it better.
    Ctrl-C stops and shows what there is; begun again, it goes on from there.
    """
    from igroteka.bots import LEVELS, BadWeights, weights_of

    rules = game_named(game)
    if level not in LEVELS:
        raise Failure(f"--level {level[:20]}: not one of {', '.join(LEVELS)}")
    with as_failure(BadWeights, LookupError, OSError):
        present = weights_of(rules)
        if present is None:
            raise Failure(f"{game} has no weights to be tuned")
        first = read(weights, rules, present) if weights else None
        try:
            from igroteka.study.tuned import as_toml, sheet_of
            from igroteka.study.tuning import Asked, Tuner
            from igroteka.study.tuning_picture import draw
        except ImportError as error:
            raise Failure(f"{error.name} is not installed here; make install brings it") from error
        count, settled = set_up(rules, seats, options)
        asked = Asked(rules, level, count, settled, games, generations, fresh, seed)
        with where() as crew, bars(quiet=json, told=crew.told) as begin:
            found = Tuner(asked, present, first, begin, crew, kept).tune()
        place = out or kept / f"{game}-{level}.toml"
        if not found.stopped:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(as_toml(sheet_of(asked, found)), encoding="utf-8")
            draw(found, f"{game}, {level}, seed {seed}", place.with_suffix(".svg"))
    if json:
        as_json(found)
        return
    show(asked, found)
    by_whom(crew.told())
    console().print("stopped; begun again it goes on" if found.stopped else f"written: {place}")


def set_up(
    rules: Game[Any, Any, Any], seats: int | None, options: tuple[str, ...]
) -> tuple[int, dict[str, str]]:
    """As the levels are measured, where nothing else is said."""
    from igroteka.bots import ladder_of

    ladder = ladder_of(rules)
    count = seats or ladder.seats
    usual = [f"{name}={value}" for name, value in ladder.options.items()]
    return count, options_of(rules, [*usual, *options], count)


def read(file: Path, rules: Game[Any, Any, Any], present: "Sheet") -> "Sheet":
    """Of the same names as the present ones, and within their bounds."""
    from igroteka.bots import BadWeights, sheet_from, weighed

    if file.stat().st_size > MOST_BYTES:
        raise Failure(f"{file}: no weights are so long")
    found = sheet_from(file.read_text(encoding="utf-8", errors="replace"), str(file))
    weighed(rules, found, str(file))
    for group, own in found.weights.items():
        for name, one in own.items():
            bounds = present.weights[group][name]
            if not bounds.least <= one.value <= bounds.most:
                why = f"{one.value:g} is not between {bounds.least:g} and {bounds.most:g}"
                raise BadWeights(str(file), f"{group}, {name}", why)
    return found


def show(asked: "Asked", found: "Tuned") -> None:
    from igroteka.study.intervals import percent

    rows = [
        (f"{group} {name}", f"{before.value:g}", f"{after.value:g}")
        for group, name in found.names
        for before, after in [
            (found.present.weights[group][name], found.sheet.weights[group][name])
        ]
    ]
    done = f"{len(found.generations)} of {asked.generations} generations"
    table(
        f"{asked.game.id}, {asked.level}, seed {asked.seed!r}: {done}, {found.played:,} games",
        ("weight", "present", "found"),
        rows,
    )
    if found.fresh:
        verdict = "better" if found.better else "not surely better: leave the present ones"
        console().print(f"on fresh seeds won {percent(found.fresh)}: {verdict}")
