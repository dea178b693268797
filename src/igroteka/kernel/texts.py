"""Where a game's words lie: `texts/<lang>.ftl` beside its rules."""

from functools import lru_cache
from importlib.resources import files
from typing import Any

from .errors import BadOption
from .game import Game
from .langs import FALLBACK, LANGS
from .places import home


def texts_of(game: Game[Any, Any, Any], lang: str) -> str:
    """A Fluent resource; English where a game does not speak that language."""
    if lang not in LANGS:
        raise BadOption("lang", f"{lang[:8]!r} is not one of {', '.join(LANGS)}")
    return _read(home(game), lang)


@lru_cache(maxsize=1 << 6)
def _read(package: str, lang: str) -> str:
    source = files(package) / "texts" / f"{lang}.ftl"
    return source.read_text(encoding="utf-8") if source.is_file() else _read(package, FALLBACK)
