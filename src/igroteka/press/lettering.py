"""Words inside a drawing, made small enough for their room."""

from html import escape

from .svg import num

WIDE = 0.6  # of the size, an average letter of either face, rather more than less


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
    fitting = min(size, room / (WIDE * max(len(text), 1)))
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
    if WIDE * len(text) * size <= room or len(words) == 1:
        return lettered(text, x, y + size * 0.35, size, room, fill, display=display)
    cut = min(range(1, len(words)), key=lambda n: _longer(words, n))
    parts = " ".join(words[:cut]), " ".join(words[cut:])
    fitting = min(size, room / (WIDE * max(map(len, parts))))
    return "".join(
        lettered(part, x, y + fitting * down, fitting, room, fill, display=display)
        for part, down in zip(parts, (-0.2, 0.9), strict=True)
    )


def _longer(words: list[str], cut: int) -> int:
    return max(len(" ".join(words[:cut])), len(" ".join(words[cut:])))
