"""Where a study is played: so many cores here, or a Ray cluster."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeAlias

import click

from .failing import Failure, as_failure

if TYPE_CHECKING:
    from igroteka.study import Crew

Opening: TypeAlias = Callable[[], AbstractContextManager["Crew"]]
HERE, RAY, CLIENT = "here", "ray", "ray://"

OPTIONS = (
    click.option(
        "--jobs", type=click.IntRange(1, 256), help="On so many cores; one, or all with --on ray."
    ),
    click.option(
        "--on",
        default=HERE,
        metavar="here|ray|ray://HOST:PORT",
        help="On a Ray cluster: ray alone starts one here.",
    ),
    click.option("--address", help="With --on ray: the cluster that is joined, HOST:PORT or auto."),
)


def crew_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The command is given `where`, which opens the crew that plays for it."""

    @wraps(command)
    def asked(*, jobs: int | None, on: str, address: str | None, **others: Any) -> Any:
        return command(where=lambda: crew_of(jobs, on, address), **others)

    for option in reversed(OPTIONS):
        asked = option(asked)
    return asked


@contextmanager
def crew_of(jobs: int | None, on: str, address: str | None) -> Iterator["Crew"]:
    from igroteka.study import BadCluster, Here, on_ray

    if on == HERE:
        if address:
            raise Failure("--address goes with --on ray")
        yield Here(jobs or 1)
        return
    where = joined(on, address)
    if where and jobs:
        raise Failure("--jobs is for this machine; a cluster that is joined has its own cores")
    with as_failure(BadCluster), on_ray(where, jobs) as crew:
        yield crew


def joined(on: str, address: str | None) -> str | None:
    if on == RAY:
        return address
    if not on.startswith(CLIENT) or on == CLIENT:
        raise Failure(f"--on {on[:40]!r}: here, ray or ray://HOST:PORT")
    if address:
        raise Failure("--on ray://… names the cluster already; leave --address out")
    return on
