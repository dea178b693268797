"""What a bot at Clockwork plans: which card, from whom, and what to part with."""

from typing import Any

import pytest
from msgspec.structs import replace

from igroteka.bots.greedy import Greedy
from igroteka.bots.levels import Level
from igroteka.bots.taste.clockwork import TASTE
from igroteka.bots.taste.clockwork.plan import Plan
from igroteka.bots.taste.clockwork.sight import Sight
from igroteka.games.clockwork import Clockwork
from igroteka.games.clockwork.actions import (
    ClockworkAction,
    Demand,
    Discard,
    Point,
    Rest,
    Return,
    Seek,
    Swap,
    Take,
    Walk,
)
from igroteka.games.clockwork.board import TOWERS
from igroteka.games.clockwork.cards import AIRSHIP, FUEL, PARTS, POWER, SCRAP, SET_OF
from igroteka.games.clockwork.memory import Memory
from igroteka.games.clockwork.state import GUESSED, State
from igroteka.games.clockwork.ways import ways
from igroteka.kernel import Recall, Seat, stream
from igroteka.match import Knowledge, Virtual

from .tables import choice
from .test_clockwork import DRAGONFLY, OWL, lying, table

CLOCKWORK = Clockwork()
ME, OTHER = Seat(0), Seat(1)
ALMOST = (*DRAGONFLY[:3], *OWL[:2], FUEL, SCRAP)
NO_PILES = ((),) * 6


def chosen(state: State, seat: Seat = ME) -> Any:
    return choice("greedy:strong", Virtual(CLOCKWORK, state), seat)


def held_by_the_other(state: State, card: int) -> State:
    """It is in the other's hand, in place of a card, and the bot has seen it there."""
    hand = tuple(sorted((card, *state.hands[OTHER][1:])))
    seen = Memory(private=(((card, 1 << OTHER, 0),), ()))
    return replace(state, hands=(state.hands[ME], hand), memory=seen)


def without_scrap(state: State) -> State:
    theirs = tuple(sorted((*[c for c in state.hands[OTHER] if c != SCRAP], PARTS[7][3])))
    return replace(state, hands=(state.hands[ME], theirs))


def forgotten(state: State) -> State:
    """The bot remembers none of the discards."""
    return CLOCKWORK.imagine(state, ME, stream("haze"), Recall("last", 0))


def test_one_card_short_it_walks_to_whoever_holds_it() -> None:
    throw = (4, 2)
    start = without_scrap(table(ALMOST))
    ends = [end for end, way in ways(start.options.gait, 1, sum(throw)).items() if way.exact]
    field = next(end for end in ends if end > 6)
    state = replace(start, throw=throw, where=(1, field))
    assert chosen(held_by_the_other(state, DRAGONFLY[3])) == Walk(field)


def test_having_met_them_it_demands_what_it_lacks_rather_than_draw() -> None:
    state = without_scrap(table(ALMOST, stage="arrive", where=(3, 3)))
    demand = chosen(held_by_the_other(state, DRAGONFLY[3]))
    assert isinstance(demand, Demand)
    assert SET_OF[demand.card] == SET_OF[DRAGONFLY[3]]


def test_whoever_holds_nothing_of_use_for_all_one_knows_is_not_asked() -> None:
    """All that is missing lies on the table: a card of the pile may still be scrap."""
    state = table(ALMOST, stage="arrive", where=(3, 3), table=lying(DRAGONFLY[3], *OWL[2:]))
    assert chosen(state) == Take()


def test_in_the_end_phase_it_demands_from_whoever_is_back() -> None:
    state = table(ALMOST, stage="towers", ending=True, may_search=True, may_demand=True)
    state = replace(without_scrap(state), piles=NO_PILES, table=lying(SCRAP, PARTS[3][0]))
    demand = chosen(held_by_the_other(state, DRAGONFLY[3]))
    assert isinstance(demand, Demand)
    assert demand.of == OTHER


def test_a_card_is_shown_where_the_find_completes_a_set() -> None:
    """The set is laid, so nothing is discarded; fuel named would cost a card (C-R2, C-R4)."""
    hand = (*DRAGONFLY[:3], *OWL[:3], FUEL)
    state = table(hand, stage="towers", may_search=True, table=lying(SCRAP, DRAGONFLY[3]))
    seek = chosen(state)
    assert isinstance(seek, Seek)
    assert seek.card in DRAGONFLY


@pytest.mark.parametrize("hand", [ALMOST, (*DRAGONFLY[:3], *OWL[:3], FUEL)])
def test_in_the_end_phase_forgetting_all_it_looks_on_rather_than_rest(
    hand: tuple[int, ...],
) -> None:
    """Else a table of forgetful players would sit there until C-Z3."""
    state = table(hand, stage="towers", ending=True, may_search=True)
    others = (*PARTS[3], *PARTS[4])
    state = forgotten(replace(state, piles=NO_PILES, table=lying(*others, DRAGONFLY[3], OWL[3])))
    plan = Plan(state, ME)
    assert plan.after(Seek(FUEL)) < plan.after(Rest())


def test_whoever_forgets_looks_on_from_the_newest_discard_so_as_to_miss_none() -> None:
    state = table(ALMOST, stage="point", ending=True, sought=FUEL, table=lying(*PARTS[3]))
    state = replace(state, since=(GUESSED, 5, GUESSED, GUESSED, *[0] * 60), turns=9)
    plan = Plan(state, ME)
    hazy = [place for place in range(4) if state.since[place] == GUESSED]
    assert min(hazy, key=lambda place: plan.after(Point(place))) == 2


def test_the_airship_is_a_plan_too() -> None:
    hand = (*PARTS[AIRSHIP][:5], POWER, PARTS[3][0], DRAGONFLY[0])
    assert chosen(table(hand, stage="discard")) in (Discard(PARTS[3][0]), Discard(DRAGONFLY[0]))


def test_a_card_somebody_collects_is_not_laid_before_their_eyes() -> None:
    theirs, harmless = PARTS[3][0], PARTS[4][0]
    state = table((*DRAGONFLY[:3], *OWL[:2], FUEL, theirs, harmless), stage="discard")
    seen = tuple((card, 1 << OTHER, 0) for card in PARTS[3][1:])
    hand = tuple(sorted((*PARTS[3][1:], *PARTS[7][:3], SCRAP)))
    state = replace(state, hands=(state.hands[ME], hand), memory=Memory(private=(seen, ())))
    assert chosen(state) == Discard(harmless)


def test_nor_is_the_last_part_given_back_for_a_demand() -> None:
    theirs, harmless = PARTS[3][0], PARTS[4][0]
    hand = (*DRAGONFLY[:3], *OWL[:2], theirs, harmless)
    state = table(hand, stage="return", asker=ME, giver=OTHER)
    seen = tuple((card, 1 << OTHER, 0) for card in PARTS[3][1:])
    other = tuple(sorted((*PARTS[3][1:], *PARTS[7][:3])))
    state = replace(state, hands=(state.hands[ME], other), memory=Memory(private=(seen, ())))
    assert chosen(state) == Return(harmless)


def test_a_swap_costs_what_is_needed_least() -> None:
    state = table(ALMOST, stage="swap", sought=FUEL, found=PARTS[3][0], gap=0)
    assert chosen(state) == Swap(SCRAP)


def test_the_unknown_cards_are_the_same_in_every_world() -> None:
    """So one world is enough, and what it deals to whom makes no difference."""
    state = table(ALMOST, table=lying(PARTS[3][0], SCRAP))
    pools = {tuple(Sight(world, ME).unknown) for world in worlds(state)}
    assert len(pools) == 1
    assert sum(pools.pop()) > 0


def worlds(state: State) -> list[State]:
    return [CLOCKWORK.imagine(state, ME, stream("worlds", n)) for n in range(6)]


def test_every_move_has_a_number_of_turns() -> None:
    """In whichever stage; none is negative but for what the next turn may bring."""
    state = table(ALMOST, where=(TOWERS, 5), throw=(5, 2))
    plan = Plan(state, ME)
    moves: list[ClockworkAction] = list(CLOCKWORK.legal(state, ME))
    assert moves
    assert all(-6 < plan.after(move) < 200 for move in moves)


def test_whoever_slips_more_plays_otherwise_now_and_then() -> None:
    state = table(
        (*DRAGONFLY[:2], *OWL[:2], PARTS[3][0], PARTS[4][0], FUEL, SCRAP), stage="discard"
    )
    firm, shaky = (Greedy(Level("", 1, noise), TASTE) for noise in (0.0, 2.0))
    known = Knowledge(CLOCKWORK, state, ME)
    assert len({shaky.choose(known, None, stream("slip", n)).action for n in range(20)}) > 2
    assert len({firm.choose(known, None, stream("slip", n)).action for n in range(20)}) <= 2
