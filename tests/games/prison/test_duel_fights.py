"""A duel's fights: both cards face down, at once; the Telepath names one."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison.actions import Attack, FightCard, Name, Pass
from igroteka.games.prison.classes import Class
from igroteka.games.prison.duel.face_down import LAID
from igroteka.games.prison.state import BLUE, NONE, YELLOW, State
from igroteka.kernel import Listener, Seat, stream
from igroteka.match import new_match, takeback_step

from .duel_table import ANN, BEN, GAME, hall, number, play, refused, standing

HERE = 42


def face_to_face(yellow: Class, blue: Class, *, wounded: bool = False) -> State:
    state = standing(hall(), YELLOW, yellow, HERE)
    return standing(state, BLUE, blue, HERE + 1, wounded=wounded)


def challenged(yellow: Class, blue: Class, *, wounded: bool = False) -> State:
    state = face_to_face(yellow, blue, wounded=wounded)
    return play(state, ANN, Attack(yellow, number(BLUE, blue)))


def with_hand(state: State, side: int, *fights: int) -> State:
    hands = list(state.cards)
    hands[side] = replace(hands[side], fights=fights)
    return replace(state, cards=(hands[0], hands[1]))


@pytest.mark.clause("P-D1", "P-7.1")
@pytest.mark.parametrize("first", [ANN, BEN])
def test_both_lay_a_card_and_either_may_be_first(first: Seat) -> None:
    state = challenged(Class.CLERIC, Class.NAGA)
    assert GAME.active(state) == (ANN, BEN)
    state = play(state, first, FightCard(3 if first == ANN else 1))
    second = Seat(1 - first)
    assert GAME.active(state) == (second,)
    state = play(state, second, FightCard(3 if second == ANN else 1))
    assert state.figures[number(BLUE, Class.NAGA)].wounded
    assert not state.figures[Class.CLERIC].wounded
    assert GAME.active(state) == (ANN,)


@pytest.mark.clause("P-D1")
def test_a_laid_card_is_hidden_until_both_are_in() -> None:
    state, told = challenged(Class.CLERIC, Class.NAGA), (Listener(), Listener())
    one = GAME.apply(state, ANN, FightCard(3), told[0])
    other = GAME.apply(state, ANN, FightCard(6), told[1])
    for seat in (BEN, None):
        assert GAME.view(one, seat) == GAME.view(other, seat)
        assert told[0].heard_by(seat) == told[1].heard_by(seat)
        clash = GAME.view(one, seat).clash
        assert clash
        assert clash.cards == (LAID, NONE)
    mine = GAME.view(one, ANN).clash
    assert mine
    assert mine.cards == (3, NONE)
    assert GAME.reveals(state, ANN, FightCard(3)) == ()
    assert GAME.reveals(one, BEN, FightCard(3)) == (ANN, BEN)


@pytest.mark.clause("P-D1")
def test_an_imagined_card_is_any_of_the_hand() -> None:
    state = with_hand(challenged(Class.CLERIC, Class.NAGA), YELLOW, 0, 3, 5)
    state = play(state, ANN, FightCard(3))
    worlds = [GAME.imagine(state, BEN, stream("card", n)) for n in range(40)]
    cards = {world.agenda[0].cards[YELLOW] for world in worlds}  # type: ignore[union-attr]
    assert cards == {0, 3, 5}
    assert all(GAME.view(world, BEN) == GAME.view(state, BEN) for world in worlds)
    own = GAME.imagine(state, ANN, stream("card"))
    assert own == state


@pytest.mark.clause("P-7.1")
def test_used_cards_of_both_lie_open_and_nought_comes_back() -> None:
    state = challenged(Class.CLERIC, Class.NAGA)
    state = play(play(state, ANN, FightCard(0)), BEN, FightCard(2))
    assert 0 in state.cards[YELLOW].fights
    assert state.cards[YELLOW].spent == ()
    assert state.cards[BLUE].fights == (0, 1, 2, 3, 3, 4, 5, 6)
    assert state.cards[BLUE].spent == (2,)
    assert GAME.view(state, ANN).hands[BLUE].spent == (2,)


@pytest.mark.clause("P-7.1")
def test_one_plays_only_what_one_holds_and_only_a_card() -> None:
    state = with_hand(challenged(Class.CLERIC, Class.NAGA), BLUE, 0, 4)
    assert refused(state, BEN, FightCard(6)) == ("P-7.1", "no-card")
    assert refused(state, ANN, Pass()) == ("P-4.2", "first-fight")
    laid = play(state, BEN, FightCard(4))
    assert refused(laid, BEN, FightCard(0))[0] == "P-3.1"


@pytest.mark.clause("P-7.1", "P-7.6")
def test_whoever_attacks_may_lose() -> None:
    """Cleric 2 + 0 against a wounded Naga 0 + 6: nobody dies but the attacker is wounded."""
    state = challenged(Class.CLERIC, Class.NAGA, wounded=True)
    state = play(play(state, ANN, FightCard(0)), BEN, FightCard(6))
    assert state.figures[Class.CLERIC].wounded
    assert state.points == (0, 0)


@pytest.mark.clause("P-5.7")
def test_the_telepath_names_a_card_that_must_be_played_if_held() -> None:
    state = challenged(Class.TELEPATH, Class.NAGA)
    assert GAME.active(state) == (ANN,)
    assert [action.value for action in GAME.legal(state, ANN)] == [1, 2, 3, 4, 5, 6]
    state = play(state, ANN, Name(1))
    assert GAME.active(state) == (ANN, BEN)
    assert GAME.legal(state, BEN) == (FightCard(1),)
    assert refused(state, BEN, FightCard(5)) == ("P-5.7", "named")
    assert len(GAME.legal(state, ANN)) == 7


@pytest.mark.clause("P-5.7")
def test_a_named_card_that_is_not_held_binds_nobody() -> None:
    state = with_hand(challenged(Class.TELEPATH, Class.NAGA), BLUE, 0, 4)
    state = play(state, ANN, Name(6))
    assert GAME.legal(state, BEN) == (FightCard(0), FightCard(4))


@pytest.mark.clause("P-5.7")
def test_nought_is_never_named() -> None:
    state = challenged(Class.TELEPATH, Class.NAGA)
    assert refused(state, ANN, Name(0)) == ("P-5.7", "no-such-card")
    assert refused(state, ANN, Name(7)) == ("P-5.7", "no-such-card")
    assert refused(state, BEN, FightCard(3))[0] == "P-3.1"
    assert refused(state, ANN, FightCard(3)) == ("P-4.2", "first-name")


@pytest.mark.clause("P-5.7")
def test_an_attacked_telepath_names_too() -> None:
    state = challenged(Class.NAGA, Class.TELEPATH)
    assert GAME.active(state) == (BEN,)
    state = play(state, BEN, Name(2))
    assert GAME.legal(state, ANN) == (FightCard(2),)


@pytest.mark.clause("P-5.7", "P-9.15")
def test_two_telepaths_cancel_and_in_a_group_nobody_names() -> None:
    assert GAME.active(challenged(Class.TELEPATH, Class.TELEPATH)) == (ANN, BEN)
    state = standing(face_to_face(Class.TELEPATH, Class.NAGA), YELLOW, Class.WIZARD, HERE + 2)
    state = play(state, ANN, Attack(Class.TELEPATH, number(BLUE, Class.NAGA)))
    assert GAME.active(state) == (ANN, BEN)
    assert GAME.active(challenged(Class.NAGA, Class.TELEPATH, wounded=True)) == (ANN, BEN)


@pytest.mark.clause("P-7.3")
def test_friends_beside_a_wounded_target_join_too() -> None:
    state = face_to_face(Class.CLERIC, Class.NAGA, wounded=True)
    state = standing(state, YELLOW, Class.WIZARD, HERE + 2)
    state = play(state, ANN, Attack(Class.CLERIC, number(BLUE, Class.NAGA)))
    clash = GAME.view(state, ANN).clash
    assert clash
    assert set(clash.fighters) == {Class.CLERIC, Class.WIZARD, number(BLUE, Class.NAGA)}


@pytest.mark.clause("P-7.1")
def test_friends_are_not_attacked() -> None:
    state = standing(face_to_face(Class.CLERIC, Class.NAGA), YELLOW, Class.WIZARD, HERE - 1)
    assert refused(state, ANN, Attack(Class.CLERIC, Class.WIZARD)) == ("P-7.1", "no-enemy")
    blues = replace(state, side=BLUE)
    assert GAME.refuse(blues, BEN, Attack(number(BLUE, Class.NAGA), Class.CLERIC)) is None
    assert refused(blues, BEN, Attack(Class.CLERIC, number(BLUE, Class.NAGA)))[0] == "P-4.1"


@pytest.mark.clause("P-D1")
def test_a_laid_card_may_be_taken_back_until_the_other_is_in() -> None:
    """No more than a hand held out and drawn back: the other side has seen nothing."""
    match = new_match(GAME, 2, {}, "taken back")
    match.positions[-1] = challenged(Class.CLERIC, Class.NAGA)
    match.play(ANN, FightCard(3), 0)
    assert takeback_step(match, ANN) == 0
    match.play(BEN, FightCard(1), 0)
    assert takeback_step(match, ANN) is None
    assert takeback_step(match, BEN) is None
