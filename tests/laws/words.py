"""Laws of words: whatever is said has a text, and the text has what it needs."""

import inspect
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from msgspec import to_builtins

from igroteka.kernel import Event, players, stream

from .moves import asked_about
from .walks import Walk

COMMON = ("refuse-not-your-turn", "refuse-game-over", "refuse-not-a-players-move")


@lru_cache
def words(folder: Path) -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    text = (folder / "texts" / "en.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def speak(walk: Walk, key: str, details: Mapping[str, Any]) -> str:
    """The text in English; a missing key, a missing argument or an error fails."""
    bundle = words(Path(inspect.getfile(walk.game.state_type)).parent)
    assert bundle.has_message(key), f"{walk.game.id} has no text {key}"
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} has no text of its own"
    text, errors = bundle.format_pattern(pattern, dict(details))
    assert errors == [], f"{key}: {errors}"
    return str(text)


def every_prompt_has_its_text(walk: Walk) -> None:
    for state in walk.positions:
        for seat in players(walk.case.seats):
            prompt = walk.game.prompt(state, seat)
            assert speak(walk, prompt.text, {**prompt.details, "player": "Ann"})


def every_refusal_has_its_text(walk: Walk) -> None:
    rng = stream(walk.seed, "words")
    for number in walk.looked_at():
        state = walk.positions[number]
        for seat in players(walk.case.seats):
            for action in asked_about(walk, state, (), [], rng):
                refusal = walk.game.refuse(state, seat, action)
                if refusal and refusal.reason not in COMMON:
                    assert speak(walk, refusal.reason, {**refusal.details, "player": "Ann"})
                assert refusal is None or refusal.clause


def the_outcome_has_its_text(walk: Walk) -> None:
    assert speak(walk, walk.match.outcome().reason, {})  # type: ignore[union-attr]


def every_event_has_its_text(walk: Walk) -> None:
    for step in walk.steps:
        for told in step.told.told:
            for event in filter(None, (told.event, told.blurred)):
                kind = to_builtins(event)["kind"]
                for you in ("yes", "no"):
                    details = {**arguments(event), "player": "Ann", "you": you}
                    assert speak(walk, f"{walk.game.id}-event-{kind}", details)


def arguments(event: Event) -> dict[str, str | int]:
    return dict(_arguments(event))


def _arguments(event: Event) -> Iterator[tuple[str, str | int]]:
    for name, value in to_builtins(event).items():
        if isinstance(value, bool):
            yield name, "yes" if value else "no"
        elif isinstance(value, int | str):
            yield name, value
