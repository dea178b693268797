"""Laws of moves in words: each has a sentence, its own, and no sentence tells a secret."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast

from igroteka.kernel import (
    CHANCE,
    Help,
    Listener,
    Passage,
    Seat,
    Words,
    is_player,
    players,
    stream,
)

from .ending import account
from .walks import Step, Walk
from .words import Speaker, parsed, speak, told_to_both

THROWS = 24


def every_move_has_its_words(walk: Walk) -> None:
    """What was done, and all that could have been; also by chance, the clock and a non-player."""
    speaker = MoveSpeaker(walk)
    for step in walk.steps:
        speaker.tell(walk.game.words(step.state, step.entry.seat, step.entry.action))
    for state, seat in looked_at(walk):
        for action in walk.game.legal(state, seat):
            speaker.tell(walk.game.words(state, seat, action))


def every_account_has_its_text(walk: Walk) -> None:
    speaker = MoveSpeaker(walk)
    for item in account(walk):
        speaker.report(item.words)


def no_two_moves_sound_alike(walk: Walk) -> None:
    """Of one seat at one moment: a plain list is enough to choose from, in any language."""
    speaker = MoveSpeaker(walk)
    for number, (state, seat) in enumerate(looked_at(walk)):
        if not is_player(seat):
            continue
        told = [walk.game.words(state, seat, action) for action in walk.game.legal(state, seat)]
        other = speaker.languages[number % len(speaker.languages)]
        for file in {speaker.english, other}:
            sentences = [sentence(file, words) for words in told]
            doubles = {text for text in sentences if sentences.count(text) > 1}
            assert not doubles, f"{file.name}: {sorted(doubles)}"


def words_tell_no_more_than_the_seat_may_know(walk: Walk) -> None:
    rng = stream(walk.seed, "sentences")
    for state, seat in looked_at(walk):
        if is_player(seat):
            world = walk.game.imagine(state, seat, rng)
            for action in walk.game.legal(state, seat):
                told = walk.game.words(state, seat, action)
                assert walk.game.words(world, seat, action) == told


def throws_that_look_alike_sound_alike(walk: Walk) -> None:
    """Everybody hears what chance did: whoever cannot tell two throws apart hears the same."""
    rng = stream(walk.seed, "throws")
    thrown = [step for step in walk.steps if step.entry.seat == CHANCE]
    for step in thrown[:: max(1, len(thrown) // THROWS)]:
        if walk.game.is_slow(step.state):
            continue
        for seat in players(walk.case.seats):
            world = walk.game.imagine(step.state, seat, rng)
            other: Any = walk.game.draw(world, rng)
            if look_alike(walk, step, world, other, seat):
                told = walk.game.words(step.state, CHANCE, step.entry.action)
                assert walk.game.words(world, CHANCE, other) == told


def look_alike(walk: Walk, step: Step, world: Any, other: Any, seat: Seat) -> bool:
    heard = Listener()
    after = walk.game.apply(world, CHANCE, other, heard)
    same = walk.game.view(after, seat) == walk.game.view(step.after, seat)
    return same and heard.heard_by(seat) == step.told.heard_by(seat)


def every_report_has_its_text(walk: Walk) -> None:
    """Whatever a seat hears can be said to it by what it sees then."""
    speaker = MoveSpeaker(walk)
    for step in walk.steps:
        for seat in (*players(walk.case.seats), None):
            if heard := step.told.heard_by(seat):
                view = walk.game.view(step.after, seat)
                for event in heard:
                    speaker.report(walk.game.report(view, event))


def every_table_can_be_read_aloud(walk: Walk) -> None:
    """By what the seat sees; a coach's and a watcher's too."""
    speaker = MoveSpeaker(walk)
    for number in walk.looked_at():
        for seat in (*players(walk.case.seats), None):
            for level in Help:
                view = walk.game.view(walk.positions[number], seat, level)
                passages = walk.game.aloud(view)
                assert passages
                for passage in passages:
                    assert passage.lines
                    speaker.read(passage)


def what_wins_can_be_said(walk: Walk) -> None:
    """To every seat and to whoever watches, from the first position to the last, or to nobody."""
    speaker = MoveSpeaker(walk)
    told = []
    for number in walk.looked_at():
        for seat in (*players(walk.case.seats), None):
            view = walk.game.view(walk.positions[number], seat)
            told.append(walk.game.purpose(view, seat))
    assert all(told) or not any(told)
    for purpose in filter(None, told):
        speaker.tell(purpose)


def looked_at(walk: Walk) -> Iterator[tuple[Any, Seat]]:
    for number in walk.looked_at():
        state = walk.positions[number]
        yield from ((state, seat) for seat in walk.game.active(state))


class MoveSpeaker(Speaker):
    """Says words with all that is in them; the first of a kind in every language."""

    def tell(self, words: Words) -> None:
        files = [self.english] if (words.text, None) in self.said else self.languages
        for file in files:
            sentence(file, words)
        self.said.add((words.text, None))

    def report(self, words: Words) -> None:
        """Not every field of an event is spoken of."""
        kind = (words.text, None)
        for file in [self.english] if kind in self.said else self.languages:
            inner = {name: said(file, value) for name, value in words.details.items()}
            for details in told_to_both(inner):
                speak(file, words.text, details)
        self.said.add(kind)

    def read(self, passage: Passage) -> None:
        for thing in (passage.heading, *passage.lines):
            if isinstance(thing, Words):
                self.tell(thing)
            else:
                said(self.english, thing)


def sentence(file: Path, words: Words) -> str:
    """What is named is said first; its details are the arguments of the text, all and only."""
    details = {name: said(file, value) for name, value in words.details.items()}
    asked = asked_for(file, words.text)
    given = set(details)
    if "seat" in details:
        spoken_of = asked & {"player", "you"}
        assert spoken_of, f"{file.name}: {words.text} does not say who"
        given = given - {"seat"} | spoken_of
        details |= {"player": f"player {details['seat']}", "you": "no"}
    assert given == asked, f"{file.name}: {words.text} asks for {asked}, and is given {given}"
    return speak(file, words.text, details)


def said(file: Path, value: Any) -> str | int:
    if isinstance(value, Words):
        return sentence(file, value)
    if isinstance(value, tuple):
        return ", ".join(sentence(file, each) for each in value)
    assert isinstance(value, str | int)
    assert not isinstance(value, bool)
    return value


@lru_cache(maxsize=1 << 14)
def asked_for(file: Path, key: str) -> frozenset[str]:
    """The variables of a text, and of the texts inside it."""
    entry = entries(file).get(key)
    assert entry is not None, f"{file.name} has no text {key}"
    return frozenset(variables(file, entry))


@lru_cache
def entries(file: Path) -> dict[str, ast.Message]:
    body = parsed(file).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def variables(file: Path, node: Any) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.MessageReference):
        yield from asked_for(file, node.id.name)
    elif isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            yield from variables(file, part)
    elif isinstance(node, list):
        for part in node:
            yield from variables(file, part)
