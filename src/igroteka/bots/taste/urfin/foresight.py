"""How a plan turns out: the marches played on, with hands that find about what they look for."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from igroteka.games.urfin.actions import Aimed, Throw
from igroteka.games.urfin.field import with_built
from igroteka.games.urfin.hands import ADULT_SHARE, BASIC_SHARE
from igroteka.games.urfin.limits import forbidden
from igroteka.games.urfin.marching import PIPS
from igroteka.games.urfin.parts import KIND_OF, NO_PART, PARTS, Counts, taken
from igroteka.games.urfin.rules import mover, throw
from igroteka.games.urfin.state import Built, Drawn, State
from igroteka.games.urfin.turns import end_build
from igroteka.kernel import Seat

from .aims import WANTED
from .fingers import CLASS_OF
from .pieces import Job

ACCURACY = 0.8


def built_so(state: State, jobs: Sequence[Job]) -> State:
    """The field with these jobs done; what is over lies open still."""
    field, left = state.field, [drawn.part for drawn in state.drawn]
    for job in jobs:
        for part in job.parts:
            left.remove(part)
        base = job.base
        if job.roof != NO_PART and base == NO_PART:
            base = next(one.base for one in field if one.cell == job.cell)
        field = with_built(field, Built(job.cell, base, job.roof, job.axis, job.wall))
    return replace(state, field=field, drawn=tuple(Drawn(part, Seat(0)) for part in left))


def marched(state: State, rng: Random) -> State:
    state = end_build(state, None)
    while state.stage == "march":
        state = throw(state, Throw(mover(state), rng.choice(PIPS)), None)
    return state


def drawn_again(state: State, rng: Random) -> State:
    """Open parts as a team would find them."""
    adult = state.settings.game == "adult"
    bag, parts = state.bag, []
    for sought in WANTED[: min(ADULT_SHARE if adult else BASIC_SHARE, sum(bag))]:
        part = found(bag, sought, rng.random() < ACCURACY, rng)
        bag = taken(bag, (part,))
        parts.append(part)
    kept = [part for part in parts if not forbidden(part, state.limit)]
    drawn = tuple(Drawn(part, Seat(0)) for part in kept)
    return replace(state, stage="build", bag=bag, drawn=drawn, hands=())


def found(bag: Counts, sought: Aimed, right: bool, rng: Random) -> int:
    """One of those sought, or just not; any where the bag has none such."""
    fit = [bag[part] * ((CLASS_OF[KIND_OF[part]] == sought) == right) for part in PARTS]
    return rng.choices(PARTS, fit if any(fit) else bag)[0]
