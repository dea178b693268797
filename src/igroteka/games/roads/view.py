"""What a seat of Roads knows."""

from collections import Counter
from functools import lru_cache

from msgspec import Struct

from igroteka.kernel import Help, Seat
from igroteka.parts.grid import place_of

from .decks import deck
from .options import Variant
from .state import Stage, State


class LaidCard(Struct, frozen=True):
    face: str
    x: int
    y: int
    turn: int
    by: Seat


class View(Struct, frozen=True):
    """`field` is [width, height], or empty on an endless table; `ends` are the open road ends.

    `unseen` counts the faces this seat cannot see; only a coach counts for you.
    """

    variant: Variant
    lanes: bool
    field: tuple[int, ...]
    open_border: bool
    stage: Stage
    turn: Seat
    starter: Seat
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    box_left: int
    cards: tuple[LaidCard, ...]
    ends: tuple[tuple[int, int], ...]
    joined: tuple[int, ...]
    out: tuple[Seat, ...]
    deck: dict[str, int]
    unseen: dict[str, int] | None = None
    all_hands: tuple[tuple[str, ...], ...] | None = None


def view(state: State, seat: Seat | None, help: Help) -> View:
    options = state.options
    hand = state.hands[seat] if seat is not None else ()
    whole = deck(options, state.seats)
    return View(
        variant=options.variant,
        lanes=options.lanes,
        field=(options.width, options.height) if options.bounded else (),
        open_border=options.open_border,
        stage=state.stage,
        turn=state.turn,
        starter=state.starter,
        hand=hand,
        hand_sizes=tuple(map(len, state.hands)),
        box_left=len(state.box),
        cards=laid_cards(state),
        ends=tuple(place_of(cell) for cell in state.network.ends),
        joined=state.joined,
        out=state.out,
        deck=counted(whole),
        unseen=unseen(state, whole, hand) if help is Help.COACH else None,
        all_hands=state.hands if state.stage == "over" else None,
    )


@lru_cache(maxsize=1 << 8)
def counted(whole: tuple[str, ...]) -> dict[str, int]:
    return dict(Counter(whole))


def laid_cards(state: State) -> tuple[LaidCard, ...]:
    return tuple(
        LaidCard(card.face, *place_of(cell), card.turn, card.by)
        for cell, card in state.network.cards.items()
    )


def unseen(state: State, whole: tuple[str, ...], hand: tuple[str, ...]) -> dict[str, int]:
    left = Counter(whole)
    left.subtract(hand)
    left.subtract(card.face for card in state.network.cards.values())
    return dict(left)
