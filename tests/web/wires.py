"""The wire between browsers and the house: it can be pulled, stalled and mended."""

import contextlib
import socket
import time
from threading import Event, Thread
from urllib.parse import urlsplit


class Cable:
    """A port of its own in front of the house; what goes through it is in somebody's hand."""

    def __init__(self, site: str) -> None:
        house = urlsplit(site)
        self.house = (house.hostname or "", house.port or 0)
        self.flows = Event()
        self.flows.set()
        self.cut = False
        self.delay_s = 0.0
        self.bytes_a_second = 0
        self.ends: list[socket.socket] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        self.site = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        Thread(target=self.serve, daemon=True).start()

    def serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.door.accept()
                if self.cut:
                    near.close()
                    continue
                far = socket.create_connection(self.house)
                self.ends += [near, far]
                for source, sink in ((near, far), (far, near)):
                    Thread(target=self.carry, args=(source, sink), daemon=True).start()

    def carry(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(1 << 16):
                self.flows.wait()
                self.dawdle(len(data))
                sink.sendall(data)
        for end in (source, sink):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def dawdle(self, size: int) -> None:
        """On a slow line only."""
        if self.bytes_a_second:
            time.sleep(self.delay_s + size / self.bytes_a_second)

    def slow(self, delay_s: float, bytes_a_second: int) -> None:
        """So long for each way, and so much in a second."""
        self.delay_s, self.bytes_a_second = delay_s, bytes_a_second

    def pull(self) -> None:
        self.cut = True
        for end in self.ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.ends.clear()

    def stall(self) -> None:
        """Everything is taken and nothing comes out at the other end."""
        self.flows.clear()

    def mend(self) -> None:
        self.cut = False
        self.flows.set()

    def close(self) -> None:
        self.mend()
        self.pull()
        self.door.close()
