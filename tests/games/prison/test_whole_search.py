"""An NPC that looks no further than it must decides, and tells why, as one that looks at all."""

import os

import pytest
from tests.seed import SEED

from igroteka.games.prison.npc.decision import Decision, decided
from igroteka.games.prison.npc.mind import Thinker
from igroteka.games.prison.npc.thought import thought
from igroteka.games.prison.npc_events import Thought
from igroteka.games.prison.state import State

from .dungeons import KINDS, some
from .whole_search import WholeThinker

DUNGEONS = int(os.environ.get("DUNGEONS", "96"))
SHARES = {"random": 0.3, "greedy:easy": 0.25, "scattered": 0.1, "crowded": 0.1, "bearing": 0.25}


def told(state: State, thinker: Thinker) -> tuple[Decision, list[Thought]]:
    """The equal moves with their hops, points and budget; and what is said of each."""
    assert state.errand
    made = thinker.made_up(state)
    number = state.errand.figure
    return decided(made), [thought(state, made, number, one) for one in made.plans or (None,)]


@pytest.mark.clause("P-9.2", "P-9.4", "P-9.18")
@pytest.mark.parametrize("kind", KINDS)
def test_it_decides_and_tells_as_if_it_had_looked_at_everything(kind: str) -> None:
    for number, state in enumerate(some(kind, SEED, round(DUNGEONS * SHARES[kind]))):
        assert told(state, Thinker()) == told(state, WholeThinker()), (SEED, kind, number)
