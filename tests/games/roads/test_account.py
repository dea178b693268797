"""What the end of a match says of each player (R-1.3, R-3.4)."""

from igroteka.games.roads.events import Kept, Laid
from igroteka.games.roads.goals import still_open
from igroteka.kernel import Event, Item, Seat

from .table import GAME, Position, table

A, B = Seat(0), Seat(1)


def laid(by: Seat) -> Event:
    return Laid(by, "S", 0, 0, 0, 1)


def told(position: Position, *events: Event) -> list[tuple[str, Seat | None, int, int | None]]:
    items: list[Item] = [*GAME.account(position.state, events)]
    return [(item.what, item.seat, item.count, item.points) for item in items]


def test_in_the_duel_each_has_laid_so_many_and_so_many_ends_are_open() -> None:
    events = (laid(A), laid(B), Kept(A), laid(A))
    assert told(table("╶?", "S | S"), *events) == [
        ("laid", A, 2, None),
        ("laid", B, 1, None),
        ("ends", None, 1, None),
    ]


def test_two_roads_into_one_gap_are_two_open_ends_all_through() -> None:
    """As they are seen: in what wins, in what it came to, and in what a puzzle misses."""
    gap = table("╶?╴", "S | S")
    assert told(gap)[-1] == ("ends", None, 2, None)
    for seat in (A, B, None):
        aim = GAME.purpose(GAME.view(gap.state, seat), seat)
        assert aim is not None
        assert aim.details["ends"] == 2
    assert still_open(gap.state, A) == {"ends": 2}


def test_in_the_heap_a_card_left_costs_a_point_and_roads_joined_are_told() -> None:
    heap = table("╶?", "S S | ", variant="heap", joined=(3, 5))
    assert told(heap, laid(B)) == [
        ("laid", A, 0, None),
        ("left", A, 2, -2),
        ("joined", A, 3, None),
        ("laid", B, 1, None),
        ("left", B, 0, 0),
        ("joined", B, 5, None),
    ]


def test_in_the_newspaper_only_cards_are_counted() -> None:
    assert told(table("╶?", "S | S", variant="newspaper"), laid(A)) == [
        ("laid", A, 1, None),
        ("laid", B, 0, None),
    ]
