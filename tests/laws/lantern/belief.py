"""What a seat could believe: the cards it does not know change places with one another."""

from random import Random

from msgspec.structs import replace

from igroteka.kernel import Recall, Seat, players

from .state import EMPTY, Fact, State


def imagined(state: State, seat: Seat, rng: Random, recall: Recall) -> State:
    """Others' facts are carried along, so they hold in the imagined world as in the true one."""
    if state.stage in ("deal", "over"):
        return state
    mine = state.seen[seat]
    facts = recall.lets_through(mine, [state.time - fact.when for fact in mine], rng)
    change = exchange(state, seat, facts, rng)
    hands = tuple(tuple(sorted(change[card] for card in hand)) for hand in state.hands)
    seen = tuple(
        facts if other == seat else tuple(moved(fact, change) for fact in state.seen[other])
        for other in players(state.seats)
    )
    return replace(
        state,
        box=tuple(sorted(change[card] for card in state.box)),
        hands=hands,
        cellar=tuple(change[card] for card in state.cellar),
        seen=seen,
    )


def exchange(state: State, seat: Seat, facts: tuple[Fact, ...], rng: Random) -> dict[int, int]:
    known = {EMPTY, *state.hands[seat], *state.taken, *(fact.card for fact in facts)}
    everywhere = (*state.box, *state.cellar, *(card for hand in state.hands for card in hand))
    hidden = sorted({*everywhere} - known)
    return {card: card for card in known} | dict(
        zip(hidden, rng.sample(hidden, len(hidden)), strict=True)
    )


def moved(fact: Fact, change: dict[int, int]) -> Fact:
    return replace(fact, card=change[fact.card])
