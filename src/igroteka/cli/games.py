"""`igroteka games`: what stands on the shelf."""

from collections.abc import Iterator
from typing import Any

import click
from msgspec import to_builtins

from igroteka.kernel import Game, Lid

from .asking import HELP, as_json_option, tell_faults
from .showing import as_json, table


@click.command
@as_json_option
def games(json: bool) -> None:
    """What can be played, for how many, with which options."""
    from igroteka.games import SHELF

    tell_faults()
    shelf = [described(game) for game in SHELF.values()]
    if json:
        as_json(shelf)
        return
    for game in shelf:
        least, most = game["seats"]
        rows = [(o["name"], ", ".join(map(shown, o["values"])), o["hint"]) for o in game["options"]]
        players = f"{least} players" if least == most else f"{least} to {most} players"
        title = ", ".join((game["id"], players, *on_the_lid(SHELF[game["id"]].box.lid)))
        table(title, ("option", "values", "or"), rows)


def on_the_lid(lid: Lid) -> Iterator[str]:
    if lid.age is not None:
        yield f"from age {lid.age}"
    if lid.minutes is not None:
        least, most = lid.minutes
        yield f"about {least} to {most} min" if lid.measured else f"{least} to {most} min"


def described(game: Game[Any, Any, Any]) -> dict[str, Any]:
    """`options` as the fewest players have them; with the usual value of each."""
    from igroteka.bots import BOTS

    return {
        "id": game.id,
        "version": game.version,
        "seats": game.seats,
        "lid": to_builtins(game.box.lid),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "values": option.values,
                "hint": "a file" if option.upload else option.hint,
            }
            for option in (*game.options(game.seats[0]), HELP)
        ],
        "bots": BOTS,
    }


def shown(value: str) -> str:
    return value or "none"
