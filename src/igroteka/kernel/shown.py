"""A figure played by the rules: what it is drawn from, or why it does not tell the truth."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from .codec import convert
from .errors import BadMessage, BadText
from .events import Emit, Listener
from .figures import BadFigure, Figure, Scene, book_of, scenes_of
from .game import Game
from .lessons import Scripted, is_like
from .seats import Seat, is_player


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


def shown(game: Game[Any, Any, Any], scene: Scene, figure: Figure) -> Shown:
    """BadFigure where the rules say otherwise."""
    try:
        before = game.read(scene.position.lstrip())
    except BadText as error:
        raise BadFigure(scene.file, "position", str(error)) from error
    ear = Listener()
    made = _made(game, scene, figure, before, ear)
    told = tuple(map(msgspec.to_builtins, ear.heard_by(scene.seat)))
    _heard(scene, figure, told)
    book = book_of(game)
    seen_after = book.after and made.after is not before
    return Shown(
        id=figure.id,
        clause=figure.clause,
        right=figure.right,
        focus=figure.focus,
        before=_part(game.view(before, scene.seat), book.fields),
        moves=tuple(map(msgspec.to_builtins, made.moves)),
        after=_part(game.view(made.after, scene.seat), book.fields) if seen_after else None,
        preview=msgspec.to_builtins(made.preview),
        told=tuple(event for event in told if not book.told or event["kind"] in book.told),
    )


class _Made(Struct, frozen=True):
    """The moves of a figure, the last one too if it is refused, and the position they come to."""

    moves: tuple[Any, ...]
    after: Any
    preview: Any


def _made(
    game: Game[Any, Any, Any], scene: Scene, figure: Figure, before: Any, emit: Emit
) -> _Made:
    moves: list[Any] = []
    state, preview = before, None
    for number, move in enumerate(figure.moves, start=1):
        last = number == len(figure.moves)
        try:
            action = _action(game, state, move)
            moves.append(action)
            if last and figure.refused:
                _refused(game, state, move.by, action, figure.refused)
                continue
            _allowed(game, state, move.by, action)
            preview = game.preview(state, move.by, action) if last else None
            state = game.apply(state, move.by, action, emit)
        except (LookupError, BadMessage) as error:
            raise BadFigure(scene.file, f"{figure.id}, move {number}", str(error)) from error
    return _Made(tuple(moves), state, preview)


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
