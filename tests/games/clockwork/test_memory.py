"""What each seat has seen, how it fades, and worlds imagined from it (C-Y2, C-H8, C-R1)."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from igroteka.games.clockwork.actions import Demand, Discard, Give, Lay, Point, Return, Seek, Walk
from igroteka.games.clockwork.memory import known_to, not_mine, one_fewer, without
from igroteka.games.clockwork.state import State
from igroteka.kernel import CHANCE, PERFECT, Help, Recall, Seat, players, stream

from .table import GAME, A, B, C, D, card, cards, field, hand, play, seen, table, throw

FOUR = "F1a F1b K1a K1b A1 A2 scrap | F1c F2a fuel | K2a K2b | F3a F3b"
AT = "boiler-spring-3 boiler-spring-6 chain lamp"


def known(state: State, seat: Seat) -> dict[int, tuple[Seat, ...]]:
    held = seen(state, seat, Help.COACH).remembered.hands
    return {fact.card: fact.by for fact in held}


def exchanged(hands: str = FOUR, **more: Any) -> State:
    """A shows B a card, gets one and gives one back; C and D only see cards move."""
    state = play(throw(table(hands, AT, **more), 1, 2), Walk(field("boiler-spring-6")))
    return play(state, Demand(B, card("F1a")), Give(card("F1c")), Return(card("A2")))


@pytest.mark.clause("C-H8")
def test_the_two_of_a_challenge_know_what_passed_between_them() -> None:
    state = exchanged()
    assert known(state, A) == {card("A2"): (B,)}
    assert known(state, B) == {card("F1a"): (A,), card("F1c"): (A,)}
    assert known(state, C) == known(state, D) == {}


@pytest.mark.clause("C-R1")
def test_a_search_tells_everybody_what_is_in_the_searchers_hand() -> None:
    state = table(FOUR, "boiler-towers-4", discards="5:F1d")
    state = play(throw(state, 1, 2), Walk(field("towers")), Seek(card("F1a")), Point(5))
    for seat in (B, C, D):
        assert known(state, seat) == {card("F1a"): (A,), card("F1d"): (A,)}
    state = play(state, Discard(card("F1a")), Lay(6))
    assert known(state, B) == {card("F1d"): (A,)}
    assert [(s.place, s.card) for s in seen(state, D, Help.COACH).remembered.table] == [
        (6, card("F1a"))
    ]


@pytest.mark.clause("C-H8")
def test_once_a_card_passes_in_secret_a_third_is_no_longer_sure_who_holds_what() -> None:
    state = table(FOUR, "boiler-towers-4 boiler-spring-2", discards="5:K1c", turn=A)
    state = play(throw(state, 1, 2), Walk(field("towers")), Seek(card("K1a")), Point(5))
    state = play(state, Discard(card("scrap")), Lay(6))
    moved = table(FOUR, AT)
    moved = play(throw(moved, 1, 2), Walk(field("boiler-spring-6")))
    moved = replace(moved, memory=state.memory)
    moved = play(moved, Demand(B, card("F1a")), Give(card("F1c")), Return(card("A2")))
    assert known(moved, C)[card("K1a")] == (A, B)
    assert known(moved, B)[card("K1a")] == (A,)


def test_a_card_shown_twice_is_known_once_and_two_fuels_are_two() -> None:
    state = table("F1a | K1a", yards="empty", discards="5:fuel 6:fuel 7:F1c 8:F1d")
    for place in (5, 6):
        state = throw(state, 1, 2)
        state = play(state, Seek(card("fuel")), Point(place))
        state = throw(state, 1, 3)
    facts = seen(state, B, Help.COACH).remembered.hands
    assert [fact.card for fact in facts] == [card("fuel")] * 2
    for place in (7, 8):
        state = play(throw(state, 1, 2), Seek(card("F1a")), Point(place))
        state = throw(state, 1, 3)
    facts = seen(state, B, Help.COACH).remembered.hands
    assert sorted(fact.card for fact in facts) == sorted(cards("F1a F1c F1d fuel fuel"))


def test_who_gave_fuel_away_knows_where_it_is() -> None:
    hands = "F1a F1b K1a K1b A1 A2 fuel | F1c F2a | K2a | K3a"
    state = play(throw(table(hands, AT), 1, 2), Walk(field("boiler-spring-6")))
    state = play(state, Demand(B, card("F1a")), Give(card("F1c")), Return(card("fuel")))
    assert known(state, A) == {card("fuel"): (B,)}
    assert known(state, C) == {}


@pytest.mark.clause("C-H8")
def test_a_fuel_that_leaves_one_hand_says_nothing_of_the_fuel_in_another() -> None:
    with_b, with_c = (card("fuel"), 1 << B, 1), (card("fuel"), 1 << C, 2)
    assert one_fewer((with_b, with_c), card("fuel"), 1 << B) == (with_c,)
    assert without((with_b, with_c), card("fuel"), 1 << B) == (with_c,)


@pytest.mark.clause("C-H8")
def test_a_fuel_that_is_mine_or_anothers_is_anothers_once_all_of_mine_are_accounted_for() -> None:
    fuel = card("fuel")
    mine, either = (fuel, 1 << A, 5), (fuel, 1 << A | 1 << C, 6)
    assert not_mine((mine, either), A, fuel, 1) == ((fuel, 1 << C, 6),)
    assert not_mine((mine, either), A, fuel, 2) == ()
    assert not_mine((mine,), B, fuel, 1) == (mine,)


def truth(state: State) -> None:
    """Every fact of every seat is true, and they speak of different cards."""
    for seat in players(state.seats):
        held = {other: list(state.hands[other]) for other in players(state.seats)}
        facts = known_to(state.memory, seat, state.hands[seat])
        assert all(not mask >> seat & 1 for _, mask, _ in facts)
        assert matched(sorted(facts, key=lambda fact: fact[1].bit_count()), held)


def matched(facts: list[tuple[int, int, int]], held: dict[Seat, list[int]]) -> bool:
    if not facts:
        return True
    (what, mask, _), *rest = facts
    for seat, there in held.items():
        if mask >> seat & 1 and what in there:
            there.remove(what)
            found = matched(rest, held)
            there.append(what)
            if found:
                return True
    return False


def wander(seats: int, seed: str, **options: str) -> list[State]:
    rng = stream("memory", seed)
    state = GAME.start(seats, GAME.settle(seats, options))
    met = [state]
    while active := GAME.active(state):
        seat = rng.choice(active)
        move = GAME.draw(state, rng) if seat == CHANCE else rng.choice(GAME.legal(state, seat))
        state = GAME.apply(state, seat, move)
        met.append(state)
    return met


def box(state: State) -> list[int]:
    """Every card of the game, wherever it is."""
    sets = [number for laid in state.laid for number in laid]
    parts = {number: [c for c in range(1, 41) if (c - 1) // 4 == number] for number in range(10)}
    parts |= {10: list(range(41, 47)), 11: [47], 12: [48]}
    laid = [c for number in sets for c in parts[number]]
    hands = [c for hand in state.hands for c in hand]
    piles = [c for pile in state.piles for c in pile]
    table_ = [c for c in state.table if c]
    air = [state.shown] if state.stage == "lay" else []
    return sorted([*laid, *hands, *piles, *table_, *air, *[49] * state.scrapped])


WANDERED = [(2, "en"), (3, "fr"), (4, "en"), (4, "sl"), (3, "hu"), (4, "cs")]


@pytest.mark.parametrize(("seats", "edition"), WANDERED)
def test_all_that_is_remembered_is_true_in_every_position_of_a_game(
    seats: int, edition: str
) -> None:
    for state in wander(seats, edition, edition=edition):
        truth(state)


@pytest.mark.clause("C-C2")
@pytest.mark.parametrize(("seats", "edition"), WANDERED)
def test_no_card_is_ever_lost_or_doubled(seats: int, edition: str) -> None:
    met = wander(seats, edition, edition=edition)
    whole = next(box(state) for state in met if state.stage == "start")
    assert len(whole) == {2: 34, 3: 46, 4: 58}[seats]
    assert all(box(state) == whole for state in met if any(state.hands))


@pytest.mark.parametrize(("seats", "edition"), WANDERED)
def test_in_every_position_an_imagined_world_looks_the_same_and_can_be_played(
    seats: int, edition: str
) -> None:
    """At every third step, whatever is asked, with every kind of recall."""
    rng = Random(5)
    kinds = (PERFECT, Recall("last", 3), Recall("last", 0), Recall("fading", 80))
    for step, state in enumerate(wander(seats, edition, edition=edition)[:1200]):
        seat, recall = Seat(step % seats), kinds[step // 3 % 4]
        if step % 3:
            continue
        world = GAME.imagine(state, seat, rng, recall)
        assert seen(world, seat) == seen(state, seat)
        assert GAME.legal(world, seat) == GAME.legal(state, seat)
        assert box(world) == box(state)
        truth(world)
        for other in GAME.active(world):
            if other != CHANCE:
                for move in GAME.legal(world, other):
                    GAME.apply(world, other, move)


def laid_out() -> State:
    return table("F1a F1b K1a K1b A1 A2 scrap | F1c | K2a", discards="3:K3a 4:K3b 5:K3c")


def places(state: State, recall: Recall, tries: int = 60) -> list[set[int]]:
    """Which cards B believes at the places 3, 4 and 5."""
    rng = Random(2)
    worlds = [GAME.imagine(state, B, rng, recall) for _ in range(tries)]
    return [{world.table[place] for world in worlds} for place in (3, 4, 5)]


def test_with_perfect_recall_the_table_is_known() -> None:
    assert places(laid_out(), PERFECT) == [{card("K3a")}, {card("K3b")}, {card("K3c")}]


def test_with_no_recall_anything_may_lie_there() -> None:
    assert all(len(there) > 5 for there in places(laid_out(), Recall("last", 0)))


def test_the_last_facts_are_kept_and_older_ones_forgotten() -> None:
    since = tuple(9 if place == 4 else 0 for place in range(64))
    state = replace(laid_out(), since=since, turns=9)
    there = places(state, Recall("last", 1))
    assert there[1] == {card("K3b")}
    assert len(there[0]) > 3
    assert len(there[2]) > 3


def test_a_fading_memory_loses_old_facts_first() -> None:
    since = tuple(20 if place == 4 else 0 for place in range(64))
    state = replace(laid_out(), since=since, turns=20)
    there = places(state, Recall("fading", 70))
    assert there[1] == {card("K3b")}
    assert len(there[0]) > 3


@pytest.mark.clause("C-H2")
def test_whoever_is_asked_to_give_can_give_in_every_imagined_world() -> None:
    state = play(throw(table(FOUR, AT), 1, 2), Walk(field("boiler-spring-6")))
    state = play(state, Demand(B, card("F1a")))
    rng = Random(3)
    sought = set()
    for _ in range(200):
        for seat in (A, C):
            world = GAME.imagine(state, seat, rng)
            assert GAME.legal(world, B)
            sought |= {world.sought} if seat == C else set()
    assert len(sought) > 5
    assert all(GAME.imagine(state, A, rng).sought == card("F1a") for _ in range(5))
    assert hand(GAME.imagine(state, B, rng), B) == cards("F1c F2a fuel")
