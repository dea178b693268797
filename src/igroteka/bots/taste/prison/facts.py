"""What bears on a side's chance beside the points that seem to come."""

from igroteka.games.prison.icons import hardness
from igroteka.games.prison.state import IN_BAG, NONE, OFF_FLOOR, State

TO_WIN, TURNS, FOUR, HAND, LEVELS = 5, 20, 4, 6, 6


def facts(state: State, side: int) -> tuple[float, ...]:
    """Points, how late it is, whose turn it is, who stands, lies and is still to come."""
    mine = [one for one in state.figures if one.side == side and one.npc == NONE]
    theirs = [one for one in state.figures if one.side != side]
    return (
        hardness(state.level) / LEVELS,
        state.points[side] / TO_WIN,
        state.points[1 - side] / TO_WIN,
        state.turn / TURNS,
        float(state.cycle > 1),
        float(state.side == side),
        sum([one.square >= OFF_FLOOR and not one.wounded for one in mine]) / FOUR,
        sum([one.wounded for one in mine]) / FOUR,
        sum([one.square == IN_BAG for one in mine]) / FOUR,
        sum([one.square >= OFF_FLOOR and not one.wounded for one in theirs]) / FOUR,
        sum([one.square == IN_BAG for one in theirs]) / FOUR,
        len(state.cards[side].fights) / HAND,
        len(state.upright) / FOUR,
    )
