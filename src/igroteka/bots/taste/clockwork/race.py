"""How far a seat is from escaping: the turns its cheapest combination still costs (C-W2, C-W3)."""

from math import exp, log

from igroteka.games.clockwork.cards import AIRSHIP, CODE, FLYING, FUEL, PARTS, POWER, SET_OF

from .prices import Prices
from .sight import SPANS
from .weights import Doubt

LEAST = 0.05

IS_FLYING = tuple(number in FLYING for number in range(len(PARTS)))
IS_CODE = tuple(number in CODE for number in range(len(PARTS)))
NEVER = 1e-300
FAR_APART = 8.0


class Race:
    """Sums over the sets of each kind are kept, so that one card more or less is soon counted."""

    __slots__ = (
        "close",
        "code",
        "costs",
        "doubt",
        "flying",
        "fuel",
        "prices",
        "ship",
        "turns",
        "weights",
    )

    def __init__(self, own: Prices, laid: tuple[int, ...], doubt: Doubt) -> None:
        self.doubt, self.close = doubt, exp(-LEAST / doubt.sets)
        self.prices, self.fuel = own, own[FUEL]
        self.costs = [sum(own[span]) for span in SPANS]
        self.weights = [exp(-cost / doubt.sets) for cost in self.costs]
        self.flying = self.nearness(FLYING, laid)
        self.code = self.nearness(CODE, laid)
        self.ship = self.costs[AIRSHIP] + own[POWER]
        self.turns = self.together(self.flying, self.code, self.fuel, self.ship)

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
            return self.together(
                self.moved(self.flying, number, more), self.code, self.fuel, self.ship
            )
        if IS_CODE[number]:
            if self.code is None:
                return self.turns
            return self.together(
                self.flying, self.moved(self.code, number, more), self.fuel, self.ship
            )
        if card == FUEL:
            return self.together(self.flying, self.code, price, self.ship)
        if number == AIRSHIP or card == POWER:
            return self.together(self.flying, self.code, self.fuel, self.ship + more)
        return self.turns

    def moved(self, nearness: float, number: int, more: float) -> float:
        rest = max(0.0, nearness - self.weights[number])
        return rest + exp(-(self.costs[number] + more) / self.doubt.sets)

    def together(self, flying: float | None, code: float | None, fuel: float, ship: float) -> float:
        """A flying machine, a code breaker and fuel, or the airship and power; a little less than
        the nearer of the two, the closer the other comes to it."""
        plans, machines = self.doubt.plans, fuel
        if flying is not None:
            machines += self.away(flying)
        if code is not None:
            machines += self.away(code)
        nearer, further = (machines, ship) if machines < ship else (ship, machines)
        if further - nearer < FAR_APART:
            nearer -= plans * log(1 + exp((nearer - further) / plans))
        return max(LEAST, nearer)

    def away(self, nearness: float) -> float:
        """In turns, of all sets of a kind together."""
        return -self.doubt.sets * log(nearness + NEVER) if nearness < self.close else LEAST
