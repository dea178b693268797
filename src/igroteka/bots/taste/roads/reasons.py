"""Why a card of Roads is well laid."""

from igroteka.games.roads.actions import Lay, RoadsAction
from igroteka.games.roads.faces import BEIGE
from igroteka.games.roads.network import Network
from igroteka.games.roads.state import State
from igroteka.kernel import Seat, Words
from igroteka.parts.grid import cell_at

from .masks import fits, held, roads


def reasons(before: State, action: RoadsAction, after: State, seat: Seat) -> tuple[Words, ...]:
    """Only what holds whoever has which of the cards this seat cannot see."""
    if not isinstance(action, Lay):
        return ()
    if after.result is not None and is_sure(after, seat):
        return ending(before, action, after, seat)
    match before.options.variant:
        case "duel":
            told = duel_reasons(before, action, after, seat)
        case "newspaper":
            told = newspaper_reasons(after, seat)
        case "heap":
            told = heap_reasons(after, seat)
    return (*told, ends(before, action, after))


def is_sure(after: State, seat: Seat) -> bool:
    """Nothing more fits, whoever holds what: it ends so in every world."""
    _, _, others = gaps_for(after, seat)
    return others == 0 or not after.hands[seat] or not (after.box or after.seats > 2)


def ending(before: State, lay: Lay, after: State, seat: Seat) -> tuple[Words, ...]:
    assert after.result is not None
    if seat in after.result.winners:
        return (Words("roads-hint-wins"),)
    return (ends(before, lay, after),) if after.result.winners else (Words("roads-hint-draws"),)


def duel_reasons(before: State, lay: Lay, after: State, seat: Seat) -> list[Words]:
    if seat == before.starter:
        return starter_reasons(before, lay, after)
    return second_reasons(before, lay, after)


def starter_reasons(before: State, lay: Lay, after: State) -> list[Words]:
    told = []
    if holes(after.network, unseen(after)) > holes(before.network, unseen(before)):
        told.append(Words("roads-hint-hole"))
    if len(after.network.ends) > 1 and len(before.network.ends) < 3:
        told.append(Words("roads-hint-safe"))
    if roads(lay.face) < 3 and any(roads(face) > 2 for face in after.hands[before.starter]):
        told.append(Words("roads-hint-keep-branches"))
    return told


def second_reasons(before: State, lay: Lay, after: State) -> list[Words]:
    if roads(lay.face) > 1 and any(roads(face) == 1 for face in after.hands[before.second]):
        return [Words("roads-hint-keep-dead-ends")]
    return []


def newspaper_reasons(after: State, seat: Seat) -> list[Words]:
    told = []
    places, only, others = gaps_for(after, seat)
    if not others:
        told.append(Words("roads-hint-knocks-out"))
    if only:
        told.append(Words("roads-hint-own-gaps", {"gaps": only}))
    if places > only:
        told.append(Words("roads-hint-room", {"gaps": places}))
    return told


def heap_reasons(after: State, seat: Seat) -> list[Words]:
    places, _, _ = gaps_for(after, seat)
    return [Words("roads-hint-room", {"gaps": places})] if places else []


def ends(before: State, lay: Lay, after: State) -> Words:
    """What every card does: road ends closed, road ends left."""
    need = before.network.ends.get(cell_at(lay.x, lay.y), ())
    closed = sum(side > BEIGE for side in need)
    of, left = road_ends(before.network), road_ends(after.network)
    if left > of or not closed:
        return Words("roads-hint-opens", {"left": left, "of": of})
    return Words("roads-hint-closes", {"closed": closed, "of": of, "left": left})


def road_ends(network: Network) -> int:
    return sum(side > BEIGE for need in network.ends.values() for side in need)


def unseen(state: State, seat: Seat | None = None) -> tuple[str, ...]:
    """Every card that is not on the table, or only those that this seat cannot see."""
    others = [hand for other, hand in enumerate(state.hands) if other != seat]
    return (*state.box, *(card for hand in others for card in hand))


def gaps_for(state: State, seat: Seat) -> tuple[int, int, int]:
    """Gaps that take a card of this seat, those of them that take no other, those for others."""
    mine, theirs = held(state.hands[seat]), held(unseen(state, seat))
    gaps = [fits(need) for need in state.network.ends.values()]
    room = [fit for fit in gaps if fit & mine]
    return len(room), sum(not fit & theirs for fit in room), sum(bool(fit & theirs) for fit in gaps)


def holes(network: Network, unlaid: tuple[str, ...]) -> int:
    """Gaps that none of these cards can fill."""
    return sum(not fits(need) & held(unlaid) for need in network.ends.values())
