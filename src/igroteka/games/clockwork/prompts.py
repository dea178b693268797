"""What is asked of a seat in Clockwork."""

from igroteka.kernel import Detail, Prompt, Seat

from .cards import HAND_LIMIT, SET_OF, is_part
from .dealing import NOBODY_YET
from .dice import is_special
from .state import State
from .yard import has_card


def prompt(state: State, seat: Seat) -> Prompt:
    match state.stage:
        case "over":
            return Prompt("clockwork-prompt-over")
        case "choose":
            waits = state.characters[seat] != NOBODY_YET
            return Prompt("clockwork-prompt-chosen" if waits else "clockwork-prompt-choose")
        case "deal":
            return Prompt("clockwork-prompt-deal")
        case "start":
            return Prompt("clockwork-prompt-start", {"dice": state.options.start_dice})
        case "throw":
            return Prompt("clockwork-prompt-throw", {"seat": state.turn})
    if seat != state.asked:
        return Prompt("clockwork-prompt-wait", {"seat": state.asked, "stage": state.stage})
    return Prompt(f"clockwork-prompt-{_question(state)}", _details(state))


def _question(state: State) -> str:
    match state.stage:
        case "move":
            return "special" if is_special(state.throw) else "move"
        case "arrive":
            return "arrive" if has_card(state, state.where[state.turn]) else "meet"
        case "towers":
            if state.may_search:
                return "search-or-demand" if state.may_demand else "search"
            return "demand"
        case "give":
            return "give" if is_part(state.sought) else "give-named"
        case "discard":
            due = len(state.hands[state.asked]) > HAND_LIMIT
            return "discard" if due else "may-discard"
    return state.stage


def _details(state: State) -> dict[str, Detail]:
    match state.stage:
        case "move":
            return {"steps": sum(state.throw)}
        case "give":
            assert state.asker is not None
            return {"seat": state.asker, "card": state.sought, "set": SET_OF[state.sought]}
        case "return":
            assert state.giver is not None
            return {"seat": state.giver}
        case "counter":
            assert state.asker is not None
            return {"seat": state.asker}
        case "point":
            return {"set": SET_OF[state.sought]}
        case "swap":
            return {"card": state.found}
        case "lay":
            return {"card": state.shown}
    return {}
