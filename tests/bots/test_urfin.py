"""The team that saves the city: what it says, finds, builds and leaves alone."""

from collections import Counter
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.bots.test_secrecy import Spy

from igroteka.bots import SPECS, hint, player
from igroteka.bots.taste.urfin.fingers import CLASS_OF, FINGERS, likeliest, unseen
from igroteka.bots.taste.urfin.mate import Mate
from igroteka.bots.taste.urfin.pieces import Job
from igroteka.bots.taste.urfin.plan import Care, plan
from igroteka.bots.taste.urfin.reasons import stopped as stopped_by
from igroteka.games.urfin.actions import (
    Aim,
    Aimed,
    Done,
    Grab,
    Put,
    PutBack,
    Ready,
    SandOut,
    Take,
    Touch,
)
from igroteka.games.urfin.parts import BASE_1, KIND_OF, ROOF_2, part_of
from igroteka.games.urfin.rules import Urfin
from igroteka.games.urfin.state import Drawn, State
from igroteka.kernel import Seat, Words, is_player, players, stream
from igroteka.match import Knowledge, Virtual, play_out

from .tables import Sitting, seated

URFIN = Urfin()
FIRST = Seat(0)


def table(seats: int = 4, **options: str) -> Virtual[Any, Any]:
    return Virtual(URFIN, URFIN.start(seats, URFIN.settle(seats, options)))


def open_parts(*parts: int, seats: int = 1, **options: str) -> State:
    """The build step of the first turn, with these parts drawn by the first seat."""
    state = URFIN.start(seats, URFIN.settle(seats, options))
    drawn = tuple(Drawn(part, FIRST) for part in parts)
    bag = list(state.bag)
    for part in parts:
        bag[part] -= 1
    hands = tuple(replace(hand, state="out") for hand in state.hands)
    return replace(state, stage="build", bag=tuple(bag), drawn=drawn, hands=hands)


def log(seats: int, bot: str, seed: str, **options: str) -> list[tuple[Seat, Any, State]]:
    """Every action of a game with the position before it."""
    game = table(seats, **options)
    bots = [seated(bot, URFIN) for _ in range(seats)]
    rng, told = stream(seed), []
    while (seat := game.next_seat()) is not None:
        before = game.state
        if is_player(seat):
            knowledge = Knowledge(URFIN, before, seat, game.left_ms(seat))
            told.append((*game.act(seat, bots[seat].choose(knowledge, rng)), before))
        else:
            told.append((*game.act(seat, game.forced(seat, rng)), before))
    return told


@pytest.mark.parametrize("game", ["basic", "adult"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("bot", [spec for spec in SPECS if spec != "random"])
def test_every_bot_plays_at_every_table_and_only_what_is_legal(
    bot: str, seats: int, game: str
) -> None:
    options = {"game": game, "map": "meadow"}
    for seat, action, before in log(seats, bot, "legal", **options):
        if is_player(seat):
            assert URFIN.refuse(before, seat, action) is None


def test_random_players_come_to_an_end_too() -> None:
    options = URFIN.settle(4, {"bag": "blind", "sand": "off"})
    assert play_out(URFIN, options, [player("random", URFIN)] * 4, "any").outcome.reason


@pytest.mark.parametrize(
    "options",
    [{"bag": "blind"}, {"sand": "off"}, {"slow_breaking": "on"}, {"trial": "on"}, {"sand": "30"}],
    ids=str,
)
def test_a_team_copes_with_every_way_to_play(options: dict[str, str]) -> None:
    result = play_out(URFIN, URFIN.settle(2, options), [player("greedy", URFIN)] * 2, "ways")
    assert result.outcome.reason


@pytest.mark.clause("U-D1")
def test_bots_are_done_long_before_the_sand_is() -> None:
    actions = [action for _, action, _ in log(4, "greedy", "sand", sand="60")]
    assert not any(isinstance(action, SandOut) for action in actions)


@pytest.mark.clause("U-D1")
def test_with_little_sand_left_a_hand_takes_what_it_holds() -> None:
    game, rng = table(1, sand="60"), stream("hurry")
    mate = seated("greedy:strong", URFIN)
    while not any(hand.held for hand in game.state.hands):
        move_on(game, mate, rng)
    late = Knowledge(URFIN, game.state, FIRST, {"sand-1": 3000})
    assert mate.choose(late, rng) == Take()
    early = Knowledge(URFIN, game.state, FIRST, {"sand-1": 50_000})
    assert isinstance(mate.choose(early, rng), Touch)


@pytest.mark.clause("U-D5")
def test_four_bots_agree_on_two_bases_and_two_roofs() -> None:
    said = [action for _, action, before in log(4, "greedy", "agree") if before.turn == 1]
    aims = Counter(action.at for action in said if isinstance(action, Aim))
    assert aims == {"base": 2, "roof": 2}


@pytest.mark.clause("U-D5")
def test_a_bot_goes_for_what_the_others_have_not_spoken_for() -> None:
    state = table(4).state
    for seat in (1, 2):
        state = URFIN.apply(state, Seat(seat), Aim("base"))
    said = seated("greedy", URFIN).choose(Knowledge(URFIN, state, FIRST), stream("roof"))
    assert said == Aim("roof")
    state = URFIN.apply(state, FIRST, said)
    again = seated("greedy", URFIN).choose(Knowledge(URFIN, state, FIRST), stream("roof"))
    assert again == Ready()


@cache
def kept_rightly(level: str, sought: Aimed) -> float:
    """How often a hand that seeks one thing takes one, over many reaches."""
    drawn: list[str] = []
    for number in range(150):
        rng, mate = stream("kept", number), Sitting(Mate(FINGERS[level], Care()))
        game = Virtual(URFIN, all_go_for(sought))
        while game.state.stage == "draw":
            move_on(game, mate, rng)
        drawn += [CLASS_OF[KIND_OF[one.part]] for one in game.state.drawn]
    return drawn.count(sought) / len(drawn)


def all_go_for(sought: Aimed) -> State:
    state: State = table(4, sand="off").state
    for seat in players(4):
        state = URFIN.apply(state, seat, Aim(sought))
    for seat in players(4):
        state = URFIN.apply(state, seat, Ready())
    return state


def move_on(game: Virtual[Any, Any], mate: Sitting, rng: Random) -> None:
    seat = game.next_seat()
    assert seat is not None
    if is_player(seat):
        game.act(seat, mate.choose(Knowledge(URFIN, game.state, seat), rng))
    else:
        game.act(seat, game.forced(seat, rng))


@pytest.mark.parametrize("level", FINGERS)
def test_fingers_are_as_good_as_they_are_said_to_be(level: str) -> None:
    both = (kept_rightly(level, "base") + kept_rightly(level, "roof")) / 2
    assert both == pytest.approx(FINGERS[level].accuracy, abs=0.05)


@pytest.mark.clause("U-D6")
def test_a_second_part_is_sought_for_the_first() -> None:
    """A lone player's hand brings a base and a roof: so it often makes a tower."""
    for seat, action, before in log(1, "greedy:strong", "pair"):
        if seat != FIRST or not isinstance(action, Take) or before.turn > 1:
            continue
        hand = next(hand for hand in before.hands if hand.state == "in")
        if hand.taken and hand.held:
            kinds = {likeliest(held.felt, unseen(before)) for held in (*hand.taken, hand.held)}
            assert kinds == {"base", "roof"}
            return
    pytest.fail("no second part was taken")


def test_a_tower_goes_where_it_stops_most_soldiers() -> None:
    state = open_parts(part_of(BASE_1, 0), part_of(ROOF_2, 0))
    [job] = plan(state, [drawn.part for drawn in state.drawn], Care())
    stopped = {cell: soldiers_stopped(state, cell) for cell in (job.cell, 0, 100, 300, 500)}
    assert stopped[job.cell] == max(stopped.values()) >= 2


def soldiers_stopped(state: State, cell: int) -> int:
    """Built there and nothing else ever: how many never come to the palace, by the rules."""
    job = Job(cell, state.drawn[0].part, state.drawn[1].part)
    counts = [reason.details.get("count", 0) for reason in stopped_by(state, job)]
    return sum(count for count in counts if isinstance(count, int))


def test_what_makes_no_tower_stays_in_the_bag() -> None:
    state = open_parts(part_of(BASE_1, 0), part_of(BASE_1, 1))
    assert seated("search", URFIN).choose(Knowledge(URFIN, state, FIRST), stream("")) == Done()


@pytest.mark.clause("U-B11")
def test_a_part_grabbed_that_is_of_no_use_goes_back() -> None:
    state = open_parts(part_of(BASE_1, 0), part_of(BASE_1, 1))
    state = URFIN.apply(state, FIRST, Grab(part_of(BASE_1, 0)))
    mate = seated("search", URFIN)
    assert mate.choose(Knowledge(URFIN, state, FIRST), stream("")) == PutBack()


def test_a_base_that_lies_there_is_finished_first() -> None:
    state = open_parts(part_of(BASE_1, 0), part_of(ROOF_2, 0))
    state = URFIN.apply(state, FIRST, Grab(part_of(BASE_1, 0)))
    state = URFIN.apply(state, FIRST, Put(210))
    mate = seated("greedy", URFIN)
    grab = mate.choose(Knowledge(URFIN, state, FIRST), stream(""))
    assert grab == Grab(part_of(ROOF_2, 0))
    state = URFIN.apply(state, FIRST, grab)
    assert mate.choose(Knowledge(URFIN, state, FIRST), stream("")) == Put(210)


def test_whoever_drew_the_base_builds_the_tower() -> None:
    """So that a player among bots has something to do."""
    state = open_parts(part_of(BASE_1, 0), part_of(ROOF_2, 0), seats=2)
    other = Knowledge(URFIN, state, Seat(1))
    assert seated("greedy", URFIN).choose(other, stream("")) == Done()
    own = Knowledge(URFIN, state, FIRST)
    assert seated("greedy", URFIN).choose(own, stream("")) == Grab(part_of(BASE_1, 0))


@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_a_mate_uses_no_door_but_its_own(bot: str) -> None:
    for seat, action, before in log(2, bot, "doors", map="meadow")[:400]:
        if is_player(seat):
            spy: Any = Spy(URFIN, before, seat)
            assert seated(bot, URFIN).choose(spy, stream("spy")) in spy.legal()
            assert action is not None


@pytest.mark.parametrize("bot", ["greedy:strong", "search:easy"])
def test_what_hands_hold_in_the_bag_does_not_change_a_move(bot: str) -> None:
    seen = 0
    for seat, _, before in log(4, bot, "twins", map="meadow"):
        if not is_player(seat) or before.stage != "draw":
            continue
        twins = [URFIN.imagine(before, seat, stream("twin", n)) for n in range(3)]
        seen += len({twin.hands for twin in twins}) > 1
        moves = {
            seated(bot, URFIN).choose(Knowledge(URFIN, world, seat), stream("move"))
            for world in (before, *twins)
        }
        assert len(moves) == 1
    assert seen


@pytest.mark.parametrize("puzzle", ["one-01", "one-12", "two-01", "two-12", "two-14"])
def test_the_search_solves_puzzles_by_trying_everything(puzzle: str) -> None:
    options = URFIN.settle(1, {"puzzle": puzzle})
    result = play_out(URFIN, options, [player("search", URFIN)], "solve")
    assert result.outcome.reason == "urfin-over-solved"


def test_hints_lead_to_the_solution_of_a_puzzle() -> None:
    """Each is asked anew, also when a base lies there bare."""
    state = URFIN.start(1, URFIN.settle(1, {"puzzle": "one-12"}))
    while state.result is None:
        given = hint(URFIN, Knowledge(URFIN, state, FIRST), "lead", 0)
        state = URFIN.apply(state, FIRST, given.deed[0])
    assert state.result.reason == "urfin-over-solved"


def test_a_team_does_far_better_than_chance() -> None:
    options = URFIN.settle(4, {})
    won = [
        bool(play_out(URFIN, options, [player("greedy", URFIN)] * 4, f"{n}").outcome.winners)
        for n in range(40)
    ]
    assert sum(won) >= 20


@pytest.mark.parametrize("game", ["basic", "adult"])
def test_a_hint_is_legal_and_says_why_at_every_step(game: str) -> None:
    words = files("igroteka.games.urfin").joinpath("texts", "en.ftl").read_text(encoding="utf-8")
    said = set()
    for seat, _, before in log(2, "greedy", "hints", map="meadow", game=game):
        if not is_player(seat):
            continue
        given = hint(URFIN, Knowledge(URFIN, before, seat), "hint", 0)
        assert URFIN.refuse(before, seat, given.deed[0]) is None
        assert given.reasons
        for reason in given.reasons:
            assert f"\n{reason.text} =" in words
            said.add(reason.text)
    assert {"urfin-hint-aim", "urfin-hint-take", "urfin-hint-roof", "urfin-hint-done"} <= said
    assert ("urfin-hint-home" if game == "basic" else "urfin-hint-harder") in said


def test_a_hint_names_the_part_the_cell_and_whom_it_stops() -> None:
    state = open_parts(part_of(BASE_1, 0), part_of(ROOF_2, 0))
    given = hint(URFIN, Knowledge(URFIN, state, FIRST), "hint", 0)
    assert given.deed[0] == Grab(part_of(BASE_1, 0))
    home, roof = given.reasons
    assert home.text == "urfin-hint-home"
    assert roof == Words("urfin-hint-roof", {"part": part_of(ROOF_2, 0)})
    soldiers = str(home.details["soldiers"]).split(", ")
    assert len(soldiers) == home.details["count"]
    assert len(soldiers) >= 2
    assert {int(road) for road in soldiers} <= {one.road for one in state.soldiers}
