"""What an end is worth."""

from igroteka.kernel import CHANCE, CLOCK, NP, Outcome, Seat, is_player, players

ANN, BOB, CID = players(3)


def test_a_sole_win_is_worth_one_and_a_shared_one_its_share() -> None:
    assert Outcome((ANN,), "won").worth(ANN) == 1
    assert Outcome((ANN, CID), "shared").worth(CID) == 0.5
    assert Outcome((ANN,), "won").worth(BOB) == 0
    assert Outcome((), "drawn").worth(ANN) == 0


def test_chance_the_clock_and_the_non_player_are_no_players() -> None:
    assert players(2) == (Seat(0), Seat(1))
    assert all(map(is_player, players(6)))
    assert not any(map(is_player, (CHANCE, CLOCK, NP)))
    assert len({CHANCE, CLOCK, NP}) == 3
