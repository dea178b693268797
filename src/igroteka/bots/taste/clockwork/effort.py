"""How far a seat is from escaping: the turns its cheapest combination still costs (C-W2, C-W3)."""

from collections.abc import Iterable
from math import exp, log

from igroteka.games.clockwork.cards import AIRSHIP, CODE, FLYING, FUEL, PARTS, POWER

from .prices import Prices

# How much a second-best plan counts; a set beside the nearest one, then the other combination.
SET_DOUBT, PLAN_DOUBT = 1.2, 1.0
LEAST = 0.05

SPANS = {number: slice(PARTS[number][0], PARTS[number][-1] + 1) for number in (*FLYING, *CODE)}
AIRSHIP_SPAN = slice(PARTS[AIRSHIP][0], PARTS[AIRSHIP][-1] + 1)


def effort(own: Prices, laid: tuple[int, ...]) -> float:
    machines = nearest(own, FLYING, laid) + nearest(own, CODE, laid) + own[FUEL]
    airship = sum(own[AIRSHIP_SPAN], 0.0) + own[POWER]
    return max(LEAST, soft_least((machines, airship), PLAN_DOUBT))


def nearest(own: Prices, kind: tuple[int, ...], laid: tuple[int, ...]) -> float:
    for number in laid:
        if number in kind:
            return 0.0
    costs = [sum(own[SPANS[number]], 0.0) for number in kind]
    return max(LEAST, soft_least(costs, SET_DOUBT))


def soft_least(costs: Iterable[float], doubt: float) -> float:
    """A little less than the least, the closer the others come to it."""
    costs = tuple(costs)
    least = min(costs)
    return least - doubt * log(sum([exp((least - cost) / doubt) for cost in costs]))


def with_card(own: Prices, laid: tuple[int, ...], card: int) -> float:
    """The effort left once that card is had."""
    was, own[card] = own[card], 0.0
    left = effort(own, laid)
    own[card] = was
    return left


def wanted(own: Prices, laid: tuple[int, ...], price: float) -> bool:
    """Whether a card to be had at that price belongs to what the seat is nearest to."""
    spans = [least_span(own, kind) for kind in (FLYING, CODE) if not any(s in kind for s in laid)]
    machines = own[FUEL] + sum([sum(own[span], 0.0) for span in spans])
    if sum(own[AIRSHIP_SPAN], 0.0) + own[POWER] < machines:
        return price in own[AIRSHIP_SPAN] or own[POWER] == price
    return own[FUEL] == price or any(price in own[span] for span in spans)


def least_span(own: Prices, kind: tuple[int, ...]) -> slice:
    costs = [sum(own[SPANS[number]], 0.0) for number in kind]
    return SPANS[kind[costs.index(min(costs))]]
