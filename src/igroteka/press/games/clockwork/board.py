"""The floating city as a poster, its yards and the Towers named (C-C3, C-C4)."""

from igroteka.kernel import Traits
from igroteka.press.lettering import lettered
from igroteka.press.words import Words

from .art import art, framed, ink

BOARD_MM = 490.0
HALF = 530.0
HUB_FREE = 104.0  # room for the Towers to stand
NAME = 27.0


def board(city: Traits, words: Words) -> str:
    fields: tuple[str, ...] = city["fields"]  # type: ignore[assignment]
    yards: tuple[int, ...] = city["yards"]  # type: ignore[assignment]
    poster = art()["city"]
    names = (words(f"clockwork-yard-{fields[number]}") for number in yards)
    hub = lettered(words("clockwork-towers"), 0, 84, 20, 120, ink("brassDark"), display=True)
    return framed(poster, hub, *map(yard_name, names, poster.spots["names"]))


def yard_name(name: str, spot: tuple[float, float]) -> str:
    """Beside the upper and the lower yard from the left, else in the middle."""
    x, y = spot
    aside = abs(x) < HALF / 4
    room = HALF - 20 - x if aside else 2 * (HALF - 20 - abs(x))
    anchor = "start" if aside else "middle"
    halo = {"halo": ink("nightDeep"), "halo_width": 7.0}
    return lettered(name, x, y, NAME, room, ink("star"), anchor=anchor, **halo)  # type: ignore[arg-type]
