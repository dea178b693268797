"""What the four Colossi do that no other does."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison.actions import FightCard, Portcullis, TurnUp
from igroteka.games.prison.classes import Class
from igroteka.games.prison.deeds.fights import total
from igroteka.games.prison.floor.dungeon import Laid
from igroteka.games.prison.state import BLUE, State
from igroteka.games.prison.tasks import Clash
from igroteka.kernel import Seat
from igroteka.parts.grid import EAST, WEST

from .activations import GAME, acts, one_go, watched
from .table import HALL, position, with_npc, with_player
from .test_moving import refused

YOU = Seat(0)
# 37B: its gear on 32 between two portcullises
BARS = (Laid(1, 0), *HALL[1:])
HERE = 182


@pytest.mark.clause("P-13.2", "P-9.12")
@pytest.mark.parametrize(("before", "points"), [(0, 0), (1, 0), (2, 1), (5, 1)])
def test_every_third_portcullis_artos_breaks_is_a_point(before: int, points: int) -> None:
    state, artos = with_npc(watched(BARS), "artos", 31)
    after = one_go(replace(state, counts=(before, 0)), artos)
    assert after.counts == (before + 1, 0)
    assert after.points[BLUE] == points


@pytest.mark.clause("P-13.2", "P-9.12")
def test_artos_breaks_both_in_a_turn_and_counts_both() -> None:
    state, artos = with_npc(watched(BARS), "artos", 31)
    after = acts(replace(state, counts=(1, 0)), artos)
    assert after.counts == (3, 0)
    assert after.points[BLUE] == 1


@pytest.mark.clause("P-13.2")
def test_portcullises_another_breaks_bring_no_point() -> None:
    state, mangdu = with_npc(watched(BARS), "hur_ban", 31)
    after = one_go(replace(state, counts=(2, 0)), mangdu)
    assert after.dungeon != state.dungeon
    assert after.points[BLUE] == 0


@pytest.mark.clause("P-13.2", "P-7.3")
@pytest.mark.parametrize(("enemies", "sum_of_hur_ban"), [(1, 5), (2, 6), (3, 7)])
def test_hur_ban_grows_with_the_crowd(enemies: int, sum_of_hur_ban: int) -> None:
    places = {Class.CLERIC: HERE + 1, Class.NAGA: HERE - 1, Class.BACKSTABBER: HERE + 10}
    state, hur_ban = with_npc(watched(), "hur_ban", HERE)
    for kind, square in list(places.items())[:enemies]:
        state = with_player(state, kind, square)
    after = one_go(state, hur_ban)
    clash = after.agenda[0]
    assert isinstance(clash, Clash)
    assert total(after, clash, BLUE, 0) == sum_of_hur_ban


@pytest.mark.clause("P-13.2", "P-7.3")
def test_hur_bans_fury_turns_a_tie_against_three_into_a_win() -> None:
    """5 + 2 + 3 against 2 + 2 + 2 + 2 for company + 1."""
    state, hur_ban = with_npc(watched(), "hur_ban", HERE)
    for kind, square in ((Class.CLERIC, 183), (Class.NAGA, 181), (Class.BACKSTABBER, 192)):
        state = with_player(state, kind, square)
    after = acts(state, hur_ban, FightCard(1), TurnUp((3,)))
    assert after.figures[Class.CLERIC].wounded
    assert after.figures[Class.NAGA].wounded


@pytest.mark.clause("P-13.2", "P-9.8")
def test_mangdu_strides_out_from_fifteen_squares_off() -> None:
    state, mangdu = with_npc(watched(), "mangdu", 155)
    assert acts(state, mangdu).points[BLUE] == 1
    other, artos = with_npc(watched(), "artos", 155)
    assert acts(other, artos).points[BLUE] == 0


def at_the_bars(gorm_at: int, *, wounded: bool = False) -> State:
    state = with_player(position(BARS), Class.BACKSTABBER, 31)
    state, _ = with_npc(state, "gatekeeper_gorm", gorm_at, wounded=wounded)
    return state


@pytest.mark.clause("P-13.2", "P-5.1")
def test_gorm_lets_nobody_touch_a_portcullis_of_his_square() -> None:
    assert refused(at_the_bars(32), Portcullis(Class.BACKSTABBER, EAST)) == "P-13.1"
    raised = GAME.apply(at_the_bars(44), YOU, Portcullis(Class.BACKSTABBER, EAST))
    shut = with_npc(raised, "gatekeeper_gorm", 32)[0]
    assert refused(shut, Portcullis(Class.BACKSTABBER, EAST)) == "P-13.1"


@pytest.mark.clause("P-13.2", "P-5.1")
@pytest.mark.parametrize(("gorm_at", "wounded"), [(33, False), (32, True)])
def test_gorm_farther_off_or_wounded_hinders_nobody(gorm_at: int, wounded: bool) -> None:
    state = at_the_bars(gorm_at, wounded=wounded)
    assert GAME.refuse(state, YOU, Portcullis(Class.BACKSTABBER, EAST)) is None
    assert refused(state, Portcullis(Class.BACKSTABBER, WEST)) == "P-4.1"
