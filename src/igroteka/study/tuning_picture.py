"""A run as a small SVG: how the candidates did, and where each weight began and ended."""

from pathlib import Path
from statistics import fmean

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure as Canvas
from matplotlib.ticker import MaxNLocator

from .pictures import ASKED, BAR, DRAWN, INK
from .tuning import Tuned

WIDTH = 6.4


def draw(found: Tuned, title: str, path: Path) -> None:
    # A fixed salt and no date: the same run gives the same bytes.
    with mpl.rc_context({"svg.hashsalt": "igroteka", "svg.fonttype": "none", "font.size": 9}):
        rows = 0.22 * len(found.names) + 0.8
        canvas = Canvas(figsize=(WIDTH, 2.8 + rows), layout="constrained")
        above, below = canvas.subplots(2, height_ratios=(2.8, rows))
        candidates(above, found)
        above.set_title(title, fontsize=10, color=INK)
        moved(below, found)
        for axes in (above, below):
            axes.spines[["top", "right"]].set_visible(False)
        canvas.savefig(path, metadata={"Date": None, "Creator": None}, transparent=True)


def candidates(axes: Axes, found: Tuned) -> None:
    """Each of them a dot, their mean a line; at the end what was won on fresh seeds."""
    numbers = range(1, len(found.generations) + 1)
    for number, one in zip(numbers, found.generations, strict=True):
        own = [100 * part for part in one.parts]
        axes.plot([number] * len(own), own, ".", color=DRAWN)
    means = [100 * fmean(one.parts) for one in found.generations]
    axes.plot(numbers, means, color=BAR, label="mean of a generation")
    if found.fresh:
        middle = 100 * found.fresh.part
        reach = [[middle - 100 * found.fresh.low], [100 * found.fresh.high - middle]]
        end = len(found.generations) + 1
        axes.errorbar(
            [end], [middle], yerr=reach, color=ASKED, marker="o", capsize=3, label="fresh seeds"
        )
    axes.axhline(50, color=INK, linestyle="--", linewidth=0.8)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlabel("generation")
    axes.set_ylabel("% of games")
    axes.legend(frameon=False, loc="best")


def moved(axes: Axes, found: Tuned) -> None:
    """Within its bounds, from where it was to where it is."""
    for row, (group, name) in enumerate(found.names):
        before, after = (s.weights[group][name] for s in (found.present, found.sheet))
        width = before.most - before.least
        was, is_now = ((one.value - before.least) / width for one in (before, after))
        axes.plot([was, is_now], [row, row], color=BAR, linewidth=1.5)
        axes.plot([was], [row], "o", color=DRAWN, markersize=5)
        axes.plot([is_now], [row], "o", color=ASKED, markersize=4)
    names = [f"{group} {name}".replace("_", " ") for group, name in found.names]
    axes.set_yticks(range(len(names)), names)
    axes.set_xlim(-0.02, 1.02)
    axes.set_xticks((0, 1), ("least", "most"))
    axes.invert_yaxis()
    axes.set_title("from grey to green, between its bounds", fontsize=9, color=INK)
