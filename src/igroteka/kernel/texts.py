"""Where a game's words lie: `<lang>.ftl` in `texts` beside its rules, and in `lessons/texts`."""

from functools import lru_cache
from importlib.resources import files
from typing import Any

from .game import Game
from .langs import FALLBACK, check_lang
from .places import home


def texts_of(game: Game[Any, Any, Any], lang: str) -> str:
    """A Fluent resource; English where a game does not speak that language."""
    return texts_in(home(game), "texts", lang)


@lru_cache(maxsize=1 << 8)
def texts_in(package: str, folder: str, lang: str) -> str:
    """In English where nobody has written that language, and none where there is no English."""
    check_lang(lang)
    for each in (lang, FALLBACK):
        source = files(package) / folder / f"{each}.ftl"
        if source.is_file():
            return source.read_text(encoding="utf-8")
    return ""
