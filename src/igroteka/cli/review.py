"""`igroteka review`: where a recorded match was decided, by luck or by choice."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from igroteka.kernel import Seat
from igroteka.match import Match, rebuild

from .asking import (
    PATH,
    as_json_option,
    game_named,
    lang_option,
    seed_option,
)
from .failing import Failure, as_failure
from .replay import ending, read_record
from .showing import Tick, as_json, bar, console, table

if TYPE_CHECKING:
    from igroteka.bots import Moment, Review

    from .speech import Speech

HILLS = "▁▂▃▄▅▆▇█"
WIDTH = 60
FRESH = "fresh"


@click.command
@click.argument("file", type=PATH, required=False)
@click.option("--calibration", metavar="GAME", help="Play fresh games: did what is said come true?")
@click.option("--fit", metavar="GAME", help="Fit the curves of a game anew, to bots' games.")
@click.option("--games", help="One number for all tables, or one for each: 300,0,100.")
@click.option("--kept", type=PATH, help="A folder for what is found of each game, to go on later.")
@click.option("--out", type=PATH, default="docs/review", help="The folder of the pages.")
@seed_option(FRESH)
@lang_option
@as_json_option
def review(
    file: Path | None,
    calibration: str | None,
    fit: str | None,
    games: str | None,
    kept: Path | None,
    out: Path,
    seed: str,
    lang: str,
    json: bool,
) -> None:
    """Where a record was decided: every seat's chances, what was luck and what was choice."""
    if [file, calibration, fit].count(None) != 2:
        raise Failure("a record to review, or --calibration GAME, or --fit GAME")
    if file is None:
        from .gauging import study

        with as_failure(LookupError, OSError):
            study(calibration, fit, games, kept, out, seed, json)
        return
    record = read_record(file)
    match = rebuild(game_named(record.header.game), record.header, record.entries, record.seed)
    with bar("looking", quiet=json) as tick:
        found = reviewed(match, file, tick)
    if json:
        as_json(found)
        return
    from .speech import Speech

    show(match, found, Speech(match.game, lang, record.names))


def reviewed(match: Match[Any, Any], file: Path, tick: Tick | None) -> "Review":
    from igroteka.bots import concluded, viewer_of

    viewer = viewer_of(match)
    if viewer is None:
        why = "is not over yet" if match.outcome() is None else "is of a table nobody has gauged"
        raise Failure(f"{file}: the match {why}, so there is nothing to review")
    looks, steps = [], len(viewer.steps) + 1
    for at in range(steps):
        looks.append(viewer.look(at))
        if tick:
            tick(at + 1, steps)
    return concluded(viewer, looks)


def show(match: Match[Any, Any], found: "Review", speech: "Speech") -> None:
    seats = (0,) if found.together else range(len(found.end))
    outcome = match.outcome()
    assert outcome is not None
    for seat in seats:
        chances = [*(point.values[seat] for point in found.points), found.end[seat]]
        name = "all" if found.together else speech.name(Seat(seat))
        console().print(f"{ridge(chances)}  {name}")
    console().print(ending(outcome, speech))
    by_hand = any(one.hand for one in found.accounts)
    rows = [
        (
            speech.name(Seat(seat)),
            *map(percent, (one.initial, one.luck, one.skill)),
            *([percent(one.hand)] if by_hand else []),
            *map(percent, (one.others, one.final)),
            one.choices,
            f"{one.slips}/{one.errors}/{one.blunders}",
        )
        for seat, one in enumerate(found.accounts)
    ]
    columns = (
        "who",
        "at first",
        "luck",
        "choice",
        *(["hand"] if by_hand else []),
        "others",
        "at last",
        "choices",
        "slips/errors/blunders",
    )
    table("chances to win, %", columns, rows)
    for moment in found.moments:
        console().print(in_words(moment, speech))


def ridge(chances: Sequence[int]) -> str:
    """The curve in a line: each hill the mean of what it stands for."""
    from igroteka.bots import WHOLE

    width = min(WIDTH, len(chances))
    parts = [
        chances[len(chances) * at // width : len(chances) * (at + 1) // width]
        for at in range(width)
    ]
    heights = [sum(part) / len(part) / WHOLE for part in parts]
    return "".join(HILLS[min(len(HILLS) - 1, int(height * len(HILLS)))] for height in heights)


def percent(parts: int) -> float:
    return parts / 100


def in_words(moment: "Moment", speech: "Speech") -> str:
    who = speech.name(Seat(moment.seat))
    change = f"{percent(moment.before):.0f} % -> {percent(moment.after):.0f} %"
    lines = [f"step {moment.step}: {who}, {moment.label}, {change}"]
    if moment.played:
        lines.append(f"  played: {'; '.join(map(speech.spoken, moment.played))}")
    if moment.better:
        lines.append(f"  better: {'; '.join(map(speech.spoken, moment.better))}")
    lines += [f"  because: {speech.spoken(reason)}" for reason in moment.reasons]
    return "\n".join(lines)
