"""`igroteka bench`: how fast the house is, on this machine, now."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .asking import PATH, as_json_option, game_named
from .failing import Failure
from .showing import as_json, bars, table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.kernel import Game

    from .goals import Row
    from .np_speed import RoundTime
    from .speed import SetUp, Speed, Start

    Beside = Sequence[tuple[Speed | None, Sequence[Speed]]]

LOAD_TABLES = 64
ROUNDS_BESIDE = 3


@click.command
@click.argument("games", metavar="[GAME]...", nargs=-1)
@as_json_option
@click.option("--peers", is_flag=True, help="Beside Catanatron, in turn, with what is wanted.")
@click.option("--out", type=PATH, metavar="FILE", help="With --peers: the table as a page, too.")
@click.option("--seconds", type=click.FloatRange(0.05, 600), default=3.0, help="A figure.")
@click.option("--server/--no-server", default=True, help="With the server under load.")
def bench(
    games: tuple[str, ...],
    json: bool,
    peers: bool,
    out: Path | None,
    seconds: float,
    server: bool,
) -> None:
    """Random moves a second on one core, time of a frame, moves a second through the server.

    Of all games, or of those named.
    """
    from igroteka.games import SHELF

    from .speed import set_ups

    if out and not peers:
        raise Failure("--out needs --peers: the page is the table beside the peer")
    asked = [game_named(name) for name in dict.fromkeys(games or SHELF)]
    with bars(quiet=json) as start:
        beside = in_turn(set_ups(asked), seconds, peers, start)
        found = figures(asked, beside, seconds, server, start)
    if peers:
        found |= beside_the_peer(found, beside)
    if out:
        from .speed_page import page

        out.write_text(page(found["goals"]), encoding="utf-8")
    if json:
        as_json(found)
    else:
        show(found)
    if peers and found["peers"]["catanatron"] is None:
        raise Failure("catanatron is not installed here; make study brings it")


def in_turn(
    measured: "Sequence[SetUp]", seconds: float, peers: bool, start: "Start | None"
) -> "Beside":
    """The peer and the games, one after another; beside a peer several times."""
    from .peers import catanatron
    from .speed import move_rates

    turns = ROUNDS_BESIDE if peers else 1
    return [
        (
            catanatron(seconds / turns) if peers else None,
            move_rates(measured, seconds / turns, None if turn else start),
        )
        for turn in range(turns)
    ]


def figures(
    games: "Sequence[Game[Any, Any, Any]]",
    beside: "Beside",
    seconds: float,
    server: bool,
    start: "Start | None",
) -> dict[str, Any]:
    from .speed import frame_times, set_ups, together

    return {
        "games": [together(each) for each in zip(*(speeds for _, speeds in beside), strict=True)],
        "frames": frame_times(set_ups(games), start),
        "np": np_rounds(games, seconds, start),
        "server": server_load(seconds) if server else None,
    }


def np_rounds(
    games: "Sequence[Game[Any, Any, Any]]", seconds: float, start: "Start | None"
) -> "RoundTime | None":
    from .np_speed import round_time

    prison = next((game for game in games if game.id == "prison"), None)
    if prison is None:
        return None
    return round_time(prison, seconds, start("prison, the NP's rounds") if start else None)


def beside_the_peer(found: dict[str, Any], beside: "Beside") -> dict[str, Any]:
    from .speed import together

    met = [peer for peer, _ in beside if peer]
    peer = together(met) if met else None
    return {
        "peers": {"catanatron": peer, "ratio": ratios(found["games"], peer)},
        "goals": judged(beside, found["np"], found["server"]),
    }


def judged(beside: "Beside", np: "RoundTime | None", load: Any) -> "list[Row]":
    from .goals import COMMANDS, SERVER_P99_MS, of_commands, of_moves, of_np, row
    from .own_speed import command_times

    rows = of_moves(beside)
    if np:
        rows += of_np(np)
    if load:
        rows.append(row(f"the server, {load.tables} tables, p99 ms", [load.p99_ms], SERVER_P99_MS))
    return rows + of_commands(command_times(COMMANDS, ROUNDS_BESIDE))


def server_load(seconds: float) -> Any:
    from igroteka.server.load import drive

    return drive(LOAD_TABLES, seconds)


def ratios(rates: "list[Speed]", peer: "Speed | None") -> dict[str, float] | None:
    if peer is None:
        return None
    return {rate.name: round(rate.moves_per_second / peer.moves_per_second, 2) for rate in rates}


def show(found: dict[str, Any]) -> None:
    rates = [(rate.name, rate.games, rate.moves, rate.moves_per_second) for rate in found["games"]]
    table("random moves, one core", ("game", "games", "moves", "a second"), rates)
    frames = [(one.name, one.bytes, one.median_us, one.p99_us) for one in found["frames"]]
    table("a frame: view, legal, encoded", ("game", "bytes", "median µs", "p99 µs"), frames)
    if np := found["np"]:
        rounds = [(np.npcs, np.rounds, np.median_ms, np.p99_ms)]
        table("a round of Prison's Non-Player", ("NPC", "rounds", "median ms", "p99 ms"), rounds)
    if load := found["server"]:
        rows = [(load.tables, load.moves, load.moves_per_second, load.p50_ms, load.p99_ms)]
        columns = ("tables", "moves", "a second", "p50 ms", "p99 ms")
        table("the server, two sockets a table", columns, rows)
    if goals := found.get("goals"):
        from .goals import COLUMNS, cells

        table("beside Catanatron, and what is wanted", COLUMNS, [cells(one) for one in goals])
