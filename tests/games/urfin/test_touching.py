"""The bag by touch: what fingers learn, and that nobody learns more (U-D3, U-D4, U-D6)."""

from random import Random

import pytest
from msgspec.structs import replace

from igroteka.games.urfin.actions import Grab, LetGo, Meet, Reach, Ready, Take, Touch
from igroteka.games.urfin.events import Touched
from igroteka.games.urfin.parts import KIND_OF, PARTS, taken
from igroteka.games.urfin.secrets import hidden
from igroteka.games.urfin.state import State
from igroteka.games.urfin.touch import reading
from igroteka.kernel import CHANCE, Help, Listener, Seat, TooFast, encode, stream
from igroteka.match import Played, frame, new_match, wander

from .table import GAME, A, B, all_parts, all_ready, part, play, start, why


def reaching(*met: Meet, seats: int = 2) -> State:
    return play(all_ready(start(seats, bag="touch")), Reach(), *met)


def held_kind(state: State) -> int:
    held = state.hands[A].held
    assert held is not None
    return KIND_OF[held.part]


WALL = Meet(A, part("wall"), 2, 77)


@pytest.mark.clause("U-D3", "U-D6")
def test_what_was_felt_of_ones_own_part_is_no_secret_to_be_swapped_alone() -> None:
    """A part that was only met may be any; one that was felt, any as long as the bag agrees."""
    met = reaching(WALL)
    felt = play(met, Touch(3, 4))
    assert hidden(met, A)["hand 0"] == (part("wall"),)
    assert "hand 0" not in hidden(felt, A)
    assert part("wall") in hidden(felt, A)["bag"]
    assert hidden(felt, B)["hand 0"] == (part("wall"),)


@pytest.mark.clause("U-D6")
def test_a_touch_tells_the_height_and_the_slope_at_one_spot() -> None:
    state = play(reaching(WALL), Touch(3, 4))
    hand = GAME.view(state, A).hand
    assert hand is not None
    answer = reading(KIND_OF[part("wall")], 2, 77, 3, 4)
    felt = hand.felt[0]
    assert (felt.x, felt.y) == (3, 4)
    assert (felt.height, felt.slope_x, felt.slope_y) == (
        answer.height,
        answer.slope_x,
        answer.slope_y,
    )


@pytest.mark.clause("U-D6")
def test_a_spot_is_felt_once() -> None:
    state = play(reaching(WALL), Touch(3, 4))
    assert why(state, Touch(3, 4)) == "U-D6 felt"
    assert Touch(3, 4) not in GAME.legal(state, A)
    assert why(state, Touch(12, 0)) == why(state, Touch(0, -1)) == "U-D6 no-spot"
    assert len(GAME.legal(state, A)) == 143 + len((Take(), LetGo())) + 3


@pytest.mark.clause("U-D6")
def test_only_the_one_who_feels_learns_the_answer() -> None:
    state, told = reaching(WALL), Listener()
    after = GAME.apply(state, A, Touch(3, 4), told)
    assert told.heard_by(B) == told.heard_by(None) == (Touched(A),)
    assert told.heard_by(A) != told.heard_by(B)
    assert GAME.view(after, B).hand is None
    assert GAME.view(after, B).hands[A].touches == 1


@pytest.mark.clause("U-D6")
def test_at_most_six_touches_a_second() -> None:
    rate = GAME.rate(Touch(0, 0))
    assert rate is not None
    assert (rate.most, rate.ms) == (6, 1000)
    assert GAME.rate(Take()) is None
    match = new_match(GAME, 1, {"map": "meadow"}, "elm")
    match.play(A, Ready())
    match.play(A, Reach())
    match.throw()
    for x in range(6):
        match.play(A, Touch(x, 0), at_ms=100 * x)
    with pytest.raises(TooFast):
        match.play(A, Touch(6, 0), at_ms=999)
    match.play(A, Touch(6, 0), at_ms=1000)


@pytest.mark.clause("U-D6")
def test_a_part_let_go_is_back_at_once_and_another_is_met() -> None:
    state = play(reaching(WALL), LetGo())
    assert sum(state.bag) == 30
    assert GAME.active(state) == (B, CHANCE)
    assert why(state, Take()) == "U-D6 groping"
    state = play(state, WALL)
    assert GAME.view(state, A).hands[A].met == 2


@pytest.mark.clause("U-D6")
def test_at_most_twelve_are_let_go_in_one_reach() -> None:
    state = reaching()
    for _ in range(12):
        state = play(state, WALL, LetGo())
    state = play(state, WALL)
    assert why(state, LetGo()) == "U-D6 many-lets"
    assert LetGo() not in GAME.legal(state, A)
    state = play(state, Take(), WALL)
    assert why(state, LetGo()) == "U-D6 many-lets"


@pytest.mark.clause("U-D6")
def test_what_one_hand_holds_another_does_not_meet() -> None:
    state = reaching(Meet(A, part("yellow wall"), 0, 1))
    state = play(state, Reach(), seat=B)
    met = {GAME.draw(state, stream("met", number)) for number in range(300)}
    assert part("yellow wall") not in {action.part for action in met if isinstance(action, Meet)}


@pytest.mark.clause("U-D3")
def test_nobody_reaches_a_part_but_by_feeling_for_it() -> None:
    state = reaching(WALL)
    assert why(state, Grab(part("wall"))) == "U-T1 not-now"
    assert GAME.refuse(state, A, Meet(A, part("base1"))) is not None
    assert why(state, Touch(0, 0), B) == "U-D4 not-in-bag"
    assert why(state, Take(), B) == "U-D4 not-in-bag"
    assert why(state, Reach()) == "U-D4 reached"


@pytest.mark.clause("U-D6", "U-D4")
def test_belief_follows_what_was_felt() -> None:
    state, rng = reaching(WALL), Random("felt")
    for number in range(40):
        state = play(state, Touch(number % 12, 2 * (number // 12) + 2))
    worlds = [GAME.imagine(state, A, rng) for _ in range(60)]
    assert [held_kind(world) for world in worlds].count(KIND_OF[part("wall")]) > 50
    others = [GAME.imagine(state, B, rng) for _ in range(60)]
    assert len({held_kind(world) for world in others}) > 3
    assert {all_parts(world) for world in (*worlds, *others)} == {all_parts(state)}


@pytest.mark.clause("U-D6")
def test_two_parts_felt_alike_are_believed_only_if_there_are_two() -> None:
    """Both cannot be the last wall."""
    state = reaching(WALL)
    for x in range(12):
        state = play(state, Touch(x, 5), Touch(x, 6))
    walls = [part("wall"), part("light wall"), part("yellow wall")]
    spare = [wall for wall in walls for _ in range(state.bag[wall])]
    state = replace(state, bag=taken(state.bag, spare))
    state = play(state, Take(), Meet(A, part("base1"), 0, 5))
    for number in range(50):
        world = GAME.imagine(state, A, stream("alike", number))
        held = [held.part for held in (*world.hands[A].taken, world.hands[A].held) if held]
        assert len([each for each in held if each in walls]) < 2
        assert len(held) == 2


@pytest.mark.clause("U-D6")
def test_what_one_felt_oneself_no_other_hand_is_believed_to_hold() -> None:
    """The last wall is in A's fingers; B has met one of the two bases there are."""
    state = play(reaching(WALL), Reach(), Meet(B, part("base1")), seat=B)
    for number in range(40):
        state = play(state, Touch(number % 12, 2 * (number // 12) + 2))
    state = replace(state, bag=tuple(int(each == part("base1")) for each in PARTS))
    for number in range(30):
        world = GAME.imagine(state, A, stream("mine", number))
        assert held_kind(world) == KIND_OF[part("wall")]


def other_world(state: State, rng: Random) -> State:
    """The same position with every part inside the bag changed for any other there."""
    inside = [held.part for hand in state.hands for held in (*hand.taken, hand.held) if held]
    pool = [part for part in PARTS for _ in range(state.bag[part])] + inside
    rng.shuffle(pool)
    bag = list(state.bag)
    hands = []
    for hand in state.hands:
        held = [each for each in (*hand.taken, hand.held) if each]
        fresh = [replace(each, part=pool.pop()) for each in held]
        for old, new in zip(held, fresh, strict=True):
            bag[old.part] += 1
            bag[new.part] -= 1
        last = fresh.pop() if hand.held else None
        hands.append(replace(hand, taken=tuple(fresh), held=last))
    return replace(state, bag=tuple(bag), hands=tuple(hands))


@pytest.mark.clause("U-D4", "U-D6")
@pytest.mark.parametrize("seed", ["elm", "oak", "ash"])
@pytest.mark.parametrize("game", ["basic", "adult"])
def test_no_frame_tells_what_a_hand_in_the_bag_holds(seed: str, game: str) -> None:
    """Every frame of every seat, and of a spectator, is byte-equal whatever the hands hold."""
    options = {"map": "meadow", "game": game, "sand": "off"}
    match, rng, compared = new_match(GAME, 4, options, seed), stream(seed, "frames"), 0
    while match.step < 160 and wander(match, rng):
        there = new_match(GAME, 4, options, seed)
        there.log, there._sands = match.log, match._sands
        there.asked_at = match.asked_at  # of the past, which both share; what is asked is compared
        there.positions = [*match.positions[:-1], other_world(match.state, rng)]
        compared += there.state != match.state
        for seat in (*match.seats, None):
            for match.help in Help:
                there.help = match.help
                assert encode(frame(match, seat)) == encode(frame(there, seat))
    assert compared > 20


@pytest.mark.clause("U-D4", "U-D6")
@pytest.mark.parametrize("seed", ["elm", "oak", "ash"])
def test_no_event_or_refusal_tells_what_a_hand_in_the_bag_holds(seed: str) -> None:
    """What is done inside the bag sounds the same whatever is held, but for the finger's owner."""
    match = new_match(GAME, 3, {"map": "meadow", "sand": "off"}, seed)
    rng, compared = stream(seed, "events"), 0
    while match.step < 600 and wander(match, rng):
        entry, before = match.log[-1], match.positions[-2]
        assert isinstance(entry, Played)
        if comes_out(before, match.state):
            continue
        compared += 1
        here, there, other = Listener(), Listener(), other_world(before, rng)
        action = entry.action
        GAME.apply(before, entry.seat, action, here)  # type: ignore[arg-type]
        if isinstance(action, Meet):
            action = replace(action, part=rng.choice([p for p in PARTS if other.bag[p]]))
        GAME.apply(other, entry.seat, action, there)  # type: ignore[arg-type]
        for seat in (*match.seats, None):
            if not (isinstance(action, Touch) and seat == entry.seat):
                assert here.heard_by(seat) == there.heard_by(seat)
        for seat in match.seats:
            tried = (Take(), LetGo(), Reach(), Touch(0, 0), Grab(0))
            assert [GAME.refuse(before, seat, each) for each in tried] == [
                GAME.refuse(other, seat, each) for each in tried
            ]
            assert GAME.prompt(before, seat) == GAME.prompt(other, seat)
    assert compared > 100


def comes_out(before: State, after: State) -> bool:
    return before.stage != "draw" or after.shown != before.shown


@pytest.mark.clause("U-D6")
def test_taking_and_coming_out_may_not_be_taken_back() -> None:
    state = reaching(WALL)
    assert GAME.reveals(state, A, Touch(0, 0)) == (A,)
    assert GAME.reveals(state, A, Take()) == ()
    state = play(state, Take(), Meet(A, part("base1"), 0, 0))
    assert GAME.reveals(state, A, Take()) == (A, B)
    assert GAME.reveals(state, Seat(1), Reach()) == ()
