"""Where each point of a score came from (S-P1, S-P3, S-F1, S-E1, S-E2)."""

from msgspec.structs import replace

from igroteka.games.skyscraper.ending import LAST_CARD, TOP_FLOOR
from igroteka.games.skyscraper.events import Fined, Finished, Left, Scored, Topped, Turned
from igroteka.kernel import Event

from .table import GAME, A, B, start


def told(scores: tuple[int, int], *events: Event) -> list[tuple[str, int, int | None]]:
    state = replace(start(), scores=scores)
    return [(item.what, item.seat or 0, item.points) for item in GAME.account(state, events)]


def test_a_card_is_worth_its_beams_its_worker_and_what_the_climb_added() -> None:
    calm, climbed = Scored(A, 4, 3, True, False), Scored(A, 6, 3, False, True)
    assert told((10, 0), calm, Turned(A), climbed) == [
        ("beams", A, 6),
        ("workers", A, 1),
        ("climbed", A, 3),
        ("beams", B, 0),
        ("workers", B, 0),
    ]


def test_fines_and_cards_left_cost_and_the_last_card_and_the_top_floor_pay() -> None:
    events = (Finished(A), Topped(A, 3), Fined(B, 5, "S-F1"), Left(B, 2))
    assert told((LAST_CARD + TOP_FLOOR, -7), *events) == [
        ("beams", A, 0),
        ("workers", A, 0),
        ("finished", A, LAST_CARD),
        ("topped", A, TOP_FLOOR),
        ("beams", B, 0),
        ("workers", B, 0),
        ("fines", B, -5),
        ("left", B, -2),
    ]


def test_what_no_event_explains_is_not_kept_back() -> None:
    assert ("else", A, 3) in told((3, 0))
