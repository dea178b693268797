"""Tables of Prison at a moment worth seeing: random play up to it, then onto the shelf."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from igroteka.games import SHELF
from igroteka.games.prison.actions import Pass, Turn
from igroteka.games.prison.npc_events import Thought
from igroteka.games.prison.state import OFF_FLOOR, State
from igroteka.games.prison.tasks import Clash
from igroteka.kernel import CHANCE, Listener, Seat
from igroteka.match import Match, fork, new_match
from igroteka.match.wander import wander
from igroteka.server.seeds import repeated

Moment = Callable[[State], bool]
Played = Match[Any, Any]
GAME = SHELF["prison"]
MOST_GAMES = 60
MOST_STEPS = 2_500
NONE = -1
YOU = Seat(0)


def prisoners(state: State) -> int:
    """Those on their feet."""
    return sum(f.npc != NONE and f.square >= OFF_FLOOR and not f.wounded for f in state.figures)


def clash(state: State) -> Clash | None:
    task = state.agenda[0] if state.agenda else None
    return task if isinstance(task, Clash) else None


def choosing(state: State) -> bool:
    """The player has to choose a combat card."""
    fight = clash(state)
    return bool(fight and not fight.shown and fight.cards == (NONE, NONE) and state.stage == "act")


def free(state: State) -> bool:
    return state.stage == "act" and state.acted and not state.agenda and state.moving is None


MOMENTS: dict[str, Moment] = {
    "first card": lambda s: s.stage == "card",
    "any card": lambda s: s.stage == "card" and s.cycle > 1 and len(s.cards[0].actions) > 2,
    "prisoners": lambda s: free(s) and prisoners(s) >= 3 and max(s.points) < 3,
    "fight": lambda s: choosing(s) and len(set(s.cards[0].fights)) > 3,
    "three": lambda s: bool((fight := clash(s)) and fight.shown),
    "duel": lambda s: choosing(s) and len(s.cards[1].fights) > 3,
    "gear": lambda s: free(s) and s.ap > 1 and any(isinstance(a, Turn) for a in GAME.legal(s, YOU)),
    "over": lambda s: s.result is not None and prisoners(s) > 1,
}


def thought_aloud(match: Played, dice: str) -> bool:
    """With these dice the first prisoner who thinks asks nothing of the player by it."""
    after, told = fork(match, match.step, dice), Listener()
    after.play(YOU, Pass(), emit=told)
    while not any(isinstance(event, Thought) for event in told.heard_by(YOU)):
        told = Listener()
        if CHANCE in after.active():
            after.throw(after.now_ms, told)
        else:
            after.non_player(after.now_ms, told)
    return YOU not in after.active()


def quiet_dice(match: Played) -> str:
    """A prisoner who attacks at once is not seen thinking: the fight lies over it."""
    return next(dice for n in range(99) if thought_aloud(match, dice := repeated("quiet", n)))


@cache
def reached(moment: str, seats: int = 1, level: str = "pink", sight: str = "off") -> Played:
    """The first such moment of a game in which everybody plays whatever comes to mind."""
    options = {"level": level, "sight": sight} if seats == 1 else {}
    for number in range(MOST_GAMES):
        name = f"cell {number}"
        rng, match = Random(name), new_match(GAME, seats, options, name.ljust(32, "."))
        for _ in range(MOST_STEPS):
            if MOMENTS[moment](match.state):
                return match
            if not wander(match, rng):
                break
    raise LookupError(f"no {moment!r} in {MOST_GAMES} games of {seats}")
