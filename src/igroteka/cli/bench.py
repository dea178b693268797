"""`igroteka bench`: how fast the house is, on this machine, now."""

from typing import TYPE_CHECKING, Any

import click

from .asking import as_json_option, game_named
from .failing import Failure
from .showing import as_json, bars, console, table

if TYPE_CHECKING:
    from .speed import Speed

LOAD_TABLES = 64


@click.command
@click.argument("games", metavar="[GAME]...", nargs=-1)
@as_json_option
@click.option("--peers", is_flag=True, help="Beside Catanatron.")
@click.option("--seconds", type=click.FloatRange(0.05, 600), default=3.0, help="A figure.")
@click.option("--server/--no-server", default=True, help="With the server under load.")
def bench(games: tuple[str, ...], json: bool, peers: bool, seconds: float, server: bool) -> None:
    """Random moves a second on one core, time of a frame, moves a second through the server.

    Of all games, or of those named.
    """
    from igroteka.games import SHELF

    from .np_speed import round_time
    from .peers import catanatron
    from .speed import frame_times, move_rates, set_ups

    measured = set_ups([game_named(name) for name in dict.fromkeys(games or SHELF)])
    with bars(quiet=json) as start:
        rates = move_rates(measured, seconds, start)
        frames = frame_times(measured, start)
        rounds = None
        if not games or "prison" in games:
            tick = start("prison, the NP's rounds") if start else None
            rounds = round_time(SHELF["prison"], seconds, tick)
        peer = catanatron(seconds) if peers else None
        load = server_load(seconds) if server else None
    found: dict[str, Any] = {"games": rates, "frames": frames, "np": rounds, "server": load}
    if peers:
        found["peers"] = {"catanatron": peer, "ratio": ratios(rates, peer)}
    if json:
        as_json(found)
    else:
        show(found)
    if peers and peer is None:
        raise Failure("catanatron is not installed here; make study brings it")


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
    peers = found.get("peers")
    if peers and peers["catanatron"]:
        speed = peers["catanatron"].moves_per_second
        console().print(f"Catanatron, random play, in this run: {speed:,.0f} moves a second")
        for name, ratio in peers["ratio"].items():
            console().print(f"{name}: {ratio} times that")
