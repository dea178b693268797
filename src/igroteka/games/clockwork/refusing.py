"""Why a player may not do that now: the first rule that stands in the way."""

from collections.abc import Sequence

from igroteka.kernel import Detail, Refusal, Seat, game_over, not_a_players_move, not_your_turn

from .actions import (
    Choose,
    ClockworkAction,
    Deal,
    Demand,
    Discard,
    Give,
    Keep,
    Lay,
    Point,
    Rest,
    Return,
    Seek,
    Straight,
    Swap,
    Take,
    Throw,
    ThrowForStart,
    Walk,
)
from .board import TOWERS
from .cards import FACES, SCRAP, SET_OF
from .dealing import CHARACTERS
from .refusing_moves import refuse_straight, refuse_walk
from .state import PLACES, State, rival

# Which question each kind of move answers.
ANSWERS: dict[type[ClockworkAction], tuple[str, ...]] = {
    Choose: ("choose",),
    Walk: ("move",),
    Straight: ("move", "extra"),
    Take: ("move", "arrive", "extra"),
    Demand: ("move", "arrive", "extra", "towers", "counter"),
    Seek: ("towers",),
    Point: ("point",),
    Swap: ("swap",),
    Give: ("give",),
    Return: ("return",),
    Discard: ("discard",),
    Keep: ("discard",),
    Lay: ("lay",),
    Rest: ("move", "arrive", "extra", "towers", "counter"),
}

OVER_CLAUSE = {
    "clockwork-over-machines": "C-W3",
    "clockwork-over-airship": "C-W2",
    "clockwork-over-quiet": "C-Z3",
    "clockwork-over-late": "C-Z3",
}

# Which rule says that the card must come from the hand.
FROM_HAND: dict[type[ClockworkAction], str] = {
    Demand: "C-H1",
    Give: "C-H2",
    Return: "C-H3",
    Seek: "C-R1",
    Swap: "C-R4",
    Discard: "C-Y1",
}

CLAUSE_OF_STAGE = {
    "choose": "C-C1",
    "move": "C-T1",
    "arrive": "C-Y1",
    "extra": "C-V2",
    "towers": "C-R1",
    "point": "C-R1",
    "swap": "C-R4",
    "give": "C-H2",
    "return": "C-H3",
    "counter": "C-H5",
    "discard": "C-Y1",
    "lay": "C-Y2",
}


def refuse(
    state: State, seat: Seat, action: ClockworkAction, legal: Sequence[ClockworkAction]
) -> Refusal | None:
    if state.result is not None:
        return game_over(OVER_CLAUSE[state.result.reason])
    if isinstance(action, Throw | Deal | ThrowForStart):
        return not_a_players_move("C-T1")
    if not legal:
        return not_your_turn("C-S2")
    if action in legal:
        return None
    if state.stage not in ANSWERS[type(action)]:
        stage = state.stage
        return Refusal(CLAUSE_OF_STAGE[stage], "clockwork-refuse-not-now", {"stage": stage})
    return _why(state, seat, action)


def _why(state: State, seat: Seat, action: ClockworkAction) -> Refusal:
    match action:
        case Walk(to):
            return refuse_walk(state, to)
        case Straight(to):
            return refuse_straight(state, to)
        case Take():
            return refuse_take(state)
        case Demand(of, card):
            return refuse_demand(state, seat, of, card)
        case Give(card):
            return refuse_gift(state, seat, card)
        case Return(card) | Swap(card) | Discard(card):
            return not_held(type(action), card)
        case Seek(card):
            return refuse_seek(state, card)
        case Keep():
            return Refusal("C-Y4", "clockwork-refuse-keep")
        case Lay(place):
            return refuse_lay(place)
        case Point(place):
            return refuse_point(place)
        case Choose(character):
            return refuse_character(character)
    return refuse_rest(state)


def face(card: int) -> dict[str, Detail]:
    return {"card": card if 0 < card < len(FACES) else 0}


def not_held(kind: type[ClockworkAction], card: int) -> Refusal:
    return Refusal(FROM_HAND[kind], "clockwork-refuse-not-held", face(card))


def refuse_character(character: int) -> Refusal:
    if character not in CHARACTERS:
        return Refusal("C-C1", "clockwork-refuse-no-character")
    return Refusal("C-C1", "clockwork-refuse-character-taken", {"character": character})


def refuse_lay(place: int) -> Refusal:
    if not 0 <= place < PLACES:
        return Refusal("C-Y2", "clockwork-refuse-no-place")
    return Refusal("C-Y2", "clockwork-refuse-place-taken")


def refuse_point(place: int) -> Refusal:
    if not 0 <= place < PLACES:
        return Refusal("C-R1", "clockwork-refuse-no-place")
    return Refusal("C-R1", "clockwork-refuse-place-empty")


def refuse_take(state: State) -> Refusal:
    here = state.where[state.turn]
    if not TOWERS < here <= len(state.piles):
        return Refusal("C-Y1", "clockwork-refuse-no-yard")
    if not state.piles[here - 1]:
        return Refusal("C-Y1", "clockwork-refuse-pile-empty", {"field": here})
    return Refusal("C-T4", "clockwork-refuse-throw-not-special")


def refuse_demand(state: State, seat: Seat, of: Seat, card: int) -> Refusal:
    if of == seat or not 0 <= of < state.seats:
        return Refusal("C-H1", "clockwork-refuse-no-opponent")
    if state.stage == "counter":
        if of != state.asker:
            return Refusal("C-H5", "clockwork-refuse-counter-other")
        return refuse_shown(Demand, card)
    if state.stage == "towers":
        return refuse_demand_at_towers(state, of, card)
    if state.where[seat] == TOWERS:
        return Refusal("C-H1", "clockwork-refuse-demand-at-towers")
    if of != rival(state):
        return Refusal("C-H1", "clockwork-refuse-not-met", {"seat": of})
    if state.stage == "move":
        return _refuse_staying(state, card)
    return refuse_shown(Demand, card)


def _refuse_staying(state: State, card: int) -> Refusal:
    """To stay and challenge needs a special throw and a scrapyard."""
    if not TOWERS < state.where[state.turn] <= len(state.piles):
        return Refusal("C-T4", "clockwork-refuse-stay-on-track")
    if state.options.special_throw == "after":
        return Refusal("C-V2", "clockwork-refuse-extra-first")
    one, two = state.throw
    if one != two and one + two not in (7, 11):
        return Refusal("C-T4", "clockwork-refuse-throw-not-special")
    return refuse_shown(Demand, card)


def refuse_demand_at_towers(state: State, of: Seat, card: int) -> Refusal:
    if not state.ending:
        return Refusal("C-H1", "clockwork-refuse-demand-at-towers")
    if not state.may_demand:
        return Refusal("C-Z2", "clockwork-refuse-no-demand-now")
    if state.where[of] != TOWERS:
        return Refusal("C-Z2", "clockwork-refuse-not-back", {"seat": of})
    return refuse_shown(Demand, card)


def refuse_shown(kind: type[ClockworkAction], card: int) -> Refusal:
    if card == SCRAP:
        return Refusal("C-H4", "clockwork-refuse-scrap")
    return not_held(kind, card)


def refuse_seek(state: State, card: int) -> Refusal:
    if not state.may_search:
        return Refusal("C-Z2", "clockwork-refuse-no-search-now")
    if not any(state.table):
        return Refusal("C-R1", "clockwork-refuse-no-discards")
    return refuse_shown(Seek, card)


def refuse_gift(state: State, seat: Seat, card: int) -> Refusal:
    if card not in state.hands[seat]:
        return not_held(Give, card)
    return Refusal("C-H2", "clockwork-refuse-not-asked", {"set": SET_OF[state.sought]})


def refuse_rest(state: State) -> Refusal:
    if state.stage == "arrive":
        return Refusal("C-Y1", "clockwork-refuse-rest-in-yard")
    return Refusal("C-T1", "clockwork-refuse-rest")
