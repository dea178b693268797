"""What a seat could believe: the cards it does not know, dealt anew (C-Y2, C-H8).

Kept are the facts its recall lets through and what everybody can infer at once: a complete set
would lie on the table, whoever is asked to give can give. Not inferred: that somebody once had no
card of a set, or held one when scrap was given for it.
"""

from random import Random

from msgspec.structs import replace

from igroteka.kernel import Recall, Seat, players

from .cards import FUEL, POWER, is_part
from .challenge import holds_any
from .dealt_anew import Dealing
from .memory import Fact, Facts, Memory, known_to
from .state import Hand, State


def imagined(state: State, seat: Seat, rng: Random, recall: Recall) -> State:
    if state.stage in ("choose", "deal", "over"):
        return state
    forgotten, facts = recalled(state, seat, rng, recall)
    private = tuple(facts if other == seat else () for other in players(state.seats))
    base = replace(state, memory=Memory(private=private))
    dealing = Dealing(base, seat, forgotten, (*facts, *open_now(state, seat, facts)))
    while (world := dealing.world(rng)) is None or not answerable(world, seat):
        pass
    return with_a_demand(world, seat, rng)


def recalled(state: State, seat: Seat, rng: Random, recall: Recall) -> tuple[list[int], Facts]:
    """The places forgotten and the facts kept; a fact's age is counted in turns."""
    facts = known_to(state.memory, seat, state.hands[seat])
    if recall.kind == "perfect":
        return [], facts
    places = [place for place, card in enumerate(state.table) if card]
    seen: list[tuple[int, int, Fact | None]] = [(state.since[p], p, None) for p in places]
    seen += [(fact[2], -1, fact) for fact in facts]
    seen.sort(key=lambda fact: fact[0])
    kept = recall.lets_through(seen, [state.turns - fact[0] for fact in seen], rng)
    known = {place for _, place, _ in kept}
    forgotten = [place for place in places if place not in known]
    return forgotten, tuple([fact for _, _, fact in kept if fact is not None])


def open_now(state: State, seat: Seat, facts: Facts) -> Facts:
    """Cards shown at this moment, known even to those with no memory at all."""
    holder, card = shown_by(state, seat)
    if holder in (None, seat) or (card, 1 << (holder or 0)) in {fact[:2] for fact in facts}:
        return ()
    return ((card, 1 << (holder or 0), state.turns),)


def shown_by(state: State, seat: Seat) -> tuple[Seat | None, int]:
    if state.stage == "point" and is_part(state.sought):
        return state.turn, state.sought
    if state.stage == "swap" and state.found in state.hands[state.turn]:
        return state.turn, state.found
    if state.stage == "give" and seat == state.giver and is_part(state.sought):
        return state.asker, state.sought
    return None, 0


def answerable(world: State, seat: Seat) -> bool:
    """All see that somebody is asked to give, so something was asked for that is held."""
    return world.stage != "give" or bool(askable(world, seat))


def askable(world: State, seat: Seat) -> list[int]:
    """What may have been demanded, as far as that seat knows."""
    assert world.asker is not None
    assert world.giver is not None
    asker: Hand = world.hands[world.asker]
    giver: Hand = world.hands[world.giver]
    if seat in (world.asker, world.giver):
        return [world.sought] if holds_any(giver, world.sought) else []
    shown = [card for card in asker if is_part(card)]
    return [card for card in (*shown, FUEL, POWER) if holds_any(giver, card)]


def with_a_demand(world: State, seat: Seat, rng: Random) -> State:
    """A third player does not know what was demanded."""
    if world.asker is None or seat in (world.asker, world.giver):
        return world
    if world.stage != "give":
        return replace(world, sought=0)
    return replace(world, sought=rng.choice(askable(world, seat)))
