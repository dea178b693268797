"""Positions in a line of text, and games played step by step.

`table("F1a scrap | K1a fuel", at="boiler cog", yards="F1d", discards="9:F2a")` deals hands, sets
characters, fills piles (the last card is the top) and lays discards at places. Cards: `F1a` is part
a of the first flying machine, `K2c` of the second code breaker, `A6` a part of the airship; then
`fuel`, `power` and `scrap`. Unless a test says otherwise each scrapyard has one card left, and
whoever is not named stands at the Towers.
"""

from typing import Any

from igroteka.games.clockwork import Clockwork
from igroteka.games.clockwork.actions import ClockworkAction, Throw
from igroteka.games.clockwork.board import CITY
from igroteka.games.clockwork.memory import Memory
from igroteka.games.clockwork.options import read
from igroteka.games.clockwork.state import BARE_TABLE, Hand, State
from igroteka.kernel import CHANCE, Event, Help, Listener, Refusal, Seat, is_player

GAME = Clockwork()
ALIKE = {"fuel": 47, "power": 48, "scrap": 49}
SPARE = "F6a F6b F6c F5a F5b F5c"

A, B, C, D = (Seat(number) for number in range(4))


def card(name: str) -> int:
    """By the order of the box, counted here once more."""
    if name in ALIKE:
        return ALIKE[name]
    if name[0] == "A":
        return 40 + int(name[1:])
    first = {"F": 0, "K": 24}[name[0]]
    return first + 4 * (int(name[1]) - 1) + "abcd".index(name[2]) + 1


def cards(text: str) -> Hand:
    return tuple(sorted(map(card, text.split())))


def set_of(name: str) -> int:
    """`F1` to `F6` are the sets 0 to 5, `K1` to `K4` 6 to 9."""
    return {"F": -1, "K": 5}[name[0]] + int(name[1]) if name[0] in "FK" else 10


def field(name: str) -> int:
    """`towers`, a scrapyard, or a field between two places such as `boiler-spring-3`."""
    return CITY.names.index(name)


def fields(*names: str) -> set[int]:
    return {field(name) for name in names}


def rows(text: str) -> list[str]:
    return [row.strip() for row in text.split("|")]


def table(
    hands: str,
    at: str = "",
    yards: str | None = None,
    discards: str = "",
    laid: str = "",
    turn: Seat = A,
    **given: Any,
) -> State:
    """Before a throw of the player at turn; with `yards="empty"` the end phase has begun."""
    dealt = tuple(cards(hand) for hand in rows(hands))
    seats = len(dealt)
    where = tuple(map(field, (*at.split(), *["towers"] * seats)))[:seats]
    options = {name: str(value) for name, value in given.items() if name in _options(seats)}
    rest = {name: value for name, value in given.items() if name not in options}
    before = [tuple(map(set_of, row.split())) for row in rows(laid)] if laid else [()] * seats
    return State(
        read(GAME.settle(seats, options)),
        seats,
        "throw",
        dealt,
        where,
        tuple(before),
        Memory(private=((),) * seats),
        tuple(range(1, seats + 1)),
        piles=_piles(yards),
        table=_discards(discards),
        turn=turn,
        asked=turn,
        ending=yards == "empty",
        **rest,
    )


def _options(seats: int) -> set[str]:
    return {option.name for option in GAME.options(seats)}


def _piles(yards: str | None) -> tuple[Hand, ...]:
    if yards == "empty":
        return ((),) * 6
    piles: list[Hand] = [(card(name),) for name in SPARE.split()]
    for number, row in enumerate(rows(yards) if yards is not None else ()):
        piles[number] = tuple(map(card, row.split()))
    return tuple(piles)


def _discards(text: str) -> tuple[int, ...]:
    places = list(BARE_TABLE)
    for entry in text.split():
        place, name = entry.split(":")
        places[int(place)] = card(name)
    return tuple(places)


def throw(state: State, one: int, two: int) -> State:
    assert state.stage == "throw"
    return GAME.apply(state, CHANCE, Throw(one, two))


def play(state: State, *actions: ClockworkAction) -> State:
    """Each by whoever is asked, through the checked door."""
    for action in actions:
        seat = CHANCE if isinstance(action, Throw) else GAME.active(state)[0]
        if is_player(seat):
            refusal = GAME.refuse(state, seat, action)
            assert refusal is None, f"{action}: {refusal}"
        state = GAME.apply(state, seat, action)
    return state


def asked(state: State) -> Seat:
    """Who is asked now."""
    (seat,) = GAME.active(state)
    return seat


def can(state: State, kind: type[ClockworkAction]) -> set[Any]:
    """What the one asked may do of that kind, by its only field; of moves without one, the move."""
    moves = (move for move in GAME.legal(state, asked(state)) if isinstance(move, kind))
    return {_choice(move) for move in moves}


def _choice(move: ClockworkAction) -> Any:
    chosen = [getattr(move, name) for name in move.__struct_fields__]
    return chosen[0] if len(chosen) == 1 else tuple(chosen) or move


def why(state: State, action: ClockworkAction, seat: Seat | None = None) -> str:
    """The clause and the reason of a refusal, or nothing."""
    refusal: Refusal | None = GAME.refuse(state, asked(state) if seat is None else seat, action)
    return f"{refusal.clause} {refusal.reason.removeprefix('clockwork-refuse-')}" if refusal else ""


def heard(state: State, action: ClockworkAction, by: Seat | None) -> tuple[Event, ...]:
    told = Listener()
    seat = CHANCE if isinstance(action, Throw) else asked(state)
    GAME.apply(state, seat, action, told)
    return told.heard_by(by)


def hand(state: State, seat: Seat) -> Hand:
    return state.hands[seat]


def seen(state: State, seat: Seat | None, help: Help = Help.NORMAL) -> Any:
    return GAME.view(state, seat, help)
