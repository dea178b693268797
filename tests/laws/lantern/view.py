"""What a seat in the cellar knows."""

from msgspec import Struct

from igroteka.kernel import Help, Seat

from .state import EMPTY, Fact, Stage, State


class View(Struct, frozen=True):
    """`seen` only with a coach or after the end: remembering is part of the game."""

    stage: Stage
    round: int
    gust: bool
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    full: tuple[bool, ...]
    taken: tuple[int, ...]
    oil: tuple[int, ...]
    rummaging: tuple[Seat, ...]
    lit: tuple[int, Seat, str] | None
    seen: tuple[Fact, ...] | None = None
    all_hands: tuple[tuple[int, ...], ...] | None = None


class Preview(Struct, frozen=True):
    """How much oil would be left."""

    oil: int


def view(state: State, seat: Seat | None, help: Help) -> View:
    over = state.stage == "over"
    shows_seen = seat is not None and (over or help is Help.COACH)
    return View(
        stage=state.stage,
        round=state.round,
        gust=state.gust,
        hand=state.hands[seat] if seat is not None else (),
        hand_sizes=tuple(map(len, state.hands)),
        full=tuple(card != EMPTY for card in state.cellar),
        taken=state.taken,
        oil=state.oil,
        rummaging=state.rummaging,
        lit=state.lit,
        seen=state.seen[seat] if shows_seen and seat is not None else None,
        all_hands=state.hands if over else None,
    )
