"""Fights of the player's side and their cards."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison import Prison
from igroteka.games.prison.actions import Attack, Blind, FightCard, Name, TurnUp
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.deeds.fights import total
from igroteka.games.prison.state import BLUE, GONE, YELLOW, State
from igroteka.games.prison.tasks import CallUp, Clash, OpenEye
from igroteka.kernel import CHANCE, Seat

from .table import load_of, position, with_npc, with_player, with_thing
from .test_moving import refused

GAME = Prison()
YOU = Seat(0)
HERE = 32


def fought(state: State, attack: Attack, ours: int, *theirs: int) -> State:
    """Both cards on the table; the player chooses first (P-7.2)."""
    state = GAME.apply(state, YOU, attack)
    state = GAME.apply(state, YOU, FightCard(ours))
    return GAME.apply(state, CHANCE, TurnUp(theirs))


def duel(kind: Class, npc: str, *, wounded: bool = False) -> tuple[State, int]:
    return with_npc(with_player(position(), kind, HERE), npc, HERE + 1, wounded=wounded)


@pytest.mark.clause("P-7.1")
def test_the_higher_sum_wins_and_the_loser_is_wounded() -> None:
    """Cleric 2 + 3 against Jen 2 + 2."""
    state, jen = duel(Class.CLERIC, "jen")
    after = fought(state, Attack(Class.CLERIC, jen), 3, 2)
    assert after.figures[jen].wounded
    assert after.points == (0, 0)


@pytest.mark.clause("P-7.1", "P-7.4", "P-7.6")
def test_a_wounded_loser_dies_for_a_point() -> None:
    state, jen = duel(Class.CLERIC, "jen", wounded=True)
    after = fought(state, Attack(Class.CLERIC, jen), 1, 2)
    assert after.figures[jen].square == GONE
    assert after.points == (1, 0)


@pytest.mark.clause("P-7.1")
def test_a_tie_changes_nothing() -> None:
    state, artos = duel(Class.COLOSSUS, "artos")
    after = fought(state, Attack(Class.COLOSSUS, artos), 3, 3)
    assert not after.figures[artos].wounded
    assert not after.figures[Class.COLOSSUS].wounded


@pytest.mark.clause("P-7.1", "P-7.2")
def test_used_cards_are_gone_but_the_players_nought_comes_back() -> None:
    state, jen = duel(Class.COLOSSUS, "jen")
    after = fought(state, Attack(Class.COLOSSUS, jen), 0, 0)
    assert 0 in after.cards[YELLOW].fights
    assert 0 not in after.cards[BLUE].fights
    assert after.cards[BLUE].spent == (0,)
    spent = fought(state, Attack(Class.COLOSSUS, jen), 6, 3)
    assert 6 not in spent.cards[YELLOW].fights
    assert spent.cards[YELLOW].fights.count(3) == 2


@pytest.mark.clause("P-7.2")
def test_an_empty_deck_of_the_np_is_made_of_its_discards() -> None:
    state, jen = duel(Class.COLOSSUS, "jen")
    ours, theirs = state.cards
    state = replace(state, cards=(ours, replace(theirs, fights=(), spent=(4, 5))))
    after = fought(state, Attack(Class.COLOSSUS, jen), 6, 5)
    assert after.cards[BLUE].fights == (4,)
    assert after.cards[BLUE].spent == (5,)


@pytest.mark.clause("P-7.3")
def test_everybody_beside_an_opposing_fighter_joins_again_and_again() -> None:
    """Cleric – Jen – Naga – Artos in a row."""
    state, jen = duel(Class.CLERIC, "jen")
    state = with_player(state, Class.NAGA, HERE + 2)
    state, artos = with_npc(state, "artos", HERE + 3)
    state = GAME.apply(state, YOU, Attack(Class.CLERIC, jen))
    clash = state.agenda[0]
    assert isinstance(clash, Clash)
    assert set(clash.fighters) == {Class.CLERIC, jen, Class.NAGA, artos}


@pytest.mark.clause("P-7.3")
def test_one_healed_this_turn_does_not_join() -> None:
    state, jen = duel(Class.CLERIC, "jen")
    state = with_player(state, Class.NAGA, HERE + 2)
    figures = list(state.figures)
    figures[Class.NAGA] = replace(figures[Class.NAGA], healed=True)
    state = GAME.apply(replace(state, figures=tuple(figures)), YOU, Attack(Class.CLERIC, jen))
    clash = state.agenda[0]
    assert isinstance(clash, Clash)
    assert Class.NAGA not in clash.fighters


@pytest.mark.clause("P-5.1")
def test_the_backstabber_gains_two_in_company() -> None:
    """2 + 2 + 2 with the Naga's 2, against Artos 5 + 3."""
    state, artos = duel(Class.BACKSTABBER, "artos")
    state = with_player(state, Class.NAGA, HERE + 2)
    after = fought(state, Attack(Class.BACKSTABBER, artos), 3, 3)
    assert after.figures[artos].wounded
    alone, artos = duel(Class.BACKSTABBER, "artos")
    assert fought(alone, Attack(Class.BACKSTABBER, artos), 3, 1).figures[Class.BACKSTABBER].wounded


@pytest.mark.clause("P-5.1", "P-7.4")
def test_a_wounded_backstabber_brings_nothing_to_company() -> None:
    """Strength 0 and no bonus: only the Naga's 2 count for her side."""
    state, jen = duel(Class.CLERIC, "jen", wounded=True)
    state, serpico = with_npc(state, "serpico", HERE - 1)
    clash = Clash(Class.CLERIC, jen, "close", (Class.CLERIC, jen, serpico))
    assert total(state, clash, BLUE, 3) == 2 + 3
    well = replace(state.figures[jen], wounded=False)
    state = replace(state, figures=(*state.figures[:jen], well, *state.figures[jen + 1 :]))
    assert total(state, clash, BLUE, 3) == 2 + 2 + 2 + 3


@pytest.mark.clause("P-7.4")
def test_one_wounded_this_turn_is_not_attacked_again() -> None:
    state, jen = duel(Class.CLERIC, "jen")
    after = fought(state, Attack(Class.CLERIC, jen), 6, 3)
    assert refused(after, Attack(Class.CLERIC, jen)) == "P-7.4"


@pytest.mark.clause("P-7.4")
def test_what_a_carried_wounded_suffers() -> None:
    """The carrier is wounded, the one it carries dies."""
    state, jen = duel(Class.CLERIC, "jen")
    figures = list(state.figures)
    figures[Class.NAGA] = replace(figures[Class.NAGA], square=-2, wounded=True)
    figures[Class.CLERIC] = replace(figures[Class.CLERIC], friend=int(Class.NAGA))
    state = replace(state, figures=tuple(figures))
    after = fought(state, Attack(Class.CLERIC, jen), 1, 5)
    assert after.figures[Class.CLERIC].wounded
    assert after.figures[Class.NAGA].square == GONE
    assert after.points == (0, 1)


@pytest.mark.clause("P-6.4")
def test_the_bow_shoots_with_two_from_afar_and_a_losing_shooter_is_unhurt() -> None:
    state, jen = with_npc(with_player(position(), Class.COLOSSUS, HERE), "jen", HERE + 4)
    state = with_bow(state, Class.COLOSSUS)
    hit = fought(state, Attack(Class.COLOSSUS, jen, "bow"), 3, 2)
    assert hit.figures[jen].wounded
    missed = fought(state, Attack(Class.COLOSSUS, jen, "bow"), 1, 4)
    assert not missed.figures[Class.COLOSSUS].wounded


def with_bow(state: State, kind: Class, weapon: Kind = Kind.BOW) -> State:
    state = with_thing(state, weapon, -2)
    figures = list(state.figures)
    figures[kind] = replace(figures[kind], thing=len(state.things) - 1)
    return replace(state, figures=tuple(figures))


@pytest.mark.clause("P-6.4")
def test_no_shot_is_taken_beside_an_enemy() -> None:
    state, jen = with_npc(with_player(position(), Class.COLOSSUS, HERE), "jen", HERE + 3)
    state, _ = with_npc(state, "artos", HERE - 1)
    state = with_bow(state, Class.COLOSSUS)
    assert refused(state, Attack(Class.COLOSSUS, jen, "bow")) == "P-6.4"


@pytest.mark.clause("P-6.5")
def test_the_spear_reaches_two_squares_and_breaks_when_it_loses() -> None:
    state, jen = with_npc(with_player(position(), Class.NAGA, HERE), "jen", HERE + 2)
    state = with_bow(state, Class.NAGA, Kind.SPEAR)
    after = fought(state, Attack(Class.NAGA, jen, "spear"), 0, 5)
    assert not after.figures[Class.NAGA].wounded
    assert load_of(after, Class.NAGA) is None
    assert after.things[-1].square == GONE


@pytest.mark.clause("P-6.6")
@pytest.mark.parametrize(("ours", "wounded"), [(3, True), (2, False)])
def test_a_shield_adds_one_in_defence(ours: int, wounded: bool) -> None:
    """The Cleric attacks Amestin 1 + 1 + 2 with a shield; 2 + 2 is a tie."""
    state = with_player(position(), Class.CLERIC, HERE)
    state, amestin = with_npc(state, "amestin", HERE + 1, Kind.SHIELD)
    after = fought(state, Attack(Class.CLERIC, amestin), ours, 2)
    assert after.figures[amestin].wounded is wounded


@pytest.mark.clause("P-7.5", "P-11.2", "P-12.1")
def test_the_cards_of_a_fight_call_reinforcements_and_open_the_eye() -> None:
    rooms = (*position().dungeon[:7], None)
    state = replace(position(rooms, level="black"), sight=True)
    state, jen = with_npc(with_player(state, Class.COLOSSUS, HERE), "jen", HERE + 1)
    called = fought(state, Attack(Class.COLOSSUS, jen), 4, 6)
    assert called.agenda == (CallUp(), CallUp())
    eyed = fought(state, Attack(Class.COLOSSUS, jen), 2, 3)
    assert eyed.agenda == (OpenEye(), OpenEye())


@pytest.mark.clause("P-9.15")
def test_the_players_telepath_picks_the_nps_card_of_three() -> None:
    state, jen = duel(Class.TELEPATH, "jen")
    state = GAME.apply(state, YOU, Attack(Class.TELEPATH, jen))
    state = GAME.apply(state, CHANCE, TurnUp((0, 3, 6)))
    assert refused(state, Name(5)) == "P-9.15"
    state = GAME.apply(state, YOU, Name(0))
    after = GAME.apply(state, YOU, FightCard(3))
    assert after.figures[jen].wounded
    assert after.cards[BLUE].spent == (0,)
    assert len(after.cards[BLUE].fights) == 8


@pytest.mark.clause("P-9.15")
def test_two_telepaths_cancel_each_other() -> None:
    state, ed = duel(Class.TELEPATH, "weakling_ed")
    state = GAME.apply(state, YOU, Attack(Class.TELEPATH, ed))
    assert FightCard(6) in GAME.legal(state, YOU)


@pytest.mark.clause("P-9.15", "P-9.32")
def test_weakling_ed_makes_the_player_play_the_weakest_card() -> None:
    state, ed = duel(Class.CLERIC, "weakling_ed")
    state = GAME.apply(state, YOU, Attack(Class.CLERIC, ed))
    assert list(GAME.legal(state, YOU)) == [FightCard(1)]
    assert refused(state, FightCard(6)) == "P-9.15"


@pytest.mark.clause("P-9.15", "P-13.2")
def test_bertrams_fog_draws_the_players_card_blindly() -> None:
    state, bertram = duel(Class.CLERIC, "foggy_bertram")
    state = GAME.apply(state, YOU, Attack(Class.CLERIC, bertram))
    assert GAME.active(state) == (CHANCE,)
    assert Blind(6) in GAME.legal(state, CHANCE)


@pytest.mark.clause("P-9.15", "P-13.2")
def test_xant_turns_two_cards_and_plays_the_higher() -> None:
    state, xant = duel(Class.CLERIC, "xant")
    after = fought(state, Attack(Class.CLERIC, xant), 3, 1, 6)
    assert after.figures[Class.CLERIC].wounded
    assert sorted(after.cards[BLUE].spent) == [1, 6]


@pytest.mark.clause("P-9.15", "P-13.2")
def test_toma_about_to_lose_thinks_again_once() -> None:
    state, toma = duel(Class.CLERIC, "doubting_toma")
    state = fought(state, Attack(Class.CLERIC, toma), 2, 1)
    assert not state.figures[toma].wounded
    after = GAME.apply(state, CHANCE, TurnUp((6,)))
    assert after.figures[Class.CLERIC].wounded
    assert sorted(after.cards[BLUE].spent) == [1, 6]


@pytest.mark.clause("P-13.2")
def test_jen_strikes_alone_as_if_in_company() -> None:
    """Attacking one on one she counts 4."""
    state, jen = duel(Class.CLERIC, "jen")
    clash = Clash(jen, int(Class.CLERIC), "close", (jen, int(Class.CLERIC)))
    assert total(state, clash, BLUE, 0) == 4
    defending = Clash(int(Class.CLERIC), jen, "close", (int(Class.CLERIC), jen))
    assert total(state, defending, BLUE, 0) == 2
