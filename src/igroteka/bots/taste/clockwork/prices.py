"""How dear a card is: about as many turns as it takes to get it from where it lies."""

from igroteka.games.clockwork.cards import SCRAP

from .sight import Sight

LOST = 60.0


class Tariff:
    """The prices of a phase of the game; of several places where a card may be, the cheapest."""

    def __init__(self, pool: float, held: float, found: float) -> None:
        self.pool, self.held, self.found = pool, held, found


ON_THE_TRACK = Tariff(pool=6.0, held=4.2, found=2.2)
# In the end phase nobody walks any more.
AT_THE_TOWERS = Tariff(pool=4.2, held=2.8, found=1.5)

# What each card costs a seat, by its number; 0 is what it has.
Prices = list[float]


def tariff(sight: Sight) -> Tariff:
    return AT_THE_TOWERS if sight.state.ending else ON_THE_TRACK


def prices(sight: Sight) -> Prices:
    asked = tariff(sight)
    own = [asked.pool if copies > 0 else LOST for copies in sight.unknown]
    for card, _, _ in sight.facts:
        own[card] = min(own[card], asked.held)
    for card in sight.seen:
        own[card] = asked.found
    for card in sight.hand:
        own[card] = 0.0
    own[0] = own[SCRAP] = LOST
    return own
