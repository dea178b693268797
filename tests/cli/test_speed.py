"""What `igroteka bench` measures."""

from igroteka.cli.np_speed import EIGHT, round_time, rounds
from igroteka.cli.speed import move_rate, set_ups
from igroteka.games import SHELF
from igroteka.kernel import stream

A_MOMENT = 0.01


def test_every_game_on_the_shelf_is_measured_in_every_set_up_that_differs() -> None:
    named = [name for name, _, _ in set_ups(SHELF.values())]
    assert {"prison pink", "prison black"} <= set(named)
    assert {name.split()[0] for name in named} == set(SHELF)
    assert len(named) == sum(max(1, len(game.box.benched)) for game in SHELF.values())


def test_only_choices_of_players_count_as_moves() -> None:
    name, game, options = next(one for one in set_ups(SHELF.values()) if one[0] == "prison pink")
    speed = move_rate(name, game, options, A_MOMENT)
    assert speed.games >= 1
    assert speed.moves > speed.games
    assert speed.moves_per_second > 0


def test_rounds_of_the_non_player_are_counted_by_the_npc_that_act() -> None:
    """P-9.1"""
    found = list(rounds(SHELF["prison"], stream("rounds", 1)))
    assert found
    assert all(npcs <= 32 and took >= 0 for npcs, took in found)
    time = round_time(SHELF["prison"], A_MOMENT)
    assert time.npcs == EIGHT
    assert 0 < time.median_ms <= time.p99_ms
