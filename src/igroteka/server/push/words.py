"""What a summons says, in the language of whoever gets it: the game, the turn, and with whom."""

from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from igroteka.games import SHELF
from igroteka.kernel import encode
from igroteka.kernel.langs import FALLBACK, LANGS
from igroteka.kernel.texts import texts_of


def summons(game: str, table: str, names: tuple[str, ...], lang: str) -> bytes:
    """Nothing that lies on the table: it may come up on a locked screen."""
    lang = lang if lang in LANGS else FALLBACK
    said = {
        "title": say(game, lang, f"{game}-name"),
        "body": say(game, lang, "push-turn-with" if names else "push-turn", ", ".join(names)),
        "path": f"/t/{table}",
        "lang": lang,
    }
    return encode(said)


def say(game: str, lang: str, key: str, names: str = "") -> str:
    known = bundle(game, lang)
    text, _ = known.format_pattern(known.get_message(key).value, {"names": names})
    return str(text)


@lru_cache(maxsize=64)
def bundle(game: str, lang: str) -> Any:
    own = files(__package__).joinpath("texts", f"{lang}.ftl").read_text(encoding="utf-8")
    made = FluentBundle([lang], use_isolating=False)
    for source in (texts_of(SHELF[game], lang), own):
        made.add_resource(FluentResource(source))
    return made
