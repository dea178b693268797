"""No trait is flavour: each is asked for where the rules are made."""

from pathlib import Path

import pytest

from igroteka.games import prison
from igroteka.games.prison.npcs import NPCS, Npc

RULES = "".join(path.read_text() for path in Path(prison.__file__).parent.rglob("*.py"))


@pytest.mark.clause("P-13.1", "P-13.2")
@pytest.mark.parametrize("npc", NPCS, ids=lambda npc: npc.id)
def test_the_rules_ask_for_every_trait(npc: Npc) -> None:
    assert f'"{npc.trait}"' in RULES
