"""What a position of Prison is worth to a side: points made, and points that seem to come."""

from igroteka.games.prison.classes import BUILDS, Class, Kind
from igroteka.games.prison.floor import BLUE as BLUE_LINE
from igroteka.games.prison.floor import WIDTH
from igroteka.games.prison.floor import YELLOW as YELLOW_LINE
from igroteka.games.prison.npcs import NPCS, Goal, Npc
from igroteka.games.prison.state import IN_BAG, NONE, OFF_FLOOR, YELLOW, Figure, State
from igroteka.games.prison.tasks import CallUp, OpenRoom

from . import prices
from .lanes import gait_of, lane

FAR_LINE = (BLUE_LINE, YELLOW_LINE)
SHARP = 0.8


def chance(points: float) -> float:
    """Of winning, by the points ahead: between 0 and 1."""
    return float(1 / (1 + 2.718281828 ** (-SHARP * points)))


def score(state: State, side: int) -> float:
    """In points ahead; what is over is decided by whoever won."""
    if state.result:
        won = (0 in state.result.winners) == (side == YELLOW)
        return 9.0 if won else -9.0
    ours, theirs = state.points[side], state.points[1 - side]
    hopes = sum(hope(state, figure, side) for figure in state.figures if figure.square >= IN_BAG)
    calls = sum(isinstance(task, CallUp) for task in state.agenda)
    pressing = prices.CALLED_UP * calls
    return ours - theirs + hopes - pressing + hand(state, side) + prices.AP * state.ap


def hope(state: State, figure: Figure, side: int) -> float:
    mine = figure.side == side
    if figure.square == IN_BAG:
        return prices.IN_BAG if mine else -prices.NPC_IN_BAG
    if figure.wounded:
        return lying(state, figure, mine)
    ahead = way_out(state, figure)
    if figure.npc != NONE:
        return -leaves(NPCS[figure.npc], ahead)
    value = float(prices.EXIT * prices.FADES**ahead)
    if not mine:
        return -value
    return value + held(state, figure) - danger(state, figure)


def danger(state: State, figure: Figure) -> float:
    """What NPC with a mind to fight could come and do to one who stands there."""
    row, column = divmod(figure.square, WIDTH)
    own, threat = BUILDS[figure.kind].strength, 0.0
    for other in state.figures:
        if other.npc == NONE or other.wounded or other.square < OFF_FLOOR:
            continue
        there, across = divmod(other.square, WIDTH)
        away = abs(row - there) + abs(column - across)
        if away <= strides(other):
            threat += max(0.1, 0.5 + prices.PER_STRENGTH * (BUILDS[other.kind].strength - own))
    return prices.DANGER * min(1.0, threat)


def strides(other: Figure) -> int:
    """How far it can come and still strike, walls or not."""
    for aim in NPCS[other.npc].goals[: prices.FIRST_GOALS]:
        if aim.goal in (Goal.COMBAT, Goal.PUSH):
            return min(9, BUILDS[other.kind].speed * (aim.ap - 1)) + 1
    return 0


def way_out(state: State, figure: Figure) -> float:
    """In AP."""
    far = lane(state.dungeon, FAR_LINE[figure.side], gait_of(figure.kind), being_opened(state))
    return far[figure.square] / BUILDS[figure.kind].speed


def being_opened(state: State) -> int:
    """The room whose card is turned next, or NONE."""
    task = state.agenda[0] if state.agenda else None
    return task.place if isinstance(task, OpenRoom) else NONE


def leaves(npc: Npc, ahead: float) -> float:
    """The nearer its line, the likelier; at once if its card has the AP for it."""
    ap = next((aim.ap for aim in npc.goals if aim.goal == Goal.EXIT), NONE)
    if ap == NONE:
        return prices.NPC_WITHOUT_EXIT
    return float(prices.EXIT * prices.NPC_FADES ** max(0.0, ahead - ap))


def lying(state: State, figure: Figure, mine: bool) -> float:
    near = within_reach(state, figure)
    if mine:
        return prices.WOUNDED - (prices.EXPOSED if near else 0.0)
    return prices.BLEEDING if near else 0.1


def within_reach(state: State, figure: Figure) -> bool:
    """Of somebody of the other side who stands."""
    row, column = divmod(figure.square, WIDTH)
    for other in state.figures:
        if other.side == figure.side or other.wounded or other.square < OFF_FLOOR:
            continue
        there, across = divmod(other.square, WIDTH)
        if abs(row - there) + abs(column - across) <= prices.NEAR:
            return True
    return False


def held(state: State, figure: Figure) -> float:
    if figure.thing == NONE:
        return 0.0
    kind = state.things[figure.thing].kind
    if kind == Kind.FIREBALL and figure.kind == Class.WIZARD:
        return prices.WIZARD_WITH_WAND
    return prices.HELD[kind]


def hand(state: State, side: int) -> float:
    own = state.cards[side]
    cards = sum(prices.CARD + prices.STRENGTH_OF_CARD * value for value in own.fights)
    return cards + prices.JUMP * own.jumps
