"""NPC in combat mode: whom they attack, from where, and what then."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison.actions import FightCard, Name, TurnUp
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.events import Challenged, Fought
from igroteka.games.prison.npc_events import Rested
from igroteka.games.prison.state import BLUE, YELLOW, State

from .round import WHO, act, at, first, lone, reasons, step, thoughts, who
from .table import with_npc, with_player

JEN = "jen"  # combat 4: telepath, cleric, wizard, banshee, naga, backstabber, mekanork, colossus


def attacked(events: list[object]) -> list[int]:
    return [event.target for event in events if isinstance(event, Challenged)]


@pytest.mark.clause("P-9.6")
def test_the_highest_on_the_list_is_attacked_even_if_another_is_nearer() -> None:
    state = with_player(lone(JEN, at(10, 5)), Class.NAGA, at(10, 6))
    state = with_player(state, Class.CLERIC, at(15, 5))
    after, events = step(state, WHO)
    assert attacked(events) == [Class.CLERIC]
    assert who(after, WHO) == at(14, 5)
    assert first(events).rank == 2
    assert (first(events).choice, first(events).choice_clause) == ("ap", "P-9.4")


@pytest.mark.clause("P-9.6")
def test_a_wounded_enemy_keeps_its_place_on_the_list() -> None:
    state = with_player(lone(JEN, at(10, 5)), Class.NAGA, at(10, 6))
    state = with_player(state, Class.TELEPATH, at(13, 5), wounded=True)
    assert attacked(step(state, WHO)[1]) == [Class.TELEPATH]


@pytest.mark.clause("P-9.6")
def test_it_stops_on_the_first_safe_square_beside_its_target() -> None:
    """The nearer square holds an object it would crowd with its load."""
    state = with_player(lone(JEN, at(10, 5), Kind.SPEAR), Class.CLERIC, at(10, 8))
    state = replace(state, things=(*state.things, replace(state.things[0], square=at(10, 7))))
    after, _ = step(state, WHO)
    assert who(after, WHO) == at(10, 6)
    assert attacked(step(with_player(state, Class.CLERIC, at(10, 9)), WHO)[1]) == [Class.CLERIC]


@pytest.mark.clause("P-9.6")
def test_on_a_tie_it_fights_again_while_ap_last() -> None:
    """4 AP, one to come there, three fights."""
    state = with_player(lone(JEN, at(10, 3)), Class.BACKSTABBER, at(10, 6))
    cards = (FightCard(3), TurnUp((1,)), FightCard(4), TurnUp((2,)), FightCard(5), TurnUp((3,)))
    _, events = act(state, WHO, *cards)
    fights = [event for event in events if isinstance(event, Fought)]
    assert [fight.winner for fight in fights] == [-1, -1, -1]
    assert isinstance(events[-2], Rested) or isinstance(events[-1], Rested)


@pytest.mark.clause("P-9.6")
def test_a_wounded_attacker_is_done() -> None:
    state = with_player(lone(JEN, at(10, 5)), Class.COLOSSUS, at(10, 6))
    after, events = act(state, WHO, FightCard(6), TurnUp((0,)))
    assert after.figures[WHO].wounded
    assert len(attacked(events)) == 1


@pytest.mark.clause("P-9.6", "P-9.27")
def test_after_a_win_it_goes_on_to_the_highest_it_can_still_attack() -> None:
    """The Wizard first; with 3 AP left the Naga is in reach, the Cleric is not."""
    state = with_player(lone(JEN, at(10, 5)), Class.WIZARD, at(10, 6))
    state = with_player(state, Class.CLERIC, at(20, 9))
    state = with_player(state, Class.NAGA, at(13, 5))
    _, events = act(state, WHO, FightCard(0), TurnUp((6,)), FightCard(0), TurnUp((4,)))
    assert attacked(events) == [Class.WIZARD, Class.NAGA]


@pytest.mark.clause("P-9.6", "P-9.20")
def test_with_nobody_left_to_attack_it_comes_near_the_highest() -> None:
    """The beaten one does not count again this turn."""
    state = with_player(lone(JEN, at(10, 5)), Class.WIZARD, at(10, 6))
    state = with_player(state, Class.CLERIC, at(21, 9))
    state = with_player(state, Class.COLOSSUS, at(21, 0))
    after, events = act(state, WHO, FightCard(0), TurnUp((6,)))
    assert attacked(events) == [Class.WIZARD]
    last = thoughts(events)[-1]
    assert (last.look, last.end, last.about) == ("on", "near", Class.CLERIC)
    assert who(after, WHO) // 10 > 15


@pytest.mark.clause("P-9.20", "P-9.22")
def test_enemies_hurt_this_turn_make_combat_void() -> None:
    state = with_player(lone(JEN, at(10, 5)), Class.CLERIC, at(10, 6), wounded=True)
    figures = list(state.figures)
    figures[Class.CLERIC] = replace(figures[Class.CLERIC], hurt=True)
    _, events = step(replace(state, figures=tuple(figures)), WHO)
    assert reasons(first(events))["combat"] == ("hurt", "P-9.20")


def armed(name: str, kind: Kind) -> State:
    return lone(name, at(10, 4), kind)


@pytest.mark.clause("P-10.4")
def test_with_a_bow_it_shoots_the_first_on_its_list_it_can() -> None:
    """The Naga is beside it, but the Cleric can be shot."""
    state = with_player(armed(JEN, Kind.BOW), Class.NAGA, at(10, 5))
    state = with_player(state, Class.CLERIC, at(4, 3))
    after, events = step(state, WHO)
    assert attacked(events) == [Class.CLERIC]
    assert first(events).then == "bow"
    assert who(after, WHO) % 10 == 3 or who(after, WHO) // 10 == 4


@pytest.mark.clause("P-10.4")
def test_only_if_it_can_shoot_nobody_it_fights_close() -> None:
    """Beside one enemy wherever it could see another, nobody can be shot."""
    state = with_player(lone("hur_ban", at(21, 0), Kind.BOW), Class.CLERIC, at(20, 0))
    state = with_player(state, Class.NAGA, at(21, 1))
    _, events = step(state, WHO)
    assert first(events).then == "attack"


@pytest.mark.clause("P-9.2", "P-10.4")
def test_a_bow_on_the_way_does_not_count_before_it_is_held() -> None:
    state = with_player(lone(JEN, at(10, 4)), Class.CLERIC, at(10, 9))
    bow = replace(state.things[0], kind=Kind.BOW, square=at(10, 5))
    _, events = step(replace(state, things=(*state.things, bow)), WHO)
    assert first(events).then == "attack"


@pytest.mark.clause("P-9.27")
def test_the_spear_is_one_more_square_to_attack_from() -> None:
    """Two squares away in line needs no step."""
    state = with_player(armed(JEN, Kind.SPEAR), Class.CLERIC, at(10, 6))
    after, events = step(state, WHO)
    assert first(events).then == "spear"
    assert who(after, WHO) == at(10, 4)


@pytest.mark.clause("P-9.27")
def test_a_loss_that_leaves_it_unhurt_counts_as_a_tie() -> None:
    """The shot misses and is tried again."""
    state = with_player(armed(JEN, Kind.BOW), Class.CLERIC, at(10, 8))
    _, events = act(state, WHO, FightCard(6), TurnUp((0,)), FightCard(5), TurnUp((1,)))
    assert attacked(events)[:2] == [Class.CLERIC, Class.CLERIC]


@pytest.mark.clause("P-9.27")
def test_it_weighs_no_odds() -> None:
    """Ed attacks a Colossus if that is all there is."""
    state = with_player(lone("weakling_ed", at(20, 5)), Class.COLOSSUS, at(20, 6))
    assert attacked(step(state, WHO)[1]) == [Class.COLOSSUS]


@pytest.mark.clause("P-9.15")
def test_before_the_players_telepath_three_cards_lie_open() -> None:
    """The player picks one, then plays his own; the other two go back."""
    state = with_player(lone(JEN, at(10, 5)), Class.TELEPATH, at(10, 6))
    answers = (TurnUp((1, 2, 6)), Name(1), FightCard(5))
    after, events = act(state, WHO, *answers)
    assert next(e for e in events if isinstance(e, Fought)).cards == (5, 1)
    assert 6 in after.cards[BLUE].fights
    assert after.cards[BLUE].spent.count(1) == 1


@pytest.mark.clause("P-9.15")
def test_with_fewer_than_three_cards_the_discards_are_shuffled_in_first() -> None:
    state = with_player(lone(JEN, at(10, 5)), Class.TELEPATH, at(10, 6))
    ours, theirs = state.cards
    state = replace(state, cards=(ours, replace(theirs, fights=(4,), spent=(0, 1, 2))))
    after, _ = act(state, WHO, TurnUp((0, 1, 4)), Name(4), FightCard(6))
    assert sorted(after.cards[BLUE].fights) == [0, 1, 2]


@pytest.mark.clause("P-9.15")
def test_two_telepaths_cancel() -> None:
    """The player plays what he likes, and one card is turned."""
    state = with_player(lone("weakling_ed", at(20, 5)), Class.TELEPATH, at(20, 6))
    _, events = act(state, WHO, FightCard(5), TurnUp((2,)))
    assert next(e for e in events if isinstance(e, Fought)).cards == (5, 2)


@pytest.mark.clause("P-9.15", "P-9.32")
@pytest.mark.parametrize(("held", "played"), [((0, 2, 6), 2), ((0,), 0)])
def test_the_weakest_card_is_nought_only_if_nothing_else_is_held(
    held: tuple[int, ...], played: int
) -> None:
    state = with_player(lone("weakling_ed", at(20, 5)), Class.CLERIC, at(20, 6))
    ours, theirs = state.cards
    state = replace(state, cards=(replace(ours, fights=held), theirs))
    _, events = act(state, WHO)
    assert next(e for e in events if isinstance(e, Fought)).cards[YELLOW] == played


@pytest.mark.clause("P-9.27")
def test_no_npc_supports_anothers_fight_with_the_bow() -> None:
    """Who only sees the enemy does not join."""
    state = with_player(lone(JEN, at(10, 5)), Class.CLERIC, at(10, 6))
    state, _ = with_npc(state, "xant", at(10, 9), Kind.BOW)
    _, events = act(state, WHO, FightCard(0), TurnUp((6,)))
    assert next(e for e in events if isinstance(e, Fought)).fighters == (WHO, Class.CLERIC)


@pytest.mark.clause("P-10.4")
def test_with_a_bow_it_steps_back_to_shoot_rather_than_fight_close() -> None:
    """A blow would cost one AP, a step away and a shot cost two."""
    state = with_player(lone(JEN, at(10, 5), Kind.BOW), Class.TELEPATH, at(10, 6))
    _, events = step(state, WHO)
    assert [(e.target, e.how) for e in events if isinstance(e, Challenged)] == [
        (Class.TELEPATH, "bow")
    ]
    assert first(events).needed == 2
