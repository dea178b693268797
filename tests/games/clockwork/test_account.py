"""What the end of a match says of each player (C-H2, C-R1, C-W1)."""

from igroteka.games.clockwork.actions import (
    ClockworkAction,
    Demand,
    Give,
    Point,
    Return,
    Seek,
    Walk,
)
from igroteka.games.clockwork.state import State
from igroteka.kernel import Listener, Seat

from .table import GAME, A, B, asked, card, field, table, throw


def taken_apart(state: State, *actions: ClockworkAction) -> set[tuple[str, Seat | None, int]]:
    told = Listener()
    for action in actions:
        state = GAME.apply(state, asked(state), action, told)
    items = GAME.account(state, [said.event for said in told.told])
    return {(item.what, item.seat, item.count) for item in items}


def met() -> State:
    state = table("F1a F1b scrap | F1c F2a scrap", "boiler-spring-3 boiler-spring-6")
    return throw(state, 1, 2)


def test_a_card_given_counts_for_whoever_demanded_it() -> None:
    walk = Walk(field("boiler-spring-6"))
    moves = (walk, Demand(B, card("F1a")), Give(card("F1c")), Return(card("scrap")))
    assert taken_apart(met(), *moves) == {("no-set", A, 0), ("no-set", B, 0), ("demanded", A, 1)}


def test_scrap_is_nothing_won() -> None:
    walk = Walk(field("boiler-spring-6"))
    told = taken_apart(met(), walk, Demand(B, card("F1a")), Give(card("scrap")))
    assert told == {("no-set", A, 0), ("no-set", B, 0)}


def searched(place: int) -> set[tuple[str, Seat | None, int]]:
    state = table("F1a scrap | K3a", "boiler-towers-4 towers", discards="4:F1c 9:K2a")
    home = (Walk(field("towers")), Seek(card("F1a")), Point(place))
    return taken_apart(throw(state, 1, 2), *home)


def test_only_a_card_rightly_remembered_counts() -> None:
    assert ("remembered", A, 1) in searched(4)
    assert not any(what == "remembered" for what, _, _ in searched(9))


def test_a_machine_laid_open_is_named_and_nobody_then_has_nothing() -> None:
    state = table("F2a F2b F2d | K1a", "boiler-spring-5 towers", yards="F6a|F2c")
    told = taken_apart(throw(state, 1, 2), Walk(field("spring")))
    assert told == {("set", A, 1), ("no-set", B, 0)}
