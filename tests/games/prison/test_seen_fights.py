"""What the table shows of a fight: what every fighter brings."""

import pytest

from igroteka.games.prison.actions import Attack
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.figures.scene import with_figure
from igroteka.games.prison.rules import Prison
from igroteka.games.prison.telling.agenda_seen import ClashSeen
from igroteka.kernel import Seat

from .table import position, with_npc, with_player

GAME, YOU = Prison(), Seat(0)
HERE = 32


def seen(attack: Attack, carrying: Kind | None = None) -> ClashSeen:
    """A Backstabber and a Naga on both sides of Artos."""
    state, _ = with_npc(position(), "artos", HERE + 1, carrying)
    state = with_player(state, Class.BACKSTABBER, HERE)
    state = with_player(state, Class.NAGA, HERE + 2)
    clash = GAME.view(GAME.apply(state, YOU, attack), YOU).clash
    assert clash
    return clash


@pytest.mark.clause("P-7.1", "P-5.1")
def test_every_fighter_shows_its_strength_and_its_bonus() -> None:
    clash = seen(Attack(Class.BACKSTABBER, 8))
    assert clash.fighters == (Class.BACKSTABBER, 8, Class.NAGA)
    assert clash.strengths == (2, 5, 2)
    assert clash.bonuses == (2, 0, 0)


@pytest.mark.clause("P-6.6")
def test_a_shield_shows_in_defence() -> None:
    assert seen(Attack(Class.BACKSTABBER, 8), Kind.SHIELD).bonuses == (2, 1, 0)


@pytest.mark.clause("P-6.4")
def test_a_shooter_shows_only_the_bow() -> None:
    state, artos = with_npc(position(), "artos", HERE + 2)
    state = with_player(state, Class.COLOSSUS, HERE)
    bow = next(n for n, thing in enumerate(state.things) if thing.kind == Kind.BOW)
    state = with_figure(state, int(Class.COLOSSUS), thing=bow)
    clash = GAME.view(GAME.apply(state, YOU, Attack(Class.COLOSSUS, artos, "bow")), YOU).clash
    assert clash
    assert clash.strengths == (2, 5)
