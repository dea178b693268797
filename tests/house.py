"""`igroteka play` as people start it: a process with a door of its own."""

import re
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

IGROTEKA = str(Path(sys.executable).with_name("igroteka"))


class House:
    """Open from the start; it comes back by the door it had."""

    def __init__(self, *words: str | Path, env: Mapping[str, str] | None = None) -> None:
        self.words, self.env = words, env
        self.port = 0
        self.open()

    def open(self) -> None:
        command = [IGROTEKA, "play", "--port", str(self.port), *map(str, self.words)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=self.env)
        assert self.process.stdout is not None
        said = next((line for line in self.process.stdout if "http" in line), "")
        address = re.search(r"http://\S+", said)
        assert address, "the house did not open"
        self.site = address[0].rstrip("/")
        self.port = int(self.site.rpartition(":")[2])

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def __enter__(self) -> "House":
        return self

    def __exit__(self, *_: object) -> None:
        self.end()
