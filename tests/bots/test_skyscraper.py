"""The masons of Skyscraper: what they build, where they climb, whom they shut in, how they end."""

from importlib.resources import files
from itertools import cycle

import pytest
from msgspec.structs import replace
from tests.bots.test_secrecy import Spy
from tests.games.skyscraper.table import GAME, A, B, number, play, table, wandered
from tests.games.skyscraper.test_shut_in import LAST_WALL, ROOM
from tests.games.skyscraper.tossed import Tossed

from igroteka.bots import SPECS, hint, player
from igroteka.bots.taste.skyscraper.deeds import best_builds, deeds
from igroteka.bots.taste.skyscraper.offers import counted, gains_of, mask_of, slots_of
from igroteka.bots.taste.skyscraper.worth import chance, crew, margin, topmost
from igroteka.games.skyscraper.actions import Build, Settle
from igroteka.games.skyscraper.builders import is_lost, reached
from igroteka.games.skyscraper.moving import floor_number
from igroteka.games.skyscraper.placing import placements
from igroteka.games.skyscraper.scoring import points_for
from igroteka.games.skyscraper.state import State
from igroteka.kernel import is_player, stream
from igroteka.match import Knowledge, Virtual, play_out

from .mason import TOWER, turn
from .tables import seated

MASONS = [spec for spec in SPECS if spec != "random"]


def test_what_slots_offer_is_what_cards_score() -> None:
    """All slots at once, against one card at a time by the rules (S-P1 to S-P3)."""
    seen = 0
    for state in wandered("offers", 3):
        for ground, cards in ((False, state.cards[state.turn]), (True, state.supports[state.turn])):
            offers = offered(state, cards, ground)
            for card in cards:
                by_rule = {
                    (card, pose, beams): points_for(state, card, pose, beams).total
                    for pose, beams in placements(state, state.turn, card)
                }
                assert by_rule.items() <= offers.items()
                seen += len(by_rule)
    assert seen > 100


def offered(state: State, cards: tuple[int, ...], ground: bool) -> dict[object, float]:
    if not cards:
        return {}
    slots, gains = slots_of(state.building, ground), gains_of(state.building, cards, ground)
    near = (slots.held & mask_of(reached(state, state.turn))) != 0
    points = counted(gains.points, slots, state.gained, state.raised)
    return {
        (card, pose, beams): points[row, column]
        for row, pose in enumerate(slots.poses)
        if near[row]
        for column, (card, beams) in enumerate(zip(gains.card, gains.beams, strict=True))
        if gains.points[row, column]
    }


def test_every_build_thought_of_is_allowed() -> None:
    for state in wandered("thoughts", 2):
        for card, pose, beams in best_builds(state, state.turn, 30):
            held = replace(state, picked=card)
            assert GAME.refuse(held, state.turn, Build(pose, beams)) is None


@pytest.mark.clause("S-P3")
def test_the_big_score_is_taken() -> None:
    state = table("b21 F 0 0 2", held={"A": "b12 b28 b21", "B": "b01 b02"}, A="0 0 2, 1 0 2")
    state = replace(state, left=1)
    most = max(
        points_for(state, card, pose, beams).total
        for card in (*state.cards[A], *state.supports[A])
        for pose, beams in placements(state, A, card)
    )
    assert turn("greedy:strong", state)[-1].scores[A] == most >= 4


@pytest.mark.clause("S-E1")
@pytest.mark.parametrize("spec", MASONS)
def test_the_last_card_wins_a_game_that_is_won(spec: str) -> None:
    state = table(*TOWER, held={"A": "b28", "B": "b01 b02 b04"}, A="0 0 4", B="-1 0 0")
    after = turn(spec, replace(state, scores=(20, 4)))[-1]
    assert after.result is not None
    assert after.result.reason == "skyscraper-over-finished"
    assert after.result.winners == (A,)


@pytest.mark.clause("S-E1")
def test_the_last_card_waits_while_it_would_lose() -> None:
    state = table(*TOWER, held={"A": "b28", "B": "b01 b02"}, A="0 0 4", B="-1 0 0")
    after = turn("search:strong", replace(state, scores=(4, 60)))[-1]
    assert after.result is None
    assert after.cards[A] == (number("b28"),)


@pytest.mark.clause("S-M4")
def test_nobody_shuts_in_a_worker_of_its_own() -> None:
    """The last wall of the room is open to it, and closes on A; there are better places."""
    state = table(*ROOM, held={"A": "b26 b28", "B": "b01"}, A="0 0 2, -1 0 0")
    shut = [deed for deed in deeds(state, A, 60) if is_lost(deed.after.building, state.workers[0])]
    assert shut
    for spec in ("greedy:strong", "search", "search:strong"):
        for passed in turn(spec, state):
            assert not any(is_lost(passed.building, worker) for worker in passed.workers[:5])


@pytest.mark.clause("S-M4")
def test_a_worker_shut_in_is_a_loss_to_its_owner_and_a_gain_to_others() -> None:
    free, shut = (table(*cards, A="0 0 2") for cards in (ROOM, (*ROOM, LAST_WALL)))
    assert crew(shut, A) < 0 < crew(free, A)
    assert margin(shut, B) > margin(free, B)


@pytest.mark.clause("S-E2")
@pytest.mark.parametrize("spec", ["greedy:strong", "search", "search:strong"])
def test_at_the_end_workers_climb(spec: str) -> None:
    """Nothing more can be taken up; B is alone on the highest floor, and A has all on the first."""
    everybody = ", ".join(["0 0 2"] * 5)
    state = table(*TOWER, held={"A": "b28", "B": "b01"}, A=everybody, B="0 0 4, 0 0 2")
    assert topmost(state) == B
    after = turn(spec, replace(state, picks=40))[-1]
    cells = [worker.cell for worker in after.workers if worker.seat == A and worker.cell]
    assert sum(floor_number(after.building, cell) == 2 for cell in cells) >= 1
    assert topmost(after) == A


@pytest.mark.clause("S-W1")
def test_the_first_thing_is_to_send_somebody() -> None:
    passed = turn("greedy", table(held={"A": "b28 b35 b36"}))
    assert passed[1].workers[0].cell is not None
    assert sum(passed[-1].scores) > 0


@pytest.mark.parametrize(("spec", "seats"), zip(MASONS, cycle((2, 3, 4))))
def test_every_mason_brings_a_calm_game_to_its_end(spec: str, seats: int) -> None:
    options = GAME.settle(seats, {"hands": "calm"})
    result = play_out(GAME, options, [player(spec, GAME)] * seats, f"{spec} {seats}")
    assert result.outcome.winners
    assert result.outcome.reason == "skyscraper-over-finished"


@pytest.mark.parametrize("hands", ["forgiving", "real"])
def test_a_mason_plays_on_whatever_falls(hands: str) -> None:
    game = Tossed()
    options = game.settle(3, {"hands": hands})
    seats = [player(spec, GAME) for spec in ("greedy", "search", "greedy:easy")]
    assert play_out(game, options, seats, "whatever").outcome.reason


@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_a_mason_does_far_better_than_chance(bot: str) -> None:
    options = GAME.settle(2, {"hands": "calm"})
    seats = [player(bot, GAME), player("random", GAME)]
    games = [play_out(GAME, options, seats, f"{n}").outcome for n in range(3)]
    assert all(outcome.winners == (A,) for outcome in games)


def test_a_plan_is_kept_only_while_all_comes_as_thought() -> None:
    """The card slips: the mason thinks again, and does what it may."""
    state = table(*TOWER, hands="forgiving", held={"A": "b28 b35"}, A="0 0 4", B="0 0 0")
    mason, rng = seated("search", GAME), stream("slip")
    for _ in range(8):
        if state.stage == "play" and state.turn == A:
            action = mason.choose(Knowledge(GAME, state, A), rng)
            assert GAME.refuse(state, A, action) is None
            state = GAME.apply(state, A, action)
        if state.stage == "settle":
            state = play(state, Settle(stands=False))
    assert state.turn == B


def log(spec: str, seats: int) -> list[State]:
    """Positions of a calm game in which a player was asked."""
    game = Virtual(GAME, GAME.start(seats, GAME.settle(seats, {"hands": "calm"})))
    bot, rng, told = seated(spec, GAME), stream(spec, seats), []
    while (seat := game.next_seat()) is not None:
        if is_player(seat):
            told.append(game.state)
            game.act(seat, bot.choose(Knowledge(GAME, game.state, seat), rng))
        else:
            game.act(seat, game.forced(seat, rng))
    return told


@pytest.mark.parametrize("spec", ["greedy", "search:strong"])
def test_a_mason_uses_no_door_but_its_own(spec: str) -> None:
    for state in log("greedy", 3)[::10]:
        spy: object = Spy(GAME, state, state.turn)
        action = seated(spec, GAME).choose(spy, stream("spy"))  # type: ignore[arg-type]
        assert action in GAME.legal(state, state.turn)


@pytest.mark.clause("S-C2")
@pytest.mark.parametrize("spec", ["greedy", "search:strong"])
def test_what_others_hold_does_not_change_a_move(spec: str) -> None:
    seen = 0
    for state in log("greedy", 3)[5::16]:
        twins = [GAME.imagine(state, state.turn, stream("twin", n)) for n in range(3)]
        seen += len({twin.cards for twin in twins}) > 1
        moves = {
            seated(spec, GAME).choose(Knowledge(GAME, world, state.turn), stream("move"))
            for world in (state, *twins)
        }
        assert len(moves) == 1
    assert seen


def test_a_hint_says_why_at_every_step() -> None:
    words = files("igroteka.games.skyscraper").joinpath("texts", "en.ftl")
    text, said = words.read_text(encoding="utf-8"), set()
    for state in log("greedy", 2)[::2]:
        given = hint(GAME, Knowledge(GAME, state, state.turn), "hint", 0)
        assert GAME.refuse(state, state.turn, given.deed[0]) is None
        assert given.reasons
        for reason in given.reasons:
            assert f"\n{reason.text} =" in text
            said.add(reason.text.removeprefix("skyscraper-hint-"))
    assert {"send", "build", "move", "reach", "double"} <= said


def test_a_hint_tells_the_points() -> None:
    state = table(*TOWER, held={"A": "b28", "B": "b01 b02"}, A="0 0 4", B="-1 0 0")
    state = replace(state, picked=number("b28"), scores=(40, 0), left=1)
    given = hint(GAME, Knowledge(GAME, state, A), "hint", 0)
    assert isinstance(given.deed[0], Build)
    points = points_for(state, state.picked, given.deed[0].pose, given.deed[0].beams)
    assert given.reasons[0].details == {"points": points.total}


def test_a_game_that_is_over_is_won_or_lost() -> None:
    state = table(*TOWER, held={"A": "b28", "B": "b01"}, A="0 0 4")
    over = turn("greedy:strong", replace(state, scores=(20, 0)))[-1]
    assert chance(over, A) > 0.99
    assert chance(over, B) < 0.01
