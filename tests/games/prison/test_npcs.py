"""The 32 cards of the NP."""

import pytest

from igroteka.games.prison import npcs
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.npcs import NPCS, BadCard, Goal

BY_ID = {npc.id: npc for npc in NPCS}
JEN = """
[[npc]]
id = "jen"
class = "backstabber"
goals = ["combat 4", "open 3", "take 4", "exit 4", "regroup 3", "reveal 3"]
main = "combat"
classes = ["telepath", "cleric", "wizard", "banshee", "naga", "backstabber", "mekanork", "colossus"]
objects = ["spear", "bow", "wounded", "key", "shield"]
trait = "lone_knife"
"""


@pytest.mark.clause("P-13.1")
def test_there_are_four_cards_a_class_with_a_trait_each() -> None:
    assert len(NPCS) == 32
    assert len({npc.trait for npc in NPCS}) == 32


@pytest.mark.clause("P-13.2", "P-13.3")
@pytest.mark.parametrize(
    ("who", "goals"),
    [
        ("weakling_ed", "exit 5, take 4, combat 4, reveal 3, rotate 2, regroup 2"),
        ("hur_ban", "combat 5"),
        ("curious_lissandra", "reveal 5"),
        ("tinker_al", "rotate 4, regroup 5"),
        ("serpico", "take 5, exit 4"),
        ("artos", "break 5"),
    ],
)
def test_the_goals_the_book_tells_stand_as_told(who: str, goals: str) -> None:
    told = [f"{aim.goal} {aim.ap}" for aim in BY_ID[who].goals]
    assert ", ".join(told).startswith(goals)


@pytest.mark.clause("P-10.3", "P-13.2")
def test_the_ranks_the_book_tells_stand_as_told() -> None:
    assert BY_ID["maldon"].rank(Kind.FIREBALL) < BY_ID["serpico"].rank(Kind.FIREBALL)
    assert [BY_ID["artos"].rank(kind) + 1 for kind in (Kind.FIREBALL, Kind.SHIELD)] == [2, 6]
    assert [BY_ID["amestin"].rank(kind) + 1 for kind in (Kind.FIREBALL, Kind.SHIELD)] == [1, 2]
    assert BY_ID["father_junk"].rank(Kind.WOUNDED) == BY_ID["jen"].rank(Kind.WOUNDED) == 2
    assert BY_ID["tinker_al"].rank(Kind.SPEAR) + 1 == 4
    assert BY_ID["weakling_ed"].classes[0] == Class.CLERIC
    assert Kind.FIREBALL not in BY_ID["weakling_ed"].objects


@pytest.mark.clause("P-10.3")
def test_what_is_not_on_the_list_ranks_below_all_that_is() -> None:
    jen = BY_ID["jen"]
    assert jen.rank(Kind.ROPE) > max(map(jen.rank, jen.objects))


@pytest.mark.clause("P-13.1")
def test_every_main_goal_is_among_the_six() -> None:
    assert BY_ID["weakling_ed"].goals[BY_ID["weakling_ed"].main].goal == Goal.EXIT
    assert all(0 <= npc.main < 6 for npc in NPCS)


@pytest.mark.clause("P-13.1", "P-13.2")
@pytest.mark.parametrize(
    ("was", "became", "said"),
    [
        ("open 3", "heal 3", "jen: heal is not for a backstabber"),
        ("open 3", "fly 3", "jen: 'fly'"),
        ("open 3", "combat 3", "jen: 6 different goals"),
        ('"colossus"]', '"naga"]', "jen: every class once"),
        ('"shield"]', '"bow"]', "jen: an object stands twice"),
        ("open 3", "rotate 3", "jen: only a mekanork ranks rotate above exit"),
        ("lone_knife", 'x"\ncolour = "red', "npcs:"),
        ("jen", "jen", "4 cards a class"),
    ],
)
def test_a_card_that_cannot_be_played_by_is_named(was: str, became: str, said: str) -> None:
    with pytest.raises(BadCard, match=said):
        npcs.read(JEN.replace(was, became))
