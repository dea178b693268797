"""What is in the box, the set-up, the course of a turn, and points (S-C, S-S1, S-T1, S-P)."""

from collections import Counter

import pytest
from msgspec.structs import replace

from igroteka.games.skyscraper.actions import Deal, Lot, Move, Pass, Pick, Send, Shift
from igroteka.games.skyscraper.acts import Hand
from igroteka.games.skyscraper.beams import lines_of
from igroteka.games.skyscraper.belief import imagined
from igroteka.games.skyscraper.deck import (
    BUILDING,
    CARDS,
    FOUNDATION_CARD,
    PROP_CARD,
    SLAB_CARD,
    BadDeck,
    read,
)
from igroteka.games.skyscraper.events import Began, Dealt, Passed, Scored, Turned
from igroteka.games.skyscraper.idleness import MOST_PICKS, is_idle
from igroteka.games.skyscraper.lattice import Line
from igroteka.kernel import CHANCE, BadOption, Listener, Outcome, Words, players, stream

from .table import (
    GAME,
    A,
    B,
    C,
    built,
    cell,
    heard,
    legal,
    number,
    numbers,
    picked,
    placed,
    play,
    start,
    table,
    turn_over,
)

ROOF = "b21 F 0 0 2 left right"
FIVE = ["left", "right", "bottom", "top", "mid_v"]


@pytest.mark.clause("S-C1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_box(seats: int) -> None:
    state = start(seats)
    assert len(BUILDING) == 36
    assert [one.card for one in state.building] == [FOUNDATION_CARD] * 3
    assert state.supports == ((PROP_CARD, SLAB_CARD),) * seats
    assert Counter(worker.seat for worker in state.workers) == dict.fromkeys(players(seats), 5)


@pytest.mark.clause("S-C2")
@pytest.mark.parametrize(("seats", "each", "over"), [(2, 15, 6), (3, 12, 0), (4, 9, 0)])
def test_so_many_cards_are_dealt_and_the_rest_leave_the_game(
    seats: int, each: int, over: int
) -> None:
    state = play(start(seats), Lot(A))
    deal = GAME.draw(state, stream("deal", seats))
    assert isinstance(deal, Deal)
    dealt = [card for cards in deal.cards for card in cards]
    assert [len(cards) for cards in deal.cards] == [each] * seats
    assert len(set(dealt)) == len(dealt) == 36 - over
    told = Listener()
    GAME.apply(state, CHANCE, deal, told)
    for seat in players(seats):
        assert told.heard_by(seat) == (Dealt(deal.cards[seat]),)


@pytest.mark.clause("S-C2")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.settle(seats, {})


@pytest.mark.clause("S-C2")
def test_what_one_holds_is_hidden_and_its_number_is_not_printed() -> None:
    state = table(held={"A": "b21 b22", "B": "b23"})
    seen = GAME.view(state, B)
    assert seen.cards == numbers("b23")
    other = replace(state, cards=(numbers("b24 b25 b26"), state.cards[B]))
    assert GAME.view(other, B) == seen
    assert GAME.view(state, None).cards == ()


@pytest.mark.clause("S-C2")
def test_whoever_imagines_deals_what_was_not_seen_anew() -> None:
    state = replace(
        table(ROOF, seats=3, held={"A": "b22 b23 b24", "B": "b25 b26", "C": "b27"}),
        shown=(numbers("b23"), (), ()),
        turn=A,
        picked=number("b22"),
        picks=3,
    )
    worlds = [imagined(state, B, stream("worlds", n)) for n in range(60)]
    for world in worlds:
        assert (world.picked, world.picks) == (-1, 0)
        assert world.cards[B] == state.cards[B]
        assert number("b23") in world.cards[A]
        assert list(map(len, world.cards)) == [3, 2, 1]
        held = [card for cards in world.cards for card in cards]
        assert len(set(held)) == len(held)
        assert number("b21") not in held
    assert len({world.cards for world in worlds}) > 50
    assert imagined(state, A, stream("own", 1)).picked == number("b22")


@pytest.mark.clause("S-C2")
def test_a_card_built_was_hidden_until_then() -> None:
    state = picked(table(ROOF, A="0 0 2", seats=3), "b26")
    wall = placed("b26 X 0 0 2 bottom mid_v")
    assert GAME.reveals(state, A, wall) == (B, C)
    assert GAME.reveals(replace(state, shown=(numbers("b26"), (), ())), A, wall) == ()
    assert GAME.reveals(picked(state, "prop"), A, placed("prop Y -2 1 0")) == ()
    assert GAME.reveals(state, A, Pass()) == ()


@pytest.mark.clause("S-C4")
def test_the_deck_is_of_12_upright_8_flat_and_16_plain_cards_of_2_to_4_beams() -> None:
    assert Counter(card.stance for card in BUILDING) == {"upright": 12, "flat": 8, "any": 16}
    assert all(2 <= len(lines_of(card.beams)) <= 4 for card in BUILDING)
    workers = Counter((card.stance, card.worker in ("above", "below")) for card in BUILDING)
    assert workers == {("upright", False): 12, ("flat", True): 8, ("any", False): 16}
    assert all((card.worker == "side") == (card.stance == "upright") for card in BUILDING)
    assert all((card.worker == "") == (card.stance == "any") for card in BUILDING)


@pytest.mark.clause("S-C4", "S-C3")
def test_foundation_and_supports_have_their_beams() -> None:
    frame = {Line.TOP, Line.MID_V, Line.MID_H}
    assert set(lines_of(CARDS[FOUNDATION_CARD].beams)) == frame
    assert set(lines_of(CARDS[PROP_CARD].beams)) == frame
    assert set(lines_of(CARDS[SLAB_CARD].beams)) == set(Line)


@pytest.mark.clause("S-C4")
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("card = 3", "deck: "),
        ("[[card", "deck: "),
        ('[[card]]\nid = "x"\npose = "any"\nbeams = ["up", "left"]', "card x: 'UP' is no line"),
        ('[[card]]\nid = "x"\npose = "any"\nbeams = ["left"]', "card x: 2 to 4 beams"),
        (f'[[card]]\nid = "x"\npose = "any"\nbeams = {FIVE}', "card x: 2 to 4 beams"),
        ('[[card]]\nid = "x"\npose = "askew"\nbeams = ["left", "top"]', "deck: "),
    ],
)
def test_a_deck_one_cannot_build_with_is_refused_by_name(text: str, complaint: str) -> None:
    with pytest.raises(BadDeck, match="^" + complaint):
        read(text)


@pytest.mark.clause("S-S1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lot_says_who_begins_then_clockwise(seats: int) -> None:
    state = start(seats)
    chances = GAME.chances(state)
    assert chances is not None
    assert [(lot, odds) for lot, odds in chances] == [
        (Lot(seat), 1 / seats) for seat in players(seats)
    ]
    assert heard(state, Lot(B)) == [Began(B)]
    assert GAME.words(state, CHANCE, Lot(B)) == Words("skyscraper-action-lot", {"seat": B})
    assert state.scores == (0,) * seats
    state = replace(play(state, Lot(B)), stage="play", cards=((1,),) * seats)
    order = []
    for _ in range(seats + 1):
        order.append(state.turn)
        state = turn_over(state)
    assert order == [(1 + step) % seats for step in range(seats + 1)]


@pytest.mark.clause("S-T1")
def test_a_turn_is_three_actions_of_any_kind_in_any_order() -> None:
    state = table(held={"A": "b26 b28"})
    state = play(state, Send(cell("0 0 0")))
    state = play(built(state, "b28 F 0 0 2 mid_v mid_h"), Move(0, cell("0 0 2")))
    assert (state.turn, state.left) == (B, 3)
    thrice = play(table(), *(Send(cell("0 0 0")) for _ in range(3)))
    assert (thrice.turn, thrice.shifted, thrice.picks) == (B, (), 0)


@pytest.mark.clause("S-T1")
def test_one_may_not_pass_while_there_is_something_to_do() -> None:
    state = play(table(), Send(cell("0 0 0")))
    refused = GAME.refuse(state, A, Pass())
    assert refused is not None
    assert (refused.clause, refused.reason) == ("S-T1", "skyscraper-refuse-can-act")
    assert Pass() not in GAME.legal(state, A)


@pytest.mark.clause("S-T1", "S-M3")
def test_one_who_can_do_nothing_more_passes_the_rest() -> None:
    """All five are cut off on a floor that nothing leads to any more, and tired of cards."""
    state = table("b21 F 0 0 4", held={"A": "b26"})
    cut_off = tuple(replace(w, cell=cell("0 0 4")) if w.seat == A else w for w in state.workers)
    state = replace(state, workers=cut_off, picks=MOST_PICKS)
    assert [move for move in GAME.legal(state, A) if not isinstance(move, Shift)] == [Pass()]
    assert heard(state, Pass()) == [Passed(A), Turned(B)]


@pytest.mark.clause("S-T1")
def test_everybody_is_told_what_to_do() -> None:
    state = table(ROOF, A="0 0 2")
    assert GAME.prompt(state, A).text == "skyscraper-prompt-act"
    assert GAME.prompt(state, A).details == {"left": 3}
    assert GAME.prompt(state, B).text == "skyscraper-prompt-wait"
    assert GAME.prompt(picked(state, "b28"), A).text == "skyscraper-prompt-build"
    fell = replace(state, stage="put", fallen=(6,))
    assert GAME.prompt(fell, B).text == "skyscraper-prompt-put"
    assert GAME.prompt(fell, B).details == {"worker": 1}
    assert GAME.prompt(fell, A).details == {"seat": B}
    over = replace(state, result=Outcome((A,), "skyscraper-over-finished"))
    assert GAME.prompt(over, A).text == "skyscraper-prompt-over"


@pytest.mark.clause("S-P1")
def test_every_pair_of_beams_that_meet_is_a_point_and_one_beam_may_score_several() -> None:
    """Three lie along the tops of the H; the median crosses both walls' medians besides."""
    flat = play(table(A="0 0 0", held={"A": "b32 b28"}), Pick(number("b32")))
    roof = placed("b32 F 0 0 2 left right mid_h")
    scored = next(event for event in heard(flat, roof) if isinstance(event, Scored))
    assert scored == Scored(A, 5, 5, False, False)


@pytest.mark.clause("S-P2")
def test_a_worker_on_the_card_is_a_point_more() -> None:
    state = play(table(A="0 0 0", held={"A": "b13 b28"}), Pick(number("b13")))
    scored = [e for e in heard(state, placed("b13 F 0 0 2 left right")) if isinstance(e, Scored)]
    assert scored == [Scored(A, 3, 2, True, False)]


@pytest.mark.clause("S-P3")
def test_the_foundations_top_counts_as_before() -> None:
    state = play(table(A="0 0 0"), Pick(number("b28")))
    roof = placed("b28 F 0 0 2 mid_v mid_h")
    scored = [event for event in heard(state, roof) if isinstance(event, Scored)]
    assert not scored[0].doubled


@pytest.mark.clause("S-H2", "S-H3")
def test_how_the_hand_did_it_is_not_chosen_from_a_list() -> None:
    state = table(ROOF, A="0 0 2", hands="forgiving")
    hand = Hand(hold=1)
    for action in (Send(cell("0 0 0"), hand), Move(0, cell("0 0 0"), hand)):
        assert GAME.plain(action) in GAME.legal(state, A)
        assert GAME.refuse(state, A, action) is None
    assert GAME.plain(Shift(0, cell("1 1 2"), hand)) == Shift(0, cell("1 1 2"))
    assert GAME.plain(Pass()) == Pass()


@pytest.mark.clause("S-H3")
def test_hands_are_forgiving_unless_chosen() -> None:
    assert GAME.settle(2, {}) == {"hands": "forgiving"}
    assert [option.values for option in GAME.options(2)] == [("forgiving", "real", "calm")]
    with pytest.raises(BadOption):
        GAME.settle(2, {"hands": "shaky"})


@pytest.mark.clause("S-H3")
def test_without_the_simulator_only_the_calm_game_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("igroteka.games.skyscraper.options.find_spec", lambda _: None)
    assert GAME.settle(2, {}) == {"hands": "calm"}
    with pytest.raises(BadOption, match="simulator"):
        GAME.settle(2, {"hands": "real"})


@pytest.mark.clause("S-T1")
def test_whoever_can_only_move_is_not_idle() -> None:
    """All five are on the site, and this turn nothing more is taken up."""
    everybody = table("b21 F 0 0 2", A="0 0 2, 1 0 2, 0 1 2, 1 1 2, -1 0 0")
    state = replace(everybody, picks=MOST_PICKS)
    assert legal(state, Move)
    assert not is_idle(state, A)
