"""Whether a chance that was said came true: by bins, over fresh games of bots."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from time import process_time
from typing import Any

from msgspec import Struct

from igroteka.bots import WHOLE, Viewer, gauges_of, review, viewer_of
from igroteka.match import Match

from .fitting import evenly
from .intervals import wilson
from .recipes import Reviewed
from .rehearsed import BOTS, Rehearsal

BINS = 10
# Positions of one game say much the same: so many of each are looked at, evenly.
LOOKS = 12
WHOLE_REVIEWS = 12
# What is said at p comes true if it is won at p, give or take so much.
NEAR = 0.08


class Said(Struct, frozen=True):
    """Positions said to be won at about `chance`: of so many games, and how many of them won.

    `low` and `high` hold for games, not for positions: those of one game share its end.
    """

    chance: float
    won: float
    positions: int
    games: int
    low: float
    high: float

    @property
    def off(self) -> float:
        return abs(self.chance - self.won)


class Calibration(Struct, frozen=True):
    """`dear` is what a review costs at most and on the average, in seconds of one core."""

    about: Reviewed
    games: int
    bins: tuple[Said, ...]
    dear: tuple[float, float] = (0.0, 0.0)

    @property
    def told(self) -> tuple[Said, ...]:
        """The bins with enough games to say anything."""
        return tuple(one for one in self.bins if one.games * 10 >= self.games)

    @property
    def furthest(self) -> float:
        """How far what was said is from what happened, in the worst bin with enough games."""
        return max((one.off for one in self.told), default=1.0)

    @property
    def untrue(self) -> tuple[Said, ...]:
        """The bins where so many games leave no doubt that what was said is not so."""
        return tuple(
            one for one in self.told if one.low > one.chance + NEAR or one.high < one.chance - NEAR
        )


class Heard(Struct, frozen=True):
    """Of one game: each chance that was said, and how it ended; of some, what all of it cost."""

    said: tuple[tuple[float, float], ...]
    seconds: float | None = None


def calibrated(run: Rehearsal) -> Calibration:
    """Of every game as many positions, so each game weighs the same."""
    game, options = run.game, run.about.options

    def hear(number: int) -> Heard:
        viewer = viewer_of(run.match(number))
        if viewer is None:
            raise LookupError(f"{game.id}: nobody has fitted a curve for {options}")
        seconds = spent(viewer.match) if number < WHOLE_REVIEWS else None
        return Heard(tuple(chances(viewer)), seconds)

    gauges = [one for one in gauges_of(game) if one.options == options]
    heard = run.noted("said", hear, Heard, run.games, gauges)
    costs = [one.seconds for one in heard if one.seconds is not None]
    dear = round(max(costs), 1), round(sum(costs) / len(costs), 1)
    return Calibration(run.about, run.games, tuple(bins_of(heard)), dear)


def chances(viewer: Viewer) -> Iterator[tuple[float, float]]:
    """Where all win together one chance is everybody's."""
    ends = viewer.ends()
    for at in evenly(viewer.first, len(viewer.steps), LOOKS):
        values = viewer.look(at).values[: len(viewer.whose(at))]
        yield from [(value / WHOLE, end / WHOLE) for value, end in zip(values, ends, strict=False)]


def bins_of(heard: Sequence[Heard]) -> Iterator[Said]:
    for at in range(BINS):
        found = [[each for each in one.said if bin_of(each[0]) == at] for one in heard]
        inside = [one for one in found if one]
        if inside:
            yield said_of(inside)


def bin_of(chance: float) -> int:
    return min(BINS - 1, int(chance * BINS))


def said_of(games: Sequence[Sequence[tuple[float, float]]]) -> Said:
    """How sure: by how much the games differ, as if each were thrown for once (a cluster each)."""
    every = [each for one in games for each in one]
    count = len(every)
    chance, won = sum(said for said, _ in every) / count, sum(end for _, end in every) / count
    apart = sum(sum(end - won for _, end in one) ** 2 for one in games) / count**2
    sure = won * (1 - won) / apart if apart else len(games)
    low, high = wilson(won, min(sure, len(games)))
    return Said(round(chance, 4), round(won, 4), count, len(games), low, high)


def spent(match: Match[Any, Any]) -> float:
    """What a whole review costs a server."""
    began = process_time()
    review(match)
    return round(process_time() - began, 2)


def drawn(found: Sequence[Calibration], title: str, path: Path) -> None:
    """What was said to the right, what happened upwards: on the line is true."""
    import matplotlib as mpl
    from matplotlib.figure import Figure as Canvas

    from .pictures import ASKED, BAR, DRAWN, END, INK

    with mpl.rc_context({"svg.hashsalt": "igroteka", "svg.fonttype": "none", "font.size": 9}):
        canvas = Canvas(figsize=(5.2, 4.4), layout="constrained")
        axes = canvas.subplots()
        axes.plot([0, 100], [0, 100], color=DRAWN, linestyle="--", linewidth=1)
        inks = (BAR, END, ASKED, INK, "#8a5a86", "#b5484a", "#5a6b3a")
        for one, ink in zip(found, inks, strict=False):
            reach = [
                [100 * (each.won - each.low) for each in one.told],
                [100 * (each.high - each.won) for each in one.told],
            ]
            xs = [100 * each.chance for each in one.told]
            ys = [100 * each.won for each in one.told]
            label = named(one.about)
            axes.errorbar(xs, ys, yerr=reach, color=ink, label=label, capsize=2, marker="o", ms=3)
        axes.set(xlim=(0, 100), ylim=(0, 100), xlabel="said to be won, %", ylabel="won, %")
        axes.set_title(title, fontsize=10, color=INK)
        axes.legend(frameon=False, fontsize=7)
        axes.spines[["top", "right"]].set_visible(False)
        canvas.savefig(path, metadata={"Date": None, "Creator": None}, transparent=True)


def named(about: Reviewed) -> str:
    fewest, most = about.seats
    seats = f"{fewest}" if fewest == most else f"{fewest}–{most}"
    told = [f"{name} {value}" for name, value in about.options.items() if value != "*"]
    return ", ".join((*told, f"{seats} {'seat' if most == 1 else 'seats'}"))


def page(found: Sequence[Calibration], game: str, title: str, seed: str) -> str:
    """What was said and what happened, as a page with its picture."""
    runs = ",".join(str(one.games) for one in found)
    how = (
        f"`igroteka review --calibration {game} --seed {seed} --games {runs}`: fresh games of "
        f"{' and '.join(BOTS)}, half and half, none of those the curves were fitted to; of each "
        f"{LOOKS} positions, every seat's chance by what it knew. The intervals are by games, for "
        "positions of one game share its end."
    )
    lines = [
        f"# {title}: did what a review says come true?",
        how,
        "",
        f"![said and happened]({game}.svg)",
    ]
    for one in found:
        lines += ["", f"## {named(one.about)}: {one.games} games", ""]
        lines += ["| said | positions | games | won | 95 % |", "|---|---|---|---|---|"]
        lines += [f"| {' | '.join(row)} |" for row in rows_of(one)]
        lines += ["", summary(one)]
    return "\n".join(lines) + "\n"


def summary(one: Calibration) -> str:
    most, middle = one.dear
    made = min(one.games, WHOLE_REVIEWS)
    return (
        f"Furthest off, of bins with a tenth of the games or more: {100 * one.furthest:.1f} of "
        f"100. A whole review takes {middle} seconds of one core, {most} at most (of {made} made)."
    )


def rows_of(one: Calibration) -> list[tuple[str, ...]]:
    return [
        (
            f"{100 * each.chance:.0f} %",
            str(each.positions),
            str(each.games),
            f"{100 * each.won:.0f} %",
            f"{100 * each.low:.0f}–{100 * each.high:.0f}",
        )
        for each in one.bins
    ]
