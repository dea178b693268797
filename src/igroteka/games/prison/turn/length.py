"""The longest a game could be, in entries of its log: no more than the rules leave room for."""

from igroteka.games.prison.classes import BUILDS
from igroteka.games.prison.floor.dungeon import PLACES
from igroteka.games.prison.icons import ACTIONS
from igroteka.games.prison.npcs import NPCS

from .ending import MOST_TURNS

FASTEST = max(build.speed for build in BUILDS.values())
MOST_AP = max(*ACTIONS, *(aim.ap for npc in NPCS for aim in npc.goals))

# Set-up: a lot or a deal, and every token of both sides hidden at most once.
SET_UP = 2 * (1 + len(BUILDS) + PLACES * 3)
# A token comes into play: drawn or called, thrown for, a row or column picked or a square named.
TOKEN = 4
# A room: where the eye falls, how it lies, three tokens (P-8.1, P-12.1).
ROOM = 2 + 3 * TOKEN
# A fight: a card named or three shown, both cards, a second thought, a card drawn blindly.
FIGHT = 6
# A move: begun and stopped, every square entered, something handled once on each (P-4.5).
MOVE = 2 + 2 * FASTEST + 1
# A player's turn: its card, an action for each AP, none longer than a move; what is left is lost.
TURN = 2 + MOST_AP * max(MOVE, 1 + FIGHT)
# An activation: each plan pays AP, walks a square, or is its last; before it a die for ties. It
# begins with Odo's dice, ends turned aside, and may throw the rotation die twice.
PLANS = MOST_AP + MOST_AP * FASTEST + 1
ACTIVATION = 3 + 2 * PLANS + MOST_AP * FIGHT + 2
# A round: its order, every card once, and whom Father Kind heals once more (P-9.30).
ROUND = 1 + (len(NPCS) + MOST_AP) * ACTIVATION


def longest(mode: str) -> int:
    """Every turn as long as can be, and every room and every token that may yet come."""
    coming = SET_UP + PLACES * ROOM + len(NPCS) * TOKEN
    return coming + MOST_TURNS * (TURN + (TURN if mode == "duel" else ROUND))
