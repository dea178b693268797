"""The dungeon read aloud: who stands where, what lies there, and how it stands."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.rules import Prison
from igroteka.games.prison.state import State
from igroteka.games.prison.tasks import Clash
from igroteka.games.prison.telling.naming import by_class, by_kind, npc
from igroteka.kernel import Passage, Seat, Spoken, Words

from .table import position, with_npc, with_player, with_thing

GAME = Prison()
YELLOW, BLUE = Seat(0), Seat(1)


def read(state: State, seat: Seat = YELLOW) -> dict[str, tuple[Spoken, ...]]:
    return {heading(each): each.lines for each in GAME.aloud(GAME.view(state, seat))}


def heading(passage: Passage) -> str:
    return passage.heading.text if isinstance(passage.heading, Words) else ""


def at(where: str, *what: Words) -> Words:
    told: Spoken = what if len(what) > 1 else what[0]
    return Words("prison-aloud-at", {"where": where, "what": told})


def test_everybody_is_read_with_their_square_side_wounds_and_load() -> None:
    state = with_player(position(), Class.CLERIC, 23, wounded=True)
    state, jen = with_npc(state, "jen", 35, Kind.ROPE)
    mine = Words("prison-board-of-yellow", {"name": by_class(Class.CLERIC)})
    card = state.figures[jen]
    theirs = Words("prison-board-of-dungeon", {"name": npc(card.npc)})
    rope = Words("prison-ui-carries", {"what": by_kind(Kind.ROPE)})
    floor = read(state)["prison-board-map"]
    assert at("d2", mine, Words("prison-board-wounded")) in floor
    assert at("f3", theirs, by_class(card.kind), rope) in floor


def test_what_lies_on_the_floor_is_read_with_its_square_and_what_is_gone_is_not() -> None:
    state = with_thing(with_thing(position(), Kind.ROPE, 41), Kind.SHIELD, -1)
    floor = read(state)["prison-board-map"]
    assert at("b4", by_kind(Kind.ROPE)) in floor
    assert not any("shield" in repr(line) for line in floor)


@pytest.mark.clause("P-7.6")
def test_everybody_hears_their_own_points_first() -> None:
    state = replace(position(), mode="duel", points=(1, 3))
    for seat, ours, theirs in ((YELLOW, 1, 3), (BLUE, 3, 1)):
        score = Words("prison-ui-score", {"ours": ours, "theirs": theirs})
        assert score in read(state, seat)[""]


@pytest.mark.clause("P-7.1")
def test_a_fight_is_read_while_it_lasts() -> None:
    state, jen = with_npc(with_player(position(), Class.CLERIC, 2), "jen", 1)
    attacker, target = npc(state.figures[jen].npc), by_class(Class.CLERIC)
    told = Words("prison-ui-fight-close", {"attacker": attacker, "target": target})
    pair = (jen, int(Class.CLERIC))
    fought = replace(state, agenda=(Clash(*pair, "close", pair),))
    assert told in read(fought)[""]
    assert "fight" not in repr(read(state)[""])
