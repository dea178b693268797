"""Bots at Clockwork: they follow a plan, remember as declared, and know nothing they never saw."""

from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from msgspec.structs import replace

from igroteka.bots import SPECS, hint, player
from igroteka.bots.taste.clockwork import TASTE
from igroteka.games.clockwork import Clockwork
from igroteka.games.clockwork.actions import Discard, Give, Point, Seek, Straight, Swap
from igroteka.games.clockwork.board import TOWERS
from igroteka.games.clockwork.cards import FUEL, PARTS, POWER, SCRAP
from igroteka.games.clockwork.memory import Memory
from igroteka.games.clockwork.state import BARE_TABLE, GUESSED, State
from igroteka.kernel import PERFECT, Recall, Seat, is_player, players, stream
from igroteka.match import Knowledge, Result, Virtual, play_out

from .tables import asked, choice, seated

CLOCKWORK = Clockwork()
TEXTS = files("igroteka.games.clockwork").joinpath("texts", "en.ftl").read_text(encoding="utf-8")
DRAGONFLY, OWL = PARTS[0], PARTS[6]
SLOW = ("search:standard", "search:strong")
MIDWAY = [("move", "a"), ("discard", "b"), ("towers", "c"), ("give", "d"), ("point", "e")]


@cache
def play(bots: tuple[str, ...], seed: str) -> Result:
    seats = [player(bot, CLOCKWORK) for bot in bots]
    return play_out(CLOCKWORK, CLOCKWORK.settle(len(bots), {}), seats, seed)


def table(hand: tuple[int, ...], *, stage: Any = "move", **changed: Any) -> State:
    """Two players; the first is to act, the second holds what is of no use."""
    start = CLOCKWORK.start(2, CLOCKWORK.settle(2, {}))
    other = (*PARTS[1][:2], *PARTS[2][:2], *PARTS[7][:2], SCRAP)
    state = replace(start, stage=stage, hands=(tuple(sorted(hand)), other), throw=(3, 4))
    return replace(state, memory=Memory(private=((), ())), piles=((SCRAP,),) * 6, **changed)


def lying(*cards: int) -> tuple[int, ...]:
    return (*cards, *BARE_TABLE[len(cards) :])


def reached(stage: str, seed: str, seats: int = 3) -> tuple[State, Seat]:
    """A random game, the first time somebody is asked this."""
    for moves in range(12, 200):
        state = asked(CLOCKWORK, seats, seed, moves).state
        if state.stage == stage and len(CLOCKWORK.legal(state, state.asked)) > 1:
            return state, state.asked
    raise LookupError(stage)


def test_greedy_beats_random() -> None:
    """Of twelve games a coin wins eleven once in three hundred times."""
    won = 0
    for number in range(12):
        mine = number % 2
        bots = ("greedy", "random") if mine == 0 else ("random", "greedy")
        won += Seat(mine) in play(bots, f"beat {number}").outcome.winners
    assert won >= 11


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_quick_bot_escapes_in_the_end(seats: int) -> None:
    bots = ("greedy", "greedy:strong", "greedy:easy", "random")[:seats]
    assert play(bots, "escape").outcome.winners


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", SPECS)
def test_every_bot_makes_legal_moves_at_every_table(bot: str, seats: int) -> None:
    """One bot for a few moves of a game that greedy bots bring to its end."""
    someone, quick = seated(bot, CLOCKWORK), seated("greedy:strong", CLOCKWORK)
    game = Virtual(CLOCKWORK, CLOCKWORK.start(seats, CLOCKWORK.settle(seats, {})))
    rng, tried = stream("legal", bot, seats), 1 if bot in SLOW else 3
    while (seat := game.next_seat()) is not None:
        if not is_player(seat):
            game.act(seat, game.forced(seat, rng))
            continue
        legal = CLOCKWORK.legal(game.state, seat)
        now = tried > 0 and seat == 0 and len(legal) > 1
        tried -= now
        action = (someone if now else quick).choose(Knowledge(CLOCKWORK, game.state, seat), rng)
        assert action in legal
        game.act(seat, action)
    assert tried == 0
    assert CLOCKWORK.outcome(game.state) is not None


@pytest.mark.parametrize("bot", ["greedy", "greedy:easy"])
def test_the_same_seed_gives_the_same_moves(bot: str) -> None:
    first = play((bot, "random"), "same")
    play.cache_clear()
    assert play((bot, "random"), "same") == first


@pytest.mark.parametrize("bot", ["greedy:easy", "greedy", "greedy:strong", "search:easy"])
@pytest.mark.parametrize(("stage", "seed"), MIDWAY)
def test_what_a_bot_never_saw_does_not_change_its_move(bot: str, stage: str, seed: str) -> None:
    state, seat = reached(stage, seed)
    twins = [CLOCKWORK.imagine(state, seat, stream("twin", n)) for n in range(3)]
    assert any(twin.hands != state.hands for twin in twins)
    choices = {choice(bot, Virtual(CLOCKWORK, twin), seat) for twin in (state, *twins)}
    assert len(choices) == 1


def test_parts_of_the_nearest_machines_are_kept() -> None:
    junk = PARTS[3][0]
    hand = (*DRAGONFLY[:3], *OWL[:3], FUEL, junk)
    thrown_away = choice("greedy:strong", virtual(table(hand, stage="discard")), Seat(0))
    assert thrown_away == Discard(junk)


def test_a_card_known_to_lie_among_the_discards_calls_to_the_towers() -> None:
    hand = (*DRAGONFLY[:3], *OWL[:3], FUEL)
    state = table(hand, table=lying(DRAGONFLY[3], SCRAP), where=(3, 5))
    assert choice("greedy:strong", virtual(state), Seat(0)) == Straight(TOWERS)


def test_at_the_towers_it_points_at_the_card_it_lacks() -> None:
    hand = (*DRAGONFLY[:3], *OWL[:2], FUEL, SCRAP)
    state = table(hand, stage="towers", may_search=True, table=lying(SCRAP, DRAGONFLY[3]))
    seek = choice("greedy:strong", virtual(state), Seat(0))
    assert isinstance(seek, Seek)
    pointing = CLOCKWORK.apply(state, Seat(0), seek)
    assert choice("greedy:strong", virtual(pointing), Seat(0)) == Point(1)


def test_a_deliberate_wrong_pick_opens_a_lock() -> None:
    """With nothing to show, fuel or power named gets a part of the code breaker (C-R4)."""
    locked = table((FUEL, SCRAP, SCRAP, SCRAP), stage="towers", ending=True, may_search=True)
    locked = replace(locked, piles=((),) * 6, laid=((0,), ()), table=lying(SCRAP, OWL[2]))
    seek = choice("greedy:strong", virtual(locked), Seat(0))
    assert seek in (Seek(FUEL), Seek(POWER))
    named = CLOCKWORK.apply(locked, Seat(0), seek)
    assert choice("greedy:strong", virtual(named), Seat(0)) == Point(1)
    wrong = CLOCKWORK.apply(named, Seat(0), Point(1))
    assert wrong.stage == "swap"
    assert choice("greedy:strong", virtual(wrong), Seat(0)) == Swap(SCRAP)


def test_scrap_is_given_to_keep_a_card_that_matters() -> None:
    hand = (*DRAGONFLY[:3], *OWL[:3], SCRAP)
    state = table(hand, stage="give", turn=Seat(1), asker=Seat(1), giver=Seat(0))
    others = tuple(sorted((DRAGONFLY[3], *PARTS[7][:3], *PARTS[1][:3])))
    state = replace(state, hands=(state.hands[0], others), sought=DRAGONFLY[3])
    assert choice("greedy:strong", virtual(state), Seat(0)) == Give(SCRAP)


def test_whoever_remembers_less_is_less_sure_of_the_discards() -> None:
    state, seat = reached("towers", "haze")
    for recall, forgets in ((Recall("last", 1), True), (PERFECT, False)):
        world = CLOCKWORK.imagine(state, seat, stream("haze"), recall)
        assert (GUESSED in world.since) == forgets


@pytest.mark.parametrize("seats", [2, 4])
def test_what_one_wins_the_others_lose(seats: int) -> None:
    for moves in range(0, 120, 9):
        state = asked(CLOCKWORK, seats, "sum", moves).state
        if state.result is None:
            worths = [TASTE.worth(state, seat) for seat in players(seats)]
            assert all(0 <= worth <= 1 for worth in worths)
            assert sum(worths) == pytest.approx(1)


@pytest.mark.parametrize("stage", ["move", "discard", "towers", "lay"])
def test_a_hint_is_legal_and_says_why(stage: str) -> None:
    state, seat = reached(stage, "why")
    given = hint(CLOCKWORK, Knowledge(CLOCKWORK, state, seat), "why", 0)
    assert given.deed[0] in CLOCKWORK.legal(state, seat)
    assert given.reasons
    assert all(f"\n{reason.text} =" in TEXTS for reason in given.reasons)


def virtual(state: State) -> Virtual[Any, Any]:
    return Virtual(CLOCKWORK, state)
