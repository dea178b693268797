"""The worked examples of the solo book (P-13.3): positions to its text, outcomes as printed."""

import pytest

from igroteka.games.prison.actions import FightCard, Lay, Rotation, TurnUp
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.events import (
    Broke,
    Challenged,
    Gave,
    Jumped,
    Left,
    Opened,
    Rotated,
    Took,
)
from igroteka.games.prison.floor.dungeon import Dungeon, Laid
from igroteka.games.prison.icons import (
    LEVELS,
    action_calls,
    fight_calls,
    jump_calls,
    np_fight_calls,
)
from igroteka.games.prison.state import GONE
from igroteka.parts.grid import SOUTH

from .round import (
    EVERY_EDGE,
    PLAIN,
    WHO,
    act,
    at,
    but,
    carrying_wounded,
    first,
    load,
    lone,
    reasons,
    standing_edges,
    thoughts,
    who,
)
from .table import with_npc, with_player, with_thing


def drawn(*rooms: tuple[int, int]) -> Dungeon:
    """Rooms as drawn, by number and turn."""
    return tuple(Laid(room, turn) for room, turn in rooms)


# Weakling Ed


@pytest.mark.clause("P-13.3", "P-9.8")
def test_figure_2_ed_fights_the_cleric() -> None:
    """No exit but through enemies, a fireball he does not want, several to fight."""
    state = lone("weakling_ed", at(10, 2), dungeon=but(PLAIN, 1, 3))
    wall = (Class.CLERIC, Class.NAGA, Class.BACKSTABBER, Class.MEKANORK, Class.BANSHEE)
    for column, kind in enumerate(wall):
        state = with_player(state, kind, at(4, column))
    after, events = act(with_thing(state, Kind.FIREBALL, at(9, 3)), WHO, FightCard(1), TurnUp((3,)))
    thought = first(events)
    assert reasons(thought)["exit"] == ("no-way", "P-9.18")
    assert reasons(thought)["take"] == ("void", "P-9.22")
    assert (thought.then, thought.about, thought.needed) == ("attack", Class.CLERIC, 4)
    assert len(thought.tried[-1].weighed) > 2
    assert who(after, WHO) == at(5, 0)


@pytest.mark.clause("P-13.3", "P-9.3")
def test_figure_3_ed_walks_five_of_ten_ap_to_the_exit() -> None:
    """Nothing else is in reach, so he spends his 5 AP on the shortest way."""
    maze = drawn((4, 1), (7, 3), (5, 1), (3, 3), (1, 3), (6, 0), (2, 1), (0, 0))
    state = with_player(lone("weakling_ed", at(17, 0), dungeon=maze), Class.CLERIC, at(0, 0))
    state, _ = with_npc(with_thing(state, Kind.KEY, at(0, 9)), "jen", at(1, 9))
    _, events = act(state, WHO)
    thought = first(events)
    assert [one.needed > one.ap for one in thought.tried if one.goal != "reveal"] == [True] * 5
    assert (thought.tried[0].needed, thought.needed, thought.end) == (10, 5, "near")
    assert thought.nearing
    assert (thought.nearing.before[0], thought.nearing.after[0]) == (10, 5)


@pytest.mark.clause("P-13.3", "P-9.19")
def test_figure_4_ed_goes_to_the_bars_of_his_cell() -> None:
    """One AP, two squares, from (4,5) to (3,4) of 37B."""
    cell = (Laid(1, 0), *PLAIN[1:])
    after, events = act(lone("weakling_ed", at(4, 4), dungeon=cell), WHO)
    thought = first(events)
    assert all(one.reason != "chosen" for one in thought.tried)
    assert (thought.needed, thought.squares, who(after, WHO)) == (1, 2, at(3, 3))


# modes


@pytest.mark.clause("P-13.3", "P-9.6")
def test_figure_6_hur_bans_chain_of_fights() -> None:
    """The Cleric, then the Wizard, then as near the Backstabber as 1 AP allows."""
    state = with_player(lone("hur_ban", at(10, 5)), Class.CLERIC, at(10, 8))
    state = with_player(state, Class.NAGA, at(10, 4))
    state = with_player(state, Class.WIZARD, at(12, 8))
    state = with_player(state, Class.BACKSTABBER, at(18, 8))
    won = (FightCard(1), TurnUp((4,)), FightCard(2), TurnUp((5,)))
    after, events = act(state, WHO, *won)
    fights = [event.target for event in events if isinstance(event, Challenged)]
    assert fights == [Class.CLERIC, Class.WIZARD]
    last = thoughts(events)[2]
    assert (last.end, last.about, last.ap, last.needed) == ("near", Class.BACKSTABBER, 1, 1)
    assert after.figures[Class.CLERIC].wounded
    assert who(after, WHO) // 10 > 11


@pytest.mark.clause("P-13.3", "P-9.7")
def test_figure_7_lissandra_opens_two_rooms() -> None:
    """2 AP for the first, the bow on the way, then a jump and the second."""
    maze = drawn((3, 2), (1, 1), (6, 3), (5, 3), (0, 1), (7, 1), (4, 0), (2, 3))
    state = lone("curious_lissandra", at(20, 7), dungeon=but(maze, 4, 5))
    state = with_player(with_player(state, Class.COLOSSUS, GONE), Class.NAGA, at(0, 9))
    after, events = act(with_thing(state, Kind.BOW, at(18, 7)), WHO, Lay(0, 1))
    assert [event.place for event in events if isinstance(event, Opened)] == [5, 4]
    assert [one.needed for one in thoughts(events)] == [2, 3]
    assert load(after, WHO) is Kind.BOW
    assert len([event for event in events if isinstance(event, Jumped)]) == 1


@pytest.mark.clause("P-13.3", "P-9.9")
def test_figure_8_al_regroups_with_father_kind() -> None:
    """No gear in reach, three friends in reach, the spear on the way."""
    state = lone("tinker_al", at(21, 9), dungeon=but(PLAIN, *range(6)))
    state = with_player(state, Class.NAGA, at(18, 2))
    state = with_player(state, Class.WIZARD, at(18, 7))
    state, kind = with_npc(state, "father_kind", at(21, 3))
    state, _ = with_npc(state, "jen", at(20, 9))
    state, _ = with_npc(state, "artos", at(19, 9))
    after, events = act(with_thing(state, Kind.SPEAR, at(21, 6)), WHO)
    thought = first(events)
    assert reasons(thought)["rotate"][0] != "chosen"
    assert (thought.then, thought.about) == ("regroup", kind)
    assert len(thought.tried[-1].weighed) == 3
    assert who(after, WHO) == at(21, 4)
    assert load(after, WHO) is Kind.SPEAR


@pytest.mark.clause("P-13.3", "P-9.10", "P-9.16")
def test_figure_9_serpicos_errand() -> None:
    """Xant to the Cleric, the fireball, and out, all with 5 AP."""
    fenced = standing_edges(PLAIN, *((at(9, column), SOUTH) for column in range(5)))
    state, xant = with_npc(
        lone("serpico", at(21, 5), dungeon=fenced), "xant", at(10, 1), wounded=True
    )
    state, kind = with_npc(state, "father_kind", at(6, 1))
    after, events = act(with_thing(state, Kind.FIREBALL, at(2, 1)), WHO)
    one, two, three, four = thoughts(events)
    assert (one.then, one.about, one.needed, one.squares) == ("take", xant, 3, 15)
    assert {seen.about for seen in one.tried[0].weighed} == {xant, len(state.things)}
    assert (two.look, two.about, two.needed) == ("again", kind, 1)
    assert (three.then, three.needed, three.squares) == ("take", 0, 3)
    assert (four.then, four.ap) == ("exit", 1)
    assert {seen.goal: seen.ap for seen in four.tried} == {"take": 1, "exit": 1}
    assert after.figures[kind].friend == xant
    assert (who(after, WHO), after.points) == (GONE, (0, 1))
    assert after.things[-1].square == GONE


@pytest.mark.clause("P-13.3", "P-9.12")
def test_figure_10_artos_and_the_portcullises() -> None:
    """Two broken, the fireball on the way, the last AP to the third."""
    gates = ((at(17, 0), SOUTH), (at(18, 1), SOUTH), (at(18, 3), SOUTH))
    hall = (*PLAIN[:6], Laid(6, 0, broken=EVERY_EDGE), PLAIN[7])
    state = lone("artos", at(16, 0), dungeon=standing_edges(hall, *gates))
    after, events = act(with_thing(state, Kind.FIREBALL, at(18, 1)), WHO)
    assert [(e.square, e.side) for e in events if isinstance(e, Broke)] == list(gates[:2])
    assert load(after, WHO) is Kind.FIREBALL
    last = thoughts(events)[-1]
    assert (last.end, last.ap, last.needed) == ("near", 1, 1)
    assert who(after, WHO) == at(18, 3)


@pytest.mark.clause("P-13.3", "P-9.11")
def test_ley_vites_turn() -> None:
    """One AP to the gear, the die says 3, and two quarters are turned."""
    room = (*PLAIN[:6], Laid(0, 0, broken=EVERY_EDGE), None)
    state = lone("ley_vite", at(18, 1), dungeon=but(room, *range(6)))
    after, events = act(state, WHO, Rotation(-3))
    assert (first(events).then, first(events).ap, first(events).needed) == ("rotate", 3, 1)
    assert [(e.place, e.quarters) for e in events if isinstance(e, Rotated)] == [(6, 2)]
    assert after.dungeon[6] == Laid(0, 2, broken=EVERY_EDGE)


# objects


@pytest.mark.clause("P-13.3", "P-10.3")
def test_maldon_takes_the_fireball_from_serpico() -> None:
    state, serpico = with_npc(lone("maldon", at(15, 5)), "serpico", at(15, 7), Kind.FIREBALL)
    after, events = act(with_player(state, Class.NAGA, at(21, 0)), WHO)
    assert any(isinstance(event, Gave) for event in events)
    assert load(after, serpico) is None
    assert load(after, WHO) is Kind.FIREBALL or after.points[1]


@pytest.mark.clause("P-13.3", "P-10.3")
def test_artos_is_left_with_amestins_shield() -> None:
    """On his way out Artos walks through him."""
    state, amestin = with_npc(
        lone("artos", at(9, 0), Kind.FIREBALL), "amestin", at(8, 0), Kind.SHIELD
    )
    after, events = act(state, WHO)
    assert load(after, amestin) is Kind.FIREBALL
    assert [event.figure for event in events if isinstance(event, Left)] == [WHO]
    assert state.things[-1].kind is Kind.SHIELD
    assert after.things[-1].square == GONE


@pytest.mark.clause("P-13.3", "P-10.3")
def test_junk_and_jen_do_not_swap() -> None:
    """Both have the wounded third."""
    state, jen = with_npc(lone("father_junk", at(5, 0), Kind.KEY), "jen", at(4, 0))
    state, yom = with_npc(state, "yom", at(10, 9), wounded=True)
    after, events = act(carrying_wounded(state, jen, yom), WHO)
    assert first(events).then == "exit"
    assert not [event for event in events if isinstance(event, Gave | Took)]
    assert after.figures[jen].friend == yom


# reinforcements


@pytest.mark.clause("P-13.3", "P-11.1")
def test_the_pink_list() -> None:
    """Only the NP's +0, +1 and +2."""
    pink = LEVELS.index("pink")
    assert [card for card in range(7) if np_fight_calls(pink, card)] == [0, 1, 2]
    assert not [card for card in range(7) if fight_calls(pink, card)]
    assert not [card for card in (2, 3, 4, 5) if action_calls(pink, card)]
    assert not jump_calls(pink)


@pytest.mark.clause("P-13.3", "P-11.1")
def test_the_black_list() -> None:
    black = LEVELS.index("black")
    assert [card for card in range(7) if np_fight_calls(black, card)] == [0, 1, 6]
    assert [card for card in range(7) if fight_calls(black, card)] == [0, 4, 6]
    assert [card for card in (2, 3, 4, 5) if action_calls(black, card)] == [2, 5]
    assert jump_calls(black)
