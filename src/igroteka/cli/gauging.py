"""Curves fitted to bots' games, and measured by fresh ones: `review --fit`, `--calibration`."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from .asking import game_named
from .failing import Failure
from .showing import as_json, bar, console, table

if TYPE_CHECKING:
    from igroteka.study.calibration import Calibration
    from igroteka.study.recipes import Recipe, Reviewed

MOST_GAMES = 100_000


def study(
    calibration: str | None,
    fit: str | None,
    games: str | None,
    kept: Path | None,
    out: Path,
    seed: str,
    json: bool,
) -> None:
    from igroteka.bots import gauges_of
    from igroteka.study import recipe_for

    game = game_named(calibration or fit or "")
    recipe = recipe_for(game)
    if recipe is None or not recipe.reviewed:
        raise Failure(f"no tables of {game.id} are named to be reviewed")
    known = [(one.seats, one.options) for one in gauges_of(game)]
    named = [one for one in recipe.reviewed if fit or (one.seats, one.options) in known]
    if not named:
        raise Failure(f"{game.id}: nobody has fitted a curve to any of its tables")
    tables = counted(games, named, [one.fit if fit else one.fresh for one in named])
    out.mkdir(parents=True, exist_ok=True)
    if fit:
        fit_anew(game, recipe, tables, kept, out, seed)
        return
    from igroteka.study.calibration import calibrated
    from igroteka.study.rehearsed import Rehearsal

    found = []
    for about, count in tables:
        with bar(titled(about), quiet=json) as tick:
            found.append(calibrated(Rehearsal(game, about, count, seed, kept, tick)))
    runs = [run_of(about, named, count, seed) for about, count in tables]
    told = put_down(game.id, recipe, dict(zip(runs, found, strict=True)), out)
    if json:
        as_json(found)
        return
    show_calibrations(game.id, found, told)


def run_of(about: "Reviewed", among: Sequence["Reviewed"], count: int, seed: str) -> str:
    """The run that makes this table's part alone: it leaves out the others."""
    counts = ",".join(str(count if one is about else 0) for one in among)
    return f"--seed {seed} --games {counts}"


def put_down(game: str, recipe: "Recipe", found: Mapping[str, "Calibration"], out: Path) -> Path:
    """On the page beside what stands there of other tables."""
    from igroteka.study import told_true as page

    told = out / f"{game}.md"
    old = page.parts_of(told.read_text(encoding="utf-8")) if told.exists() else {}
    command = f"igroteka review --calibration {game}"
    new = [page.part(one, f"{command} {run}") for run, one in found.items()]
    parts = page.joined(old, new, [titled(one) for one in recipe.reviewed])
    page.drawn(parts, f"{recipe.title}: said and happened", out / f"{game}.svg")
    told.write_text(page.page(parts, game, recipe.title), encoding="utf-8")
    return told


def titled(about: "Reviewed") -> str:
    from igroteka.study.calibration import named

    return named(about)


def show_calibrations(game: str, found: Sequence["Calibration"], told: Path) -> None:
    from igroteka.study.calibration import named
    from igroteka.study.told_true import rows_of

    for one in found:
        title = f"{named(one.about)}, {one.games} games, furthest {100 * one.furthest:.1f}"
        table(title, ("said", "positions", "games", "won", "95 %"), rows_of(one))
    console().print(f"written: {told}")
    untrue = [named(one.about) for one in found if one.untrue]
    if untrue:
        raise Failure(f"{game}: what is said does not come true: {'; '.join(untrue)}")


def counted(
    games: str | None, tables: Sequence["Reviewed"], usual: Sequence[int]
) -> list[tuple["Reviewed", int]]:
    """One number for all tables, or one for each; one with none, or not reached, is left out."""
    counts = list(usual)
    if games is not None:
        counts = [int(one) if one.isdecimal() else -1 for one in games.split(",")]
        counts = counts * len(tables) if len(counts) == 1 else counts
        counts += [0] * (len(tables) - len(counts))
    right = len(counts) == len(tables) and any(counts)
    if not right or not all(0 <= one <= MOST_GAMES for one in counts):
        given = f"--games {str(games)[:40]!r}"
        raise Failure(f"{given}: a number, or one for each of {len(tables)} tables")
    return [(about, count) for about, count in zip(tables, counts, strict=True) if count]


def fit_anew(
    game: Any,
    recipe: "Recipe",
    tables: Sequence[tuple["Reviewed", int]],
    kept: Path | None,
    out: Path,
    seed: str,
) -> None:
    """A gauge of a table left out is the house's."""
    from igroteka.bots import gauges_of
    from igroteka.study.fitting import fitted, written
    from igroteka.study.rehearsed import Rehearsal

    gauges = {(one.seats, str(one.options)): one for one in gauges_of(game)}
    for about, count in tables:
        with bar(titled(about), quiet=False) as tick:
            made = fitted(Rehearsal(game, about, count, seed, kept, tick))
        run = run_of(about, recipe.reviewed, count, seed)
        gauges[about.seats, str(about.options)] = replace(made, made=run)
    order = [(one.seats, str(one.options)) for one in recipe.reviewed]
    file = out / f"{game.id}.toml"
    file.write_text(
        written([gauges[one] for one in order if one in gauges], game.id), encoding="utf-8"
    )
    console().print(f"written: {file}; it belongs beside the game's taste as review.toml")
