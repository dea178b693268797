"""Moves, events and tables in words, where a game has not written its own."""

from msgspec import Struct

from igroteka.kernel import NP, Action, Event, Passage, Seat, Words, decode, encode, words_for
from igroteka.kernel.passages import read_aloud
from igroteka.kernel.words import event_words, kebab, plain_words


class PickUp(Action, frozen=True):
    place: int
    wounded: bool = False
    way: tuple[int, ...] = ()


class Taken(Event, frozen=True):
    seat: int
    cards: tuple[int, ...]
    open: bool


class Seen(Struct, frozen=True):
    round: int
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    laid: tuple[dict[str, int], ...]
    over: bool = False
    asker: int | None = None


def test_kinds_are_spelt_as_texts_spell_them() -> None:
    assert [kebab(name) for name in ("Lay", "ThrowForStart")] == ["lay", "throw-for-start"]


def test_a_move_has_its_own_fields_for_details() -> None:
    assert plain_words("g", PickUp(3)) == Words("g-action-pick-up", {"place": 3, "wounded": "no"})


def test_an_event_counts_what_is_in_a_list() -> None:
    told = event_words("g", Taken(1, (4, 5), True))
    assert told == Words("g-event-taken", {"seat": 1, "cards": 2, "open": "yes"})


def test_words_may_hold_words_and_can_be_written_and_read() -> None:
    room = Words("g-room", {"number": 2})
    words = words_for("g", PickUp(3), room=room, sides=(Words("g-north"), Words("g-east")))
    assert decode(encode(words), Words) == words


def test_any_view_is_read_as_facts_and_headed_lists() -> None:
    view = Seen(2, (7, 9), (2, 0), ({"card": 1, "by": 0}, {"card": 4, "by": 1}))
    assert read_aloud(view) == (
        Passage("", ("Round: 2", "Over: no")),
        Passage("Hand", ("7, 9",)),
        Passage("Hand sizes", ("2, 0",)),
        Passage("Laid", ("1. card 1, by 0", "2. card 4, by 1")),
    )


class Asked(Struct, frozen=True):
    turn: Seat
    asked: Seat | None
    sticks: int = 3


def test_a_seat_is_read_as_a_player_who_is_counted_from_one() -> None:
    (facts,) = read_aloud(Asked(Seat(0), Seat(1)))
    assert facts.lines == ("Turn: player 1", "Asked: player 2", "Sticks: 3")
    (facts,) = read_aloud(Asked(NP, None))
    assert facts.lines == (f"Turn: {NP}", "Sticks: 3")
