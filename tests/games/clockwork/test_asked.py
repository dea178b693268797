"""What is asked of whom, why a move is refused, and what may be taken back."""

from typing import Any

import pytest
from msgspec.structs import replace

from igroteka.games.clockwork.actions import (
    Choose,
    Demand,
    Discard,
    Give,
    Keep,
    Lay,
    Point,
    Rest,
    Return,
    Seek,
    Straight,
    Swap,
    Take,
    Throw,
    Walk,
)
from igroteka.games.clockwork.events import Chosen
from igroteka.games.clockwork.state import State
from igroteka.kernel import Listener, Seat

from .table import GAME, A, B, C, asked, card, field, play, set_of, table, throw, why

HANDS = "F1a F1b F2a K1a A1 fuel scrap | F1c F2b scrap | K2a"
AT = "boiler-spring-3 boiler-spring-6 chain"


def said(state: State, seat: Seat) -> tuple[str, dict[str, Any]]:
    prompt = GAME.prompt(state, seat)
    return prompt.text.removeprefix("clockwork-prompt-"), prompt.details


def met(**more: Any) -> State:
    return play(throw(table(HANDS, AT, **more), 1, 2), Walk(field("boiler-spring-6")))


def home(**more: Any) -> State:
    state = table(HANDS, "boiler-towers-4", discards="4:F1d 5:K3a", **more)
    return play(throw(state, 1, 2), Walk(field("towers")))


def french() -> State:
    """After an ordinary turn that took a card, by a special throw."""
    state = throw(table("F1a | K1a", "spring-cog-5", edition="fr"), 3, 4)
    return play(state, Walk(field("cog")))


def test_before_the_cards_everybody_chooses() -> None:
    state = GAME.start(2, GAME.settle(2, {}))
    assert said(state, A)[0] == said(state, B)[0] == "choose"
    told = Listener()
    state = GAME.apply(state, A, Choose(1), told)
    assert told.heard_by(B) == (Chosen(A, 1),)
    assert (said(state, A)[0], said(state, B)[0]) == ("chosen", "choose")
    state = GAME.apply(state, B, Choose(2))
    assert said(state, A)[0] == "deal"
    assert said(replace(state, stage="start"), A)[0] == "start"


def test_who_moves_is_told_how_far_and_whether_the_throw_is_special() -> None:
    start = table(HANDS, AT)
    assert said(start, B) == ("throw", {"seat": A})
    assert said(throw(start, 1, 3), A) == ("move", {"steps": 4})
    assert said(throw(start, 2, 2), A) == ("special", {"steps": 4})
    assert said(throw(start, 1, 3), B) == ("wait", {"seat": A, "stage": "move"})


def test_whoever_is_challenged_is_told_for_what_and_the_others_are_not() -> None:
    state = play(met(), Demand(B, card("F1a")))
    details = {"seat": A, "card": card("F1a"), "set": set_of("F1")}
    assert said(state, B) == ("give", details)
    assert said(state, A) == said(state, C) == ("wait", {"seat": B, "stage": "give"})
    state = play(state, Give(card("F1c")))
    assert said(state, A) == ("return", {"seat": B})
    named = play(met(), Demand(B, card("fuel")))
    assert said(named, B) == ("counter", {"seat": A})
    fuel = play(throw(table("F1a | fuel", AT), 1, 2), Walk(field("boiler-spring-6")))
    assert said(play(fuel, Demand(B, card("fuel"))), B)[0] == "give-named"


def test_at_the_towers_one_is_told_what_may_be_done() -> None:
    assert said(home(), A)[0] == "search"
    late = table(HANDS, yards="empty", discards="4:F1d", end_special="both")
    state = throw(late, 3, 4)
    assert said(state, A)[0] == "search-or-demand"
    state = play(state, Seek(card("F1a")))
    assert said(state, A) == ("point", {"set": set_of("F1")})
    state = play(state, Point(4))
    assert said(state, A)[0] == "discard"
    state = play(state, Discard(card("scrap")))
    assert said(state, A) == ("lay", {"card": card("scrap")})
    assert said(play(state, Lay(0)), A)[0] == "demand"


def test_a_wrong_pick_and_an_open_discard_are_asked_about() -> None:
    state = play(home(), Seek(card("power")), Point(5))
    assert said(state, A) == ("swap", {"card": card("K3a")})
    nl = table("F1a | K1a", "spring-cog-2", edition="nl")
    assert said(play(throw(nl, 1, 1), Walk(field("spring"))), A)[0] == "may-discard"
    full = table("F1a F1b F2a K1a A1 fuel | K2a", "spring-cog-2", edition="nl")
    assert said(play(throw(full, 1, 1), Walk(field("spring"))), A)[0] == "may-discard"
    over = table("F1a F1b F2a K1a A1 fuel scrap | K2a", "spring-cog-2", edition="nl")
    assert said(play(throw(over, 1, 1), Walk(field("spring"))), A)[0] == "discard"
    assert said(french(), A)[0] == "extra"
    assert said(met(), A)[0] == "meet"


# Why not.


@pytest.mark.clause("C-H1")
def test_even_by_a_special_throw_one_shows_only_what_one_holds() -> None:
    state = throw(table(HANDS, "spring spring"), 3, 4)
    assert why(state, Demand(B, card("F1c"))) == "C-H1 not-held"
    late = throw(table(HANDS, yards="empty", discards="4:F1d"), 3, 4)
    assert why(late, Demand(B, card("F1c"))) == "C-H1 not-held"
    assert why(late, Demand(B, card("scrap"))) == "C-H4 scrap"
    counter = play(met(), Demand(B, card("A1")))
    assert why(counter, Demand(A, card("F1a"))) == "C-H1 not-held"


@pytest.mark.clause("C-R1")
def test_there_is_nothing_to_seek_where_nothing_lies() -> None:
    state = throw(table(HANDS, yards="empty"), 3, 4)
    assert why(state, Seek(card("F1a"))) == "C-R1 no-discards"


@pytest.mark.parametrize(
    ("state", "action", "reason"),
    [
        (throw(table(HANDS, AT), 1, 3), Seek(card("F1a")), "C-T1 not-now"),
        (throw(table(HANDS, AT), 1, 3), Rest(), "C-T1 rest"),
        (met(), Walk(0), "C-Y1 not-now"),
        (french(), Walk(0), "C-V2 not-now"),
        (home(), Walk(1), "C-R1 not-now"),
        (play(home(), Seek(card("F1a"))), Rest(), "C-R1 not-now"),
        (play(home(), Seek(card("power")), Point(5)), Rest(), "C-R4 not-now"),
        (play(met(), Demand(B, card("F1a"))), Keep(), "C-H2 not-now"),
        (play(met(), Demand(B, card("F1a")), Give(card("F1c"))), Rest(), "C-H3 not-now"),
        (play(met(), Demand(B, card("A1"))), Take(), "C-H5 not-now"),
        (play(home(), Seek(card("F1a")), Point(4)), Lay(0), "C-Y1 not-now"),
        (
            play(home(), Seek(card("F1a")), Point(4), Discard(card("scrap"))),
            Discard(card("A1")),
            "C-Y2 not-now",
        ),
        (GAME.start(2, GAME.settle(2, {})), Rest(), "C-C1 not-now"),
    ],
)
def test_an_answer_to_another_question_names_the_rule_of_this_one(
    state: State, action: Any, reason: str
) -> None:
    assert why(state, action, GAME.active(state)[0]) == reason


@pytest.mark.clause("C-T1")
def test_players_do_not_throw_and_do_not_play_after_the_end() -> None:
    state = throw(table(HANDS, AT), 1, 3)
    assert why(state, Throw(6, 6)) == "C-T1 refuse-not-a-players-move"
    assert why(state, Walk(1), B) == "C-S2 refuse-not-your-turn"
    won = table("F1a | K1a", "boiler-spring-2", yards="fuel", laid="F2 K2 |")
    won = play(throw(won, 1, 3), Walk(field("boiler")))
    assert why(won, Walk(1), A) == "C-W3 refuse-game-over"


# Taking back: not by those who have learned something.


def learners(state: State, action: Any) -> tuple[Seat, ...]:
    return GAME.reveals(state, asked(state), action)


def test_whoever_learns_a_hidden_card_may_not_take_the_move_back() -> None:
    start = throw(table(HANDS, "boiler-spring-2 towers chain"), 1, 3)
    assert learners(start, Walk(field("boiler"))) == (A,)
    assert learners(start, Walk(field("boiler-spring-6"))) == ()
    assert learners(met(), Demand(B, card("F1a"))) == (A, B)
    asked_for = play(met(), Demand(B, card("F1a")))
    assert learners(asked_for, Give(card("F1c"))) == (A, B)
    assert learners(asked_for, Give(card("scrap"))) == (A, B, C)
    assert learners(play(asked_for, Give(card("F1c"))), Return(card("A1"))) == (A, B)
    assert learners(home(), Seek(card("F1a"))) == (B, C)
    assert learners(play(home(), Seek(card("F1a"))), Point(5)) == (A, B, C)
    wrong = play(home(), Seek(card("power")), Point(5))
    assert learners(wrong, Swap(card("A1"))) == (B, C)
    right = play(home(), Seek(card("F1a")), Point(4))
    assert learners(right, Discard(card("A1"))) == (B, C)
    assert learners(play(right, Discard(card("A1"))), Lay(3)) == ()
    special = throw(table(HANDS, "spring spring chain"), 3, 4)
    assert learners(special, Take()) == (A,)
    assert learners(special, Straight(field("towers"))) == ()


def test_a_card_that_is_none_is_refused_without_naming_it() -> None:
    state = met()
    for wrong, named in ((card("K4a"), card("K4a")), (999, 0), (-1, 0)):
        refusal = GAME.refuse(state, asked(state), Demand(B, wrong))
        assert refusal is not None
        assert refusal.details["card"] == named


@pytest.mark.clause("C-W3")
def test_the_aim_counts_what_lies_open_of_the_three_that_are_needed() -> None:
    state = replace(table("F1a | K1a", "towers"), laid=((set_of("F1"), set_of("F2")), ()))
    aims = [GAME.purpose(GAME.view(state, seat), seat) for seat in (A, B)]
    assert [aim.details["laid"] for aim in aims] == [1, 0]
