"""Why a move of Urfin is a good one: which part, where, and whom it stops."""

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
from igroteka.games.urfin.country import country
from igroteka.games.urfin.hands import hand_of
from igroteka.games.urfin.parts import KIND_OF, NO_PART
from igroteka.games.urfin.state import State
from igroteka.kernel import Seat, Spoken, Words

from .aims import sought
from .builder import due
from .fingers import seems, unseen
from .pieces import Job
from .plan import Care, plan
from .sketch import Sketch, sketch_of

PLAIN: dict[type[UrfinAction], str] = {
    Ready: "ready",
    Reach: "reach",
    Touch: "touch",
    PutBack: "put-back",
    Done: "done",
}


def reasons(
    before: State, deed: Sequence[UrfinAction], seat: Seat, care: Care
) -> tuple[Words, ...]:
    action = deed[0]
    match action:
        case Aim(at):
            return (Words("urfin-hint-aim", {"at": at}),)
        case Take() | LetGo():
            return (feels(before, seat, isinstance(action, Take)),)
        case Grab(part):
            return tuple(built_so(before, part, None, care))
        case Put(cell):
            held = grabbed_by(before, seat)
            assert held is not None
            return tuple(built_so(before, held.part, cell, care))
    return (Words(f"urfin-hint-{PLAIN[type(action)]}"),)


def feels(state: State, seat: Seat, takes: bool) -> Words:
    """What the part between the fingers seems to be; in one hand's worlds alike."""
    hand = hand_of(state, seat)
    assert hand is not None
    assert hand.held is not None
    at = sought(state, seat, hand)
    percent = round(100 * seems(hand.held.felt, unseen(state))[at])
    text = "urfin-hint-take" if takes else "urfin-hint-let-go"
    return Words(text, {"at": at, "percent": percent})


def built_so(state: State, part: int, cell: int | None, care: Care) -> list[Words]:
    """The job that this part is for: its place, and the soldiers it stops or holds up."""
    for job in plan(state, [drawn.part for drawn in state.drawn], care):
        if cell in (None, job.cell) and due(state, job) == part:
            text = "urfin-hint-tower" if job.wall == NO_PART else "urfin-hint-wall"
            return [Words(text, told(state, part, job))]
    return [Words("urfin-hint-part", {"part": part})]


def told(state: State, part: int, job: Job) -> dict[str, Spoken]:
    row, column = divmod(job.cell, country(state.map).map.width)
    now = sketch_of(state)
    then = now.with_wall(job.cell) if job.wall != NO_PART else with_job(state, now, job)
    fewer = [new < old for (old, _), (new, _) in zip(now.walks, then.walks, strict=True)]
    return {"part": part, "column": column + 1, "row": row + 1, "soldiers": sum(fewer)}


def with_job(state: State, now: Sketch, job: Job) -> Sketch:
    laid = [one.base for one in state.field if one.cell == job.cell]
    base = job.base if job.base != NO_PART else laid[0]
    return now.with_tower(job.cell, (KIND_OF[base], KIND_OF[job.roof], job.axis))
