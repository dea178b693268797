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
    """Taken up place by place, never card by card: worlds that look alike are imagined alike."""
    known = {EMPTY, *state.hands[seat], *state.taken, *(fact.card for fact in facts)}
    lies = [(card, ("box", 0)) for card in state.box]
    lies += [(card, ("cellar", place)) for place, card in enumerate(state.cellar)]
    lies += [(card, ("hand", holder)) for holder, hand in enumerate(state.hands) for card in hand]
    at = {card: (*where, seen_by(state, card)) for card, where in lies if card not in known}
    anew = rng.sample(sorted(at), len(at))
    return {card: card for card in known} | dict(
        zip(sorted(at, key=at.__getitem__), anew, strict=True)
    )


def seen_by(state: State, card: int) -> tuple[tuple[Seat, int, int], ...]:
    return tuple(
        (other, fact.when, fact.place)
        for other in players(state.seats)
        for fact in state.seen[other]
        if fact.card == card
    )


def moved(fact: Fact, change: dict[int, int]) -> Fact:
    return replace(fact, card=change[fact.card])
