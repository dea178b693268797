"""A figure as a small SVG: one bar a side, its interval, and what was asked."""

from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure as Canvas

from .measure import Found

BAR, END, DRAWN, ASKED, INK = "#c98a4b", "#6c8f9c", "#b9b3a6", "#3f7d5a", "#3a342c"


def draw(found: Found, path: Path) -> None:
    # A fixed salt and no date: the same figures give the same bytes.
    with mpl.rc_context({"svg.hashsalt": "igroteka", "svg.fonttype": "none", "font.size": 9}):
        rows = len(found.bars) + len(found.ends) + 1
        canvas = Canvas(figsize=(5.2, 0.9 + 0.42 * rows), layout="constrained")
        _bars(canvas, found)
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
