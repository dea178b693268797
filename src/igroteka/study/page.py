"""The page about a game's balance, in Markdown."""

from collections.abc import Sequence

from .intervals import percent
from .measure import Found
from .recipes import Recipe


def page_text(recipe: Recipe, found: Sequence[Found]) -> str:
    head = [f"# Balance: {recipe.title}", recipe.intro, ""]
    head.append(f"Made by `igroteka balance {recipe.game}`; in brackets 95 % intervals (Wilson).\n")
    return "\n".join(head) + "\n" + "\n".join(_section(recipe, one) for one in found)


def _section(recipe: Recipe, found: Found) -> str:
    figure = found.figure
    rows = [f"| {bar.name} | {percent(bar.won)} |" for bar in found.bars]
    rows.append(f"| draws | {percent(found.draws)} |")
    bots = " against ".join(figure.bots)
    if found.places:
        rows.append("| *by order of play, whoever sits there* | |")
        rows += [f"| {bar.name} | {percent(bar.won)} |" for bar in found.places]
    length = ", ".join(f"{name} {moves}" for name, moves in found.length.items())
    return "\n".join(
        [
            f"## {figure.title}",
            f"![{figure.title}]({recipe.game}-{figure.name}.svg)\n",
            "| | wins |\n|---|---|",
            *rows,
            "",
            f"{found.games} games of {bots}, seed `{found.seed}`. {_verdict(found)}",
            f"Moves a game: {length}.\n",
        ]
    )


def _verdict(found: Found) -> str:
    target = found.figure.target
    asked = []
    if target.least > 0:
        asked.append(f"at least {100 * target.least:.0f} %")
    if target.most < 1:
        asked.append(f"at most {100 * target.most:.0f} %")
    if target.draws_below < 1:
        asked.append(f"draws below {100 * target.draws_below:.0f} %")
    return f"Asked: {', '.join(asked)}. {'Met.' if found.fair else '**Not met.**'}"
