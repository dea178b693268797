"""How far a seat is from escaping: the turns its cheapest combination still costs (C-W2, C-W3)."""

from math import exp, log

from igroteka.games.clockwork.cards import AIRSHIP, CODE, FLYING, FUEL, PARTS, POWER, SET_OF

from .prices import Prices
from .sight import SPANS

# How much a second-best plan counts; a set beside the nearest one, then the other combination.
SET_DOUBT, PLAN_DOUBT = 1.2, 1.0
LEAST = 0.05

IS_FLYING = tuple(number in FLYING for number in range(len(PARTS)))
IS_CODE = tuple(number in CODE for number in range(len(PARTS)))
NEVER = 1e-300
CLOSE = exp(-LEAST / SET_DOUBT)
FAR_APART = 8.0


class Race:
    """Sums over the sets of each kind are kept, so that one card more or less is soon counted."""

    __slots__ = ("code", "costs", "flying", "fuel", "prices", "ship", "turns", "weights")

    def __init__(self, own: Prices, laid: tuple[int, ...]) -> None:
        self.prices, self.fuel = own, own[FUEL]
        self.costs = [sum(own[span]) for span in SPANS]
        self.weights = [exp(-cost / SET_DOUBT) for cost in self.costs]
        self.flying = self.nearness(FLYING, laid)
        self.code = self.nearness(CODE, laid)
        self.ship = self.costs[AIRSHIP] + own[POWER]
        self.turns = together(self.flying, self.code, self.fuel, self.ship)

    def nearness(self, kind: tuple[int, ...], laid: tuple[int, ...]) -> float | None:
        """Of all sets of a kind together; None if one is laid already."""
        for number in laid:
            if number in kind:
                return None
        return sum([self.weights[number] for number in kind])

    def at_price(self, card: int, price: float) -> float:
        """The turns left if that card cost so much."""
        more = price - self.prices[card]
        if not more:
            return self.turns
        number = SET_OF[card]
        if IS_FLYING[number]:
            if self.flying is None:
                return self.turns
            return together(self.moved(self.flying, number, more), self.code, self.fuel, self.ship)
        if IS_CODE[number]:
            if self.code is None:
                return self.turns
            return together(self.flying, self.moved(self.code, number, more), self.fuel, self.ship)
        if card == FUEL:
            return together(self.flying, self.code, price, self.ship)
        if number == AIRSHIP or card == POWER:
            return together(self.flying, self.code, self.fuel, self.ship + more)
        return self.turns

    def moved(self, nearness: float, number: int, more: float) -> float:
        rest = max(0.0, nearness - self.weights[number])
        return rest + exp(-(self.costs[number] + more) / SET_DOUBT)


def together(flying: float | None, code: float | None, fuel: float, ship: float) -> float:
    """A flying machine, a code breaker and fuel, or the airship and power; a little less than the
    nearer of the two, the closer the other comes to it."""
    machines = fuel
    if flying is not None:
        machines += -SET_DOUBT * log(flying + NEVER) if flying < CLOSE else LEAST
    if code is not None:
        machines += -SET_DOUBT * log(code + NEVER) if code < CLOSE else LEAST
    nearer, further = (machines, ship) if machines < ship else (ship, machines)
    if further - nearer < FAR_APART:
        nearer -= PLAN_DOUBT * log(1 + exp((nearer - further) / PLAN_DOUBT))
    return max(LEAST, nearer)
