"""Frames under swapped hidden cards: whoever cannot know the difference is sent the same bytes."""

from collections.abc import Sequence
from typing import Any

import pytest

from igroteka.games.clockwork.actions import (
    Demand,
    Discard,
    Give,
    Lay,
    Point,
    Rest,
    Return,
    Seek,
    Take,
    Throw,
    Walk,
)
from igroteka.games.clockwork.state import State
from igroteka.kernel import CHANCE, Action, Help, IllegalAction, Listener, Seat, encode
from igroteka.match import Match, frame, new_match

from .table import GAME, A, B, C, card, field, table, throw

Told = dict[Seat | None, list[bytes]]

FILL = "K1a K1b A1 A2 scrap"
AT = "boiler-spring-3 boiler-spring-6 chain"
MEET = Walk(field("boiler-spring-6"))


def match_at(state: State, help: Help = Help.NORMAL) -> Match[Any, Any]:
    match = new_match(GAME, state.seats, {}, "elm", help)
    match.positions = [state]
    return match


def told(state: State, actions: Sequence[Action], help: Help = Help.NORMAL) -> Told:
    """Every frame of every seat and of a spectator, as bytes."""
    match = match_at(state, help)
    seats = (*match.seats, None)
    sent: Told = {seat: [encode(frame(match, seat))] for seat in seats}
    for action in actions:
        listener = Listener()
        seat = CHANCE if isinstance(action, Throw) else match.active()[0]
        match.play(seat, action, emit=listener)
        for seat_ in seats:
            sent[seat_].append(encode(frame(match, seat_, listener)))
    return sent


def who_can_tell(one: Told, other: Told) -> set[Seat | None]:
    return {seat for seat in one if one[seat] != other[seat]}


def challenge(shown: str, given: str, back: str) -> list[Action]:
    return [
        Throw(1, 2),
        MEET,
        Demand(B, card(shown)),
        Give(card(given)),
        Return(card(back)),
        Throw(1, 2),
    ]


@pytest.mark.clause("C-H8")
@pytest.mark.parametrize("help", Help)
def test_a_third_player_cannot_tell_what_was_shown_given_and_returned(help: Help) -> None:
    hands = f"F1a F2a {FILL} | F1c F2c fuel | K2a"
    one = told(table(hands, AT), challenge("F1a", "F1c", "A1"), help)
    other = told(table(hands, AT), challenge("F2a", "F2c", "K1b"), help)
    assert who_can_tell(one, other) == {A, B}


@pytest.mark.clause("C-H8")
def test_a_third_player_cannot_tell_which_hands_meet() -> None:
    one = told(table(f"F1a F2a {FILL} | F1c fuel | K2a", AT), challenge("F1a", "F1c", "A1"))
    other = told(table(f"F3a F4a {FILL} | F3c power | K2a", AT), challenge("F3a", "F3c", "A1"))
    assert who_can_tell(one, other) == {A, B}


@pytest.mark.clause("C-H6", "C-H8")
def test_a_third_player_cannot_tell_what_was_named_in_vain() -> None:
    state = table(f"F1a F2a {FILL} | F3c | K2a", AT)
    steps = [Throw(1, 2), MEET]
    one = told(state, [*steps, Demand(B, card("fuel")), Rest(), Throw(1, 2)])
    other = told(state, [*steps, Demand(B, card("F2a")), Rest(), Throw(1, 2)])
    assert who_can_tell(one, other) == {A, B}


@pytest.mark.clause("C-Y1")
@pytest.mark.parametrize("help", Help)
def test_nobody_else_can_tell_what_was_taken(help: Help) -> None:
    steps = [Throw(1, 2), Walk(field("boiler")), Discard(card("scrap")), Lay(3), Throw(1, 3)]
    hands = f"F1a F2a {FILL} | F1c | K2a"
    one = told(table(hands, AT, yards="F3a"), steps, help)
    other = told(table(hands, AT, yards="K3a"), steps, help)
    assert who_can_tell(one, other) == {A}


@pytest.mark.clause("C-Y2")
def test_what_lies_in_a_pile_is_in_no_frame() -> None:
    steps = [Throw(3, 6), Walk(field("bell-boiler-2")), Throw(3, 4)]
    hands = "F1a | F1c | K2a"
    one = told(table(hands, AT, yards="F3a F3b|K3a"), steps)
    other = told(table(hands, AT, yards="K3b A1|F3a"), steps)
    assert who_can_tell(one, other) == set()


def discarded(what: str) -> State:
    """A laid this card at place 3 before everybody's eyes; then the dice rolled."""
    state = table("F1a F2a | F1c | K2a", AT, discards=f"3:{what} 4:A6")
    return throw(state, 1, 2)


@pytest.mark.clause("C-Y2")
@pytest.mark.parametrize("help", [Help.PURIST, Help.NORMAL])
def test_what_was_laid_face_down_is_never_sent_again(help: Help) -> None:
    steps = [MEET, Rest(), Throw(1, 3), Walk(field("spring")), Throw(1, 3)]
    one, other = told(discarded("A1"), steps, help), told(discarded("scrap"), steps, help)
    assert who_can_tell(one, other) == set()


@pytest.mark.clause("C-Y2")
def test_a_coach_tells_it_to_those_who_saw_it() -> None:
    one, other = told(discarded("A1"), [], Help.COACH), told(discarded("scrap"), [], Help.COACH)
    assert who_can_tell(one, other) == {A, B, C}


@pytest.mark.clause("C-R1", "C-Y2")
def test_pointing_turns_up_one_discard_and_no_other() -> None:
    steps = [Throw(1, 2), Walk(field("towers")), Seek(card("F1a")), Point(3), Throw(1, 3)]
    hands = "F1a F2a | F1c | K2a"
    same = table(hands, "boiler-towers-4", discards="3:A1 4:A6")
    changed = table(hands, "boiler-towers-4", discards="3:A1 4:K4a")
    assert who_can_tell(told(same, steps), told(changed, steps)) == set()
    turned = table(hands, "boiler-towers-4", discards="3:A2 4:A6")
    assert who_can_tell(told(same, steps), told(turned, steps)) == {A, B, C, None}


@pytest.mark.clause("C-H8")
def test_a_refusal_tells_nobody_what_another_holds() -> None:
    """Neither by its words nor by its details."""
    worlds = []
    for other in ("F1c F1d", "K2a scrap"):
        state = throw(table(f"F1a F2a | {other} | K3a", "spring spring chain"), 3, 4)
        match, texts = match_at(state), []
        for seat, move in (
            (A, Demand(C, card("F1a"))),
            (A, Demand(B, card("F1c"))),
            (C, Take()),
            (C, Give(card("F1c"))),
        ):
            with pytest.raises(IllegalAction) as caught:
                match.play(seat, move)
            texts.append((str(caught.value), encode(caught.value.refusal)))
        worlds.append(texts)
    assert worlds[0] == worlds[1]


@pytest.mark.clause("C-W3")
def test_after_the_end_everybody_sees_everything() -> None:
    steps = [Throw(1, 2), Walk(field("boiler"))]
    one = told(table("F1a | F1c | K2a", AT, yards="fuel", laid="F2 K2||"), steps)
    other = told(table("F1a | F1d | K2a", AT, yards="fuel", laid="F2 K2||"), steps)
    assert who_can_tell(one, other) == {A, B, C, None}
    assert all(one[seat][:-1] == other[seat][:-1] for seat in (A, C, None))
