"""`igroteka games`: what stands on the shelf."""

from typing import Any

import click

from igroteka.kernel import Game

from .asking import HELP, as_json_option
from .showing import as_json, table


@click.command
@as_json_option
def games(json: bool) -> None:
    """What can be played, for how many, with which options."""
    from igroteka.games import TABLE

    shelf = [described(game) for game in TABLE.values()]
    if json:
        as_json(shelf)
        return
    for game in shelf:
        least, most = game["seats"]
        rows = [(o["name"], ", ".join(map(shown, o["values"])), o["hint"]) for o in game["options"]]
        players = f"{least} players" if least == most else f"{least} to {most} players"
        table(f"{game['id']}, {players}", ("option", "values", "or"), rows)


def described(game: Game[Any, Any, Any]) -> dict[str, Any]:
    """`options` as the fewest players have them; the first value of each is the default."""
    from igroteka.bots import SPECS

    return {
        "id": game.id,
        "version": game.version,
        "seats": game.seats,
        "options": [
            {
                "name": option.name,
                "default": option.values[0],
                "values": option.values,
                "hint": "a file" if option.upload else option.hint,
            }
            for option in (*game.options(game.seats[0]), HELP)
        ],
        "bots": SPECS,
    }


def shown(value: str) -> str:
    return value or "none"
