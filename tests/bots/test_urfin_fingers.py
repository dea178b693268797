"""Fingers in the bag: what a mate seeks, and how often it is right."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from igroteka.bots.taste.urfin.fingers import CLASS_OF, FINGERS, likeliest, unseen
from igroteka.bots.taste.urfin.mate import Mate
from igroteka.bots.taste.urfin.plan import Care
from igroteka.games.urfin.actions import (
    Aim,
    Aimed,
    Ready,
    Take,
    Touch,
)
from igroteka.games.urfin.parts import KIND_OF
from igroteka.games.urfin.state import State
from igroteka.kernel import Seat, is_player, players, stream
from igroteka.match import Knowledge, Virtual

from .tables import Sitting, seated
from .urfin_team import FIRST, URFIN, log, table


@pytest.mark.clause("U-D1")
def test_with_little_sand_left_a_hand_takes_what_it_holds() -> None:
    game, rng = table(1, sand="60"), stream("hurry")
    mate = seated("greedy:strong", URFIN)
    while not any(hand.held for hand in game.state.hands):
        move_on(game, mate, rng)
    late = Knowledge(URFIN, game.state, FIRST, {"sand-1": 3000})
    assert mate.choose(late, rng) == Take()
    early = Knowledge(URFIN, game.state, FIRST, {"sand-1": 50_000})
    assert isinstance(mate.choose(early, rng), Touch)


@pytest.mark.clause("U-D5")
def test_four_bots_agree_on_two_bases_and_two_roofs() -> None:
    said = [action for _, action, before in log(4, "greedy", "agree") if before.turn == 1]
    aims = Counter(action.at for action in said if isinstance(action, Aim))
    assert aims == {"base": 2, "roof": 2}


@pytest.mark.clause("U-D5")
def test_a_bot_goes_for_what_the_others_have_not_spoken_for() -> None:
    state = table(4).state
    for seat in (1, 2):
        state = URFIN.apply(state, Seat(seat), Aim("base"))
    said = seated("greedy", URFIN).choose(Knowledge(URFIN, state, FIRST), stream("roof"))
    assert said == Aim("roof")
    state = URFIN.apply(state, FIRST, said)
    again = seated("greedy", URFIN).choose(Knowledge(URFIN, state, FIRST), stream("roof"))
    assert again == Ready()


@cache
def kept_rightly(level: str, sought: Aimed) -> float:
    """How often a hand that seeks one thing takes one, over many reaches."""
    drawn: list[str] = []
    for number in range(150):
        rng, mate = stream("kept", number), Sitting(Mate(FINGERS[level], Care()))
        game = Virtual(URFIN, all_go_for(sought))
        while game.state.stage == "draw":
            move_on(game, mate, rng)
        drawn += [CLASS_OF[KIND_OF[one.part]] for one in game.state.drawn]
    return drawn.count(sought) / len(drawn)


def all_go_for(sought: Aimed) -> State:
    state: State = table(4, sand="off").state
    for seat in players(4):
        state = URFIN.apply(state, seat, Aim(sought))
    for seat in players(4):
        state = URFIN.apply(state, seat, Ready())
    return state


def move_on(game: Virtual[Any, Any], mate: Sitting, rng: Random) -> None:
    seat = game.next_seat()
    assert seat is not None
    if is_player(seat):
        game.act(seat, mate.choose(Knowledge(URFIN, game.state, seat), rng))
    else:
        game.act(seat, game.forced(seat, rng))


@pytest.mark.parametrize("level", FINGERS)
def test_fingers_are_as_good_as_they_are_said_to_be(level: str) -> None:
    both = (kept_rightly(level, "base") + kept_rightly(level, "roof")) / 2
    assert both == pytest.approx(FINGERS[level].accuracy, abs=0.05)


@pytest.mark.clause("U-D6")
def test_a_second_part_is_sought_for_the_first() -> None:
    """A lone player's hand brings a base and a roof: so it often makes a tower."""
    for seat, action, before in log(1, "greedy:strong", "pair"):
        if seat != FIRST or not isinstance(action, Take) or before.turn > 1:
            continue
        hand = next(hand for hand in before.hands if hand.state == "in")
        if hand.taken and hand.held:
            kinds = {likeliest(held.felt, unseen(before)) for held in (*hand.taken, hand.held)}
            assert kinds == {"base", "roof"}
            return
    pytest.fail("no second part was taken")
