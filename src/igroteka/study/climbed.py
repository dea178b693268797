"""What a climb of the levels came to: the figures as data, and the page about them."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil
from typing import Any

from igroteka.bots import LEVELS, Figures, Ladder, Measured, Rank, Won, ladder_of
from igroteka.kernel import Game

from .climbing import Climb, Met
from .intervals import Share, percent
from .told import written

ASKED, ASKED_OF_BEST = 0.6, 0.7
AnyGame = Game[Any, Any, Any]


def figures(climb: Climb, ladder: Ladder) -> Figures:
    longest = {one.level: ceil(one.longest_ms) for one in climb.thoughts}
    met = {one.bot: one.won for one in climb.levels}
    level = {
        name: Measured(*counted(met.get(name)), longest.get(name, 0))
        for name in LEVELS
        if name in met or name in longest
    }
    best = climb.best[0].won if climb.best else None
    rungs = tuple(Won(*counted(one.won)) for one in climb.rungs)
    return Figures(climb.seed, ladder.mark, level, Won(*counted(best)), rungs)


def counted(won: Share | None) -> tuple[float, int]:
    return (won.count, won.games) if won else (0.0, 0)


def as_toml(found: Figures, game: str) -> str:
    return "\n".join(lines(found, game)) + "\n"


def lines(found: Figures, game: str) -> Iterator[str]:
    yield f"# Made, not written by hand: igroteka ladder {game} --seed {found.seed} --keep"
    yield ""
    yield f"seed = {written(found.seed)}"
    yield f"mark = {written(found.mark)}"
    yield f"best = {{ won = {found.best.won:g}, games = {found.best.games} }}"
    for name, one in found.level.items():
        yield ""
        yield f"[level.{name}]"
        yield f"won = {one.won:g}"
        yield f"games = {one.games}"
        yield f"longest_ms = {one.longest_ms}"
    for rung in found.rung:
        yield ""
        yield "[[rung]]"
        yield f"won = {rung.won:g}"
        yield f"games = {rung.games}"


def page_text(climb: Climb, game: AnyGame) -> str:
    ladder = ladder_of(game)
    return "\n".join(
        [
            f"# The ladder of {game.id.capitalize()}",
            "",
            f"Made by `igroteka ladder {climb.game} --seed {climb.seed} --games {climb.games}`;",
            f"in brackets 95 % intervals (Wilson). {setting(climb, ladder)}",
            "",
            "| level | how it plays |",
            "|---|---|",
            *(f"| {name} | {said(ladder.rank(name))} |" for name in LEVELS),
            "",
            *strengths(climb),
            *beside_the_best(climb),
            *rungs(climb, ladder),
            *thoughts(climb),
            "",
        ]
    )


def setting(climb: Climb, ladder: Ladder) -> str:
    options = "".join(f", `{name}={value}`" for name, value in ladder.options.items())
    table = f"At a table for {climb.seats}{options}."
    if climb.shared:
        return f"{table} Every level plays the same seeds; counted are the games it wins."
    return f"{table} Each deal is played twice, with the seats changed; a drawn game is half each."


def said(rank: Rank) -> str:
    """As declared: the words of `ladder.toml`."""
    words: list[str] = ["the game's own player" if rank.method == "own" else rank.method]
    if rank.method in ("greedy", "search"):
        words.append(f"worlds {rank.worlds}")
    words += [f"noise {rank.noise:g}"] if rank.noise else []
    words.append(f"slips {100 * rank.slips:g} %" if rank.slips else "no slips")
    if rank.recall:
        words.append(f"memory {rank.recall.kind} {rank.recall.keep or ''}".strip())
    words += [f"touch right {100 * rank.accuracy:g} %"] if rank.accuracy is not None else []
    words += [f"tremor {rank.tremor_mm:g} mm"] if rank.tremor_mm is not None else []
    words += [f"{name} {told(value)}" for name, value in rank.care.items()]
    return ", ".join(words)


def told(value: Any) -> str:
    if isinstance(value, dict):
        return "(" + ", ".join(f"{name} {told(one)}" for name, one in value.items()) + ")"
    return f"{value:g}" if isinstance(value, float) else str(value).lower()


def strengths(climb: Climb) -> Iterator[str]:
    if climb.shared:
        yield "| level | games | won | more than the one below |"
        yield "|---|---|---|---|"
        below: Met | None = None
        for one in climb.levels:
            more = "" if below is None else apart(one.won, below.won)
            yield f"| {one.bot} | {one.won.games} | {percent(one.won)} | {more} |"
            below = one
    else:
        yield "| level | against | games | won | at least 60 %, interval above 50 % |"
        yield "|---|---|---|---|---|"
        for one in climb.levels:
            yes = "yes" if is_met(one.won) else "**no**"
            yield f"| {one.bot} | {one.other} | {one.won.games} | {percent(one.won)} | {yes} |"
    yield ""
    if climb.stopped:
        yield "Stopped before its end: these are the games that were played.\n"


def is_met(won: Share) -> bool:
    return won.part >= ASKED and won.low > 0.5


def apart(won: Share, below: Share) -> str:
    if won.part <= below.part:
        return "**no**"
    return "yes, intervals apart" if won.low > below.high else "yes, intervals overlap"


def beside_the_best(climb: Climb) -> Iterator[str]:
    if not climb.best:
        return
    (best,) = climb.best
    if climb.shared:
        yield f"What played best before there were levels, `{best.bot}`: {percent(best.won)}.\n"
        return
    enough = best.won.part >= ASKED_OF_BEST
    verdict = "as was asked." if enough else "**not the 70 % that were asked for.**"
    yield f"The master against `{best.other}`, which played best before there were levels:"
    yield f"{percent(best.won)} of {best.won.games} games, {verdict}\n"


def rungs(climb: Climb, ladder: Ladder) -> Iterator[str]:
    if not climb.rungs:
        return
    yield f"## The game's own set-ups, played by `{ladder.climber}`\n"
    yield "| set-up | games | won |"
    yield "|---|---|---|"
    for one in climb.rungs:
        name = ", ".join(f"{key} {value}" for key, value in one.options.items())
        yield f"| {name} | {one.won.games} | {percent(one.won)} |"
    yield ""
    falls = falling([one.won.part for one in climb.rungs])
    yield f"From easy to hard they {'fall' if falls else '**do not fall**'} step by step.\n"


def falling(parts: Sequence[float]) -> bool:
    return all(one >= other for one, other in pairwise(parts))


def thoughts(climb: Climb) -> Iterator[str]:
    if not climb.thoughts:
        return
    yield f"## Time for a move, of one core, at a table for {climb.thoughts[0].seats}\n"
    yield "| level | asked | mean, ms | longest, ms |"
    yield "|---|---|---|---|"
    for one in climb.thoughts:
        yield f"| {one.level} | {one.asked} | {one.mean_ms:.1f} | {one.longest_ms:.1f} |"
