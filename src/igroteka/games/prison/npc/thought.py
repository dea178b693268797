"""Why an NPC does it, told so that a person can check it against the card (P-9.31)."""

from collections.abc import Iterator, Sequence

from igroteka.games.prison.npc_events import Thought
from igroteka.games.prison.npcs import Goal
from igroteka.games.prison.state import NONE, State
from igroteka.games.prison.tried import Choice, Nearing, Reading, Sort, Tried, Weighed

from .approach import approach, nearest
from .goals import SEEK, beside_friends
from .mind import Mind, aims, budget, mains
from .plans import BURNS, Plan, cost
from .push import PUSH_AP
from .reach import Reach
from .targets import Target, targets, why_void

LETTERS: tuple[Reading, ...] = ("a", "b", "c", "d", "e")
LISTS = {
    Goal.COMBAT: "P-9.6",
    Goal.REGROUP: "P-9.9",
    Goal.TAKE: "P-9.10",
    Goal.HEAL: "P-9.13",
    Goal.PUSH: "P-9.14",
}
MODES = LISTS | {Goal.REVEAL: "P-9.7", Goal.BREAK: "P-9.12", Goal.OPEN: "P-9.12"}
SORTS: dict[Goal, Sort] = {
    Goal.EXIT: "square",
    Goal.REVEAL: "place",
    Goal.ROTATE: "square",
    Goal.BREAK: "gate",
    Goal.OPEN: "gate",
}
STEP_AND_HEAL = 2
PAID = (Goal.COMBAT, Goal.REVEAL, Goal.BREAK, Goal.OPEN, Goal.HEAL)


def thought(state: State, made: Mind, number: int, chosen: Plan | None) -> Thought:
    """`chosen` is one of the mind's plans, None if it rests."""
    looked = tuple(tries(state, made, number))
    if chosen is None:
        clause = MODES.get(goal_of(state, made, number), "P-9.2") if made.look == "on" else "P-9.3"
        return Thought(number, looked, made.goal, "", 0, made.look, "rest", clause, made.budget)
    goal = goal_of(state, made, number)
    ways = ways_there(made, goal)
    choice = choice_among(ways, made.plans)
    about = heads_for(made.course.target, goal) if made.course else weighed(state, chosen)
    return Thought(
        figure=number,
        tried=looked,
        goal=made.goal,
        then=chosen.then,
        ties=len(made.plans),
        look=made.look,
        end="near" if made.course else "goal",
        clause=clause_for(state, made, number),
        ap=made.budget,
        needed=chosen.ap,
        squares=chosen.squares,
        aim=about.aim,
        about=about.about,
        rank=about.rank,
        choice=choice,
        choice_clause=choice_clause(choice, goal, chosen),
        nearing=nearing(made),
    )


def ways_there(made: Mind, goal: Goal) -> Sequence[Plan]:
    """All ways it had to choose among, the dearer ones too."""
    if made.course is None:
        return plans_for(made.reach, goal, made.budget)
    course = approach(made.reach, goal, made.budget, whole=True)
    return course.plans if course else ()


def goal_of(state: State, made: Mind, number: int) -> Goal:
    return aims(state, number)[made.goal].goal


def clause_for(state: State, made: Mind, number: int) -> str:
    """What makes it be about this goal."""
    if made.look == "on":
        return MODES.get(goal_of(state, made, number), "P-9.2")
    if made.course is None:
        return "P-9.10" if made.look == "again" else "P-9.2"
    return "P-9.3" if made.goal == next(mains(state, number)) else "P-9.22"


def nearing(made: Mind) -> Nearing | None:
    if made.course is None:
        return None
    before, after = made.course.before, made.course.after
    return Nearing(LETTERS[after.reading], before.cost, after.cost, LETTERS[before.reading])


# the goals, in order


def tries(state: State, made: Mind, number: int) -> Iterator[Tried]:
    """Up to the one chosen; all of them if none can be achieved."""
    own, errand = aims(state, number), state.errand
    assert errand
    if made.look == "on":
        yield tried(state, made.reach, own[made.goal].goal, made.budget)
        return
    found = made.course is None and made.plans
    for aim in own[: made.goal + 1] if found else own:
        yield tried(state, made.reach, aim.goal, budget(errand, aim))


def tried(state: State, reach: Reach, goal: Goal, ap: int) -> Tried:
    if plans := plans_for(reach, goal, ap):
        options = tuple(by_target(state, plans))
        first = options[0]
        return Tried(goal, ap, first.needed, "P-9.2", "chosen", first.aim, first.about, options)
    if void := why_void(state, reach.number, goal):
        return Tried(goal, ap, NONE, void[1], void[0])
    if goal is Goal.REGROUP and (near := sorted(beside_friends(reach, 0), key=cost)):
        found = weighed(state, near[0])
        return Tried(goal, ap, NONE, "P-9.9", "beside", found.aim, found.about, (found,))
    return failed(state, reach.number, goal, ap)


def failed(state: State, number: int, goal: Goal, ap: int) -> Tried:
    """Too dear, by the nearest of all it could be about; or no way as the board lies (P-9.18)."""
    there = targets(state, number, goal)
    if not there:
        if goal is Goal.HEAL:
            return carried(state, ap)
        return Tried(goal, ap, NONE, "P-9.28", "no-way")
    found, way = nearest(state, number, goal, there)
    needed = way.cost[0] + closing(goal)
    target = heads_for(found[0], goal)
    if way.reading or needed <= ap:
        return Tried(goal, ap, NONE, "P-9.18", "no-way", target.aim, target.about, (target,))
    seen = Weighed(target.aim, target.about, target.rank, needed, way.cost[1])
    return Tried(goal, ap, needed, "P-9.2", "dear", target.aim, target.about, (seen,))


def carried(state: State, ap: int) -> Tried:
    """A friend in its arms is healed from beside: a step, unless one is left, and the deed."""
    needed = STEP_AND_HEAL - bool(state.errand and state.errand.points)
    if needed <= ap:
        return Tried(Goal.HEAL, ap, NONE, "P-9.18", "no-way")
    return Tried(Goal.HEAL, ap, needed, "P-9.13", "dear")


def closing(goal: Goal) -> int:
    return PUSH_AP if goal is Goal.PUSH else int(goal in PAID)


def plans_for(reach: Reach, goal: Goal, ap: int) -> list[Plan]:
    return sorted((one for one in SEEK[goal](reach, ap) if one.ap <= ap), key=cost)


def by_target(state: State, plans: Sequence[Plan]) -> Iterator[Weighed]:
    """Each thing once, with the cheapest way to it; the chosen first."""
    seen: set[tuple[Sort, int]] = set()
    for one in plans:
        found = weighed(state, one)
        if (found.aim, found.about) not in seen:
            seen.add((found.aim, found.about))
            yield found


def weighed(state: State, one: Plan) -> Weighed:
    aim, about, rank = SORTS.get(one.goal, "figure"), one.target, 0
    if one.goal is Goal.EXIT:
        about = one.end
    if one.goal in LISTS:
        rank = one.rank + 1 + (BURNS if one.then == "burn" else 0)
    if one.then == "take":
        friend = one.target >= len(state.things)
        aim, about = ("figure", one.target - len(state.things)) if friend else ("thing", one.target)
    return Weighed(aim, about, rank, one.ap, one.squares)


def heads_for(target: Target, goal: Goal) -> Weighed:
    return Weighed(target.aim, target.about, target.rank + 1 if goal in LISTS else 0)


# among its ways


def choice_among(ways: Sequence[Plan], best: Sequence[Plan]) -> Choice:
    """The last rule that had to be asked: the list, AP, squares or the die (P-9.4)."""
    if len(best) > 1:
        return "die"
    first = best[0]
    others = [one for one in ways if (one.end, one.target) != (first.end, first.target)]
    if any((one.rank, one.ap) == (first.rank, first.ap) for one in others):
        return "squares"
    if any(one.rank == first.rank for one in others):
        return "ap"
    return "list" if others else "only"


def choice_clause(choice: Choice, goal: Goal, chosen: Plan) -> str:
    if choice == "list":
        return "P-9.28" if chosen.then == "burn" else LISTS[goal]
    return {"only": "P-9.18", "die": "P-9.23"}.get(choice, "P-9.4")
