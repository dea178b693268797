"""What a seat of Prison cannot see, said apart from the rules."""

from igroteka.kernel import Hidden, Seat

from .duel.fights import held
from .state import ASIDE, FACE_DOWN, NONE, State
from .tasks import Clash


def hidden(state: State, seat: Seat) -> Hidden:
    """Alone in the dungeon one sees all there is: the rest is not decided yet (P-2.2, P-2.3).

    In a duel the other side's tokens lie face down, and its card until both are in (P-D1).
    """
    if state.mode == "solo" or state.result:
        return {}
    return {**tokens(state, 1 - seat), **card(state, 1 - seat)}


def tokens(state: State, side: int) -> Hidden:
    """All that is left on a single room is known, and so is the last of a hand."""
    found: Hidden = {"dots": (), "hand": ()} if state.stage in ("starters", "hide") else {}
    found |= {f"room {p}": () for p, laid in enumerate(state.dungeon) if laid is None}
    for name, where in everything(state, side):
        if where in found:
            found[where] = (*found[where], name)
    if sum(map(bool, found.values())) < 2:
        return dict.fromkeys(found, ())
    return {where: tuple(sorted(there)) for where, there in found.items()}


def everything(state: State, side: int) -> list[tuple[str, str]]:
    figures = [(f"figure {n}", f.square) for n, f in enumerate(state.figures) if f.side == side]
    things = [(f"thing {n}", t.square) for n, t in enumerate(state.things) if t.side == side]
    return [(name, place(square)) for name, square in (*figures, *things)]


def place(square: int) -> str:
    if square == ASIDE:
        return "hand"
    return f"room {FACE_DOWN - square}" if square <= FACE_DOWN else "dots"


def card(state: State, side: int) -> Hidden:
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Clash) or task.cards[side] == NONE:
        return {}
    hand = list(held(state, task, side))
    hand.remove(task.cards[side])
    if set(hand) <= {task.cards[side]}:
        return {"card": (), "cards": ()}
    return {
        "card": (f"+{task.cards[side]}",),
        "cards": tuple(sorted(f"+{value}" for value in hand)),
    }
