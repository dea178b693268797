"""What the end of a match says of the city (U-B1, U-M3, U-A4, U-M7)."""

from igroteka.games.urfin.events import Broke, Entered, Finished, Raised, Tore
from igroteka.games.urfin.state import State
from igroteka.kernel import Event

from .table import GAME, A, table

HELD = "4 10: .3..#"


def told(state: State, *events: Event) -> list[tuple[str, int]]:
    items = list(GAME.account(state, events))
    assert all(item.seat is None and item.points is None for item in items)
    return [(item.what, item.count) for item in items]


def test_who_marches_and_what_stands_is_counted_on_the_field() -> None:
    state = table(HELD)
    friends = len(state.gone)
    assert told(state) == [("friends", friends), ("marching", 1), ("built", 0), ("stands", 1)]
    assert ("marching", 0) not in told(table("4 10: ....#"))


def test_what_was_built_what_fell_and_where_one_came_in_is_told_by_what_happened() -> None:
    raised = Raised(A, 7, 0, 6)
    fell = (Broke(3, 7, (0,), False), Tore(4, 8, (1,)))
    lines = told(table(HELD), raised, Finished(A), raised, *fell, Entered(9, 4))
    assert lines[2:] == [("built", 2), ("stands", 1), ("fell", 2), ("entered", 9)]
