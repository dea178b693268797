"""A map with what happened on it, and how far from the end of the roads it did."""

from itertools import groupby
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure as Canvas
from matplotlib.patches import Rectangle

from .pictures import BAR, INK
from .whereabouts import Where

STYLE: dict[Any, Any] = {"svg.hashsalt": "igroteka", "svg.fonttype": "none", "font.size": 9}
GROUND = {".": "#eae3d2", "~": "#a9c7d6", "B": "#c9b28a", "c": "#cfe3c8", "P": "#3f7d5a"}
ROAD = "#b9a98a"
BIGGEST = 260


def draw_where(where: Where, path: Path) -> None:
    """A dot on each cell, as big as the number of soldiers that were stopped there."""
    with mpl.rc_context(STYLE):
        canvas = Canvas(figsize=(5.2, 5.2 * len(where.ground) / len(where.ground[0])))
        axes = canvas.add_axes((0.0, 0.0, 1.0, 1.0))
        _land(axes, where)
        _dots(axes, where)
        canvas.savefig(path, metadata={"Date": None, "Creator": None}, transparent=True)


def _land(axes: Axes, where: Where) -> None:
    width = len(where.ground[0])
    for y, row in enumerate(where.ground):
        at = 0
        for here, cells in groupby(row):
            many = len(list(cells))
            axes.add_patch(Rectangle((at, y), many, 1, color=GROUND[here], linewidth=0.3))
            at += many
    for road in where.roads:
        xs, ys = [cell % width + 0.5 for cell in road], [cell // width + 0.5 for cell in road]
        axes.plot(xs, ys, color=ROAD, linewidth=2, solid_capstyle="round")
    axes.set_xlim(0, width)
    axes.set_ylim(len(where.ground), 0)
    axes.set_axis_off()


def _dots(axes: Axes, where: Where) -> None:
    width, most = len(where.ground[0]), max(where.cells.values(), default=1)
    xs = [cell % width + 0.5 for cell in where.cells]
    ys = [cell // width + 0.5 for cell in where.cells]
    sizes = [BIGGEST * count / most for count in where.cells.values()]
    axes.scatter(xs, ys, s=sizes, color=BAR, edgecolors=INK, linewidths=0.5, zorder=3)


def draw_far(where: Where, path: Path) -> None:
    with mpl.rc_context(STYLE):
        canvas = Canvas(figsize=(5.2, 2.6), layout="constrained")
        axes = canvas.subplots()
        total = sum(where.away.values()) or 1
        steps = list(where.away)
        axes.bar(steps, [100 * where.away[step] / total for step in steps], color=BAR)
        axes.invert_xaxis()
        axes.set_xlabel("steps from the palace; 0 is in it")
        axes.set_ylabel("% of soldiers")
        axes.spines[["top", "right"]].set_visible(False)
        canvas.savefig(path, metadata={"Date": None, "Creator": None}, transparent=True)
