"""What the press says, in the reader's language; a game's own words where it has them."""

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from igroteka.kernel import Game
from igroteka.kernel.langs import FALLBACK, LANGS

from .errors import PressError


class Words:
    """Looks first in the reader's language, then in English; the game's own words win over ours."""

    def __init__(self, game: Game[Any, Any, Any], lang: str) -> None:
        if lang not in LANGS:
            raise PressError(f"language {lang[:20]!r} is not one of {', '.join(LANGS)}")
        self.lang = lang
        self._bundles = tuple(_bundle(type(game).__module__, one) for one in (lang, FALLBACK))

    def __call__(self, key: str, **arguments: str | int) -> str:
        bundle = next((one for one in self._bundles if one.has_message(key)), None)
        if bundle is None:
            raise PressError(f"no text {key!r} in {self.lang} or {FALLBACK}")
        text, errors = bundle.format_pattern(bundle.get_message(key).value, arguments)
        if errors:
            raise PressError(f"text {key!r} in {self.lang}: {errors[0]}")
        return str(text)


@lru_cache(maxsize=1 << 6)
def _bundle(module: str, lang: str) -> Any:
    bundle = FluentBundle([lang], use_isolating=False)
    for package in (__package__, module.rpartition(".")[0]):
        source = files(package).joinpath("texts", f"{lang}.ftl")
        if source.is_file():
            bundle.add_resource(_resource(source), allow_overrides=True)
    return bundle


def _resource(source: Traversable) -> Any:
    return FluentResource(source.read_text(encoding="utf-8"))
