"""Figures: a rule in a picture, in `figures/*.toml` beside a game's rules.

A file is a position in the game's text form and what is tried there: each try is a figure, with the
clause it stands beside. Its words are the text key `<game>-figure-<id>`. Nothing is said twice: the
rules themselves must allow what is shown as allowed, and refuse the rest by the clause named.
`book.toml` lists the figures of the printed rulebook, each with its clause, and which parts of a
view are drawn.
"""

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from .codec import convert
from .errors import BadMessage, BadText
from .events import Listener
from .game import Game
from .lessons import Pattern, Scripted, is_like
from .places import home
from .seats import Seat, is_player
from .tables import BadTable, read_table

FOLDER = "figures"
BOOK = "book.toml"


class BadFigure(BadTable):
    """A figure that cannot be read, or that does not tell the truth; names the file and why."""


class Printed(Struct, frozen=True, forbid_unknown_fields=True):
    """A figure of the rulebook as it calls it, and the clause it stood beside."""

    name: str
    clause: str


class Book(Struct, frozen=True, forbid_unknown_fields=True):
    """Parts of a view that are drawn: `fields` before and after, `shared` the same in all.

    `told` are the kinds of happenings that are drawn; without it, all of them. Where the moves
    say enough, what is seen `after` them need not be kept.
    """

    fields: tuple[str, ...]
    shared: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    after: bool = True
    printed: tuple[Printed, ...] = ()


class Figure(Struct, frozen=True, forbid_unknown_fields=True):
    """`moves` are made one after another; without any the position itself is shown.

    The last of them is `refused` by that clause, or else allowed like the others. `tells` are
    happenings that come of it, `silent` ones that do not. `printed` are figures of the rulebook
    it stands for, `focus` what the picture makes of it beyond the position.
    """

    id: str
    clause: str
    moves: tuple[Scripted, ...] = ()
    refused: str = ""
    tells: tuple[Pattern, ...] = ()
    silent: tuple[Pattern, ...] = ()
    printed: tuple[str, ...] = ()
    focus: tuple[int, ...] = ()

    @property
    def right(self) -> bool:
        return not self.refused


class Scene(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, seen from `seat`, and what is tried there."""

    position: str
    figure: tuple[Figure, ...]
    seat: Seat = Seat(0)
    file: str = ""


class Shown(Struct, frozen=True):
    """What a figure is drawn from: what the seat sees before and after, and what was told.

    `preview` is what the game foresees of the last move.
    """

    id: str
    clause: str
    right: bool
    focus: tuple[int, ...]
    before: dict[str, Any]
    moves: tuple[Any, ...]
    after: dict[str, Any] | None
    preview: Any
    told: tuple[Any, ...]


def book_of(game: Game[Any, Any, Any]) -> Book:
    return _book(home(game))


def scenes_of(game: Game[Any, Any, Any]) -> tuple[Scene, ...]:
    """By the names of their files."""
    return _scenes(home(game))


def figures_of(game: Game[Any, Any, Any]) -> tuple[Figure, ...]:
    return tuple(figure for scene in scenes_of(game) for figure in scene.figure)


def shared_of(game: Game[Any, Any, Any]) -> dict[str, Any]:
    """What all figures have in common, such as a map; BadFigure names the first that differs."""
    fields, common = book_of(game).shared, None
    for scene in scenes_of(game) if fields else ():
        view = game.view(game.read(scene.position.lstrip()), scene.seat)
        part = _part(view, fields)
        if common is not None and part != common:
            raise BadFigure(scene.file, "position", f"not the same {', '.join(fields)} as before")
        common = part
    return common or {}


def shown_of(game: Game[Any, Any, Any]) -> tuple[Shown, ...]:
    """All of them, played; BadFigure names the first that does not tell the truth."""
    return tuple(shown(game, scene, figure) for scene in scenes_of(game) for figure in scene.figure)


@lru_cache(maxsize=1 << 6)
def _book(package: str) -> Book:
    source = files(package) / FOLDER / BOOK
    text = source.read_text(encoding="utf-8") if source.is_file() else "fields = []"
    return read_table(text, Book, f"{package} {FOLDER}/{BOOK}", BadFigure)


@lru_cache(maxsize=1 << 6)
def _scenes(package: str) -> tuple[Scene, ...]:
    folder = files(package) / FOLDER
    if not folder.is_dir():
        return ()
    names = sorted(source.name for source in folder.iterdir() if source.name.endswith(".toml"))
    return tuple(
        read_scene((folder / name).read_text(encoding="utf-8"), f"{package} {FOLDER}/{name}")
        for name in names
        if name != BOOK
    )


def read_scene(text: str, file: str) -> Scene:
    return msgspec.structs.replace(read_table(text, Scene, file, BadFigure), file=file)


def shown(game: Game[Any, Any, Any], scene: Scene, figure: Figure) -> Shown:
    """The figure played by the rules; BadFigure where they say otherwise."""
    try:
        state = before = game.read(scene.position.lstrip())
    except BadText as error:
        raise BadFigure(scene.file, "position", str(error)) from error
    ear = Listener()
    made: list[Any] = []
    preview: Any = None
    for number, move in enumerate(figure.moves, start=1):
        last = number == len(figure.moves)
        try:
            action = _action(game, state, move)
            if last and figure.refused:
                _refused(game, state, move.by, action, figure.refused)
            else:
                _allowed(game, state, move.by, action)
                preview = game.preview(state, move.by, action) if last else None
                state = game.apply(state, move.by, action, ear)
        except (LookupError, BadMessage) as error:
            raise BadFigure(scene.file, f"{figure.id}, move {number}", str(error)) from error
        made.append(action)
    told = tuple(map(msgspec.to_builtins, ear.heard_by(scene.seat)))
    _heard(scene, figure, told)
    book = book_of(game)
    fields, drawn = book.fields, book.told
    seen_after = book.after and state is not before
    return Shown(
        id=figure.id,
        clause=figure.clause,
        right=figure.right,
        focus=figure.focus,
        before=_part(game.view(before, scene.seat), fields),
        moves=tuple(map(msgspec.to_builtins, made)),
        after=_part(game.view(state, scene.seat), fields) if seen_after else None,
        preview=msgspec.to_builtins(preview),
        told=tuple(event for event in told if not drawn or event["kind"] in drawn),
    )


def _action(game: Game[Any, Any, Any], state: Any, move: Scripted) -> Any:
    """The first legal one it stands for; one that is refused, or chance's, is written in full."""
    for action in game.legal(state, move.by):
        if is_like(msgspec.to_builtins(action), move.action):
            return action
    return convert(move.action, game.action_type)


def _allowed(game: Game[Any, Any, Any], state: Any, seat: Seat, action: Any) -> None:
    if seat not in game.active(state):
        raise LookupError(f"it is not for {seat} to move")
    if is_player(seat) and (refusal := game.refuse(state, seat, action)):
        raise LookupError(f"refused by {refusal.clause or refusal.reason}")
    if not is_player(seat) and (known := game.legal(state, seat)) and action not in known:
        raise LookupError(f"{action!r} is none of what could happen")


def _refused(game: Game[Any, Any, Any], state: Any, seat: Seat, action: Any, clause: str) -> None:
    refusal = game.refuse(state, seat, action)
    if refusal is None:
        raise LookupError("the rules allow it")
    if refusal.clause != clause:
        raise LookupError(f"refused by {refusal.clause}, not by {clause}")


def _heard(scene: Scene, figure: Figure, told: Sequence[Any]) -> None:
    for meant in figure.tells:
        if not any(is_like(event, meant) for event in told):
            raise BadFigure(scene.file, figure.id, f"it does not come to {meant}")
    for meant in figure.silent:
        if any(is_like(event, meant) for event in told):
            raise BadFigure(scene.file, figure.id, f"it comes to {meant}")


def _part(view: Any, fields: Sequence[str]) -> dict[str, Any]:
    return {name: msgspec.to_builtins(getattr(view, name), str_keys=True) for name in fields}
