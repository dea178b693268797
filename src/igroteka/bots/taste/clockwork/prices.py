"""How dear a card is: about as many turns as it takes to get it from where it lies."""

from igroteka.games.clockwork.cards import SCRAP

from .sight import Sight
from .weights import Tariff, Weights

LOST = 60.0


# What each card costs a seat, by its number; 0 is what it has.
Prices = list[float]


def tariff(sight: Sight, by: Weights) -> Tariff:
    """In the end phase nobody walks any more."""
    return by.towers if sight.state.ending else by.track


def prices(sight: Sight, asked: Tariff) -> Prices:
    own = [asked.pool if copies > 0 else LOST for copies in sight.unknown]
    for card, _, _ in sight.facts:
        own[card] = min(own[card], asked.held)
    for card in sight.seen:
        own[card] = asked.found
    for card in sight.hand:
        own[card] = 0.0
    own[0] = own[SCRAP] = LOST
    return own
