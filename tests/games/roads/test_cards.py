"""The cards: how many, and what is on them (R-C1, R-C2, R-C3, R-L1, R-L2)."""

from collections import Counter

import pytest

from igroteka.games.roads.decks import deck
from igroteka.games.roads.faces import FACES, turned, turns
from igroteka.games.roads.options import read
from igroteka.kernel import BadOption

from .naive import DRAWN, sides_of
from .table import GAME


def cards(seats: int, **options: str) -> Counter[str]:
    """The box before the first lot is drawn."""
    return Counter(GAME.start(seats, GAME.settle(seats, options)).box)


def plain(straights: int, turns: int, junctions: int, crossroads: int, ends: int) -> Counter[str]:
    counts = {"S": straights, "C": turns, "T": junctions, "X": crossroads, "D": ends}
    return Counter({face: count for face, count in counts.items() if count})


@pytest.mark.clause("R-C1")
@pytest.mark.parametrize(("a_player", "seats"), [("24", 2), ("40", 2), ("12", 2)])
def test_a_duel_has_so_many_cards_a_player(a_player: str, seats: int) -> None:
    assert cards(seats, cards=a_player).total() == int(a_player) * seats


@pytest.mark.clause("R-C1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("a_player", ["24", "40", "12"])
def test_a_heap_has_so_many_cards_a_player(a_player: str, seats: int) -> None:
    assert cards(seats, variant="heap", cards=a_player).total() == int(a_player) * seats


@pytest.mark.clause("R-C1")
def test_twenty_four_a_player_unless_chosen_otherwise() -> None:
    assert cards(2).total() == 48
    assert cards(3, variant="heap").total() == 72
    with pytest.raises(BadOption, match="'13' is not one of 24, 40, 12"):
        GAME.settle(2, {"cards": "13"})


@pytest.mark.clause("R-C2")
@pytest.mark.parametrize(
    ("a_player", "counts"),
    [("12", (7, 8, 3, 1, 5)), ("24", (12, 19, 7, 2, 8)), ("40", (21, 33, 12, 3, 11))],
)
def test_the_duel_has_its_own_decks_with_dead_ends(
    a_player: str, counts: tuple[int, int, int, int, int]
) -> None:
    assert cards(2, cards=a_player) == plain(*counts)


@pytest.mark.clause("R-C2")
@pytest.mark.parametrize(
    ("seats", "a_player", "counts"),
    [
        (2, "12", (7, 9, 5, 3, 0)),
        (2, "24", (14, 17, 11, 6, 0)),
        (3, "24", (21, 26, 16, 9, 0)),
        (2, "40", (24, 28, 18, 10, 0)),
        (4, "24", (28, 34, 22, 12, 0)),
    ],
)
def test_other_sizes_keep_the_shares_by_largest_remainder(
    seats: int, a_player: str, counts: tuple[int, int, int, int, int]
) -> None:
    assert cards(seats, variant="heap", cards=a_player) == plain(*counts)


@pytest.mark.clause("R-C2")
def test_newspaper_and_heap_have_the_same_mix() -> None:
    assert cards(2, variant="newspaper") == plain(14, 17, 11, 6, 0)


@pytest.mark.clause("R-L1")
def test_with_lanes_both_widths_meet_on_mixed_cards() -> None:
    mix = {"S2": 5, "S4": 5, "C2": 7, "C4": 7, "T2": 4, "T4": 4, "X2": 2, "X4": 2}
    mixed = {"X24": 2, "T42": 5, "T24": 5}
    assert cards(2, variant="newspaper", lanes="on") == Counter(mix | mixed)
    assert cards(2, variant="heap", lanes="on") == Counter(mix | mixed)


@pytest.mark.clause("R-L2")
def test_the_duel_with_lanes_has_its_one_deck() -> None:
    mix = {"S2": 5, "S4": 5, "C2": 8, "C4": 7, "D2": 4, "D4": 4, "X24": 3, "T42": 6, "T24": 6}
    assert cards(2, lanes="on") == Counter(mix)


@pytest.mark.clause("R-L2")
@pytest.mark.parametrize("a_player", ["12", "40"])
def test_the_duel_with_lanes_refuses_other_sizes(a_player: str) -> None:
    with pytest.raises(BadOption, match=r"option cards: .*24 a player only \(R-L2\)"):
        GAME.settle(2, {"lanes": "on", "cards": a_player})
    assert GAME.settle(2, {"lanes": "on", "cards": a_player, "variant": "heap"})["lanes"] == "on"


@pytest.mark.clause("R-C2", "R-L1")
@pytest.mark.parametrize("face", DRAWN)
def test_a_card_turned_clockwise_shows_its_roads_a_side_further(face: str) -> None:
    for turn in range(4):
        assert turned(face, turn) == sides_of(face, turn)


@pytest.mark.clause("R-C2", "R-L1")
def test_there_are_eighteen_faces_and_every_card_has_one() -> None:
    assert FACES.keys() == DRAWN.keys()
    assert len(FACES) == 18


@pytest.mark.clause("R-C2")
@pytest.mark.parametrize(
    ("face", "looks"),
    [("S", (0, 1)), ("C", (0, 1, 2, 3)), ("T", (0, 1, 2, 3)), ("X", (0,)), ("D", (0, 1, 2, 3))],
)
def test_turns_that_look_alike_count_as_one(face: str, looks: tuple[int, ...]) -> None:
    assert turns(face) == looks


@pytest.mark.clause("R-C2")
def test_a_crossing_of_both_widths_has_two_looks() -> None:
    assert turns("X24") == (0, 1)
    assert turns("X4") == (0,)


@pytest.mark.clause("R-C3")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"cards": "12"}),
        (2, {"lanes": "on"}),
        (5, {"variant": "heap", "cards": "40", "lanes": "on"}),
        (6, {"variant": "newspaper", "field": "7x9"}),
    ],
)
def test_the_sheets_hold_the_deck_that_is_played(seats: int, options: dict[str, str]) -> None:
    box = GAME.components(seats, GAME.settle(seats, options))
    (printed,) = box.decks
    assert printed.name == ("lanes" if "lanes" in options else "plain")
    assert Counter(printed.faces) == cards(seats, **options)
    assert {face: traits["sides"] for face, traits in box.faces.items()} == {
        face: sides_of(face, 0) for face in printed.faces
    }


@pytest.mark.clause("R-C3", "R-2.1")
def test_the_newspaper_has_a_field_to_print_and_the_others_none() -> None:
    page = GAME.components(2, GAME.settle(2, {"variant": "newspaper"}))
    assert page.boards == {"field": {"width": 6, "height": 8}}
    assert GAME.components(2, GAME.settle(2, {})).boards == {}


@pytest.mark.clause("R-C1")
def test_a_deck_is_the_same_whoever_asks() -> None:
    options = read(GAME.settle(2, {}))
    assert (
        deck(options, 2)
        == GAME.start(2, GAME.settle(2, {})).box
        == tuple(sorted(cards(2).elements()))
    )
