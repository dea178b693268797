"""Workers: whoever thinks for the houses; each a process that can be killed."""

import time

from .houses import Node


class Thinker(Node):
    """`igroteka work`, as an administrator starts it; it listens nowhere."""

    def command(self) -> list[str]:
        return ["work", "--db", self.db, "--places", "1", "--log", "json"]

    def answers(self) -> bool:
        """Once it has said that it is at work."""
        return b'"start"' in (self.folder / "log").read_bytes()

    def start(self) -> None:
        """What it says from now on counts."""
        log = self.folder / "log"
        if log.exists():
            log.rename(self.folder / f"log-{time.monotonic_ns()}")
        super().start()
