"""WebKit by its WebDriver, on a screen that nobody sees."""

import json
import os
import socket
import subprocess
import time
import urllib.error
import urllib.request
from base64 import b64decode
from pathlib import Path
from typing import Any

from .bidi import ASKED, KEYS, READY

MINI = "*/webkit2gtk-4.*/MiniBrowser"


# Its driver tells nothing of the console: the page itself listens, from the moment it has loaded.
LISTEN = """if (!window.faultsHeard) {
    const heard = (window.faultsHeard = []);
    const error = console.error;
    console.error = (...words) => (heard.push(words.join(' ')), error(...words));
    addEventListener('error', (event) => heard.push(event.message));
    addEventListener('unhandledrejection', (event) => heard.push(String(event.reason)));
}"""
TOLD = "return (window.faultsHeard ?? []).splice(0)"


class WebKit:
    name = "webkit"

    def __init__(self, driver: str, folder: Path) -> None:
        self.screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.screen.stdout is not None
        display = f":{self.screen.stdout.readline().strip()}"
        self.port = free_port()
        self.driver = subprocess.Popen(
            [driver, f"--port={self.port}", "--host=127.0.0.1"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=environment(display, folder),
        )
        binary = sorted(
            str(found) for found in Path("/usr/lib").glob(MINI.removeprefix("/usr/lib/"))
        )
        wanted = {"binary": binary[-1], "args": ["--automation"]}
        asked = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": wanted}}}
        self.session = ""
        self.faults: list[str] = []
        self.console: list[str] = []
        self.session = "/" + self.call("POST", "/session", asked, tries=100)["sessionId"]
        self.call("POST", "/timeouts", {"script": 120_000, "pageLoad": 120_000})

    def call(self, method: str, path: str, body: Any = None, tries: int = 1) -> Any:
        base = f"http://127.0.0.1:{self.port}"
        whole = f"{base}/session{self.session}{path}" if self.session else base + path
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(whole, data=data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=150) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as refused:
            raise AssertionError(refused.read().decode()) from None
        except urllib.error.URLError:
            # Its door opens a moment after it was started.
            if tries <= 1 or self.driver.poll() is not None:
                raise
            time.sleep(0.1)
            return self.call(method, path, body, tries - 1)

    def open(self, address: str) -> None:
        self.listen()
        for url in ("about:blank", address):
            self.call("POST", "/url", {"url": url})
        self.run(LISTEN)

    def reload(self) -> None:
        self.listen()
        self.call("POST", "/refresh", {})
        self.run(LISTEN)

    def run(self, script: str) -> Any:
        return self.call("POST", "/execute/sync", {"script": script, "args": []})

    def listen(self) -> None:
        """What a page has heard is gone with the page."""
        told = self.run(TOLD)
        self.faults += told
        self.console += told

    def press(self, key: str) -> None:
        self.ask("() => null", None)
        strokes = [{"type": kind, "value": KEYS[key]} for kind in ("keyDown", "keyUp")]
        actions = [{"type": "key", "id": "keys", "actions": strokes}]
        self.call("POST", "/actions", {"actions": actions})

    def ask(self, script: str, arg: Any) -> Any:
        asked = ASKED.format(ready=READY, script=script)
        body = f"const [arg, done] = arguments; ({asked})(arg).then(done, (e) => done(`!${{e}}`));"
        told = self.call("POST", "/execute/async", {"script": body, "args": [arg]})
        assert not told.startswith("!"), told
        return json.loads(told)

    def heard(self) -> list[str]:
        """Errors of the console since it was asked last."""
        self.listen()
        heard, self.faults = self.faults, []
        return heard

    def address(self) -> str:
        return str(self.call("GET", "/url"))

    def picture(self) -> bytes:
        return b64decode(self.call("GET", "/screenshot"))

    def close(self) -> None:
        self.call("DELETE", "")
        for each in (self.driver, self.screen):
            each.terminate()
            each.wait()


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
    return port


def environment(display: str, home: Path) -> dict[str, str]:
    """Of a device that moves nothing that need not move."""
    settings = home / "gtk-3.0" / "settings.ini"
    settings.parent.mkdir()
    settings.write_text("[Settings]\ngtk-enable-animations=0\n", encoding="utf-8")
    return {
        **os.environ,
        "DISPLAY": display,
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home),
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        "LIBGL_ALWAYS_SOFTWARE": "1",
    }
