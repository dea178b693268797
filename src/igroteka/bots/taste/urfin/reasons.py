"""Why a move of Urfin is a good one: which soldiers it sends home, which it holds up."""

from collections.abc import Sequence

from igroteka.games.urfin.actions import (
    Aim,
    Done,
    Grab,
    LetGo,
    Put,
    PutBack,
    Reach,
    Ready,
    Take,
    Touch,
    UrfinAction,
)
from igroteka.games.urfin.building import grabbed_by
from igroteka.games.urfin.hands import hand_of
from igroteka.games.urfin.parts import KIND_OF, NO_PART
from igroteka.games.urfin.state import State
from igroteka.kernel import Seat, Spoken, Words

from .aims import sought
from .builder import free_parts
from .fingers import seems, unseen
from .pieces import Job
from .plan import Care, plan
from .sketch import Sketch, sketch_of

# Less than this part of its danger is not worth a word.
NOTICED = 0.05


def reasons(
    before: State, deed: Sequence[UrfinAction], seat: Seat, care: Care
) -> tuple[Words, ...]:
    action = deed[0]
    match action:
        case Aim(at):
            return (told("aim", at=at),)
        case Ready():
            return (told("ready"),)
        case Reach() | Touch() | Take() | LetGo():
            return (feels(before, seat, action),)
        case Done():
            return (told("done", parts=len(free_parts(before, seat))),)
        case PutBack() if len(deed) == 1:
            return (told("put-back"),)
    return built_so(before, deed, seat, care)


def told(text: str, **details: Spoken) -> Words:
    return Words(f"urfin-hint-{text}", details)


def feels(state: State, seat: Seat, action: Reach | Touch | Take | LetGo) -> Words:
    """What is sought, and how surely it is between the fingers; in one hand's worlds alike."""
    hand = hand_of(state, seat)
    assert hand is not None
    at = sought(state, seat, hand)
    if hand.held is None:
        return told("reach", at=at)
    percent = round(100 * seems(hand.held.felt, unseen(state))[at])
    kinds: dict[type[UrfinAction], str] = {Take: "take", LetGo: "let-go", Touch: "touch"}
    return told(kinds[type(action)], at=at, percent=percent)


# building


def built_so(
    state: State, deed: Sequence[UrfinAction], seat: Seat, care: Care
) -> tuple[Words, ...]:
    """What is put there, what goes onto it, and the soldiers it stops or holds up."""
    held = grabbed_by(state, seat)
    part = next((one.part for one in deed if isinstance(one, Grab)), held.part if held else NO_PART)
    put = next((one for one in deed if isinstance(one, Put)), None)
    job = put and job_at(state, put.cell, part, seat, care)
    if not job:
        return (told("part", part=part),)
    first = [told("first", part=part)] if isinstance(deed[0], PutBack) else []
    onto = [told("roof", part=job.roof)] if part == job.base else []
    return (*first, *stopped(state, job), *onto)


def job_at(state: State, cell: int, part: int, seat: Seat, care: Care) -> Job | None:
    """The job of the plan that this part is put there for."""
    every = [drawn.part for drawn in state.drawn]
    for parts in (every, free_parts(state, seat)):
        for job in plan(state, parts, care):
            if job.cell == cell and part in job.parts:
                return job
    return None


def stopped(state: State, job: Job) -> list[Words]:
    """By the numbers of their roads; where a die decides, who has it harder."""
    now = sketch_of(state)
    then = now.with_wall(job.cell) if job.wall != NO_PART else with_job(state, now, job)
    home, held_up = [], []
    for one, (old, _), (new, _) in zip(state.soldiers, now.walks, then.walks, strict=True):
        if new == 0 < old:
            home.append(one.road)
        elif new < old * (1 - NOTICED):
            held_up.append(one.road)
    slowed = "harder" if now.rules.adult else "holds-up"
    said = [(text, roads) for text, roads in (("home", home), (slowed, held_up)) if roads]
    return [numbered(text, roads) for text, roads in said] or [told("watch")]


def numbered(text: str, roads: Sequence[int]) -> Words:
    return told(text, soldiers=", ".join(map(str, roads)), count=len(roads))


def with_job(state: State, now: Sketch, job: Job) -> Sketch:
    laid = [one.base for one in state.field if one.cell == job.cell]
    base = job.base if job.base != NO_PART else laid[0]
    return now.with_tower(job.cell, (KIND_OF[base], KIND_OF[job.roof], job.axis))
