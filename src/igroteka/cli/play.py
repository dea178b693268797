"""`igroteka play`: the house opens its doors."""

import os
import re
import socket
import sys
import webbrowser
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from igroteka import __version__

from .asking import log_option, tell_faults
from .failing import Failure, as_failure
from .showing import console

if TYPE_CHECKING:
    from igroteka.server.doorway import Doorway
    from igroteka.server.journal import Form
    from igroteka.server.push.postman import Push

HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
TEXT = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command
@click.option("--port", type=click.IntRange(0, 65_535), default=8000, help="If taken, the next.")
@click.option("--host", default=HERE, help="Where to listen.")
@click.option("--lan", is_flag=True, help="For phones: address and QR code.")
@click.option(
    "--db",
    metavar="FILE|ADDRESS",
    help="Where the tables are kept: a file, or postgresql://… for several houses on one database.",
)
@click.option("--open", "open_", is_flag=True, help="Open the browser.")
@click.option(
    "--push",
    metavar="CONTACT",
    help="Ring players who are away (Web Push, over the internet); push services may write to"
    " CONTACT, a mailto: or https: address. Off unless given.",
)
@click.option("--name", "names", multiple=True, help="A name it is asked for by, as games.example.")
@click.option("--proxy", "proxies", multiple=True, help="Address of a proxy whose word counts.")
@click.option("--push-private", is_flag=True, help="Also push services in your own network.")
@log_option
@click.option(
    "--metrics", metavar="[HOST:]PORT", help="Prometheus reads /metrics there; off unless given."
)
@click.option("--rehearsal", type=TEXT, hidden=True, help="For tests: dice from this text.")
def play(
    port: int,
    host: str,
    lan: bool,
    db: str | None,
    open_: bool,
    push: str | None,
    names: tuple[str, ...],
    proxies: tuple[str, ...],
    push_private: bool,
    form: "Form",
    metrics: str | None,
    rehearsal: Path | None,
) -> None:
    """Opens the house: prints the address, serves until Ctrl-C."""
    from igroteka.server.database import BadDatabase
    from igroteka.server.journal import Journal
    from igroteka.server.limits import REHEARSED
    from igroteka.server.push.postman import BadKey
    from igroteka.server.run import NoPort, listen, serve
    from igroteka.server.seeds import seeds_from

    tell_faults()
    rings = bell(push, push_private)
    doorway = front(names, proxies)
    listening = EVERYWHERE if lan and host == HERE else host
    with as_failure(NoPort, socket.gaierror, UnicodeError):
        door = listen(listening, port)
    number = door.getsockname()[1]
    kept, beside = keeping(db)
    if port and number != port:
        console().print(f"port {port} is taken; this is the next free one")
    share = address(lan_address(), number) if lan else ""
    journal, measured = Journal(form), measuring(metrics)
    local = address(HERE if listening in (EVERYWHERE, "::") else listening, number)

    def opened() -> None:
        journal.tell("start", address=local, db=shown(kept), version=__version__)
        welcome(local, share, open_, rehearsal)

    with as_failure(BadDatabase, BadKey):
        serve(
            kept,
            door,
            share,
            limits=REHEARSED if rehearsal else None,
            ready=opened,
            seeds=seeds_from(rehearsal),
            push=rings,
            doorway=doorway,
            journal=journal,
            metrics=measured,
            beside=beside,
        )


def keeping(db: str | None) -> tuple[Path | str, Path]:
    """The tables, and the folder for what is none."""
    from igroteka.server.shared import is_address

    shared = db if db and is_address(db) else None
    own = Path(db) if db and shared is None else default_db()
    try:
        own.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure(f"--db {own}: {error.strerror}") from error
    return shared or own, own.parent


def shown(db: Path | str) -> str:
    """Never with a password."""
    return str(db) if isinstance(db, Path) else re.sub(r"//[^/@]*@", "//", db.partition("?")[0])


def measuring(text: str | None) -> socket.socket | None:
    """The door for the operator's figures; that port and no other."""
    if text is None:
        return None
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or not 0 < int(port) < 65_536:
        raise Failure(f"--metrics {text}: a port, or an address and a port such as 10.0.0.2:9100")
    door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host.strip("[]") or HERE, int(port)))
    except OSError as error:
        raise Failure(f"--metrics {text}: {error.strerror or error}") from error
    return door


def front(names: tuple[str, ...], proxies: tuple[str, ...]) -> "Doorway":
    from igroteka.server.doorway import Doorway, is_address

    for name in names:
        if not re.fullmatch(r"[A-Za-z0-9.-]{1,253}", name):
            raise Failure(f"--name {name}: a name such as games.example, without scheme or port")
    for proxy in proxies:
        if not is_address(proxy):
            raise Failure(f"--proxy {proxy}: an address such as 10.0.0.2")
    return Doorway(tuple(name.lower() for name in names), proxies)


def bell(contact: str | None, private: bool) -> "Push | None":
    from igroteka.server.push.postman import Push

    if contact is None:
        if private:
            raise Failure("--push-private goes with --push")
        return None
    if not re.fullmatch(r"(mailto:[^@\s]+@|https://)[^@\s]+", contact):
        raise Failure(f"--push {contact}: an address such as mailto:me@example.org")
    if find_spec("cryptography") is None:
        raise Failure("--push needs the push extra: make install")
    return Push(contact, private)


def default_db() -> Path:
    """With the user's other data, not in whatever folder one stands in."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "igroteka" / "tables.db"


def address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def lan_address() -> str:
    """This machine's address in its own network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return HERE
        return str(probe.getsockname()[0])


def welcome(local: str, share: str, open_: bool, rehearsal: Path | None) -> None:
    """Said once it answers."""
    shown = console()
    if rehearsal:
        shown.print(f"a rehearsal: whoever reads {rehearsal} knows the dice", soft_wrap=True)
    shown.print(f"Igroteka is open: [bold]{local}[/bold]")
    if share and HERE in share:
        shown.print("no network found: only this machine can come in")
    elif share:
        shown.print(f"for everybody in this network: [bold]{share}[/bold]")
        show_qr(share)
    shown.print("Ctrl-C closes it; nothing is lost.")
    sys.stdout.flush()
    if open_:
        webbrowser.open(local)


def show_qr(text: str) -> None:
    import segno

    segno.make(text, error="m").terminal(out=sys.stdout, compact=True, border=2)
