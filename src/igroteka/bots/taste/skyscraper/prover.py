"""Every card that the last action of a turn could build, and what it would bring (S-P1 to S-P3).

Free moves come first, in every order that leads to another standing of the workers; building then
takes the last action, so nothing comes after it. In the calm game what may be built stands.
"""

from collections.abc import Iterator

from igroteka.games.skyscraper.actions import Build, Pick, Shift, SkyscraperAction
from igroteka.games.skyscraper.listed import listed
from igroteka.games.skyscraper.scoring import points_for, standing_scores
from igroteka.games.skyscraper.state import State
from igroteka.games.skyscraper.turns import pick, shift
from igroteka.kernel.puzzles import Puzzle

Line = tuple[SkyscraperAction, ...]


def lines(state: State) -> Iterator[tuple[int, Line]]:
    """The score after each build of the player at turn, each build once, with its line."""
    seat, met = state.turn, set()
    now = standing_scores(state)[seat]
    for standing, shifts in arrangements(state):
        for action in listed(standing, seat):
            if not isinstance(action, Pick):
                continue
            for build in listed(pick(standing, action, None), seat):
                if isinstance(build, Build) and (build_of := (action.card, build)) not in met:
                    met.add(build_of)
                    brings = points_for(standing, action.card, build.pose, build.beams).total
                    yield now + brings, (*shifts, action, build)


def arrangements(state: State) -> Iterator[tuple[State, tuple[Shift, ...]]]:
    """The position itself, and every other that free moves lead to."""
    waiting: list[tuple[State, tuple[Shift, ...]]] = [(state, ())]
    seen = {state.workers}
    while waiting:
        standing, shifts = waiting.pop(0)
        yield standing, shifts
        for action in listed(standing, state.turn):
            if isinstance(action, Shift):
                after = shift(standing, action, None)
                if after.workers not in seen:
                    seen.add(after.workers)
                    waiting.append((after, (*shifts, action)))


def ways(state: State, puzzle: Puzzle) -> int:
    return sum(score >= puzzle.numbers["points"] for score, _ in lines(state))
