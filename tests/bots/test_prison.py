"""Bots in the dungeon of Prison: they take what is there, and keep out of pits."""

from importlib.resources import files
from typing import Any

import pytest
from msgspec.structs import replace
from tests.bots.test_secrecy import Spy
from tests.games.prison.table import position, with_npc, with_player, with_thing

from igroteka.bots import SPECS, hint, player
from igroteka.bots.taste.prison.lanes import gait_of, lane
from igroteka.bots.taste.prison.reasons import reasons
from igroteka.bots.taste.prison.worth import score
from igroteka.games.prison.actions import Attack, Begin, FightCard, Heal, Step
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.figures.scene import floor
from igroteka.games.prison.floor.dungeon import BLUE as BLUE_LINE
from igroteka.games.prison.floor.dungeon import WIDTH
from igroteka.games.prison.rules import Prison
from igroteka.games.prison.state import GONE, IN_BAG, YELLOW, State
from igroteka.kernel import Seat, is_player, stream
from igroteka.match import Knowledge, Virtual, play_out

from .tables import seated

PRISON = Prison()
ONLY = Seat(0)
THINKERS = ["greedy:standard", "greedy:strong", "search:easy", "search:standard"]


def at(row: int, column: int) -> int:
    return row * WIDTH + column


def played(spec: str, state: State, moves: int) -> list[tuple[Any, State]]:
    """What the bot does, as long as nothing is left to chance, and the position after each."""
    bot, rng, told = seated(spec, PRISON), stream("inmate"), []
    for _ in range(moves):
        if PRISON.active(state) != (ONLY,):
            break
        action = bot.choose(Knowledge(PRISON, state, ONLY), rng)
        state = PRISON.apply(state, ONLY, action)
        told.append((action, state))
    return told


def hall() -> State:
    """A turn of two AP; somebody waits in the bag, so that nothing is over with the others."""
    state = replace(position(), card=2)
    figures = list(state.figures)
    figures[Class.TELEPATH] = replace(figures[Class.TELEPATH], square=IN_BAG)
    return replace(state, figures=tuple(figures))


@pytest.mark.parametrize("spec", THINKERS)
@pytest.mark.clause("P-4.11", "P-7.6")
def test_whoever_can_go_out_does(spec: str) -> None:
    state = with_player(hall(), Class.CLERIC, at(19, 3))
    after = played(spec, replace(state, ap=1), 6)[-1][1]
    assert after.points[YELLOW] == 1
    assert after.figures[Class.CLERIC].square == GONE


@pytest.mark.parametrize("spec", THINKERS)
@pytest.mark.clause("P-7.6")
def test_a_wounded_foe_beside_a_colossus_is_a_point(spec: str) -> None:
    state = with_player(hall(), Class.COLOSSUS, at(4, 3))
    state, foe = with_npc(state, "weakling_ed", at(4, 4), wounded=True)
    first, _ = played(spec, replace(state, ap=1), 1)[0]
    assert first == Attack(Class.COLOSSUS, foe)


@pytest.mark.parametrize("spec", THINKERS)
@pytest.mark.clause("P-4.6")
def test_nobody_is_walked_into_a_pit(spec: str) -> None:
    """Wherever it starts and however near a pit is to the way."""
    for column in range(WIDTH):
        state = with_player(hall(), Class.NAGA, at(0, column))
        after = played(spec, replace(state, ap=3), 24)[-1][1]
        assert after.figures[Class.NAGA].square not in {GONE, *floor(after).pits}


@pytest.mark.parametrize("spec", THINKERS)
@pytest.mark.clause("P-5.3")
def test_a_cleric_with_nothing_nearer_at_hand_heals(spec: str) -> None:
    state = with_player(hall(), Class.CLERIC, at(4, 3))
    state = with_player(state, Class.NAGA, at(4, 4), wounded=True)
    assert (played(spec, replace(state, ap=1), 1)[0][0]) == Heal(Class.CLERIC, Class.NAGA)


def attacked() -> State:
    state = with_player(hall(), Class.CLERIC, at(4, 3))
    state, foe = with_npc(state, "brother_lantern", at(4, 4), wounded=True)
    return PRISON.apply(state, ONLY, Attack(Class.CLERIC, foe))


@pytest.mark.parametrize("spec", THINKERS)
@pytest.mark.clause("P-7.1", "P-7.2")
def test_the_card_that_is_sure_to_win_is_played_and_none_higher(spec: str) -> None:
    """The NP's last card is +1: a Cleric of strength 2 needs no card against a wounded."""
    state = attacked()
    state = replace(state, cards=(state.cards[0], replace(state.cards[1], fights=(1,))))
    assert played(spec, state, 1)[0][0] == FightCard(0)
    state = replace(state, cards=(state.cards[0], replace(state.cards[1], fights=(4,))))
    assert played(spec, state, 1)[0][0] == FightCard(3)


def test_nearer_to_the_far_line_is_worth_more() -> None:
    far, near = (with_player(position(), Class.NAGA, at(row, 3)) for row in (5, 15))
    assert score(near, YELLOW) > score(far, YELLOW)


def test_a_wounded_is_worth_less_than_one_who_stands() -> None:
    state = with_player(position(), Class.NAGA, at(15, 3))
    hurt = with_player(position(), Class.NAGA, at(15, 3), wounded=True)
    assert score(hurt, YELLOW) < score(state, YELLOW)


@pytest.mark.clause("P-6.3")
def test_a_wand_is_worth_more_to_a_wizard() -> None:
    worths = []
    for kind in (Class.WIZARD, Class.BANSHEE):
        state = with_thing(with_player(position(), kind, at(9, 3)), Kind.FIREBALL, GONE)
        bare = score(state, YELLOW)
        figures = list(state.figures)
        figures[kind] = replace(figures[kind], thing=len(state.things) - 1)
        worths.append(score(replace(state, figures=tuple(figures)), YELLOW) - bare)
    assert worths[0] > worths[1] > 0


@pytest.mark.clause("P-5.6", "P-5.8")
def test_a_naga_and_a_wizard_have_shorter_ways_out() -> None:
    start = PRISON.start(1, PRISON.settle(1, {}))
    open_rooms = replace(start, dungeon=tuple(replace(laid, broken=0) for laid in laid_rooms()))
    plain, naga, wizard = (
        lane(open_rooms.dungeon, BLUE_LINE, gait_of(kind))
        for kind in (Class.CLERIC, Class.NAGA, Class.WIZARD)
    )
    assert all(short <= long for short, long in zip(naga, plain, strict=True))
    assert all(short <= long for short, long in zip(wizard, plain, strict=True))
    assert sum(naga) < sum(plain)
    assert sum(wizard) < sum(plain)


def laid_rooms() -> list[Any]:
    return [laid for laid in position().dungeon if laid]


@pytest.mark.parametrize("spec", [spec for spec in SPECS if not spec.startswith("search")])
def test_every_quick_bot_plays_to_the_end(spec: str) -> None:
    options = PRISON.settle(1, {"level": "black"})
    assert play_out(PRISON, options, [player(spec, PRISON)], "end").outcome.reason


@pytest.mark.parametrize("spec", [spec for spec in SPECS if spec.startswith("search")])
def test_every_searching_bot_finishes_a_game_that_is_nearly_won(spec: str) -> None:
    state = with_player(hall(), Class.NAGA, at(14, 3))
    state = replace(state, points=(4, 0), ap=3)
    table, rng, bot = Virtual(PRISON, state), stream("nearly"), seated(spec, PRISON)
    while (seat := table.next_seat()) is not None:
        if is_player(seat):
            table.act(seat, bot.choose(Knowledge(PRISON, table.state, seat), rng))
        else:
            table.act(seat, table.forced(seat, rng))
    assert table.state.result
    assert table.state.result.winners == (ONLY,)


@pytest.mark.parametrize("spec", ["greedy", "search:easy"])
def test_a_bot_uses_no_door_but_its_own(spec: str) -> None:
    state = with_player(hall(), Class.NAGA, at(14, 3))
    spy: Any = Spy(PRISON, state, ONLY)
    assert seated(spec, PRISON).choose(spy, stream("spy")) in spy.legal()


def test_hints_are_legal_and_say_why() -> None:
    words = files("igroteka.games.prison").joinpath("texts", "en.ftl").read_text(encoding="utf-8")
    table, rng, said = Virtual(PRISON, PRISON.start(1, PRISON.settle(1, {}))), stream("why"), set()
    for _ in range(60):
        seat = table.next_seat()
        assert seat is not None
        if not is_player(seat):
            table.act(seat, table.forced(seat, rng))
            continue
        given = hint(PRISON, Knowledge(PRISON, table.state, seat), "why", table.steps)
        assert PRISON.refuse(table.state, seat, given.deed[0]) is None
        assert given.reasons
        said |= {reason.text for reason in given.reasons}
        table.act(seat, given.deed[0])
    assert {"prison-hint-pick", "prison-hint-card", "prison-hint-reveal"} <= said
    assert all(f"\n{text} =" in words for text in said)


@pytest.mark.clause("P-4.11")
def test_a_hint_to_step_out_says_so() -> None:
    state = with_player(hall(), Class.CLERIC, at(20, 3))
    state = PRISON.apply(state, ONLY, Begin(Class.CLERIC))
    out = next(action for action in PRISON.legal(state, ONLY) if leaves(state, action))
    after = PRISON.apply(state, ONLY, out)
    assert [reason.text for reason in reasons(state, (out,), after, YELLOW)] == ["prison-hint-out"]


def leaves(state: State, action: Any) -> bool:
    if not isinstance(action, Step):
        return False
    return PRISON.apply(state, ONLY, action).figures[Class.CLERIC].square == GONE
