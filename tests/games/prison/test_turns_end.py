"""What holds for a turn, and what comes first when two things come at once."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison import Prison
from igroteka.games.prison.actions import Attack, Begin, FightCard, Pass, TurnUp
from igroteka.games.prison.classes import Class
from igroteka.games.prison.figures.scene import with_figure
from igroteka.games.prison.icons import LEVELS
from igroteka.games.prison.state import BLUE, YELLOW
from igroteka.games.prison.tasks import CallUp, OpenEye
from igroteka.games.prison.turn.ending import judged
from igroteka.kernel import CHANCE, Seat

from .round import PLAIN, WHO, at, but, empty, first, lone, step
from .table import with_npc, with_player

GAME = Prison()
YOU = Seat(0)


@pytest.mark.clause("P-5.3", "P-7.4")
def test_healed_and_hurt_are_so_for_the_turn_only() -> None:
    state = with_player(replace(empty(), card=2), Class.CLERIC, at(12, 5))
    state = with_figure(state, Class.CLERIC, healed=True, hurt=True)
    refusal = GAME.refuse(state, YOU, Begin(int(Class.CLERIC)))
    assert refusal
    assert refusal.clause == "P-5.3"
    after = GAME.apply(state, YOU, Pass())
    assert (after.figures[Class.CLERIC].healed, after.figures[Class.CLERIC].hurt) == (False, False)


@pytest.mark.clause("P-7.7")
@pytest.mark.parametrize(("side", "winners"), [(YELLOW, (YOU,)), (BLUE, ())])
def test_with_both_at_five_alike_the_side_whose_turn_it_is_wins(
    side: int, winners: tuple[Seat, ...]
) -> None:
    state = judged(replace(empty(), side=side, points=(5, 5)), None)
    assert state.result
    assert state.result.winners == winners
    ahead = judged(replace(empty(), side=side, points=(5, 6)), None)
    assert ahead.result
    assert ahead.result.winners == ()


@pytest.mark.clause("P-12.1", "P-11.2")
def test_the_eye_opens_its_rooms_after_the_reinforcements_of_the_fight() -> None:
    """At pink the NP's +2 calls one and shows the eye, as the player's +3 does."""
    state = with_player(empty(but(PLAIN, 6, 7)), Class.COLOSSUS, at(12, 5))
    state, jen = with_npc(state, "jen", at(12, 6))
    state = replace(state, sight=True, level=LEVELS.index("pink"))
    state = GAME.apply(state, YOU, Attack(int(Class.COLOSSUS), jen))
    state = GAME.apply(state, YOU, FightCard(3))
    after = GAME.apply(state, CHANCE, TurnUp((2,)))
    assert [type(task) for task in after.agenda] == [CallUp, OpenEye, OpenEye]


@pytest.mark.clause("P-7.4", "P-9.20")
def test_an_npc_attacks_nobody_wounded_this_turn_though_higher_on_its_list() -> None:
    """Jen has the Cleric before the Naga."""
    state = with_player(lone("jen", at(12, 4)), Class.NAGA, at(12, 6))
    state = with_player(state, Class.CLERIC, at(13, 5), wounded=True)
    assert first(step(state, WHO)[1]).about == Class.CLERIC
    hurt = with_figure(state, Class.CLERIC, hurt=True)
    assert first(step(hurt, WHO)[1]).about == Class.NAGA
