"""NPC and objects: who takes what from whom."""

import pytest

from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.figures.scene import scene, with_figure
from igroteka.games.prison.npc.objects import on_the_way

from .table import load_of, on_errand, position, with_npc, with_thing

HERE = 55


def crossing(
    mover: tuple[str, Kind | None], partner: tuple[str, Kind | None]
) -> tuple[Kind | None, Kind | None]:
    """What both carry after the first has entered the other's square."""
    state, one = with_npc(position(), mover[0], HERE - 1, mover[1])
    state, other = with_npc(state, partner[0], HERE, partner[1])
    state = with_figure(on_errand(state, one), one, square=HERE)
    after = on_the_way(state, one, None)
    return load_of(after, one), load_of(after, other)


@pytest.mark.clause("P-10.3")
def test_who_ranks_it_higher_gets_it() -> None:
    """Maldon has the fireball first, Serpico second."""
    assert crossing(("maldon", None), ("serpico", Kind.FIREBALL)) == (Kind.FIREBALL, None)


@pytest.mark.clause("P-10.3")
def test_who_ranks_both_higher_gets_the_better_by_swap() -> None:
    """Amestin takes the fireball, Artos is left with the shield."""
    artos, amestin = ("artos", Kind.FIREBALL), ("amestin", Kind.SHIELD)
    assert crossing(artos, amestin) == (Kind.SHIELD, Kind.FIREBALL)
    assert crossing(amestin, artos) == (Kind.FIREBALL, Kind.SHIELD)


@pytest.mark.clause("P-10.3")
def test_the_better_stays_where_it_is_if_it_is_there_already() -> None:
    assert crossing(("amestin", Kind.FIREBALL), ("artos", Kind.SHIELD)) == (
        Kind.FIREBALL,
        Kind.SHIELD,
    )


@pytest.mark.clause("P-10.3")
def test_with_equal_ranks_the_bearer_keeps_it() -> None:
    """Both rank the shield first."""
    assert crossing(("hur_ban", None), ("xant", Kind.SHIELD)) == (None, Kind.SHIELD)


@pytest.mark.clause("P-10.3")
def test_one_hands_over_what_the_other_ranks_higher() -> None:
    assert crossing(("serpico", Kind.FIREBALL), ("maldon", None)) == (None, Kind.FIREBALL)


@pytest.mark.clause("P-9.24")
def test_two_deal_once_an_activation() -> None:
    state, maldon = with_npc(position(), "maldon", HERE - 1)
    state, serpico = with_npc(state, "serpico", HERE, Kind.FIREBALL)
    state = with_figure(on_errand(state, maldon), maldon, square=HERE)
    once = on_the_way(state, maldon, None)
    assert once.errand
    assert once.errand.crossed == (serpico,)
    back = with_figure(with_figure(once, maldon, thing=-1), serpico, thing=12)
    assert load_of(on_the_way(back, maldon, None), maldon) is None


@pytest.mark.clause("P-10.1")
@pytest.mark.parametrize(
    ("carried", "lying", "then"),
    [
        (None, Kind.SPEAR, Kind.SPEAR),
        (None, Kind.ROPE, None),
        (Kind.SHIELD, Kind.KEY, Kind.KEY),
        (Kind.KEY, Kind.SHIELD, Kind.KEY),
    ],
)
def test_one_takes_what_is_on_its_list_and_higher_than_its_load(
    carried: Kind | None, lying: Kind, then: Kind | None
) -> None:
    """Jen ranks spear, bow, wounded, key, shield, and wants no rope."""
    state, jen = with_npc(with_thing(position(), lying, HERE), "jen", HERE, carried)
    after = on_the_way(on_errand(state, jen), jen, None)
    assert load_of(after, jen) == then
    left = carried if then == lying else lying
    there = scene(after).things.get(HERE)
    assert (None if there is None else after.things[there].kind) == left


@pytest.mark.clause("P-13.1", "P-10.1")
def test_a_wounded_friend_is_taken_up_as_an_object_is() -> None:
    state, serpico = with_npc(position(), "serpico", HERE)
    state, xant = with_npc(state, "xant", HERE, wounded=True)
    after = on_the_way(on_errand(state, serpico), serpico, None)
    assert after.figures[serpico].friend == xant
    assert HERE not in scene(after).lying


@pytest.mark.clause("P-13.2")
def test_serpico_hands_a_wounded_to_a_cleric_he_crosses() -> None:
    state, serpico = with_npc(position(), "serpico", HERE)
    state, xant = with_npc(state, "xant", HERE, wounded=True)
    state = on_the_way(on_errand(state, serpico), serpico, None)
    state, kind = with_npc(state, "father_kind", HERE + 1)
    after = on_the_way(with_figure(state, serpico, square=HERE + 1), serpico, None)
    assert after.figures[kind].friend == xant
    assert after.figures[serpico].friend == -1
    assert after.figures[kind].kind == Class.CLERIC


@pytest.mark.clause("P-10.3", "P-4.2")
@pytest.mark.parametrize(("under", "handed"), [(None, Kind.FIREBALL), (Kind.SPEAR, None)])
def test_nothing_is_handed_to_one_who_stands_over_something(
    under: Kind | None, handed: Kind | None
) -> None:
    """Maldon ranks the fireball first; the spear under him is on Serpico's list nowhere."""
    state, serpico = with_npc(position(), "serpico", HERE - 1, Kind.FIREBALL)
    state, maldon = with_npc(state, "maldon", HERE)
    if under is not None:
        state = with_thing(state, under, HERE)
    state = with_figure(on_errand(state, serpico), serpico, square=HERE)
    assert load_of(on_the_way(state, serpico, None), maldon) == handed


@pytest.mark.clause("P-10.1", "P-4.2")
def test_an_object_is_not_left_for_a_wounded_where_another_lies() -> None:
    """Serpico ranks the wounded first; Xant lies over a bow."""
    state, serpico = with_npc(with_thing(position(), Kind.BOW, HERE), "serpico", HERE, Kind.KEY)
    state, xant = with_npc(state, "xant", HERE, wounded=True)
    after = on_the_way(on_errand(state, serpico), serpico, None)
    assert load_of(after, serpico) == Kind.KEY
    assert after.figures[xant].square == HERE
    bare, serpico = with_npc(position(), "serpico", HERE, Kind.KEY)
    bare, xant = with_npc(bare, "xant", HERE, wounded=True)
    assert on_the_way(on_errand(bare, serpico), serpico, None).figures[serpico].friend == xant
