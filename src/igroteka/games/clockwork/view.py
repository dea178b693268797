"""What a seat of Clockwork knows: built up, and never what lies face down (C-Y2, C-H8)."""

from msgspec import Struct
from msgspec.structs import replace

from igroteka.kernel import Help, Seat

from .actions import Dice, Walk
from .memory import holders, known_to
from .moving import moves
from .options import Options
from .state import Hand, Stage, State
from .ways import ways


class Seen(Struct, frozen=True):
    """A discard this seat saw go down: the place, the card, and in which turn."""

    place: int
    card: int
    turn: int


class Held(Struct, frozen=True):
    """A card this seat knows one of these players to hold."""

    card: int
    by: tuple[Seat, ...]
    turn: int


class Remembered(Struct, frozen=True):
    table: tuple[Seen, ...]
    hands: tuple[Held, ...]


class Opened(Struct, frozen=True):
    """After the end everything is turned up."""

    hands: tuple[Hand, ...]
    table: tuple[int, ...]
    piles: tuple[Hand, ...]


class View(Struct, frozen=True):
    """Cards, sets, fields and places are numbers; 0 is no card, -1 no place.

    `table` are the places with a discard. `sought` is the card of a search, or of a demand for
    the two it concerns. `ways` lead from the player at turn to each end of the ordinary move.
    `remembered` only a coach shows; `opened` after the end.
    """

    options: Options
    stage: Stage
    turn: Seat
    asked: Seat
    starter: Seat
    starts: tuple[tuple[Dice, ...], ...]
    throw: Dice
    characters: tuple[int, ...]
    where: tuple[int, ...]
    hand: Hand
    hand_sizes: tuple[int, ...]
    laid: tuple[tuple[int, ...], ...]
    pile_sizes: tuple[int, ...]
    table: tuple[int, ...]
    out: tuple[int, ...]
    scrapped: int
    way: tuple[int, ...]
    straight: bool
    ways: tuple[tuple[int, ...], ...]
    asker: Seat | None
    giver: Seat | None
    sought: int
    found: int
    gap: int
    shown: int
    may_search: bool
    may_demand: bool
    ending: bool
    round: int
    idle: int
    remembered: Remembered | None = None
    opened: Opened | None = None


def view(state: State, seat: Seat | None, help: Help) -> View:
    over = state.stage == "over"
    coached = seat is not None and (over or help is Help.COACH)
    return View(
        options=state.options,
        stage=state.stage,
        turn=state.turn,
        asked=state.asked,
        starter=state.starter,
        starts=state.starts,
        throw=state.throw,
        characters=state.characters,
        where=state.where,
        hand=state.hands[seat] if seat is not None else (),
        hand_sizes=tuple(map(len, state.hands)),
        laid=state.laid,
        pile_sizes=tuple(map(len, state.piles)),
        table=tuple(place for place, card in enumerate(state.table) if card),
        out=state.out,
        scrapped=state.scrapped,
        way=state.way,
        straight=state.straight,
        ways=open_ways(state),
        asker=state.asker,
        giver=state.giver,
        sought=state.sought if may_hear(state, seat) else 0,
        found=state.found,
        gap=state.gap,
        shown=state.shown,
        may_search=state.may_search,
        may_demand=state.may_demand,
        ending=state.ending,
        round=state.turns // state.seats + 1,
        idle=state.idle,
        remembered=remembered(state, seat) if seat is not None and coached else None,
        opened=Opened(state.hands, state.table, state.piles) if over else None,
    )


def looked_back(state: State) -> View:
    """An earlier moment of a running game: as one saw it who stood by, with every card covered.

    One's own hand, too: what left it lies on the table now (C-Y2).
    """
    return replace(view(state, None, Help.PURIST), sought=0, found=0, shown=0)


def may_hear(state: State, seat: Seat | None) -> bool:
    """What is sought at the Towers all may hear, what is demanded only two (C-R1, C-H8)."""
    return state.asker is None or seat in (state.asker, state.giver)


def open_ways(state: State) -> tuple[tuple[int, ...], ...]:
    if state.stage != "move":
        return ()
    here, (one, two) = state.where[state.turn], state.throw
    every = ways(state.options.gait, here, one + two)
    return tuple(every[move.to].fields for move in moves(state) if isinstance(move, Walk))


def remembered(state: State, seat: Seat) -> Remembered:
    table = zip(state.table, state.since, strict=True)
    return Remembered(
        tuple(Seen(place, card, turn) for place, (card, turn) in enumerate(table) if card),
        tuple(
            Held(card, holders(mask), turn)
            for card, mask, turn in known_to(state.memory, seat, state.hands[seat])
        ),
    )
