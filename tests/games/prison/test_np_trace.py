"""What an NPC tells of its reasons can be checked against its card."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.figures.gears import has_trait
from igroteka.games.prison.npc.objects import errand_for
from igroteka.games.prison.npc.reach import Reach
from igroteka.games.prison.npc.targets import may_burn
from igroteka.games.prison.npc_events import Thought
from igroteka.games.prison.npcs import NPCS
from igroteka.games.prison.state import NONE, State
from igroteka.kernel import CHANCE, NP

from .plain_minds import Reader
from .round import GAME, PLAIN, WHO, Heard, at, but, first, lone, step
from .scatter import WALKER, scattered
from .table import with_player

# What the slow reader does not read: who swaps where it stops, errands, the wand, Thimble's eyes.
LIST_GOALS = {"combat", "regroup", "take", "heal", "push"}


def reads(state: State) -> bool:
    """Whether the slow reader knows all this NPC's ways."""
    number = WALKER
    figure = state.figures[number]
    if may_burn(state, number) or errand_for(state, number) is not None or figure.friend != NONE:
        return False
    if any(has_trait(state, number, one) for one in ("heal_at_sight", "wanders")):
        return False
    locked = any(has_trait(state, n, "gear_lock") for n in range(8, len(state.figures)))
    return not locked and not Reach(state, number, 5).up_to(5).swapped


@pytest.mark.clause("P-9.2", "P-9.18", "P-9.31")
@pytest.mark.parametrize("start", [0, 30, 45, 60])
def test_each_goal_is_taken_or_left_as_a_plain_reading_of_the_card_says(start: int) -> None:
    states = [scattered(Random(seed)) for seed in range(start, start + 15)]
    legible = [state for state in states if reads(state)]
    assert legible
    for state in legible:
        agrees(state, first(step(state, WALKER)[1]))


def agrees(state: State, thought: Thought) -> None:
    card = NPCS[state.figures[WALKER].npc]
    assert [(one.goal, one.ap) for one in thought.tried] == [
        (aim.goal, aim.ap) for aim in card.goals[: len(thought.tried)]
    ]
    reader = Reader(state, WALKER, max(aim.ap for aim in card.goals))
    for one in thought.tried:
        best = reader.best(one.goal, one.ap)
        if one.reason != "chosen":
            assert best is None, one
            continue
        rank = thought.rank - 1 if one.goal in LIST_GOALS else 0
        assert best == (rank, thought.needed, thought.squares)
        assert one is thought.tried[-1]
    if thought.tried[-1].reason != "chosen":
        assert len(thought.tried) == len(card.goals)
        assert thought.end in ("near", "rest")


def chosen(state: State, rng: Random) -> Any:
    seat = GAME.active(state)[0]
    return GAME.draw(state, rng) if seat == CHANCE else rng.choice(GAME.legal(state, seat))


def games(seeds: range) -> Iterator[tuple[State, Thought]]:
    """Every thought of some random games, with the position it was thought in."""
    for seed in seeds:
        rng = Random(seed)
        state = GAME.start(1, {"game": "solo", "level": "black", "sight": "off"})
        for _ in range(900):
            if GAME.outcome(state):
                break
            seat = GAME.active(state)[0]
            action = (
                GAME.draw(state, rng) if seat == CHANCE else rng.choice(GAME.legal(state, seat))
            )
            heard = Heard()
            after = GAME.apply(state, seat, action, heard)
            if seat == NP:
                yield from ((state, event) for event in heard if isinstance(event, Thought))
            state = after


@pytest.fixture(scope="module")
def heard() -> list[tuple[State, Thought]]:
    return list(games(range(4)))


@pytest.mark.clause("P-9.31")
def test_random_games_give_the_checker_enough_to_check(heard: list[tuple[State, Thought]]) -> None:
    assert len(heard) > 60
    assert {thought.end for _, thought in heard} == {"goal", "near", "rest"}
    assert {thought.look for _, thought in heard} == {"top", "again", "on"}


@pytest.mark.clause("P-9.2")
def test_goals_are_listed_in_the_order_of_the_card(heard: list[tuple[State, Thought]]) -> None:
    """With the AP of the card, or what is left of them."""
    for state, thought in heard:
        card = NPCS[state.figures[thought.figure].npc]
        if thought.look == "on" or state.figures[thought.figure].wounded:
            assert len(thought.tried) == 1
            continue
        names = [one.goal for one in thought.tried]
        assert names == [aim.goal for aim in card.goals[: len(names)]]
        assert state.errand
        for one, aim in zip(thought.tried, card.goals, strict=False):
            assert one.ap == (state.errand.ap if thought.look == "again" else aim.ap)


@pytest.mark.clause("P-9.2", "P-9.3")
def test_only_the_last_goal_tried_can_be_the_chosen(heard: list[tuple[State, Thought]]) -> None:
    for _, thought in heard:
        reasons = [one.reason for one in thought.tried]
        assert "chosen" not in reasons[:-1]
        assert (reasons[-1:] == ["chosen"]) == (thought.end == "goal")


@pytest.mark.clause("P-9.18")
def test_what_is_needed_is_within_the_ap_exactly_if_it_is_chosen(
    heard: list[tuple[State, Thought]],
) -> None:
    for _, thought in heard:
        assert thought.needed <= thought.ap
        for one in thought.tried:
            assert (0 <= one.needed <= one.ap) == (one.reason == "chosen")


@pytest.mark.clause("P-9.4")
def test_the_chosen_is_the_highest_then_the_cheapest_of_all_weighed(
    heard: list[tuple[State, Thought]],
) -> None:
    for _, thought in heard:
        if thought.end != "goal":
            continue
        seen = [(one.rank, one.needed, one.squares) for one in thought.tried[-1].weighed]
        assert seen[0] == min(seen) == (thought.rank, thought.needed, thought.squares)


@pytest.mark.clause("P-9.23")
def test_a_die_is_thrown_exactly_among_equals(heard: list[tuple[State, Thought]]) -> None:
    for state, thought in heard:
        assert (thought.ties > 1) == (thought.choice == "die")
        assert state.errand
        assert (state.errand.tie != NONE) == (thought.ties > 1)


@pytest.mark.clause("P-9.19")
def test_nearer_is_nearer(heard: list[tuple[State, Thought]]) -> None:
    for _, thought in heard:
        assert (thought.nearing is not None) == (thought.end == "near")
        if near := thought.nearing:
            assert (near.reading, near.after) < (near.was, near.before)


@pytest.mark.clause("P-9.31")
def test_a_goal_too_dear_says_by_how_much() -> None:
    """Twenty squares are five AP, and Gleb has four for the exit."""
    thought = first(step(lone("thunder_gleb", at(20, 5)), WHO)[1])
    seen = {one.goal: one for one in thought.tried}["exit"]
    assert (seen.reason, seen.needed, seen.ap) == ("dear", 5, 4)


@pytest.mark.clause("P-9.31", "P-9.6")
def test_the_trace_says_whom_it_passed_over() -> None:
    """The Colossus is beside Jen, the Cleric higher on her list."""
    state = with_player(lone("jen", at(10, 5)), Class.COLOSSUS, at(10, 6))
    thought = first(step(with_player(state, Class.CLERIC, at(13, 5)), WHO)[1])
    weighed = [(one.about, one.rank, one.needed) for one in thought.tried[0].weighed]
    assert weighed == [(Class.CLERIC, 2, 2), (Class.COLOSSUS, 8, 1)]


@pytest.mark.clause("P-9.10", "P-9.31")
def test_one_goal_is_void_because_of_a_load() -> None:
    state = lone("xant", at(20, 5), Kind.SHIELD, dungeon=but(PLAIN, 0))
    thought = first(step(replace(state, turn=2), WHO)[1])
    assert (thought.tried[0].reason, thought.tried[0].clause) == ("load", "P-9.10")
