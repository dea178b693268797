"""Whether a chance that was said came true: by bins, over fresh games of bots."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from igroteka.bots import WHOLE, Viewer, viewer_of
from igroteka.kernel import Game

from .intervals import Share, share
from .ledger import Progress
from .recipes import Reviewed
from .rehearsed import BOTS, matches

BINS = 10
# Positions of one game say much the same: so many of each are looked at, evenly.
LOOKS = 12


class Said(Struct, frozen=True):
    """Positions said to be won at about `chance`; each game counts once in a bin, by its part."""

    chance: float
    won: Share


class Calibration(Struct, frozen=True):
    about: Reviewed
    games: int
    bins: tuple[Said, ...]

    @property
    def furthest(self) -> float:
        """How far what was said is from what happened, in the worst bin with enough games."""
        told = [one for one in self.bins if one.won.games * 10 >= self.games]
        return max((abs(one.chance - one.won.part) for one in told), default=0.0)


def calibrated(
    game: Game[Any, Any, Any],
    about: Reviewed,
    games: int,
    seed: str,
    progress: Progress | None = None,
) -> Calibration:
    """The positions of one game share its end: a bin is as sure as it has games, not positions."""
    told: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for number, match in enumerate(matches(game, about, games, seed)):
        viewer = viewer_of(match)
        if viewer is None:
            raise LookupError(f"{game.id}: nobody has fitted a curve for {about.options}")
        for at, said in enumerate(by_bins(viewer)):
            if said:
                chance = sum(one for one, _ in said) / len(said)
                told[at].append((chance, sum(won for _, won in said) / len(said)))
        if progress:
            progress(number + 1, games)
    return Calibration(about, games, tuple(bin_of(said) for said in told if said))


def by_bins(viewer: Viewer) -> Iterator[list[tuple[float, float]]]:
    """Of each bin the chances said in it, and how they ended."""
    said: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    ends = viewer.ends()
    for at in evenly(viewer.first, len(viewer.steps)):
        for value, end in zip(viewer.look(at).values, ends, strict=True):
            said[min(BINS - 1, value * BINS // WHOLE)].append((value / WHOLE, end / WHOLE))
    return iter(said)


def evenly(first: int, last: int) -> list[int]:
    return sorted({first + (last - first) * at // LOOKS for at in range(LOOKS)} - {last})


def bin_of(said: Sequence[tuple[float, float]]) -> Said:
    chance = sum(one for one, _ in said) / len(said)
    return Said(round(chance, 4), share(sum(won for _, won in said), len(said)))


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
            shares = [each.won for each in one.bins]
            reach = [
                [100 * (each.part - each.low) for each in shares],
                [100 * (each.high - each.part) for each in shares],
            ]
            xs = [100 * each.chance for each in one.bins]
            ys = [100 * each.part for each in shares]
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
    return ", ".join((*about.options.values(), f"{seats} seats"))


def page(found: Sequence[Calibration], game: str, title: str, seed: str) -> str:
    """What was said and what happened, as a page with its picture."""
    runs = ",".join(str(one.games) for one in found)
    how = (
        f"`igroteka review --calibration {game} --seed {seed} --games {runs}`: fresh games of "
        f"{' and '.join(BOTS)}, half and half, none of those the curves were fitted to; of each "
        f"{LOOKS} positions, every seat's chance by what it knew. A game counts once in a bin."
    )
    lines = [
        f"# {title}: did what a review says come true?",
        how,
        "",
        f"![said and happened]({game}.svg)",
    ]
    for one in found:
        far = f"{100 * one.furthest:.0f}"
        lines += ["", f"## {named(one.about)}: {one.games} games", ""]
        lines += ["| said | games | won | 95 % |", "|---|---|---|---|"]
        lines += [f"| {' | '.join(row)} |" for row in rows_of(one)]
        lines += ["", f"Furthest off, of bins with a tenth of the games or more: {far} of 100."]
    return "\n".join(lines) + "\n"


def rows_of(one: Calibration) -> list[tuple[str, str, str, str]]:
    return [
        (
            f"{100 * each.chance:.0f} %",
            str(each.won.games),
            f"{100 * each.won.part:.0f} %",
            f"{100 * each.won.low:.0f}–{100 * each.won.high:.0f}",
        )
        for each in one.bins
    ]
