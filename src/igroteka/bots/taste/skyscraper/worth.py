"""What a position is worth to a seat: points, promise, workers, the five for the top floors."""

from collections.abc import Sequence
from math import exp, log

from igroteka.games.skyscraper.builders import is_lost, reached
from igroteka.games.skyscraper.ending import playing, workers_by_floor
from igroteka.games.skyscraper.moving import floor_number
from igroteka.games.skyscraper.scoring import standing_scores
from igroteka.games.skyscraper.state import State
from igroteka.kernel import Seat

from .offers import TURN, promise, prospects
from .weights import WEIGHTS, Prices

TIE_BREAK = 0.001


def chance(
    state: State,
    seat: Seat,
    others: Sequence[State] = (),
    slip: float = 0.0,
    prices: Prices = WEIGHTS.prices,
) -> float:
    """Between 0, lost, and 1, won; in `others` the hands of the other seats are imagined.

    `slip` is how many points better it seems than it is.
    """
    if state.result:
        won = state.result.worth(seat)
        return won + TIE_BREAK * (lead(state.scores, seat, tuple(range(state.seats))) / 100)
    ahead = margin(state, seat, others, prices) + slip
    scale = (prices.lead + prices.lead_a_card * cards_to_come(state)) / log(3)
    return 1 / (1 + exp(-max(-60.0, min(60.0, ahead / scale))))


def margin(
    state: State,
    seat: Seat,
    others: Sequence[State] = (),
    prices: Prices = WEIGHTS.prices,
) -> float:
    """Points ahead of the best of the others, half of them, and of all, the other half."""
    if state.out[seat]:
        return -100.0
    values = [value(state, one, seat, others, prices) for one in range(state.seats)]
    return lead(values, seat, playing(state))


def lead(values: Sequence[float], seat: Seat, seats: Sequence[int]) -> float:
    rivals = [values[other] for other in seats if other != seat]
    if not rivals:
        return values[seat]
    return values[seat] - (max(rivals) + sum(rivals) / len(rivals)) / 2


def value(state: State, one: int, seat: Seat, others: Sequence[State], prices: Prices) -> float:
    if state.out[one]:
        return -40.0
    points = standing_scores(state)[one] - prices.card * len(state.cards[one])
    points += crew(state, one, prices) + top(state, one, prices)
    if one != seat:
        return points + reply(state, Seat(one), others, prices)
    return points + promise(state, seat, prices)


def crew(state: State, one: int, prices: Prices = WEIGHTS.prices) -> float:
    """Workers who can be moved, the higher the better, and those shut in."""
    found = 0.0
    for worker in state.workers:
        if worker.seat != one or worker.cell is None:
            continue
        if is_lost(state.building, worker):
            found -= prices.lost
        else:
            up = max(0, floor_number(state.building, worker.cell))
            found += prices.worker + prices.floor * up
    return found


def top(state: State, one: int, prices: Prices) -> float:
    """The five for the highest floors, as surely as the end is near."""
    near = max(0.0, 1 - cards_to_come(state) / prices.top_from)
    return prices.top * near if near and topmost(state) == one else 0.0


def topmost(state: State) -> int | None:
    """Who has most workers on the highest floor that decides (S-E2)."""
    seats, counts = list(playing(state)), workers_by_floor(state)
    for floor in sorted(counts, reverse=True):
        most = max(counts[floor][seat] for seat in seats)
        seats = [seat for seat in seats if counts[floor][seat] == most]
        if len(seats) == 1:
            return seats[0]
    return None


def cards_to_come(state: State) -> int:
    """Until somebody has built the last."""
    return min((len(state.cards[seat]) for seat in playing(state)), default=0)


def reply(state: State, other: Seat, worlds: Sequence[State], prices: Prices) -> float:
    """What another could build in a turn with the cards it may hold."""
    if not worlds:
        return 0.0
    reach = reached(state, other)
    found = 0.0
    for world in worlds:
        found += prospects(state.building, reach, world.cards[other]).turn(TURN)
    return prices.reply * found / len(worlds)
