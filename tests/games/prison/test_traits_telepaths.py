"""What the four Telepaths do that no other does; more of it is among the fights."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison.actions import Attack, Blind, FightCard, TurnUp
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.state import BLUE, YELLOW, State
from igroteka.games.prison.tasks import CallUp, Clash
from igroteka.kernel import CHANCE, Seat

from .activations import GAME, acts, armed, watched
from .table import with_npc, with_player
from .test_moving import refused

YOU = Seat(0)
HERE = 182


def against(who: str, level: str = "pink") -> tuple[State, int]:
    """The Cleric beside that Telepath."""
    return with_npc(with_player(watched(level=level), Class.CLERIC, HERE), who, HERE + 1)


def attacked(state: State, target: int, how: str = "close") -> State:
    action = Attack(Class.CLERIC, target, "bow" if how == "bow" else "close")
    assert GAME.refuse(state, YOU, action) is None
    return GAME.apply(state, YOU, action)


def in_company(state: State) -> State:
    return with_player(state, Class.NAGA, HERE + 2)


@pytest.mark.clause("P-13.2", "P-9.15", "P-9.32")
@pytest.mark.parametrize(("held", "must"), [((0, 3, 5), 3), ((0,), 0), ((0, 6), 6), ((1, 2, 2), 1)])
def test_ed_makes_the_player_play_the_lowest_but_nought(held: tuple[int, ...], must: int) -> None:
    state, ed = against("weakling_ed")
    cards = replace(state.cards[YELLOW], fights=held)
    state = attacked(replace(state, cards=(cards, state.cards[BLUE])), ed)
    assert list(GAME.legal(state, YOU)) == [FightCard(must)]


@pytest.mark.clause("P-13.2", "P-9.15")
def test_ed_forces_no_card_in_a_group_fight_or_from_afar() -> None:
    state, ed = against("weakling_ed")
    assert FightCard(6) in GAME.legal(attacked(in_company(state), ed), YOU)
    afar, ed = with_npc(with_player(watched(), Class.CLERIC, HERE), "weakling_ed", HERE + 3)
    shot = attacked(armed(afar, Class.CLERIC, Kind.BOW), ed, "bow")
    assert FightCard(6) in GAME.legal(shot, YOU)


@pytest.mark.clause("P-13.2", "P-9.15")
def test_ed_forces_the_weakest_card_also_when_he_attacks() -> None:
    state, ed = against("weakling_ed")
    state = acts(replace(state, stage="np", side=BLUE), ed)
    assert isinstance(state.agenda[0], Clash)
    assert state.agenda[0].attacker == ed
    assert refused(state, FightCard(5)) == "P-9.15"


@pytest.mark.clause("P-13.2", "P-9.15")
def test_xant_turns_one_card_in_a_group_fight() -> None:
    state, xant = against("xant")
    alone = GAME.apply(attacked(state, xant), YOU, FightCard(3))
    assert {len(turn.values) for turn in GAME.legal(alone, CHANCE)} == {2}
    group = GAME.apply(attacked(in_company(state), xant), YOU, FightCard(3))
    assert {len(turn.values) for turn in GAME.legal(group, CHANCE)} == {1}


@pytest.mark.clause("P-13.2", "P-7.5")
def test_of_xants_two_cards_only_the_one_played_shows_its_icon() -> None:
    """At pink +1 calls a reinforcement and +6 none."""
    state, xant = against("xant")
    played = GAME.apply(attacked(state, xant), YOU, FightCard(3))
    assert GAME.apply(played, CHANCE, TurnUp((1, 6))).agenda == ()
    assert GAME.apply(played, CHANCE, TurnUp((0, 1))).agenda == (CallUp(),)


@pytest.mark.clause("P-13.2", "P-9.15")
def test_bertrams_fog_draws_every_card_held_by_its_odds() -> None:
    """Two of nine are +2."""
    state, bertram = against("foggy_bertram")
    odds = dict(GAME.chances(attacked(state, bertram)) or ())
    assert odds[Blind(2)] == pytest.approx(2 / 9)
    assert odds[Blind(6)] == pytest.approx(1 / 9)
    after = GAME.apply(attacked(state, bertram), CHANCE, Blind(6))
    assert 6 not in after.cards[YELLOW].fights
    assert GAME.active(attacked(in_company(state), bertram)) == (YOU,)


@pytest.mark.clause("P-13.2", "P-9.15")
def test_tomas_second_card_stands_even_if_it_loses_too() -> None:
    state, toma = against("doubting_toma")
    state = GAME.apply(attacked(state, toma), YOU, FightCard(3))
    state = GAME.apply(state, CHANCE, TurnUp((3,)))
    assert isinstance(state.agenda[0], Clash)
    after = GAME.apply(state, CHANCE, TurnUp((4,)))
    assert after.figures[toma].wounded


@pytest.mark.clause("P-13.2", "P-9.15")
def test_toma_thinks_again_neither_over_a_tie_nor_in_a_group() -> None:
    state, toma = against("doubting_toma")
    tied = GAME.apply(attacked(state, toma), YOU, FightCard(1))
    tied = GAME.apply(tied, CHANCE, TurnUp((3,)))
    assert tied.agenda == ()
    group = GAME.apply(attacked(in_company(state), toma), YOU, FightCard(3))
    assert GAME.apply(group, CHANCE, TurnUp((3,))).figures[toma].wounded


@pytest.mark.clause("P-13.2", "P-7.5")
def test_of_tomas_cards_only_the_last_shows_its_icon() -> None:
    """+1 would call at pink; it is laid aside for +6."""
    state, toma = against("doubting_toma")
    state = GAME.apply(attacked(state, toma), YOU, FightCard(2))
    state = GAME.apply(state, CHANCE, TurnUp((1,)))
    assert GAME.apply(state, CHANCE, TurnUp((6,))).agenda == ()
