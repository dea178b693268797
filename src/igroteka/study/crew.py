"""Who plays the games of a study: processes here, or a cluster; to the same lines, in order."""

import signal
from collections.abc import Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children
from typing import Protocol

from .ledger import Line, Task, play

# A worker is handed few games at a time, so that all of them end together.
SHARES_EACH = 16


class Crew(Protocol):
    def lines(self, tasks: Sequence[Task]) -> Generator[Line, None, None]:
        """One a task, in their order; closed, nobody plays on."""
        ...

    def told(self) -> str:
        """Which machine has played how many, where there are several."""
        ...


class Here:
    """This machine, on so many cores."""

    def __init__(self, jobs: int = 1) -> None:
        self.jobs = jobs

    def lines(self, tasks: Sequence[Task]) -> Generator[Line, None, None]:
        return _spread(tasks, self.jobs) if self.jobs > 1 else _alone(tasks)

    def told(self) -> str:
        return ""


ALONE = Here()


def a_handful(games: int, workers: int, most: int) -> int:
    return max(1, min(most, games // (workers * SHARES_EACH)))


def _alone(tasks: Sequence[Task]) -> Generator[Line, None, None]:
    yield from map(play, tasks)


def _spread(tasks: Sequence[Task], jobs: int) -> Generator[Line, None, None]:
    others = set(active_children())
    workers = ProcessPoolExecutor(jobs, initializer=heed_no_interrupt)
    try:
        yield from workers.map(play, tasks, chunksize=a_handful(len(tasks), jobs, most=8))
    except GeneratorExit:  # Nobody waits for what is still being played.
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        workers.shutdown(cancel_futures=True)


def heed_no_interrupt() -> None:
    """A terminal interrupts all of its processes; when to stop is for the first of them to say."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
