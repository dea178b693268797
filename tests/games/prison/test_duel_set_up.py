"""A duel's set-up: the lot, starters in secret, tokens face down on closed rooms."""

from collections import Counter

import pytest

from igroteka.games.prison.actions import Hide, Lot, Pick, PlayCard
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.duel.face_down import FaceDown
from igroteka.games.prison.secrets import hidden
from igroteka.games.prison.state import BLUE, FACE_DOWN, UNSEEN, YELLOW, State
from igroteka.kernel import CHANCE, BadOption, Listener, Seat, stream

from .duel_table import (
    ANN,
    BEN,
    GAME,
    STARTERS,
    aside,
    lots_drawn,
    number,
    opened,
    picked,
    play,
    refused,
    set_up,
    tokens,
)

KEY = Kind.KEY
BANSHEE = int(Class.BANSHEE)


@pytest.mark.clause("P-D1")
def test_two_play_a_duel_and_one_plays_solo() -> None:
    assert GAME.settle(2, {}) == {"game": "duel"}
    assert GAME.settle(1, {})["game"] == "solo"
    assert GAME.settle(2, {"game": "duel"}) == {"game": "duel"}


@pytest.mark.clause("P-D1")
@pytest.mark.parametrize(
    ("seats", "given", "option"),
    [
        (1, {"game": "duel"}, "game"),
        (2, {"game": "solo"}, "game"),
        (2, {"level": "pink"}, "level"),
        (2, {"sight": "on"}, "sight"),
        (3, {}, "seats"),
        (2, {"game": "chess"}, "game"),
    ],
)
def test_what_does_not_go_together_is_said(seats: int, given: dict[str, str], option: str) -> None:
    with pytest.raises(BadOption, match=option):
        GAME.settle(seats, given)


@pytest.mark.clause("P-D1")
def test_the_lot_says_who_begins() -> None:
    state = GAME.start(2, {"game": "duel"})
    assert GAME.active(state) == (CHANCE,)
    assert GAME.chances(state) == [(Lot(YELLOW), 0.5), (Lot(BLUE), 0.5)]
    assert {GAME.draw(state, stream("lot", n)) for n in range(20)} == {Lot(YELLOW), Lot(BLUE)}
    assert set_up(first=BLUE).side == BLUE


@pytest.mark.clause("P-D1", "P-2.4")
def test_both_pick_four_starters_at_once_for_their_own_dots() -> None:
    state = lots_drawn()
    assert GAME.active(state) == (ANN, BEN)
    state = play(state, BEN, *map(Pick, STARTERS))
    assert GAME.active(state) == (ANN,)
    assert refused(state, BEN, Pick(BANSHEE)) == ("P-3.1", "refuse-not-your-turn")
    state = play(state, ANN, *map(Pick, STARTERS))
    squares = [state.figures[number(side, kind)].square for side in (0, 1) for kind in STARTERS]
    assert squares == [1, 3, 6, 8, 211, 213, 216, 218]


@pytest.mark.clause("P-D1")
def test_nobody_is_picked_twice() -> None:
    state = play(lots_drawn(), ANN, Pick(BANSHEE))
    assert refused(state, ANN, Pick(BANSHEE)) == ("P-D1", "picked")
    assert refused(state, ANN, Pick(97)) == ("P-D1", "picked")
    assert GAME.refuse(state, BEN, Pick(BANSHEE)) is None


@pytest.mark.clause("P-D1")
def test_whom_the_other_picked_is_not_seen() -> None:
    """Ben sees that somebody stands there, whoever it is."""
    one, other = (play(lots_drawn(), ANN, Pick(kind)) for kind in (0, 5))
    assert GAME.view(one, BEN) == GAME.view(other, BEN)
    assert GAME.view(one, None) == GAME.view(other, None)
    assert GAME.view(one, ANN) != GAME.view(other, ANN)
    seen = GAME.view(one, BEN).set_up
    assert seen
    assert seen.starters == (1, 0)


@pytest.mark.clause("P-D1")
def test_tokens_are_laid_one_by_one_in_turn_from_the_one_who_begins() -> None:
    state, sides = picked(first=BLUE), []
    while state.stage == "hide":
        sides.append(state.side)
        assert GAME.active(state) == (Seat(state.side),)
        state = play(state, Seat(state.side), GAME.legal(state, Seat(state.side))[0])
    assert sides == [BLUE, YELLOW] * 10


@pytest.mark.clause("P-D1")
def test_four_characters_and_six_objects_of_each_side_are_laid() -> None:
    state = picked()
    assert (aside(state, YELLOW), aside(state, BLUE)) == (10, 10)
    after = set_up()
    assert (aside(after, YELLOW), aside(after, BLUE)) == (0, 0)
    assert len(laid(after)) == 20


@pytest.mark.clause("P-D1")
def test_at_most_three_tokens_lie_on_a_room() -> None:
    state = play(picked(), ANN, Hide(KEY, True, 4))
    state = play(state, BEN, Hide(number(BLUE, Class.BANSHEE), False, 4))
    state = play(state, ANN, Hide(BANSHEE, False, 4))
    blue_rope = Hide(6, True, 4)
    assert refused(state, BEN, blue_rope) == ("P-D1", "room-full")
    assert GAME.refuse(state, BEN, Hide(6, True, 5)) is None
    assert max(Counter(laid(set_up())).values()) == 3


def laid(state: State) -> list[int]:
    return [square for _, square in tokens(state) if square <= FACE_DOWN]


@pytest.mark.clause("P-D1")
@pytest.mark.parametrize(
    ("hiding", "reason"),
    [
        (Hide(6, True, 0), "not-to-hide"),  # a rope, but a blue one
        (Hide(Class.NAGA, False, 0), "not-to-hide"),  # a starter
        (Hide(97, True, 0), "not-to-hide"),
        (Hide(KEY, True, 8), "no-room"),
        (Hide(KEY, True, -1), "no-room"),
    ],
)
def test_only_ones_own_tokens_are_laid_and_on_closed_rooms(hiding: Hide, reason: str) -> None:
    assert refused(picked(), ANN, hiding) == ("P-D1", reason)


@pytest.mark.clause("P-D1", "P-4.2")
def test_each_thing_has_its_time_in_the_set_up() -> None:
    assert refused(picked(), ANN, PlayCard(2)) == ("P-4.2", "first-hide")
    assert refused(picked(), BEN, Hide(6, True, 0))[0] == "P-3.1"
    assert refused(lots_drawn(), ANN, Hide(KEY, True, 0)) == ("P-4.2", "first-starters")


@pytest.mark.clause("P-D1")
def test_only_the_colour_of_a_face_down_token_is_seen() -> None:
    one = play(picked(), ANN, Hide(KEY, True, 4))
    other = play(picked(), ANN, Hide(BANSHEE, False, 4))
    assert GAME.view(one, BEN) == GAME.view(other, BEN)
    assert GAME.view(one, None) == GAME.view(other, None)
    assert GAME.view(one, BEN).face_down == (FaceDown(4, YELLOW, 1),)
    assert GAME.view(one, BEN).things[KEY].square == UNSEEN
    assert GAME.view(one, ANN).things[KEY].square == FACE_DOWN - 4


@pytest.mark.clause("P-D1")
def test_what_is_told_of_a_hidden_token_is_its_colour() -> None:
    told = (Listener(), Listener())
    state = picked()
    GAME.apply(state, ANN, Hide(KEY, True, 4), told[0])
    GAME.apply(state, ANN, Hide(BANSHEE, False, 4), told[1])
    for listener in (BEN, None):
        assert told[0].heard_by(listener) == told[1].heard_by(listener)
    assert told[0].heard_by(ANN) != told[1].heard_by(ANN)


@pytest.mark.clause("P-D1")
def test_with_the_last_token_all_starters_are_turned_up() -> None:
    state = picked()
    while aside(state, YELLOW) + aside(state, BLUE) > 1:
        state = play(state, Seat(state.side), GAME.legal(state, Seat(state.side))[0])
    last, mover = GAME.legal(state, BEN)[0], BEN
    assert GAME.view(state, ANN).figures[number(BLUE, Class.NAGA)].square == UNSEEN
    assert GAME.reveals(state, mover, last) == (ANN, BEN)
    after = play(state, mover, last)
    assert after.stage == "card"
    seen = GAME.view(after, ANN)
    assert seen.figures[number(BLUE, Class.NAGA)].square == 216
    assert seen.figures[number(BLUE, Class.BANSHEE)].square == UNSEEN
    assert seen.set_up is None


@pytest.mark.clause("P-D1")
def test_imagined_tokens_lie_where_backs_of_their_colour_lie() -> None:
    state, found = set_up(), set()
    for n in range(60):
        world = GAME.imagine(state, ANN, stream("imagine", n))
        assert GAME.view(world, ANN) == GAME.view(state, ANN)
        found.add(world.things[6].square)
    assert len(found) > 2


@pytest.mark.clause("P-D1")
def test_before_they_are_turned_up_any_of_them_may_be_a_starter() -> None:
    state, starting = picked(), set()
    for n in range(60):
        world = GAME.imagine(state, ANN, stream("imagine", n))
        on_dots = [f for f in world.figures if f.side == BLUE and f.square >= 0]
        assert len(on_dots) == len(STARTERS)
        starting |= {figure.kind for figure in on_dots}
        assert [f for f in world.figures if f.side == YELLOW] == list(state.figures[:8])
    assert starting == set(Class)


@pytest.mark.clause("P-D1")
def test_what_the_other_hid_lies_unknown_on_closed_rooms_only() -> None:
    state = set_up()
    hers = hidden(state, BEN)
    assert set(hers) == {f"room {place}" for place in range(8)}
    assert sum(map(len, hers.values())) == sum(
        at <= FACE_DOWN for side, at in tokens(state) if side == YELLOW
    )
    after = opened(state, 0)
    assert set(hidden(after, BEN)) == {f"room {place}" for place in range(1, 8)}
