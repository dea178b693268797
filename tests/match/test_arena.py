"""Games between bots in virtual time."""

from random import Random
from typing import Any

from tests.laws.lantern.actions import Peek, Rest, Rummage, SandOut, Swap

from igroteka.kernel import CHANCE, CLOCK, encode, stream
from igroteka.match import Choice, Knowledge, Virtual, play_out

from .tables import ANN, BOB, LANTERN, ROADS, lantern


class Chooser:
    """Any of its moves; may ponder longer than it needs to, on dice of its own."""

    memo_type = None

    def __init__(self, thoughts: int = 0) -> None:
        self.thoughts = thoughts

    def choose(self, knowledge: Knowledge[Any, Any], memo: None, rng: Random) -> Choice:
        dice = stream("thinking", self.thoughts)
        for _ in range(self.thoughts):
            knowledge.imagine(dice)
        return Choice(rng.choice(knowledge.legal()))


class Lazy:
    memo_type = None

    def choose(self, knowledge: Knowledge[Any, Any], memo: None, rng: Random) -> Choice:
        return Choice(Rest())


def settled(**options: str) -> dict[str, str]:
    return LANTERN.settle(2, options)


def test_the_same_seed_gives_the_same_game() -> None:
    games = [play_out(LANTERN, settled(), [Chooser(), Chooser()], seed) for seed in "aab"]
    once, again, other = (encode(game.state) for game in games)
    assert once == again
    assert once != other


def test_a_bot_that_thinks_longer_meets_the_same_dice() -> None:
    quick = play_out(ROADS, ROADS.settle(2, {}), [Chooser(), Chooser()], "elm")
    slow = play_out(ROADS, ROADS.settle(2, {}), [Chooser(5), Chooser()], "elm")
    assert encode(quick.state) == encode(slow.state)


def test_only_the_players_choices_are_counted() -> None:
    assert play_out(LANTERN, settled(rounds="2"), [Lazy(), Lazy()], "elm").moves == 4


def searching(sand: str = "3") -> Virtual[Any, Any]:
    return Virtual(LANTERN, lantern(sand=sand).state)


def test_two_who_act_at_once_act_side_by_side() -> None:
    """Two swaps of a second and a half each keep both hands busy as long as one."""
    table = searching()
    for _ in range(2):
        seat = table.next_seat()
        assert seat is not None
        table.act(seat, table.game.legal(table.state, seat)[5])
    third = table.next_seat()
    assert third is not None
    table.act(third, Peek(1))
    assert table.now_ms == 1500


def test_whoever_is_behind_is_next() -> None:
    table = searching()
    first = table.next_seat()
    assert first is not None
    table.act(first, Swap(0, table.state.hands[first][0]))
    second = table.next_seat()
    assert second not in (None, first)
    table.act(second, Peek(1))
    assert table.next_seat() == second


def test_whoever_is_slower_than_the_sand_hears_it_run_out() -> None:
    table = searching(sand="1")
    seat = table.next_seat()
    assert seat is not None
    done = table.act(seat, Swap(0, table.state.hands[seat][0]))
    assert done == (CLOCK, SandOut(1))
    assert table.now_ms == 1000


def test_chance_speaks_before_the_others_go_on() -> None:
    table = searching()
    table.act(ANN, Rummage())
    assert BOB in LANTERN.active(table.state)
    assert table.next_seat() == CHANCE


def test_a_bot_knows_how_much_sand_is_left() -> None:
    match = lantern()
    table = Virtual(LANTERN, match.state, {"sand-1": 400})
    assert table.left_ms(ANN) == {"sand-1": 400}
    assert table.act(ANN, Peek(0)) == (CLOCK, SandOut(1))
    assert table.now_ms == 400


def test_a_bot_is_told_the_sand_that_is_left() -> None:
    heard: list[dict[str, int]] = []

    class Listening(Chooser):
        def choose(self, knowledge: Knowledge[Any, Any], memo: None, rng: Random) -> Choice:
            heard.append(dict(knowledge.left_ms))
            return Choice(Peek(0))

    play_out(LANTERN, settled(rounds="1"), [Listening(), Lazy()], "elm")
    assert [left["sand-1"] for left in heard] == sorted(
        (left["sand-1"] for left in heard), reverse=True
    )
    assert len(heard) == 2
