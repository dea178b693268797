"""The 32 cards of the NP."""

import re
from importlib.resources import files

import pytest

from igroteka.games.prison import Prison, npcs
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.npcs import NPCS, BadCard, Goal
from igroteka.kernel.clauses import page
from igroteka.kernel.langs import LANGS

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
known = ["name"]
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
        ("open 3", "open 3 perhaps", "jen: 'open 3 perhaps' is neither ours nor known"),
        ('known = ["name"]', 'known = ["trait"]', "jen: nothing is known of a card of our own"),
        ('known = ["name"]', 'known = ["smell"]', "npcs:"),
        ("jen", "jen", "4 cards a class"),
    ],
)
def test_a_card_that_cannot_be_played_by_is_named(was: str, became: str, said: str) -> None:
    with pytest.raises(BadCard, match=said):
        npcs.read(JEN.replace(was, became))


TOLD = {
    "weakling_ed": "exit 5, take 4, combat 4, reveal 3, rotate 2, regroup 2",
    "tinker_al": "rotate 4, regroup 5",
    "serpico": "take 5, exit 4",
    "curious_lissandra": "reveal 5",
    "hur_ban": "combat 5",
    "artos": "break 5",
    "ley_vite": "rotate 3",
}


@pytest.mark.clause("P-13.2")
def test_fourteen_of_192_goals_are_marked_as_known_and_they_are_those_the_book_tells() -> None:
    marked = {npc.id: [aim for aim in npc.goals if aim.known] for npc in NPCS}
    written = {
        name: ", ".join(f"{aim.goal} {aim.ap}" for aim in aims) for name, aims in marked.items()
    }
    assert {name: told for name, told in written.items() if told} == TOLD
    assert sum(map(len, marked.values())) == 14
    assert sum(len(npc.goals) for npc in NPCS) == 192


@pytest.mark.clause("P-13.2")
def test_the_book_names_seventeen_and_of_the_others_nothing_is_known() -> None:
    named = {npc.id for npc in NPCS if "name" in npc.known}
    assert len(named) == 17
    assert named >= TOLD.keys()
    assert all(not npc.known for npc in NPCS if npc.id not in named)


@pytest.mark.clause("P-13.2")
@pytest.mark.parametrize("lang", LANGS)
def test_every_rules_page_and_the_lobby_say_how_much_is_known(lang: str) -> None:
    said = next(c.text for c in page(Prison(), lang).clauses if c.id == "P-13.2")
    texts = files("igroteka.games.prison").joinpath(f"texts/{lang}.ftl").read_text("utf-8")
    lobby = next(line for line in texts.splitlines() if line.startswith("prison-source ="))
    for text in (said, lobby):
        assert {"14", "192", "17", "32"} <= set(re.findall(r"\d+", text))
    assert "P-13.2" in page(Prison(), lang).intro
