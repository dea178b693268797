"""Building by a plan: each seat does its own jobs, those whose base or wall it drew itself."""

from collections.abc import Sequence

from msgspec import Struct

from igroteka.bots.marks import mark
from igroteka.games.urfin.actions import Done, Grab, Put, PutBack, UrfinAction
from igroteka.games.urfin.building import MOST_GRABS, grabbed_by
from igroteka.games.urfin.field import built_at
from igroteka.games.urfin.parts import IS_ROOF, NO_PART
from igroteka.games.urfin.rules import Urfin
from igroteka.games.urfin.state import State
from igroteka.kernel import Seat
from igroteka.match import Choice

from .pieces import Job
from .plan import Care, plan

URFIN = Urfin()

# Jobs, each with the seat whose it is.
Planned = tuple[tuple[Seat, Job], ...]


class Blueprint(Struct, frozen=True):
    """One seat's plan of a turn: two who build at once do not change each other's mind."""

    turn: str
    jobs: Planned


class Builder:
    """Who `helps` does the jobs of others too, once the own are done: whoever asks for a hint."""

    def __init__(self, care: Care, helps: bool = False) -> None:
        self.care = care
        self.helps = helps

    def build(self, state: State, seat: Seat, memo: Blueprint | None) -> Choice:
        kept = self.recalled(state, memo)
        step = self.next_step(state, seat, kept.jobs)
        if step is None and any(not is_done(state, job) for _, job in kept.jobs):
            kept = Blueprint(kept.turn, self.planned(state, free_parts(state, seat)))
            step = self.next_step(state, seat, kept.jobs)
        if step is None:
            step = Done() if grabbed_by(state, seat) is None else PutBack()
        return Choice(step, kept, self.then_put(state, seat, step, kept.jobs))

    def next_step(self, state: State, seat: Seat, planned: Planned) -> UrfinAction | None:
        """The next move of the first job that is this seat's, or of one who has left it."""
        mine = [job for owner, job in planned if owner == seat or owner in state.done]
        if self.helps:
            mine += [job for owner, job in planned if job not in mine]
        return next_of(state, seat, mine)

    def then_put(
        self, state: State, seat: Seat, step: UrfinAction, planned: Planned
    ) -> tuple[UrfinAction, ...]:
        """What is grabbed is put: one thought; and so is another part in place of the one held."""
        if not isinstance(step, Grab | PutBack):
            return ()
        after = URFIN.apply(state, seat, step)
        then = self.next_step(after, seat, planned)
        if not isinstance(then, Put if isinstance(step, Grab) else Grab):
            return ()
        return (then, *self.then_put(after, seat, then, planned))

    def recalled(self, state: State, memo: Blueprint | None) -> Blueprint:
        now = build_step(state)
        if memo is not None and memo.turn == now:
            return memo
        return Blueprint(now, self.planned(state, [one.part for one in state.drawn]))

    def planned(self, state: State, parts: Sequence[int]) -> Planned:
        """Each job with the seat that drew its base or wall; of a base on the field, its roof."""
        owners = [(drawn.part, drawn.seat) for drawn in state.drawn]
        told = []
        for job in plan(state, parts, self.care):
            own = next(one for one in owners if one[0] == job.parts[0])
            owners.remove(own)
            told.append((own[1], job))
        return tuple(told)


def build_step(state: State) -> str:
    """What stays the same while a team builds, and only then."""
    return mark((state.turn, state.soldiers, state.bag))


def free_parts(state: State, seat: Seat) -> list[int]:
    return [drawn.part for drawn in state.drawn if drawn.by in (None, seat)]


def next_of(state: State, seat: Seat, mine: Sequence[Job]) -> UrfinAction | None:
    """The next move of the first of these jobs that can be gone on with."""
    held = grabbed_by(state, seat)
    for job in mine:
        if is_done(state, job):
            continue
        part = due(state, job)
        if part is None:
            continue
        if held is not None and held.part == part:
            return Put(job.cell, job.axis if IS_ROOF[part] else "")
        if held is None and part in free_parts(state, seat) and state.grabs[seat] < MOST_GRABS:
            return Grab(part)
    return None


def due(state: State, job: Job) -> int | None:
    """The part that comes next onto its cell; None where something else stands."""
    there = built_at(state.field, job.cell)
    if there is None:
        return job.parts[0] if job.base != NO_PART or job.wall != NO_PART else None
    bare = there.roof == NO_PART and there.wall == NO_PART
    return job.roof if bare and job.roof != NO_PART else None


def is_done(state: State, job: Job) -> bool:
    there = built_at(state.field, job.cell)
    if there is None:
        return False
    return there.wall != NO_PART if job.wall != NO_PART else there.roof != NO_PART
