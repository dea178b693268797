"""Words inside a drawing, made small enough for their room."""

from html import escape

from .svg import num

# An average letter as a part of the size, rather more than less.
WIDE_TEXT, WIDE_DISPLAY = 0.6, 0.68
# Letters of running text that are much narrower or wider than the rest.
NARROW, BROAD = frozenset(" .,:;'’!|()-iIjlítfr1"), frozenset("mwMWЖШЩЮФжшщюфмы—%@")
LEADING = 1.22


def lettered(
    text: str,
    x: float,
    y: float,
    size: float,
    room: float,
    fill: str,
    *,
    display: bool = False,
    anchor: str = "middle",
    halo: str = "",
    halo_width: float = 0,
) -> str:
    """`y` is the line the letters stand on; a halo keeps them readable on any ground."""
    fitting = min(size, room / (_wide(display) * max(len(text), 1)))
    face = "Yeseva One" if display else "Nunito"
    weight = "" if display else ' font-weight="700"'
    around = (
        f' stroke="{halo}" stroke-width="{num(halo_width)}" stroke-linejoin="round"'
        ' paint-order="stroke"'
        if halo
        else ""
    )
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-family="{face}"{weight} font-size="{num(fitting)}"'
        f' text-anchor="{anchor}" fill="{fill}"{around}>{escape(text)}</text>'
    )


def lines(
    text: str, x: float, y: float, size: float, room: float, fill: str, display: bool = False
) -> str:
    """In one line or, where that would be small, in two around the same place."""
    words = text.split(" ")
    wide = _wide(display)
    if wide * len(text) * size <= room or len(words) == 1:
        return lettered(text, x, y + size * 0.35, size, room, fill, display=display)
    cut = min(range(1, len(words)), key=lambda n: _longer(words, n))
    parts = " ".join(words[:cut]), " ".join(words[cut:])
    fitting = min(size, room / (wide * max(map(len, parts))))
    return "".join(
        lettered(part, x, y + fitting * down, fitting, room, fill, display=display)
        for part, down in zip(parts, (-0.2, 0.85), strict=True)
    )


def paragraph(
    text: str, x: float, y: float, size: float, room: tuple[float, float], fill: str
) -> str:
    """Lines from the left, in the largest type up to `size` that fits a room wide and high."""
    wide, high = room
    fitting = size
    while len(rows := wrapped(text, wide / fitting)) * fitting * LEADING > high:
        fitting *= 0.96
    return "".join(
        f'<text x="{num(x)}" y="{num(y + fitting * (0.9 + LEADING * row))}" font-family="Nunito"'
        f' font-size="{num(fitting)}" fill="{fill}">{escape(line)}</text>'
        for row, line in enumerate(rows)
    )


def wrapped(text: str, ems: float) -> list[str]:
    """As many words a line as fit so many ems."""
    rows = [""]
    for word in text.split(" "):
        longer = f"{rows[-1]} {word}".strip()
        if rows[-1] and spread(longer) > ems:
            rows.append(word)
        else:
            rows[-1] = longer
    return rows


def spread(text: str) -> float:
    """About how many ems a line of running text is long, rather more than less."""
    return sum(0.34 if letter in NARROW else 0.9 if letter in BROAD else 0.59 for letter in text)


def _wide(display: bool) -> float:
    return WIDE_DISPLAY if display else WIDE_TEXT


def _longer(words: list[str], cut: int) -> int:
    return max(len(" ".join(words[:cut])), len(" ".join(words[cut:])))
