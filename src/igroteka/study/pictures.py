"""A figure as a small SVG: one bar a side, its interval, and what was asked."""

from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure as Canvas

from .measure import Found

BAR, END, DRAWN, ASKED, INK = "#c98a4b", "#6c8f9c", "#b9b3a6", "#3f7d5a", "#3a342c"
CURVES = ASKED, END, BAR


def draw(found: Found, path: Path) -> None:
    # A fixed salt and no date: the same figures give the same bytes.
    with mpl.rc_context({"svg.hashsalt": "igroteka", "svg.fonttype": "none", "font.size": 9}):
        rows = 6 if found.figure.by == "risk" else len(found.bars) + len(found.ends) + 1
        canvas = Canvas(figsize=(5.2, 0.9 + 0.42 * rows), layout="constrained")
        (_curves if found.figure.by == "risk" else _bars)(canvas, found)
        canvas.savefig(path, metadata={"Date": None, "Creator": None}, transparent=True)


def _bars(canvas: Canvas, found: Found) -> None:
    axes = canvas.subplots()
    told = (*found.bars, *found.ends)
    drawn = () if found.figure.by == "team" else (found.draws,)
    shares = [*(bar.won for bar in told), *drawn]
    names = [*(bar.name for bar in told), *["draws" for _ in drawn]]
    parts = [100 * share.part for share in shares]
    reach = [
        [100 * (share.part - share.low) for share in shares],
        [100 * (share.high - share.part) for share in shares],
    ]
    colours = [BAR] * len(found.bars) + [END] * len(found.ends) + [DRAWN] * len(drawn)
    axes.barh(names, parts, xerr=reach, color=colours, ecolor=INK, capsize=3, height=0.6)
    target = found.figure.target
    for edge in (target.least, target.most):
        if 0 < edge < 1:
            axes.axvline(100 * edge, color=ASKED, linestyle="--", linewidth=1)
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel("% of games")
    axes.set_title(found.figure.title, fontsize=10, color=INK)
    axes.spines[["top", "right"]].set_visible(False)


def _curves(canvas: Canvas, found: Found) -> None:
    """Risk against shake, a curve a height: the bars are named `4 cards, 2 mm`."""
    axes = canvas.subplots()
    towers = dict.fromkeys(bar.name.partition(",")[0] for bar in found.bars)
    for tower, colour in zip(towers, CURVES, strict=True):
        bars = [bar for bar in found.bars if bar.name.startswith(tower)]
        shakes = [float(bar.name.split()[-2]) for bar in bars]
        parts = [100 * bar.won.part for bar in bars]
        reach = [
            [100 * (bar.won.part - bar.won.low) for bar in bars],
            [100 * (bar.won.high - bar.won.part) for bar in bars],
        ]
        axes.errorbar(shakes, parts, yerr=reach, color=colour, label=tower, capsize=3, marker="o")
    axes.set_ylim(0, 100)
    axes.set_xlabel("shake of the hand, mm")
    axes.set_ylabel("something falls, %")
    axes.set_title(found.figure.title, fontsize=10, color=INK)
    axes.legend(frameon=False)
    axes.spines[["top", "right"]].set_visible(False)
