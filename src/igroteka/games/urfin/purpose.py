"""What wins in Urfin, and how the team stands."""

from igroteka.kernel import Words

from .view import View


def purpose(view: View) -> Words:
    soldiers = len(view.soldiers)
    if view.puzzle:
        turns = {"turn": max(view.turn, 1), "turns": view.last_turn}
        return Words("urfin-purpose-puzzle", {"soldiers": soldiers, **turns})
    return Words("urfin-purpose-home", {"soldiers": soldiers, "steps": steps_left(view)})


def steps_left(view: View) -> int:
    """Of the soldier who is nearest to the palace; 0 if there is none."""
    long = {road.number: len(road.cells) - 1 for road in view.map.roads}
    return min((long[soldier.road] - soldier.index for soldier in view.soldiers), default=0)
