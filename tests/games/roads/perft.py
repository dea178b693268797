"""Counting the leaves of the move tree: by the game, and by a slow referee of its own."""

from collections.abc import Iterator

from msgspec.structs import replace

from igroteka.games.roads.network import Card, Network
from igroteka.games.roads.state import State
from igroteka.kernel import Seat
from igroteka.parts.grid import cell_at

from .naive import Choice, choices, recount
from .table import GAME


def leaves(state: State, depth: int) -> int:
    """Lines of play of exactly this length, chance's draws included."""
    if depth == 0:
        return 1
    return sum(divided(state, depth).values())


def divided(state: State, depth: int) -> dict[str, int]:
    """The leaves after each first move: what to look at when a count is wrong."""
    return {
        str(action): leaves(GAME.apply(state, seat, action), depth - 1)
        for seat in GAME.active(state)
        for action in GAME.legal(state, seat)
    }


def slow_leaves(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(slow_leaves(after, depth - 1) for after in slow_steps(state))


def slow_steps(state: State) -> Iterator[State]:
    if state.stage == "draw":
        yield from (drawn(state, face) for face in sorted(set(state.box)))
    if state.stage == "lay":
        yield from (judged(laid(state, choice)) for choice in choices(state, state.hand))


def laid(state: State, choice: Choice) -> State:
    face, x, y, turn = choice
    cards = {**state.network.cards, cell_at(x, y): Card(face, turn, state.turn)}
    left = list(state.hand)
    left.remove(face)
    network = recount(Network(cards), state.options)
    return replace(state, network=network, hands=held(state, left), idle=0)


def drawn(state: State, face: str) -> State:
    box = list(state.box)
    box.remove(face)
    hands = held(state, [*state.hand, face])
    return kept_or_laying(replace(state, box=tuple(box), hands=hands))


def held(state: State, hand: list[str]) -> tuple[tuple[str, ...], ...]:
    hands = list(state.hands)
    hands[state.turn] = tuple(sorted(hand))
    return tuple(hands)


def judged(state: State) -> State:
    """Whose turn it is after a card, or that it is over."""
    following = [Seat((state.turn + step) % state.seats) for step in range(1, state.seats)]
    if state.options.variant == "heap":
        return heap_turn(state) if state.network.ends else replace(state, stage="over")
    if state.options.variant == "newspaper":
        movers = [seat for seat in following if seat not in state.out and can(state, seat)]
        skipped = following[: following.index(movers[0])] if movers else following
        out = (*state.out, *(seat for seat in skipped if seat not in state.out))
        return replace(state, turn=movers[0], out=out) if movers else replace(state, stage="over")
    goes_on = state.network.ends and can(state, following[0])
    return replace(state, turn=following[0]) if goes_on else replace(state, stage="over")


def can(state: State, seat: Seat) -> bool:
    return bool(choices(state, state.hands[seat]))


def heap_turn(state: State) -> State:
    state = replace(state, turn=Seat((state.turn + 1) % state.seats))
    return replace(state, stage="draw") if state.box else kept_or_laying(state)


def kept_or_laying(state: State) -> State:
    if can(state, state.turn):
        return replace(state, stage="lay")
    stuck = replace(state, idle=state.idle + 1)
    if not state.box and stuck.idle >= state.seats:
        return replace(stuck, stage="over")
    return heap_turn(stuck)
