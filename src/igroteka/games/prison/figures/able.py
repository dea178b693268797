"""Who can act at all, and the form of a refusal."""

from igroteka.games.prison.state import OFF_FLOOR, State
from igroteka.kernel import Refusal


def no(clause: str, reason: str, **details: str | int) -> Refusal:
    return Refusal(clause, f"prison-refuse-{reason}", details)


def able(state: State, number: int, ap: int = 1) -> Refusal | None:
    """One's own, unwounded, not healed this turn, and action points to pay with."""
    if number not in range(len(state.figures)):
        return no("P-4.1", "nobody")
    figure = state.figures[number]
    if figure.side != state.side or figure.square < OFF_FLOOR:
        return no("P-4.1", "not-yours")
    if figure.wounded:
        return no("P-7.1", "wounded")
    if figure.healed:
        return no("P-5.3", "healed")
    if state.ap < ap:
        return no("P-4.1", "ap", needed=ap, left=state.ap)
    return None


def first_reveals(state: State) -> Refusal | None:
    """The very first action of the game must open a room (P-3.4)."""
    return None if state.acted else no("P-3.4", "first-reveal")
