"""The page about a game's balance, in Markdown."""

from collections.abc import Mapping, Sequence

from .intervals import percent
from .measure import Found
from .recipes import Recipe


def page_text(recipe: Recipe, found: Sequence[Found]) -> str:
    head = [f"# Balance: {recipe.title}", recipe.intro, ""]
    head.append(f"Made by `igroteka balance {recipe.game}`; in brackets 95 % intervals (Wilson).\n")
    head += _summary([one for one in found if one.ends])
    return "\n".join(head) + "\n" + "\n".join(_section(recipe, one) for one in found)


def _summary(found: Sequence[Found]) -> list[str]:
    """A row a figure: whoever wins most, by which way, and how long it takes."""
    if not found:
        return []
    ends = [bar.name for bar in found[0].ends]
    names = ["", "games", "best seat", "worst seat", "the starter", *ends, "draws", "rounds"]
    rows = [f"| {' | '.join(_row(one))} |" for one in found]
    return [f"| {' | '.join(names)} |", "|---" * len(names) + "|", *rows, ""]


def _row(found: Found) -> list[str]:
    shares = sorted([bar.won for bar in found.bars], key=lambda won: -won.part)
    first = found.places[0].won if found.places else shares[0]
    told = [shares[0], shares[-1], first, *(bar.won for bar in found.ends), found.draws]
    title = f"[{found.figure.title}](#{_anchor(found.figure.title)})"
    middle = str(found.rounds.get("p50", "")) or "–"
    return [title, str(found.games), *map(percent, told), middle]


def _anchor(title: str) -> str:
    kept = [c for c in title.lower() if c.isalnum() or c in " -"]
    return "".join(kept).replace(" ", "-")


def _section(recipe: Recipe, found: Found) -> str:
    figure = found.figure
    rows = [f"| {bar.name} | {percent(bar.won)} |" for bar in found.bars]
    if figure.by == "team":
        return _team_section(recipe, found, rows)
    if figure.by == "risk":
        return _risk_section(recipe, found, rows)
    rows.append(f"| draws | {percent(found.draws)} |")
    bots = " against ".join(figure.bots)
    if found.places:
        rows.append("| *by order of play, whoever sits there* | |")
        rows += [f"| {bar.name} | {percent(bar.won)} |" for bar in found.places]
    if found.ends:
        rows.append("| *how it ended* | |")
        rows += [f"| {bar.name} | {percent(bar.won)} |" for bar in found.ends]
    return "\n".join(
        [
            f"## {figure.title}",
            f"![{figure.title}]({recipe.game}-{figure.name}.svg)\n",
            "| | wins |\n|---|---|",
            *rows,
            "",
            *_gauges(found),
            f"{found.games} games of {bots}, seed `{found.seed}`. {_verdict(found)}",
            f"{_length(found)}\n",
        ]
    )


def _gauges(found: Found) -> list[str]:
    """What was gauged of the games: the mean, and between which figures most of them are."""
    if not found.gauged:
        return []
    rows = [
        f"| {name} | {one.mean:.1f} | {one.low:.1f}–{one.high:.1f} |"
        for name, one in found.gauged.items()
    ]
    return ["| a game | mean | eight of ten |\n|---|---|---|", *rows, ""]


def _risk_section(recipe: Recipe, found: Found, rows: list[str]) -> str:
    return "\n".join(
        [
            f"## {found.figure.title}",
            f"![{found.figure.title}]({recipe.game}-{found.figure.name}.svg)\n",
            "| shake | something falls |\n|---|---|",
            *rows,
            "",
            f"{found.games} tries a row, seed `{found.seed}`.\n",
        ]
    )


def _team_section(recipe: Recipe, found: Found, rows: list[str]) -> str:
    figure = found.figure
    picture = f"{recipe.game}-{figure.name}"
    told = [
        f"## {figure.title}",
        f"![{figure.title}]({picture}.svg)\n",
        "| | won |\n|---|---|",
        *rows,
        "",
        f"{found.games} games a bar, seed `{found.seed}`. {_verdict(found)}\n",
    ]
    if found.where:
        told.append(f"![where]({picture}-where.svg) ![how far]({picture}-far.svg)\n")
    return "\n".join(told)


def _length(found: Found) -> str:
    said = f"Moves a game: {_spread(found.length)}."
    return f"{said} Rounds: {_spread(found.rounds)}." if found.rounds else said


def _spread(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.items())


def _verdict(found: Found) -> str:
    target = found.figure.target
    asked = []
    if target.least > 0:
        asked.append(f"at least {100 * target.least:.0f} %")
    if target.most < 1:
        asked.append(f"at most {100 * target.most:.0f} %")
    if target.draws_below < 1:
        asked.append(f"draws below {100 * target.draws_below:g} %")
    if target.rising:
        asked.append("each higher than the one before")
    for name, (low, high) in found.figure.asked.items():
        asked.append(f"{name} {low:g}–{high:g}")
    if not asked:
        return "Nothing is asked."
    return f"Asked: {', '.join(asked)}. {'Met.' if found.fair else '**Not met.**'}"
