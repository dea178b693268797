"""Weights that were found, as the data file that a taste reads, with the run that found them."""

from collections.abc import Iterator
from json import dumps

from msgspec.structs import asdict, replace

from igroteka.bots import Run, Sheet

from .tuning import Asked, Tuned

DIGITS = 4


def sheet_of(asked: Asked, found: Tuned) -> Sheet:
    fresh = found.fresh
    assert fresh, "a run that was stopped has found nothing yet"
    run = Run(
        command=command_of(asked),
        game=asked.game.id,
        level=asked.level,
        seats=asked.seats,
        options=asked.options,
        seed=asked.seed,
        generations=len(found.generations),
        population=found.population,
        games=asked.games,
        played=found.played,
        fresh_games=fresh.games,
        part=round(fresh.part, DIGITS),
        low=round(fresh.low, DIGITS),
        high=round(fresh.high, DIGITS),
    )
    return replace(found.sheet, run=run)


def command_of(asked: Asked) -> str:
    """Typed again where the same weights are the present ones, it finds the same."""
    words = [f"igroteka tune {asked.game.id} --level {asked.level} --seats {asked.seats}"]
    words += [f"--option {name}={value}" for name, value in asked.options.items()]
    words += [f"--games {asked.games} --generations {asked.generations} --fresh {asked.fresh}"]
    return " ".join([*words, f"--seed {asked.seed}"])


def as_toml(sheet: Sheet) -> str:
    return "\n".join(lines(sheet)) + "\n"


def lines(sheet: Sheet) -> Iterator[str]:
    if sheet.run:
        yield "# Found, not set by hand."
        yield ""
        yield "[run]"
        for name, value in asdict(sheet.run).items():
            yield f"{name} = {written(value)}"
        yield ""
    if sheet.when:
        yield "[when]"
        for group, options in sheet.when.items():
            yield f"{group} = {written(options)}"
        yield ""
    for group, own in sheet.weights.items():
        yield f"[weights.{group}]"
        for name, one in own.items():
            values = ", ".join(f"{key} = {written(value)}" for key, value in asdict(one).items())
            yield f"{name} = {{ {values} }}"
        yield ""


def written(value: object) -> str:
    if isinstance(value, dict):
        inside = ", ".join(f"{name} = {written(one)}" for name, one in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    return dumps(value, ensure_ascii=False) if isinstance(value, str) else repr(value)
