"""Whether a goal can be achieved, and how at least cost, looking no further than it must (P-9.18).

What a walker's horizon rules out is not searched; and once something is found than which nothing
could stand higher on the list, dearer ways are not.
"""

from igroteka.games.prison.classes import Kind
from igroteka.games.prison.figures.scene import carries
from igroteka.games.prison.npcs import Goal

from .goals import SEEK, beside_friends
from .objects import errand_for
from .plans import Plan, cheapest
from .push import PUSH_AP
from .reach import Reach
from .sites import Site
from .targets import may_burn

CLOSING = {
    Goal.COMBAT: 1,
    Goal.REVEAL: 1,
    Goal.BREAK: 1,
    Goal.OPEN: 1,
    Goal.HEAL: 1,
    Goal.PUSH: PUSH_AP,
}


def achieved(reach: Reach, goal: Goal, ap: int) -> list[Plan]:
    """What `cheapest` says of all plans for that goal."""
    reach.ask(ap - CLOSING.get(goal, 0))
    if goal is Goal.TAKE and fires(reach):
        reach.ask(ap - 1)
    hopes = [
        (site.rank, at) for site in reach.sites(goal) if (at := soonest(reach, site, ap)) <= ap
    ]
    if not hopes:
        return []
    best, first = min(hopes)
    if goal is Goal.REGROUP and stands_beside(reach, best):
        return []
    if goal is Goal.COMBAT and carries(reach.state, reach.number, Kind.BOW):
        first = ap  # a shot from afar goes before a blow nearby (P-10.4)
    plans: list[Plan] = []
    for within in range(first, ap + 1):
        # where nothing was found before only what is new has to be looked at
        reach.last_only = within > first and not plans and goal is not Goal.REGROUP
        plans = cheapest(SEEK[goal](reach, within), within)
        if plans and plans[0].rank <= best:
            break
    reach.last_only = False
    return plans


def fires(reach: Reach) -> bool:
    return errand_for(reach.state, reach.number) is None and may_burn(reach.state, reach.number)


def soonest(reach: Reach, site: Site, ap: int) -> int:
    """The AP with which the goal may be closed there at best; more than it has if it can't."""
    for spent in range(min(ap - site.closing, reach.ap) + 1):
        rim = reach.horizon.rim(spent)
        if site.squares & (rim.passed if site.passing else rim.stops):
            return spent + site.closing
    return ap + 1


def stands_beside(reach: Reach, best: int) -> bool:
    """A friend than whom none could be higher; then it need not go anywhere (P-9.9)."""
    here = (plan for plan in beside_friends(reach, 0) if plan.stay.is_start)
    return any(plan.rank == best for plan in here)
