"""What a turn leads to, tried out: everybody answers it quickly, then comes the own next turn."""

from igroteka.games.skyscraper.ending import playing
from igroteka.games.skyscraper.state import State
from igroteka.kernel import Seat

from .deeds import Deed
from .plan import Care, ways
from .weights import Weights
from .worth import chance

QUICK = Care(builds=3, beam=1, depth=3)


def future(before: State, after: State, seat: Seat, by: Weights, seems: float) -> float:
    """The chance when that seat has made its next turn, too; it `seems` so many points better."""
    last = before.turns + len(playing(before))
    while not after.result and after.turns <= last:
        found = turn_made(after, QUICK, by)
        if found is None:
            break
        after = found
    return chance(after, seat, slip=seems, prices=by.prices)


def turn_made(state: State, care: Care, by: Weights) -> State | None:
    """The best turn that whoever is at turn finds; None where nothing can be done."""
    mover = Seat(state.turn)

    def judge(done: tuple[Deed, ...]) -> float:
        return chance(done[-1].after, mover, prices=by.prices)

    found = ways(state, mover, care, judge)
    return found[0].after if found else None
