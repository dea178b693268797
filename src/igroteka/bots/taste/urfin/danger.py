"""How dangerous one soldier is: how surely, and how soon, it comes to the palace if nobody builds.

A soldier in the palace after so many marches is `HASTE` to that power; one that is shot is nothing.
"""

HASTE = 0.6
STEPS, PIPS = 3, 6

Cells = tuple[int, ...]


def walk(
    road: Cells,
    at: int,
    bumped: bool,
    covered: frozenset[int],
    obstacles: frozenset[int],
    slow: bool = False,
) -> tuple[float, list[int]]:
    """In the basic game there is one way to go: its danger, and where it will stand (U-M2–U-M4)."""
    danger, last = 1.0, len(road) - 1
    stands: list[int] = []
    broken = -1
    while True:
        danger *= HASTE
        left = STEPS
        if at + 1 != broken and road[at + 1] in obstacles:
            broken = at + 1
            if not bumped or slow:
                left = 0
        bumped = False
        while left:
            ahead = at + 1
            if ahead != broken and road[ahead] in obstacles:
                bumped = True
                break
            at, left = ahead, left - 1
            if at == last:
                return danger, stands
        stands.append(road[at])
        if road[at] in covered:
            return 0.0, stands


def odds_of_walking(
    road: Cells, at: int, bumped: bool, covered: frozenset[int], walls: frozenset[int]
) -> float:
    """In the adult game by the die: backwards from the palace (U-A2, U-A4)."""
    last = len(road) - 1
    worth = [0.0] * last + [1.0] * (PIPS + 1)
    if not walls or walls.isdisjoint(road[at + 1 : last]):
        window = float(PIPS)
        for place in range(last - 1, at, -1):
            if road[place] in covered:
                here = 0.0
            else:
                here = worth[place] = HASTE * window / PIPS
            window += here - worth[place + PIPS]
        return HASTE * window / PIPS
    return _past_walls(road, at, bumped, covered, walls, worth)


def _past_walls(
    road: Cells,
    at: int,
    bumped: bool,
    covered: frozenset[int],
    walls: frozenset[int],
    worth: list[float],
) -> float:
    last = len(road) - 1
    wall, beyond = last + PIPS + 1, last + PIPS + 1
    stopped, stopped_beyond = 0.0, 0.0
    for place in range(last - 1, at - 1, -1):
        if place + 1 <= last and road[place + 1] in walls:
            wall, beyond = place + 1, wall
            stopped_beyond = stopped
            free = HASTE * _landing(worth, place, beyond, stopped_beyond)
            if place == at:
                return free if bumped else _standing(free, road[place] in covered)
            stopped = 0.0 if road[place] in covered else free
            worth[place] = HASTE * stopped
            continue
        worth[place] = HASTE * _landing(worth, place, wall, stopped)
        if place > at and road[place] in covered:
            worth[place] = 0.0
    return worth[at]


def _standing(free: float, shot: bool) -> float:
    """It breaks the wall before it and may be shot meanwhile (U-M4)."""
    return 0.0 if shot else HASTE * free


def _landing(worth: list[float], place: int, wall: int, stopped: float) -> float:
    """By a throw from there; whoever would come as far as the wall stops before it."""
    far = place + PIPS
    if far < wall:
        return sum(worth[place + 1 : far + 1]) / PIPS
    return (sum(worth[place + 1 : wall]) + (far - wall + 1) * stopped) / PIPS


def visits(
    road: Cells, at: int, covered: frozenset[int], walls: frozenset[int]
) -> dict[int, float]:
    """By how much a shot at each cell would lessen the danger, one cell at a time."""
    last = len(road) - 1
    worth = [0.0] * last + [1.0] * (PIPS + 1)
    for place in range(last - 1, at, -1):
        worth[place] = HASTE * sum(worth[place + 1 : place + PIPS + 1]) / PIPS
        if road[place] in covered:
            worth[place] = 0.0
    coming = [0.0] * (last + PIPS + 1)
    coming[at] = 1.0
    found = {}
    for place in range(at, last):
        share = coming[place]
        if not share or (place > at and road[place] in covered):
            continue
        if place > at:
            found[road[place]] = share * worth[place]
        for pips in range(1, PIPS + 1):
            coming[place + pips] += share * HASTE / PIPS
            if road[min(place + pips + 1, last)] in walls:
                break
    return found
