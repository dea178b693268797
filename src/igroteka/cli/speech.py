"""What a terminal says, in the reader's language: the game's own texts, and a few of ours."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from igroteka.kernel import (
    CHANCE,
    CLOCK,
    NP,
    Game,
    Outcome,
    Prompt,
    Seat,
    Spoken,
    Words,
    is_player,
)
from igroteka.kernel.langs import FALLBACK
from igroteka.kernel.texts import texts_of

NOBODY = {CHANCE: "sit-chance", CLOCK: "sit-clock", NP: "sit-non-player"}
COMMON_ENDS = {"over-resigned": "sit-resigned"}


class Speech:
    """English stands behind every other language; `names` are the players' own, if any."""

    def __init__(self, game: Game[Any, Any, Any], lang: str, names: Sequence[str] = ()) -> None:
        self.game = game
        self.names = names
        self._said: dict[tuple[str, Any], str] = {}
        self._bundles = tuple(bundle(game, each) for each in dict.fromkeys((lang, FALLBACK)))

    def say(self, key: str, details: Mapping[str, Any] | None = None) -> str:
        """The key itself where nobody has written the text; what was said before is known."""
        asked = (key, tuple(sorted((details or {}).items())))
        if asked not in self._said:
            self._said[asked] = self._say(key, dict(details or {}))
        return self._said[asked]

    def _say(self, key: str, details: dict[str, Any]) -> str:
        for each in self._bundles:
            if each.has_message(key):
                text, _ = each.format_pattern(each.get_message(key).value, details)
                return str(text)
        return key

    def knows(self, key: str) -> bool:
        return any(each.has_message(key) for each in self._bundles)

    def name(self, seat: Seat) -> str:
        if not is_player(seat):
            return self.say(NOBODY[seat])
        own = self.names[seat] if seat < len(self.names) else ""
        return own or self.say("sit-player", {"number": seat + 1})

    # what games say

    def spoken(self, thing: Spoken, reader: Seat | None = None) -> str:
        if isinstance(thing, Words):
            inner = {name: self.spoken_or_number(each) for name, each in thing.details.items()}
            return self.say(thing.text, self.with_player(inner, reader))
        if isinstance(thing, tuple):
            return ", ".join(self.spoken(each, reader) for each in thing)
        return str(thing)

    def spoken_or_number(self, thing: Spoken) -> str | int:
        return thing if isinstance(thing, int) else self.spoken(thing)

    def prompt(self, prompt: Prompt, reader: Seat) -> str:
        return self.say(prompt.text, self.with_player(prompt.details, reader))

    def ending(self, outcome: Outcome) -> str:
        reason = self.say(COMMON_ENDS.get(outcome.reason, outcome.reason))
        winners = ", ".join(map(self.name, outcome.winners)) or self.say("sit-nobody")
        return f"{reason} {self.say('sit-won', {'players': winners})}"

    def with_player(self, details: Mapping[str, Any], reader: Seat | None) -> dict[str, Any]:
        """`$player` is whom they speak of, `$you` whether that is the reader, `$other` another."""
        args = dict(details)
        if isinstance(other := args.get("other"), int):
            args["other"] = self.name(Seat(other))
        seat = args.get("seat", args.get("starter"))
        if isinstance(seat, int):
            args |= {"player": self.name(Seat(seat)), "you": "yes" if seat == reader else "no"}
        return args


def bundle(game: Game[Any, Any, Any], lang: str) -> Any:
    own = files(__package__).joinpath("texts", f"{lang}.ftl").read_text(encoding="utf-8")
    made = FluentBundle([lang], use_isolating=False)
    for source in (texts_of(game, lang), own):
        made.add_resource(FluentResource(source))
    return made
