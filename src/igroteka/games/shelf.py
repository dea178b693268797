"""What stands on the shelf: a folder a game beside this file, and games from elsewhere.

Those are packages with an entry point in the group `igroteka.games`, such as `nim = "nim:Nim"`.
One that cannot be played is told of in a line, and the shelf goes on without it.
"""

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from inspect import isabstract
from typing import Any

from igroteka.kernel import Game
from igroteka.kernel.langs import FALLBACK
from igroteka.kernel.places import home, modules_in

AnyGame = Game[Any, Any, Any]
GROUP = "igroteka.games"


class BadGame(ValueError):
    """What is missing for it to be played."""


def own() -> Iterator[tuple[str, str, Callable[[], Any]]]:
    """Each folder here, where it is, and how to open it."""
    package = __name__.rpartition(".")[0]
    for name in modules_in(package):
        where = f"{package}.{name}"
        if name != "shelf":
            yield name, where, partial(exported, where)


def from_elsewhere() -> Iterator[tuple[str, str, Callable[[], Any]]]:
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        package = f"{entry.dist.name} {entry.dist.version}" if entry.dist else "unknown package"
        yield entry.name, f"{package}, {entry.value}", entry.load


def exported(package: str) -> Any:
    """The one name at a folder's door."""
    module = import_module(package)
    [name] = module.__all__
    return getattr(module, name)


def opened(name: str, load: Callable[[], Any]) -> AnyGame:
    kind = load()
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        raise BadGame(f"{kind!r:.80} is no Game")
    if isabstract(kind):
        raise BadGame(f"{kind.__name__} has no {', '.join(sorted(kind.__abstractmethods__))}")
    if missing := [name for name in declared(kind) if not hasattr(kind, name)]:
        raise BadGame(f"{kind.__name__} does not say its {', '.join(missing)}")
    game: AnyGame = kind()
    if game.id != name:
        raise BadGame(f"its id is {game.id!r}: a game is found by its id")
    if not home(game):
        raise BadGame(f"{kind.__name__} is no module of a package, where its texts could lie")
    if not (files(home(game)) / "texts" / f"{FALLBACK}.ftl").is_file():
        raise BadGame(f"{home(game)} has no texts/{FALLBACK}.ftl")
    return game


def declared(kind: type[AnyGame]) -> Iterator[str]:
    """What a game has to say of itself."""
    for base in reversed(kind.__mro__):
        yield from vars(base).get("__annotations__", ())


def stood_up() -> tuple[dict[str, AnyGame], tuple[str, ...]]:
    games: dict[str, AnyGame] = {}
    faults = []
    for name, where, load in (*own(), *from_elsewhere()):
        try:
            if name in games:
                raise BadGame("there is a game of that name already")
            games[name] = opened(name, load)
        except Exception as error:  # noqa: BLE001 - one bad box must not spoil the rest
            faults.append(f"game {name} ({where}): {said_in_a_line(error)}")
    ordered = sorted(games.values(), key=lambda game: (game.box.place, game.id))
    return {game.id: game for game in ordered}, tuple(faults)


def said_in_a_line(error: Exception) -> str:
    """What is wrong, and for a slip in its code the line that was running."""
    text = " ".join(str(error).split())
    if isinstance(error, BadGame):
        return text
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    line = f" ({trace.tb_frame.f_code.co_filename}:{trace.tb_lineno})" if trace else ""
    return f"{type(error).__name__}: {text}{line}"


SHELF, FAULTS = stood_up()
OWN = tuple(name for name, _, _ in own())
