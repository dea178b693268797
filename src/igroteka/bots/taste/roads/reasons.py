"""Why a card of Roads is well laid."""

from igroteka.games.roads.actions import Lay, RoadsAction
from igroteka.games.roads.faces import BEIGE
from igroteka.games.roads.network import Network
from igroteka.games.roads.state import State
from igroteka.kernel import Seat, Words
from igroteka.parts.grid import cell_at

from .masks import fits, held, roads


def reasons(before: State, action: RoadsAction, after: State, seat: Seat) -> tuple[Words, ...]:
    if not isinstance(action, Lay):
        return ()
    if after.result is not None:
        return ending(after, seat)
    match before.options.variant:
        case "duel":
            told = duel_reasons(before, action, after, seat)
        case "newspaper":
            told = newspaper_reasons(before, after, seat)
        case "heap":
            told = heap_reasons(before, action, after, seat)
    return tuple(told) or (Words("roads-hint-tried"),)


def ending(after: State, seat: Seat) -> tuple[Words, ...]:
    assert after.result is not None
    if seat in after.result.winners:
        return (Words("roads-hint-wins"),)
    return () if after.result.winners else (Words("roads-hint-draws"),)


def duel_reasons(before: State, lay: Lay, after: State, seat: Seat) -> list[Words]:
    if seat == before.starter:
        return starter_reasons(before, lay, after)
    return second_reasons(before, lay, after)


def starter_reasons(before: State, lay: Lay, after: State) -> list[Words]:
    told = []
    unlaid = after.hands[0] + after.hands[1]
    if holes(after.network, unlaid) > holes(before.network, unlaid):
        told.append(Words("roads-hint-hole"))
    gaps = len(after.network.ends)
    if gaps > len(before.network.ends):
        told.append(Words("roads-hint-more-gaps", {"gaps": gaps}))
    if gaps > 1 and len(before.network.ends) < 3:
        told.append(Words("roads-hint-safe"))
    if roads(lay.face) < 3 and any(roads(face) > 2 for face in after.hands[before.starter]):
        told.append(Words("roads-hint-keep-branches"))
    return told


def second_reasons(before: State, lay: Lay, after: State) -> list[Words]:
    told = []
    gaps = len(after.network.ends)
    if gaps < len(before.network.ends):
        told.append(Words("roads-hint-fewer-gaps", {"gaps": gaps}))
    joined = joined_by(before, lay)
    if joined > 1:
        told.append(Words("roads-hint-joins", {"roads": joined}))
    if roads(lay.face) > 1 and any(roads(face) == 1 for face in after.hands[before.second]):
        told.append(Words("roads-hint-keep-dead-ends"))
    return told


def newspaper_reasons(before: State, after: State, seat: Seat) -> list[Words]:
    told = []
    if len(after.out) > len(before.out):
        told.append(Words("roads-hint-knocks-out"))
    places, only = gaps_for(after, seat)
    _, only_before = gaps_for(before, seat)
    if only > only_before:
        told.append(Words("roads-hint-own-gaps", {"gaps": only}))
    if len(after.network.ends) < len(before.network.ends):
        told.append(Words("roads-hint-fewer-gaps", {"gaps": len(after.network.ends)}))
    if places > only:
        told.append(Words("roads-hint-room", {"gaps": places}))
    return told


def heap_reasons(before: State, lay: Lay, after: State, seat: Seat) -> list[Words]:
    told = []
    joined = joined_by(before, lay)
    if joined > 1:
        told.append(Words("roads-hint-joins", {"roads": joined}))
    places, _ = gaps_for(after, seat)
    if places and after.hands[seat]:
        told.append(Words("roads-hint-room", {"gaps": places}))
    if len(after.network.ends) > len(before.network.ends):
        told.append(Words("roads-hint-more-gaps", {"gaps": len(after.network.ends)}))
    return told


def joined_by(before: State, lay: Lay) -> int:
    need = before.network.ends.get(cell_at(lay.x, lay.y), ())
    return sum(side > BEIGE for side in need)


def gaps_for(state: State, seat: Seat) -> tuple[int, int]:
    """How many gaps take a card of this seat, and how many of those nobody else's."""
    mine = held(state.hands[seat])
    others = held(tuple(c for o, hand in enumerate(state.hands) if o != seat for c in hand))
    room = [fits(need) for need in state.network.ends.values() if fits(need) & mine]
    return len(room), sum(not fit & others for fit in room)


def holes(network: Network, unlaid: tuple[str, ...]) -> int:
    """Gaps that none of these cards can fill."""
    return sum(not fits(need) & held(unlaid) for need in network.ends.values())
