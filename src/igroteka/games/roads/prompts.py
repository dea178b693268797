"""What is asked of a seat in Roads."""

from igroteka.kernel import Prompt, Seat

from .state import State


def prompt(state: State, seat: Seat) -> Prompt:
    if state.stage == "over":
        return Prompt("roads-prompt-over")
    if state.stage != "lay":
        return Prompt("roads-prompt-chance", {"stage": state.stage})
    if seat in state.out:
        return Prompt("roads-prompt-out")
    if seat != state.turn:
        return Prompt("roads-prompt-wait", {"seat": state.turn})
    if not state.network.cards:
        return Prompt("roads-prompt-open")
    if state.options.variant != "duel":
        return Prompt("roads-prompt-lay")
    return Prompt("roads-prompt-extend" if seat == state.starter else "roads-prompt-close")
