"""What the bots of the house are put to, a row for each: live tables, forgetting, portraits."""

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from igroteka.kernel import Game

from .asking import options_of, seats_of
from .failing import Failure
from .showing import bar


def live(
    chosen: Sequence[Game[Any, Any, Any]],
    specs: Sequence[str],
    options: tuple[str, ...],
    seats: int | None,
    seed: str,
    steps: int,
    quiet: bool,
) -> list[dict[str, Any]]:
    from igroteka.server.live_check import Arranged, compared

    rows = []
    with bar("live tables", quiet) as tick:
        for game in chosen:
            count = seats_of(game, seats)
            settled = options_of(game, options, count)
            for spec in specs:
                with tempfile.TemporaryDirectory() as folder:
                    arranged = Arranged(game, (spec,) * count, settled, seed, steps)
                    found = compared(arranged, Path(folder))
                equal = "yes" if found.equal else f"no, at step {found.differs}"
                rows.append({"game": game.id, "bots": spec, "steps": found.steps, "equal": equal})
                if tick:
                    tick(len(rows), len(chosen) * len(specs))
    return rows


def forgetting(
    chosen: Sequence[Game[Any, Any, Any]],
    specs: Sequence[str],
    options: tuple[str, ...],
    seats: int | None,
    seed: str,
    games: int,
    jobs: int,
    quiet: bool,
) -> list[dict[str, Any]]:
    """Only of those that plan: the others have nothing to forget."""
    from igroteka.bots import player
    from igroteka.study.forgetting import forgotten
    from igroteka.study.intervals import percent

    rows = []
    for game in chosen:
        count = seats_of(game, seats)
        settled = options_of(game, options, count)
        for spec in (one for one in specs if player(one, game).memo_type is not None):
            with bar(f"{game.id} {spec}", quiet) as tick:
                found = forgotten(game, spec, games, count, settled, seed, tick, jobs)
            kept = percent(found.kept) if found.kept else "by the others"
            worse = "yes" if found.worse else "no"
            row = {"game": game.id, "bot": spec, "plans kept": kept}
            rows.append({**row, "plans lost": percent(found.lost), "worse": worse})
    return rows


def characters(
    chosen: Sequence[Game[Any, Any, Any]], level: str, seed: str, games: int, jobs: int, quiet: bool
) -> list[dict[str, Any]]:
    """Each by the habit it is known by, of a hundred moves, and by what it wins."""
    from igroteka.bots import LEVELS, characters_of
    from igroteka.study.characters import portrait
    from igroteka.study.intervals import percent

    if level not in LEVELS:
        raise Failure(f"--level {level[:20]}: not one of {', '.join(LEVELS)}")
    rows = []
    for game in chosen:
        for name in characters_of(game):
            with bar(f"{game.id} {level}:{name}", quiet) as tick:
                found = portrait(game, level, name, games, seed, tick, jobs)
            row = {"game": game.id, "bot": f"{level}:{name}", "habit": found.habit}
            row |= {"alone": f"{found.alone:.1f}", "own": f"{found.own:.1f}"}
            row["apart (95 %)"] = f"{found.low:+.1f} to {found.high:+.1f}"
            row |= {"sigmas": f"{found.sigmas:.1f}", "seen": "yes" if found.sure else "no"}
            row["won"] = percent(found.won) if found.won else ""
            row["level won"] = percent(found.alone_won) if found.alone_won else ""
            rows.append(row)
    return rows


def plain(
    chosen: Sequence[Game[Any, Any, Any]], specs: Sequence[str], seed: str, quiet: bool
) -> list[dict[str, Any]]:
    from igroteka.bots.plain import finds, plain_of

    rows = []
    with bar("positions", quiet) as tick:
        for game in chosen:
            for spec in specs:
                asked = plain_of(game)
                missed = [one.id for one in asked if not finds(game, one, spec, seed)]
                found = f"{len(asked) - len(missed)} of {len(asked)}"
                row = {"game": game.id, "bot": spec, "found": found, "missed": ", ".join(missed)}
                rows.append(row)
                if tick:
                    tick(len(rows), len(chosen) * len(specs))
    return rows
