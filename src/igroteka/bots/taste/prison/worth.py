"""What a position of Prison is worth to a side: points made, and points that seem to come."""

from collections.abc import Sequence

from igroteka.games.prison.classes import BUILDS, Class, Kind
from igroteka.games.prison.floor.dungeon import BLUE as BLUE_LINE
from igroteka.games.prison.floor.dungeon import WIDTH
from igroteka.games.prison.floor.dungeon import YELLOW as YELLOW_LINE
from igroteka.games.prison.npcs import NPCS, Goal, Npc
from igroteka.games.prison.state import IN_BAG, NONE, OFF_FLOOR, YELLOW, Figure, State
from igroteka.games.prison.tasks import CallUp, OpenRoom

from .lanes import gait_of, lane
from .starters import FIRST_GOALS, NEAR
from .weights import WEIGHTS, Prices, Weights

FAR_LINE = (BLUE_LINE, YELLOW_LINE)
SHARP = 0.8

# Row, column, how far it can come and still strike, strength.
Threat = tuple[int, int, int, int]


def strides(npc: Npc) -> int:
    """How far it can come and still strike, walls or not; 0 if it has no mind to."""
    for aim in npc.goals[:FIRST_GOALS]:
        if aim.goal in (Goal.COMBAT, Goal.PUSH):
            return min(9, BUILDS[npc.kind].speed * (aim.ap - 1)) + 1
    return 0


def exit_ap(npc: Npc) -> int:
    return next((aim.ap for aim in npc.goals if aim.goal == Goal.EXIT), NONE)


STRIDES = tuple(map(strides, NPCS))
EXIT_AP = tuple(map(exit_ap, NPCS))


def chance(points: float) -> float:
    """Of winning, by the points ahead: between 0 and 1."""
    return float(1 / (1 + 2.718281828 ** (-SHARP * points)))


def score(state: State, side: int, by: Weights = WEIGHTS) -> float:
    """In points ahead; what is over is decided by whoever won."""
    if state.result:
        won = (0 in state.result.winners) == (side == YELLOW)
        return 9.0 if won else -9.0
    prices = by.prices
    ours, theirs = state.points[side], state.points[1 - side]
    threats = [threat_of(figure) for figure in state.figures if is_threat(figure)]
    opened = being_opened(state)
    hopes = sum(
        hope(state, figure, side, opened, threats, by)
        for figure in state.figures
        if figure.square >= IN_BAG
    )
    calls = sum(isinstance(task, CallUp) for task in state.agenda)
    pressing = prices.called_up * calls
    return ours - theirs + hopes - pressing + hand(state, side, prices) + prices.ap * state.ap


def hope(
    state: State,
    figure: Figure,
    side: int,
    opened: int,
    threats: Sequence[Threat],
    by: Weights,
) -> float:
    mine, prices = figure.side == side, by.prices
    if figure.square == IN_BAG:
        return prices.in_bag if mine else -prices.npc_in_bag
    if figure.wounded:
        return lying(state, figure, mine, prices)
    ahead = ap_ahead(state, figure, opened)
    if figure.npc != NONE:
        return -leaves(figure.npc, ahead, prices)
    value = float(prices.exit * prices.fades**ahead)
    if not mine:
        return -value
    return value + held(state, figure, by) - danger(figure, threats, prices)


def is_threat(figure: Figure) -> bool:
    return (
        figure.npc != NONE
        and not figure.wounded
        and figure.square >= OFF_FLOOR
        and STRIDES[figure.npc] > 0
    )


def threat_of(figure: Figure) -> Threat:
    row, column = divmod(figure.square, WIDTH)
    return row, column, STRIDES[figure.npc], BUILDS[figure.kind].strength


def danger(figure: Figure, threats: Sequence[Threat], prices: Prices) -> float:
    """What NPC with a mind to fight could come and do to one who stands there."""
    row, column = divmod(figure.square, WIDTH)
    own, whole = BUILDS[figure.kind].strength, 0.0
    for there, across, strides, strength in threats:
        if abs(row - there) + abs(column - across) <= strides:
            whole += max(0.1, 0.5 + prices.per_strength * (strength - own))
    return prices.danger * min(1.0, whole)


def way_out(state: State, figure: Figure) -> float:
    """In AP."""
    return ap_ahead(state, figure, being_opened(state))


def ap_ahead(state: State, figure: Figure, opened: int) -> float:
    far = lane(state.dungeon, FAR_LINE[figure.side], gait_of(figure.kind), opened)
    return far[figure.square] / BUILDS[figure.kind].speed


def being_opened(state: State) -> int:
    """The room whose card is turned next, or NONE."""
    task = state.agenda[0] if state.agenda else None
    return task.place if isinstance(task, OpenRoom) else NONE


def leaves(npc: int, ahead: float, prices: Prices) -> float:
    """The nearer its line, the likelier; at once if its card has the AP for it."""
    ap = EXIT_AP[npc]
    if ap == NONE:
        return prices.npc_without_exit
    return float(prices.exit * prices.npc_fades ** max(0.0, ahead - ap))


def lying(state: State, figure: Figure, mine: bool, prices: Prices) -> float:
    near = within_reach(state, figure)
    if mine:
        return prices.wounded - (prices.exposed if near else 0.0)
    return prices.bleeding if near else 0.1


def within_reach(state: State, figure: Figure) -> bool:
    """Of somebody of the other side who stands."""
    row, column = divmod(figure.square, WIDTH)
    for other in state.figures:
        if other.side == figure.side or other.wounded or other.square < OFF_FLOOR:
            continue
        there, across = divmod(other.square, WIDTH)
        if abs(row - there) + abs(column - across) <= NEAR:
            return True
    return False


def held(state: State, figure: Figure, by: Weights) -> float:
    if figure.thing == NONE:
        return 0.0
    kind = state.things[figure.thing].kind
    if kind == Kind.FIREBALL and figure.kind == Class.WIZARD:
        return by.prices.wizard_with_wand
    return by.held.worth(kind)


def hand(state: State, side: int, prices: Prices) -> float:
    own = state.cards[side]
    cards = sum(prices.card + prices.strength_of_card * value for value in own.fights)
    return cards + prices.jump * own.jumps
