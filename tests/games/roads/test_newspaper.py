"""The newspaper: a bounded field, and who lays last (R-2.1, R-2.3, R-2.4)."""

from random import Random

import pytest

from igroteka.games.roads.actions import DrawLots, Lay
from igroteka.games.roads.events import Laid, Out, Over
from igroteka.kernel import CHANCE, BadOption, Listener, Outcome, Prompt, Refusal, Seat

from .looks import Look, from_every_side
from .table import GAME, table


@pytest.mark.clause("R-2.1")
@pytest.mark.parametrize(
    ("seats", "field", "size"),
    [
        (2, None, (6, 8)),
        (3, None, (6, 8)),
        (4, None, (12, 8)),
        (6, None, (12, 8)),
        (2, "spread", (12, 8)),
        (6, "page", (6, 8)),
        (2, "3x20", (3, 20)),
        (3, "10x9", (10, 9)),
    ],
)
def test_the_field_is_a_page_a_spread_or_of_your_own_size(
    seats: int, field: str | None, size: tuple[int, int]
) -> None:
    options = {"variant": "newspaper"} | ({"field": field} if field else {})
    state = GAME.start(seats, GAME.settle(seats, options))
    assert (state.options.width, state.options.height) == size
    assert GAME.view(state, Seat(0)).field == size


@pytest.mark.clause("R-2.1")
@pytest.mark.parametrize("field", ["2x8", "6x2", "21x8", "6x21", "0x0", "6x", "6X8", "06x8", "big"])
def test_no_other_field_can_be_played(field: str) -> None:
    with pytest.raises(BadOption, match=r"field: .* is not one of page, spread, 3x3 … 20x20"):
        GAME.settle(2, {"variant": "newspaper", "field": field})


@pytest.mark.clause("R-2.1")
@pytest.mark.parametrize(
    ("seats", "field", "each", "aside"),
    [
        (2, "page", 24, 0),
        (3, "page", 20, 0),
        (4, "spread", 24, 0),
        (5, "spread", 20, 0),
        (6, "spread", 20, 0),
        (2, "3x3", 20, 0),
        (2, "7x7", 24, 1),
        (6, "20x20", 66, 4),
    ],
)
def test_a_card_for_every_place_but_at_least_twenty_a_player(
    seats: int, field: str, each: int, aside: int
) -> None:
    state = GAME.start(seats, GAME.settle(seats, {"variant": "newspaper", "field": field}))
    assert len(state.box) == each * seats + aside
    state = GAME.apply(state, CHANCE, DrawLots(Seat(0)))
    state = GAME.apply(state, CHANCE, GAME.draw(state, Random(5)))
    assert set(map(len, state.hands)) == {each}
    assert len(state.box) == aside


@pytest.mark.clause("R-2.1")
@from_every_side
def test_a_card_may_not_lie_outside_the_field(look: Look) -> None:
    state = table("·┼·\n···\n···", "X D | X", variant="newspaper", look=look).state
    x, y = look.place((1, -1), (3, 3))
    outside = Lay("D", x, y, 0)
    assert GAME.refuse(state, Seat(0), outside) == Refusal("R-2.1", "roads-refuse-outside")
    places = {(lay.x, lay.y) for lay in GAME.legal(state, Seat(0)) if isinstance(lay, Lay)}
    assert places == {look.place(place, (3, 3)) for place in ((0, 0), (2, 0), (1, 1))}


@pytest.mark.clause("R-2.1", "R-P1")
def test_the_first_card_lies_anywhere_on_the_field() -> None:
    state = table("····\n····\n····", "D | D", variant="newspaper").state
    places = {(lay.x, lay.y) for lay in GAME.legal(state, Seat(0)) if isinstance(lay, Lay)}
    assert places == {(x, y) for x in range(4) for y in range(3)}
    off = GAME.refuse(state, Seat(0), Lay("D", 4, 0, 0))
    assert off == Refusal("R-2.1", "roads-refuse-outside")


@pytest.mark.clause("R-2.3")
def test_who_cannot_move_is_out_and_the_next_who_can_plays() -> None:
    heard = Listener()
    state = table("·╶?\n···\n···", "S C | X | C", variant="newspaper").lay("┐", heard)
    assert state.out == (1,)
    assert GAME.active(state) == (2,)
    assert heard.heard_by(None)[1:] == (Out(Seat(1)),)
    assert GAME.prompt(state, Seat(1)) == Prompt("roads-prompt-out")


@pytest.mark.clause("R-2.3")
def test_who_is_out_stays_out_even_if_a_card_would_fit_again() -> None:
    heard = Listener()
    position = table("·╶?\n···\n···", "C C | C | C", variant="newspaper", out=(1,))
    state = position.lay("┐", heard)
    assert GAME.active(state) == (2,)
    assert state.out == (1,)
    assert [type(event) for event in heard.heard_by(None)] == [Laid]


@pytest.mark.clause("R-2.3")
def test_an_empty_hand_is_out() -> None:
    state = table("·╶?\n···\n···", "C C | | C", variant="newspaper").lay("┐")
    assert state.out == (1,)
    assert GAME.active(state) == (2,)


@pytest.mark.clause("R-2.3", "R-2.4")
def test_with_one_player_left_it_is_over_and_that_player_laid_last() -> None:
    heard = Listener()
    state = table("·╶?\n···\n···", "C C | X | X", variant="newspaper").lay("┐", heard)
    assert state.network.ends, "the winner could have gone on"
    assert state.out == (1, 2)
    assert GAME.outcome(state) == Outcome((Seat(0),), "roads-over-laid-last", "R-2.4")
    assert heard.heard_by(None)[1:] == (
        Out(Seat(1)),
        Out(Seat(2)),
        Over((Seat(0),), "roads-over-laid-last"),
    )


@pytest.mark.clause("R-2.3", "R-2.4")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_a_full_field_ends_the_game_for_whoever_filled_it(turn: int) -> None:
    full = table("┌─┐\n├?┤\n└─┘", "S D | S D | S D", variant="newspaper", turn=turn)
    assert GAME.outcome(full.lay("─")) == Outcome((Seat(turn),), "roads-over-laid-last", "R-2.4")


@pytest.mark.clause("R-2.4")
@pytest.mark.parametrize("turn", [0, 1])
def test_whoever_laid_last_wins_though_the_others_hold_fewer_cards(turn: int) -> None:
    hands = ["C C C C C", "X"] if turn == 0 else ["X", "C C C C C"]
    over = table("·╶?\n···\n···", " | ".join(hands), variant="newspaper", turn=turn).lay("┐")
    assert GAME.outcome(over) == Outcome((Seat(turn),), "roads-over-laid-last", "R-2.4")


@pytest.mark.clause("R-2.3")
def test_a_player_who_can_move_plays_on() -> None:
    state = table("·╶?\n···\n···", "C C | C", variant="newspaper").lay("┐")
    assert GAME.outcome(state) is None
    assert GAME.active(state) == (1,)
    assert GAME.prompt(state, Seat(1)) == Prompt("roads-prompt-lay")
