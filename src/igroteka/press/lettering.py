"""Words inside a drawing, made small enough for their room."""

from html import escape

from .svg import num

# An average letter as a part of the size, rather more than less.
WIDE_TEXT, WIDE_DISPLAY = 0.6, 0.68


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


def _wide(display: bool) -> float:
    return WIDE_DISPLAY if display else WIDE_TEXT


def _longer(words: list[str], cut: int) -> int:
    return max(len(" ".join(words[:cut])), len(" ".join(words[cut:])))
