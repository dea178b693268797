"""What is in the box, who gets what, and who begins (C-C1, C-C2, C-S1, C-S2)."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from igroteka.games.clockwork.actions import Choose, Deal, ThrowForStart
from igroteka.games.clockwork.cards import FACES, box_of
from igroteka.games.clockwork.events import Boxed, Dealt, Started
from igroteka.games.clockwork.state import State
from igroteka.kernel import CHANCE, BadOption, Listener, Prompt, Seat, stream

from .table import GAME, A, B, C, asked, can, card, cards, play, set_of, why


def begun(seats: int, **options: str) -> State:
    return GAME.start(seats, GAME.settle(seats, options))


def chosen(seats: int, **options: str) -> State:
    """Everybody has a character; the deal is next."""
    state = begun(seats, **options)
    for seat in range(seats):
        state = GAME.apply(state, Seat(seat), Choose(seat + 1))
    return state


def dealt(seats: int, seed: object = 1) -> Deal:
    action = GAME.draw(chosen(seats), stream("deal", seed))
    assert isinstance(action, Deal)
    return action


@pytest.mark.clause("C-C1")
def test_the_box_has_58_cards() -> None:
    kinds = Counter({face.kind: 0 for face in FACES[1:]})
    for face in FACES[1:]:
        kinds[face.kind] += face.copies
    counts = {"flying": 24, "code": 16, "airship": 6, "fuel": 5, "power": 1, "scrap": 6}
    assert kinds == counts
    assert len(box_of(4, ())) == sum(counts.values()) == 58


@pytest.mark.clause("C-C1")
def test_two_to_four_may_play_and_each_picks_one_of_six_characters() -> None:
    for seats in (1, 5):
        with pytest.raises(BadOption, match="2 to 4 players"):
            GAME.settle(seats, {})
    state = begun(4)
    assert GAME.active(state) == (0, 1, 2, 3)
    assert [move.character for move in GAME.legal(state, C)] == [1, 2, 3, 4, 5, 6]  # type: ignore[union-attr]
    state = GAME.apply(state, C, Choose(6))
    assert GAME.active(state) == (0, 1, 3)
    assert why(state, Choose(6), A) == "C-C1 character-taken"
    assert why(state, Choose(7), A) == "C-C1 no-character"
    assert why(state, Choose(1), C) == "C-S2 refuse-not-your-turn"


@pytest.mark.clause("C-C2", "C-S1")
@pytest.mark.parametrize(
    ("seats", "total", "flying", "code", "piles"),
    [
        (2, 34, 3, 2, (4, 4, 3, 3, 3, 3)),
        (3, 46, 2, 1, (5, 4, 4, 4, 4, 4)),
        (4, 58, 0, 0, (5, 5, 5, 5, 5, 5)),
    ],
)
def test_fewer_players_play_with_fewer_sets(
    seats: int, total: int, flying: int, code: int, piles: tuple[int, ...]
) -> None:
    deal = dealt(seats)
    everything = [c for cards in (*deal.hands, *deal.piles) for c in cards]
    assert len(everything) == total
    assert [len(hand) for hand in deal.hands] == [7] * seats
    assert tuple(map(len, deal.piles)) == piles
    assert sum(number < 6 for number in deal.out) == flying
    assert sum(6 <= number < 10 for number in deal.out) == code
    gone = {c for c in range(1, 47) if (c - 1) // 4 in deal.out and c <= 40}
    assert not gone & set(everything)
    small = 2 if seats == 2 else 0
    assert everything.count(card("fuel")) == 5 - small
    assert everything.count(card("scrap")) == 6 - small


@pytest.mark.clause("C-C2")
def test_which_machines_stay_in_the_box_is_random_and_told_to_all() -> None:
    outs = {dealt(2, seed).out for seed in range(30)}
    assert len(outs) > 10
    told = Listener()
    GAME.apply(chosen(2), CHANCE, dealt(2), told)
    assert Boxed(dealt(2).out, 2, 2) in told.heard_by(B)
    assert Boxed(dealt(2).out, 2, 2) in told.heard_by(None)


@pytest.mark.clause("C-S1")
def test_all_begin_at_the_towers_and_see_only_their_own_seven() -> None:
    deal, told = dealt(3), Listener()
    state = GAME.apply(chosen(3), CHANCE, deal, told)
    assert state.where == (0, 0, 0)
    assert Dealt(B, 7, deal.hands[1]) in told.heard_by(B)
    assert Dealt(B, 7) in told.heard_by(A)
    view = GAME.view(state, B)
    assert view.hand == deal.hands[1]
    assert view.pile_sizes == (5, 4, 4, 4, 4, 4)


@pytest.mark.clause("C-S1", "C-W1")
def test_a_set_dealt_complete_is_laid_at_once() -> None:
    hands = (cards("F1a F1b F1c F1d A1 A2 fuel"), cards("F2a F2b K1a K1b K1c scrap scrap"))
    state = GAME.apply(chosen(2), CHANCE, replace(dealt(2), hands=hands))
    assert state.laid == ((set_of("F1"),), ())
    assert state.hands[0] == cards("A1 A2 fuel")


def start_of(*rounds: str, seats: int = 3) -> State:
    """`"12 34 56"`: three throws of two dice."""
    state = replace(chosen(seats), stage="start")
    read = tuple(tuple((int(dice[0]), int(dice[1])) for dice in row.split()) for row in rounds)
    return GAME.apply(state, CHANCE, ThrowForStart(read))


@pytest.mark.clause("C-S2")
def test_the_highest_throw_of_both_dice_begins() -> None:
    state = start_of("61 54 33")
    assert (state.turn, state.starter, state.stage) == (B, B, "throw")
    told = Listener()
    rounds = (((6, 1), (5, 4), (3, 3)),)
    GAME.apply(replace(chosen(3), stage="start"), CHANCE, ThrowForStart(rounds), told)
    assert told.heard_by(A) == told.heard_by(None) == (Started(B, rounds),)
    assert GAME.view(state, C).starts == rounds


@pytest.mark.clause("C-S2")
def test_those_who_tie_throw_again() -> None:
    assert start_of("66 12 66", "12 13").turn == C
    assert start_of("44 53 62", "11 22 22", "65 64").turn == B
    for seed in range(40):
        drawn = GAME.draw(replace(chosen(4), stage="start"), stream("ties", seed))
        assert isinstance(drawn, ThrowForStart)
        sums = [sorted(map(sum, throws)) for throws in drawn.rounds]
        assert all(throws[-1] == throws[-2] for throws in sums[:-1])
        assert sums[-1][-1] > sums[-1][-2]


@pytest.mark.clause("C-S2")
def test_turns_go_clockwise() -> None:
    state = start_of("11 22 66")
    order = []
    for _ in range(4):
        order.append(state.turn)
        state = play(state, GAME.draw(state, Random(3)))
        while state.stage != "throw":
            state = play(state, GAME.legal(state, asked(state))[-1])
    assert order == [C, A, B, C]


@pytest.mark.clause("C-V10")
def test_some_editions_throw_one_die_for_the_start() -> None:
    one_die = ("es", "hu", "pl", "cs", "sl", "uk", "it")
    for edition in ("en", "nl", "de", "fr", "ru", *one_die):
        dice = 1 if edition in one_die else 2
        state = replace(chosen(4, edition=edition), stage="start")
        assert GAME.prompt(state, A) == Prompt("clockwork-prompt-start", {"dice": dice})
        drawn = GAME.draw(state, stream("start", edition))
        assert isinstance(drawn, ThrowForStart)
        assert {throw[1] > 0 for throw in drawn.rounds[0]} == {dice == 2}


@pytest.mark.clause("C-W3", "C-W2")
def test_airship_and_power_dealt_together_win_before_the_first_throw() -> None:
    hands = (cards("F1a F1b F1c K1a K1b K1c fuel"), cards("A1 A2 A3 A4 A5 A6 power"))
    state = GAME.apply(chosen(2), CHANCE, replace(dealt(2), hands=hands))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((B,), "clockwork-over-airship")
    assert GAME.active(state) == ()


def test_characters_are_chosen_in_any_order() -> None:
    state = begun(2)
    state = GAME.apply(state, B, Choose(2))
    assert can(state, Choose) == {1, 3, 4, 5, 6}
    state = GAME.apply(state, A, Choose(5))
    assert (state.characters, state.stage) == ((5, 2), "deal")
