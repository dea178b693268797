"""The page of what reviews said and what happened: a part for each kind of table, each by its own
run; a run of some leaves the parts of the others as they are."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from .calibration import LOOKS, WHOLE_REVIEWS, Calibration, Said, named
from .rehearsed import BOTS

HEAD = re.compile(r"## (?P<title>.+): (?P<games>\d+) games")
ROW = re.compile(r"\| (\d+) % \| (\d+) \| (\d+) \| (\d+) % \| (\d+)–(\d+) \|")


class Part(Struct, frozen=True):
    """What one run told of one kind of table, as it stands on the page."""

    title: str
    games: int
    text: str

    @property
    def bins(self) -> Iterator[Said]:
        for said, positions, games, won, low, high in ROW.findall(self.text):
            chance, share, least, most = (int(each) / 100 for each in (said, won, low, high))
            yield Said(chance, share, int(positions), int(games), least, most)

    @property
    def told(self) -> list[Said]:
        """The bins with enough games to say anything."""
        return [one for one in self.bins if one.games * 10 >= self.games]


def part(one: Calibration, run: str) -> Part:
    """`run` is the command that made it."""
    title = named(one.about)
    lines = [
        f"## {title}: {one.games} games",
        "",
        f"`{run}`",
        "",
        "| said | positions | games | won | 95 % |",
        "|---|---|---|---|---|",
        *(f"| {' | '.join(row)} |" for row in rows_of(one)),
        "",
        summary(one),
    ]
    return Part(title, one.games, "\n".join(lines))


def parts_of(page: str) -> dict[str, Part]:
    """What stands on a page already, by its title."""
    found = list(HEAD.finditer(page))
    ends = [one.start() for one in found[1:]] + [len(page)]
    return {
        one["title"]: Part(one["title"], int(one["games"]), page[one.start() : end].rstrip())
        for one, end in zip(found, ends, strict=True)
    }


def joined(old: Mapping[str, Part], new: Sequence[Part], order: Sequence[str]) -> tuple[Part, ...]:
    """The new in place of the old, in that order; tables nobody names any more are left out."""
    every = {**old, **{one.title: one for one in new}}
    return tuple(every[title] for title in order if title in every)


def page(parts: Sequence[Part], game: str, title: str) -> str:
    """What was said and what happened, as a page with its picture."""
    how = (
        f"Fresh games of {' and '.join(BOTS)}, half and half, none of those the curves were "
        f"fitted to; of each {LOOKS} positions, every seat's chance by what it knew. The intervals "
        "are by games, for positions of one game share its end. Each part names the run that made "
        "it; a table whose number of games is 0 there was left as it was."
    )
    head = [
        f"# {title}: did what a review says come true?",
        how,
        "",
        f"![said and happened]({game}.svg)",
    ]
    return "\n\n".join(["\n".join(head), *(one.text for one in parts)]) + "\n"


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


def drawn(parts: Sequence[Part], title: str, path: Path) -> None:
    """What was said to the right, what happened upwards: on the line is true."""
    import matplotlib as mpl
    from matplotlib.figure import Figure as Canvas

    from .pictures import ASKED, BAR, DRAWN, END, INK

    with mpl.rc_context({"svg.hashsalt": "igroteka", "svg.fonttype": "none", "font.size": 9}):
        canvas = Canvas(figsize=(5.2, 4.4), layout="constrained")
        axes = canvas.subplots()
        axes.plot([0, 100], [0, 100], color=DRAWN, linestyle="--", linewidth=1)
        inks = (BAR, END, ASKED, INK, "#8a5a86", "#b5484a", "#5a6b3a")
        for one, ink in zip(parts, inks, strict=False):
            reach = [
                [100 * (each.won - each.low) for each in one.told],
                [100 * (each.high - each.won) for each in one.told],
            ]
            xs = [100 * each.chance for each in one.told]
            ys = [100 * each.won for each in one.told]
            axes.errorbar(
                xs, ys, yerr=reach, color=ink, label=one.title, capsize=2, marker="o", ms=3
            )
        axes.set(xlim=(0, 100), ylim=(0, 100), xlabel="said to be won, %", ylabel="won, %")
        axes.set_title(title, fontsize=10, color=INK)
        axes.legend(frameon=False, fontsize=7)
        axes.spines[["top", "right"]].set_visible(False)
        canvas.savefig(path, metadata={"Date": None, "Creator": None}, transparent=True)
