"""What the cards of a hand have in common is worked out once, and the lists are the same."""

import os
from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from tests.seed import SEED

from igroteka.games.skyscraper.actions import Build, Pick, SkyscraperAction
from igroteka.games.skyscraper.deck import CARDS
from igroteka.games.skyscraper.idleness import MOST_PICKS
from igroteka.games.skyscraper.placing import has_placement
from igroteka.games.skyscraper.rules import Skyscraper
from igroteka.games.skyscraper.state import NONE, State
from igroteka.kernel import CHANCE, Seat, is_player, stream

from . import plain_placing

GAME = Skyscraper()
EARLY = 24  # while few slots are there some walls find a place and some do not
SITES = int(os.environ.get("SITES", "3"))
LOOKS = 0.25


def built(state: State, seat: Seat) -> list[Pick | Build]:
    """The moves that begin or end with a card, as the slow telling lists them."""
    held = (*state.cards[seat], *state.supports[seat])
    places = {card: list(plain_placing.placements(state, seat, card)) for card in held}
    found: list[Pick | Build] = []
    if state.picks < MOST_PICKS:
        found += [Pick(card) for card in held if card != state.picked and places[card]]
    if state.picked != NONE:
        found += [Build(pose, beams) for pose, beams in places[state.picked]]
    return found


def of_cards(legal: Sequence[SkyscraperAction]) -> list[Pick | Build]:
    return [move for move in legal if isinstance(move, Pick | Build)]


@pytest.mark.clause("S-B2", "S-B7")
def test_cards_with_other_beams_or_another_stance_are_judged_apart() -> None:
    differ, rng = False, stream("apart")
    state = GAME.start(2, GAME.settle(2, {"hands": "calm"}))
    for _ in range(EARLY):
        (seat,) = GAME.active(state)
        if is_player(seat):
            fits = {card: has_placement(state, seat, card) for card in range(len(CARDS))}
            alone = (bool(list(plain_placing.placements(state, seat, card))) for card in fits)
            assert list(fits.values()) == list(alone)
            walls = {fits[card] for card in fits if CARDS[card].stance == "upright"}
            differ = differ or len(walls) > 1
        chance = seat == CHANCE
        action = GAME.draw(state, rng) if chance else rng.choice(GAME.legal(state, seat))
        state = GAME.apply(state, seat, action)
    assert differ


@pytest.mark.clause("S-B1", "S-B7", "S-H3")
@pytest.mark.parametrize("number", range(SITES))
def test_a_hand_finds_the_places_that_each_card_finds_alone(number: int) -> None:
    rng = stream("plot", SEED, number)
    seats = rng.randint(*GAME.seats)
    state, looked = GAME.start(seats, GAME.settle(seats, {"hands": "calm"})), 0
    while active := GAME.active(state):
        seat = active[0]
        if seat == CHANCE:
            state = GAME.apply(state, seat, GAME.draw(state, rng))
            continue
        legal = GAME.legal(state, seat)
        if is_player(seat) and state.stage != "put" and rng.random() < LOOKS:
            looked += 1
            for here in (state, replace(state, hands="real")):  # there nothing is too heavy
                assert of_cards(GAME.legal(here, seat)) == built(here, seat)
        state = GAME.apply(state, seat, rng.choice(legal))
    assert looked
