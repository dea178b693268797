"""Two implementations agree: the game's and the slow one of `naive`."""

from random import Random

import pytest

from igroteka.games.roads.actions import Lay
from igroteka.games.roads.faces import FACES, turns
from igroteka.games.roads.laying import can_lay
from igroteka.games.roads.state import State
from igroteka.kernel import CHANCE, Seat

from .naive import beside, choices, open_ends, table_of
from .play import KINDS, name_of, steps
from .table import GAME

every_kind = pytest.mark.parametrize("kind", KINDS, ids=name_of)

Kind = tuple[int, dict[str, str]]


def listed(state: State, seat: Seat) -> set[tuple[str, int, int, int]]:
    lays = GAME.legal(state, seat)
    assert len(set(lays)) == len(lays), "no move is listed twice"
    return {(lay.face, lay.x, lay.y, lay.turn) for lay in lays if isinstance(lay, Lay)}


@pytest.mark.clause("R-P1", "R-P2", "R-L1")
@every_kind
def test_legal_lists_what_trying_everything_finds(kind: Kind) -> None:
    for seed in range(2):
        for state, seat, _, _ in steps(*kind, Random(seed)):
            if seat != CHANCE:
                assert listed(state, seat) == choices(state, state.hands[seat])


@pytest.mark.clause("R-1.5", "R-2.3", "R-3.2")
@every_kind
def test_who_can_lay_is_who_finds_a_choice(kind: Kind) -> None:
    for _, seat, _, after in list(steps(*kind, Random(3)))[::-2]:
        if seat != CHANCE:
            for other in range(after.seats):
                assert can_lay(after, Seat(other)) == bool(choices(after, after.hands[other]))


@pytest.mark.clause("R-P1", "R-P2", "R-2.2")
@every_kind
def test_refuse_is_silent_exactly_where_trying_everything_succeeds(kind: Kind) -> None:
    for state, seat, _, _ in list(steps(*kind, Random(9)))[::3]:
        if seat == CHANCE:
            continue
        allowed = choices(state, state.hands[seat])
        for lay in asked(state):
            silent = GAME.refuse(state, seat, lay) is None
            assert silent == ((lay.face, lay.x, lay.y, lay.turn) in allowed), lay


def asked(state: State) -> list[Lay]:
    """Every face of this deck in all four turns, on and around the table."""
    table = table_of(state)
    near = {(0, 0), *table, *(spot for place in table for spot in beside(place))}
    around = near | {spot for place in near for spot in beside(place)}
    faces = sorted(GAME.view(state, None).deck)
    spots = sorted(around)[:: max(1, len(around) // 25)]
    return [Lay(face, *spot, turn) for face in faces for spot in spots for turn in range(4)]


@pytest.mark.clause("R-1.3", "R-1.4", "R-1.5")
@pytest.mark.parametrize("cards", ["12", "24", "40"])
def test_the_duel_ends_as_a_slow_referee_says(cards: str) -> None:
    for seed in range(12):
        *_, (before, _, action, end) = steps(2, {"cards": cards}, Random(seed))
        outcome = GAME.outcome(end)
        assert outcome is not None
        assert isinstance(action, Lay)
        if not open_ends(table_of(end), end.options):
            assert outcome.winners == (1 - end.starter,)
        elif not any(end.hands):
            assert outcome.winners == (end.starter,)
        else:
            assert outcome.winners == ()
            assert not choices(end, end.hands[1 - before.turn])


@pytest.mark.clause("R-2.3", "R-2.4")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_newspaper_goes_round_as_a_slow_referee_says(seats: int) -> None:
    options = {"variant": "newspaper", "field": "5x5"}
    for seed in range(6):
        out: set[int] = set()
        for _, seat, action, after in steps(seats, options, Random(seed)):
            if not isinstance(action, Lay):
                continue
            following = [(seat + turn) % seats for turn in range(1, seats)]
            mover = None
            for other in following:
                if other not in out and choices(after, after.hands[other]):
                    mover = other
                    break
                out.add(other)
            assert GAME.active(after) == (() if mover is None else (mover,))
            assert set(after.out) == out
        outcome = GAME.outcome(after)
        assert outcome is not None
        assert outcome.winners == (seat,)


@pytest.mark.clause("R-C2")
def test_every_turn_beyond_those_that_look_new_is_refused() -> None:
    state = GAME.start(2, GAME.settle(2, {}))
    for before, _, action, _ in steps(2, {}, Random(4)):
        if isinstance(action, Lay):
            state = before
            break
    for face in FACES:
        for turn in (-1, 0, 1, 2, 3, 4):
            refusal = GAME.refuse(state, state.turn, Lay(face, 0, 0, turn))
            if face in state.hand and turn not in turns(face):
                assert refusal is not None
                assert (refusal.clause, refusal.reason) == ("R-C2", "roads-refuse-turn")
                assert refusal.details == {"face": face, "turn": turn}
            else:
                assert (refusal is None) == (face in state.hand)
