"""What a side could believe in a duel: face-down tokens and a laid card, dealt anew (P-D1)."""

from random import Random

from igroteka.games.prison.deeds.combat_cards import with_card
from igroteka.games.prison.deeds.opening import before, done
from igroteka.games.prison.state import NONE, OFF_FLOOR, State
from igroteka.games.prison.tasks import Clash
from igroteka.kernel import Seat

from .face_down import is_secret
from .fights import held
from .set_up import Token, moved, side_of


def imagined(state: State, seat: Seat, rng: Random) -> State:
    """Solo nothing is hidden: what is not known yet is not decided yet."""
    if state.mode == "solo" or state.result:
        return state
    return laid_anew(hidden_anew(state, seat, rng), seat, rng)


def hidden_anew(state: State, seat: Seat, rng: Random) -> State:
    """Dots hold characters only; all else may lie anywhere. Sorted: the truth steers nothing."""
    places = sorted(square for _, square in secret_tokens(state, seat))
    dots = [square for square in places if square >= OFF_FLOOR]
    unknown = sorted(token for token, _ in secret_tokens(state, seat))
    characters = rng.sample([token for token in unknown if not token[1]], len(dots))
    others = [token for token in unknown if token not in characters]
    rest = [square for square in places if square < OFF_FLOOR]
    for token, square in zip(characters, dots, strict=True):
        state = moved(state, token, square)
    for token, square in zip(rng.sample(others, len(others)), rest, strict=True):
        state = moved(state, token, square)
    return state


def secret_tokens(state: State, seat: Seat) -> list[tuple[Token, int]]:
    figures = [((n, False), f.square) for n, f in enumerate(state.figures)]
    things = [((n, True), t.square) for n, t in enumerate(state.things)]
    return [
        (token, square)
        for token, square in (*figures, *things)
        if is_secret(state, side_of(state, token), square, seat)
    ]


def laid_anew(state: State, seat: Seat, rng: Random) -> State:
    task = state.agenda[0] if state.agenda else None
    other = 1 - seat
    if not isinstance(task, Clash) or task.cards[other] == NONE:
        return state
    card = rng.choice(held(state, task, other))
    return before(done(state), with_card(task, other, card))
