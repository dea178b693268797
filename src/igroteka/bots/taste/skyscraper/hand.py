"""A bot's hand: its stated tremor by level, and what it shrinks from with it (S-H2)."""

from random import Random
from typing import Any

from msgspec.structs import replace

from igroteka.games.skyscraper.actions import Build, Move, Send, Shift
from igroteka.games.skyscraper.acts import Hand
from igroteka.games.skyscraper.lattice import Pose
from igroteka.games.skyscraper.state import NONE, State
from igroteka.games.skyscraper.statics import tried
from igroteka.games.skyscraper.structure import Building, is_ground, structure
from igroteka.games.skyscraper.tremor import tremor_path

from .deeds import Deed
from .weights import WEIGHTS, Strain

# The largest swing of the hand from its way, in millimetres.
TREMOR_MM = {"easy": 3.0, "standard": 2.0, "strong": 1.0}


def by_hand(state: State, action: Any, tremor_mm: float, rng: Random) -> Any:
    """The action as the hand does it; nothing to add where there is no gravity."""
    if state.hands == "calm" or not isinstance(action, (Send, Build, Move, Shift)):
        return action
    hold = steadied(state, action) if isinstance(action, Build) else NONE
    return replace(action, hand=Hand(tremor_path(rng, tremor_mm), hold))


def steadied(state: State, action: Build) -> int:
    """The other hand holds the highest card the new one is joined to (S-B8)."""
    joined = [
        n for n in structure(state.building).joined(action.pose) if not is_ground(state.building, n)
    ]
    return max(joined, key=lambda n: state.building[n].pose.top, default=NONE)


def dread(deed: Deed, tremor_mm: float, by: Strain = WEIGHTS.strain) -> float:
    """In points, what the strain of a card at its place is shunned by so unsteady a hand."""
    if deed.pose is None or not tremor_mm:
        return 0.0
    over = strain(deed.before.building, deed.pose) - by.start
    return by.price * tremor_mm * max(0.0, over)


def strain(building: Building, pose: Pose) -> float:
    """Of the joint that would carry most."""
    return max((load.moment for load in tried(building, pose)), default=0.0)
