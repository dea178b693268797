"""Positions where a child sees the move: what every level from medium up must find.

They lie beside a game's taste in `plain/*.toml`, in the game's own text form. Actions and events
are written as the wire has them; one that names only some of its fields stands for all such.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from igroteka.kernel import BadText, Game, Listener, Seat
from igroteka.kernel.lessons import Pattern, fits
from igroteka.kernel.tables import BadTable, name_of, read_table, tables_in
from igroteka.match import Party, Virtual

from .roster import player
from .taste import home_of_taste

FOLDER = "plain"
AnyGame = Game[Any, Any, Any]


class BadPlain(BadTable):
    """A position that cannot be read."""


class Plain(Struct, frozen=True, forbid_unknown_fields=True):
    """`why` says what makes it right.

    Found if its first move is a `right` one, or if what happens in its next `moves`, until they
    are made or one of `until` is heard, `tells` of one of these events and of none that should be
    `silent`.
    """

    why: str
    seats: int
    seat: Seat
    position: str
    moves: int = 1
    right: tuple[Pattern, ...] = ()
    tells: tuple[Pattern, ...] = ()
    silent: tuple[Pattern, ...] = ()
    until: tuple[Pattern, ...] = ()
    id: str = ""


def plain_of(game: AnyGame) -> tuple[Plain, ...]:
    return _plain(home_of_taste(game) or "")


@cache
def _plain(home: str) -> tuple[Plain, ...]:
    return tuple(plain_from(text, file) for text, file in tables_in(home, FOLDER)) if home else ()


def plain_from(text: str, file: str) -> Plain:
    told = read_table(text, Plain, file, BadPlain)
    if bool(told.right) == bool(told.tells or told.silent):
        raise BadPlain(file, "the text", "either a right move or what is heard, one of the two")
    return replace(told, id=name_of(file))


def posed(game: AnyGame, plain: Plain) -> Any:
    try:
        return game.read(plain.position)
    except BadText as error:
        raise BadPlain(f"{game.id} {plain.id}", "position", str(error)) from error


def right_moves(game: AnyGame, plain: Plain) -> list[Any]:
    """The legal ones among what is right there."""
    legal = game.legal(posed(game, plain), plain.seat)
    return [action for action in legal if fits(to_builtins(action), plain.right)]


def finds(game: AnyGame, plain: Plain, spec: str, seed: str) -> bool:
    """Whether that bot sees it, asked as at any table; in a team all seats are its own."""
    ear = Listener()
    table = Virtual(game, posed(game, plain), emit=ear)
    minds = {Seat(at): player(spec, game) for at in range(plain.seats)}
    party, left = Party(table, minds, seed), plain.moves
    while (seat := table.next_seat()) is not None:
        if seat == plain.seat and not left:
            break
        choice = party.choice(seat)
        assert choice is not None
        if plain.right and seat == plain.seat:
            return fits(to_builtins(choice.action), plain.right)
        left -= seat == plain.seat
        party.act(seat, choice)
        heard = [to_builtins(one) for one in ear.heard_by(plain.seat)]
        if (now := judged(plain, heard)) is not None:
            return now
        ear.told.clear()
    return not plain.tells


def judged(plain: Plain, heard: Sequence[Any]) -> bool | None:
    """None while it is open."""
    if any(fits(event, plain.silent) for event in heard):
        return False
    if any(fits(event, plain.tells) for event in heard):
        return True
    return not plain.tells if any(fits(event, plain.until) for event in heard) else None
