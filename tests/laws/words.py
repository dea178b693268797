"""Laws of words: whatever is said has a text, and the text has what it needs."""

import inspect
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from msgspec import to_builtins

from igroteka.kernel import players, stream

from .moves import asked_about
from .walks import Walk

COMMON = ("refuse-not-your-turn", "refuse-game-over", "refuse-not-a-players-move")


@lru_cache
def parsed(file: Path) -> Any:
    return FluentResource(file.read_text(encoding="utf-8"))


@lru_cache
def words(file: Path) -> FluentBundle:
    bundle = FluentBundle([file.stem], use_isolating=False)
    bundle.add_resource(parsed(file))
    return bundle


class Speaker:
    """Says things in English, and each for the first time in every language the game has."""

    def __init__(self, walk: Walk) -> None:
        folder = Path(inspect.getfile(walk.game.state_type)).parent / "texts"
        self.english = folder / "en.ftl"
        self.languages = sorted(folder.glob("*.ftl"))
        self.said: set[tuple[str, object]] = set()

    def say(self, key: str, details: Mapping[str, Any]) -> None:
        kind = (key, details.get("you"))
        files = [self.english] if kind in self.said else self.languages
        self.said.add(kind)
        for file in files:
            speak(file, key, details)


def speak(file: Path, key: str, details: Mapping[str, Any]) -> str:
    """A missing key, a missing argument or an error fails."""
    return spoken(file, key, tuple(details.items()))


@lru_cache(maxsize=1 << 15)
def spoken(file: Path, key: str, details: tuple[tuple[str, Any], ...]) -> str:
    bundle = words(file)
    assert bundle.has_message(key), f"{file.name} has no text {key}"
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{file.name}: {key} has no text of its own"
    text, errors = bundle.format_pattern(pattern, dict(details))
    assert errors == [], f"{file.name}: {key}: {errors}"
    assert text
    return str(text)


def every_prompt_has_its_text(walk: Walk) -> None:
    speaker = Speaker(walk)
    for state in walk.positions:
        for seat in players(walk.case.seats):
            prompt = walk.game.prompt(state, seat)
            for details in told_to_both(prompt.details):
                speaker.say(prompt.text, details)


def every_refusal_has_its_text(walk: Walk) -> None:
    rng, speaker = stream(walk.seed, "words"), Speaker(walk)
    for number in walk.looked_at():
        state = walk.positions[number]
        for seat in players(walk.case.seats):
            for action in asked_about(walk, state, (), [], rng):
                refusal = walk.game.refuse(state, seat, action)
                assert refusal is None or refusal.clause
                if refusal and refusal.reason not in COMMON:
                    for details in told_to_both(refusal.details):
                        speaker.say(refusal.reason, details)


def the_outcome_has_its_text(walk: Walk) -> None:
    outcome = walk.match.outcome()
    assert outcome is not None
    Speaker(walk).say(outcome.reason, {})


def every_event_has_its_text(walk: Walk) -> None:
    speaker = Speaker(walk)
    for step in walk.steps:
        for told in step.told.told:
            for event in filter(None, (told.event, told.blurred)):
                fields = to_builtins(event)
                for details in told_to_both(fields):
                    speaker.say(f"{walk.game.id}-event-{fields['kind']}", details)


def told_to_both(details: Mapping[str, Any]) -> Iterator[dict[str, str | int]]:
    """As the page gives them to Fluent: to the one they speak of, and to another."""
    args = dict(arguments(details))
    if not isinstance(details.get("seat", details.get("starter")), int):
        yield args
        return
    yield from ({**args, "player": "Ann", "you": you} for you in ("yes", "no"))


def arguments(details: Mapping[str, Any]) -> Iterator[tuple[str, str | int]]:
    for name, value in details.items():
        if isinstance(value, bool):
            yield name, "yes" if value else "no"
        elif isinstance(value, list | tuple):
            yield name, len(value)
        elif isinstance(value, int | str):
            yield name, "Bob" if name == "other" else value
