"""A duel's rooms: opened by either side, and their tokens put on the floor."""

import pytest

from igroteka.games.prison.actions import Begin, Lay, Pass, PlayCard, Put, Reveal
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.duel.face_down import FaceDown
from igroteka.games.prison.rooms import ROOMS
from igroteka.games.prison.state import BLUE, YELLOW, State
from igroteka.kernel import CHANCE, Listener

from .duel_table import ANN, BEN, GAME, THINGS, number, opened, play, refused, set_up

OWN_KEY = (int(Kind.KEY), True)
THEIR_KEY = (THINGS + Kind.KEY, True)
OWN_BANSHEE = (int(Class.BANSHEE), False)
THEIR_BANSHEE = (number(BLUE, Class.BANSHEE), False)


def who_puts(state: State) -> list[tuple[int, int, bool]]:
    found = []
    while state.agenda:
        seen = GAME.view(state, ANN).putting
        assert seen
        assert GAME.active(state) == (seen.side,)
        found.append((seen.side, seen.number, seen.thing))
        state = play(state, GAME.active(state)[0], Put(seen.squares[0]))
    return found


@pytest.mark.clause("P-D1")
def test_the_revealer_puts_all_but_objects_of_his_own_colour() -> None:
    state = opened(set_up(), 0, OWN_KEY, THEIR_KEY, OWN_BANSHEE)
    assert who_puts(state) == [
        (YELLOW, *OWN_BANSHEE),
        (YELLOW, *THEIR_KEY),
        (BLUE, *OWN_KEY),
    ]


@pytest.mark.clause("P-D1")
def test_for_blue_it_is_the_other_way_round() -> None:
    state = opened(set_up(first=BLUE), 6, OWN_KEY, THEIR_KEY, OWN_BANSHEE)
    assert who_puts(state) == [(BLUE, *OWN_BANSHEE), (BLUE, *OWN_KEY), (YELLOW, *THEIR_KEY)]


@pytest.mark.clause("P-D1")
def test_a_token_is_put_on_a_safe_square_of_the_room_without_any_token() -> None:
    room = next(n for n, room in enumerate(ROOMS) if room.pits)
    state = opened(set_up(), 0, THEIR_BANSHEE, THEIR_KEY, room=room)
    pit = min(ROOMS[room].pits)
    assert refused(state, ANN, Put((pit // 5 + 1) * 10 + pit % 5)) == ("P-D1", "not-free")
    assert refused(state, ANN, Put(1)) == ("P-D1", "not-free")  # the line
    assert refused(state, ANN, Put(15)) == ("P-D1", "not-free")  # the next room
    gear = ROOMS[room].gear
    there = (gear // 5 + 1) * 10 + gear % 5
    state = play(state, ANN, Put(there))
    assert state.figures[THEIR_BANSHEE[0]].square == there
    assert refused(state, ANN, Put(there)) == ("P-D1", "not-free")


@pytest.mark.clause("P-D1")
def test_nobody_does_anything_else_before_all_tokens_stand() -> None:
    state = opened(set_up(), 0, THEIR_KEY, OWN_KEY)
    assert refused(state, ANN, Pass()) == ("P-4.2", "first-put")
    assert refused(state, BEN, Put(11))[0] == "P-3.1"
    state = play(state, ANN, Put(GAME.legal(state, ANN)[0].square))
    assert GAME.active(state) == (BEN,)
    assert GAME.legal(state, ANN) == ()


@pytest.mark.clause("P-D1")
def test_all_see_what_comes_to_light() -> None:
    state, told = set_up(), Listener()
    before = GAME.view(state, BEN)
    assert FaceDown(0, YELLOW, 2) in before.face_down
    state = play(state, ANN, PlayCard(2), Reveal(Class.NAGA, 0))
    state = GAME.apply(state, CHANCE, Lay(0, 0), told)
    for seat in (ANN, BEN, None):
        assert [type(event).__name__ for event in told.heard_by(seat)] == ["Opened"] + ["Found"] * 3
        assert all(laid.place != 0 for laid in GAME.view(state, seat).face_down)


@pytest.mark.clause("P-D1")
def test_a_room_without_tokens_is_only_opened() -> None:
    state = opened(set_up(), 0)
    assert not state.agenda
    assert GAME.active(state) == (ANN,)
    assert state.ap == 1


@pytest.mark.clause("P-D1", "P-8.1")
def test_whoever_is_put_on_the_floor_may_act_at_once() -> None:
    state = opened(set_up(), 0, OWN_BANSHEE)
    state = play(state, ANN, Put(GAME.legal(state, ANN)[0].square), Begin(Class.BANSHEE))
    assert state.moving


@pytest.mark.clause("P-4.8", "P-3.4")
def test_each_side_opens_the_rooms_before_its_own_line() -> None:
    yellow = play(set_up(), ANN, PlayCard(2))
    assert {a.place for a in GAME.legal(yellow, ANN)} == {0, 1}
    assert refused(yellow, ANN, Reveal(Class.NAGA, 6)) == ("P-4.8", "not-beside-room")
    blue = play(set_up(first=BLUE), BEN, PlayCard(2))
    assert {a.place for a in GAME.legal(blue, BEN)} == {6, 7}
    assert {a.figure for a in GAME.legal(blue, BEN)} == {8, 10, 13, 15}
    assert refused(blue, BEN, Reveal(Class.NAGA, 6)) == ("P-4.1", "not-yours")
