"""Firefox by WebDriver BiDi, which it speaks by itself: no driver between."""

import json
import re
import subprocess
from base64 import b64decode
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

KEYS = {
    "Enter": "\ue006",
    "Tab": "\ue004",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}
READY = """new Promise((done) => {
    const look = () => document.querySelector('.boot, .skeleton, .table[data-ready=false]')
        ? setTimeout(look, 25) : done();
    look();
})"""
# What is asked of a page, once it is ready.
ASKED = (
    "async (arg) => {{ await {ready}; return JSON.stringify((await ({script})(arg)) ?? null); }}"
)


class Firefox:
    name = "firefox"

    def __init__(self, binary: str, profile: Path) -> None:
        self.house = subprocess.Popen(
            [
                binary,
                "--headless",
                "--no-remote",
                "--profile",
                profile,
                "--remote-debugging-port=0",
            ],
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.house.stderr is not None
        lines = (re.search(r"BiDi listening on (ws://\S+)", line) for line in self.house.stderr)
        address = next(filter(None, lines))[1]
        self.ends = ExitStack()
        self.wire = self.ends.enter_context(connect(f"{address}/session", max_size=None))
        self.count = 0
        self.faults: list[str] = []
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded"])
        self.context = self.call("browsingContext.getTree")["contexts"][0]["context"]

    def call(self, method: str, **params: Any) -> Any:
        """Its answer; what the console said meanwhile is kept."""
        self.count += 1
        self.wire.send(json.dumps({"id": self.count, "method": method, "params": params}))
        while True:
            told = json.loads(self.wire.recv(timeout=120))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self.faults.append(told["params"]["text"])
            if told.get("id") == self.count:
                assert told["type"] == "success", told
                return told["result"]

    def open(self, address: str) -> None:
        # Two addresses that differ in what follows the # only are one page.
        for url in ("about:blank", address):
            self.call("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def reload(self) -> None:
        self.call("browsingContext.reload", context=self.context, wait="complete")

    def press(self, key: str) -> None:
        self.ask("() => void (window.underKeys = document.activeElement)", None)
        strokes = [{"type": kind, "value": KEYS[key]} for kind in ("keyDown", "keyUp")]
        self.call(
            "input.performActions",
            context=self.context,
            actions=[{"type": "key", "id": "keys", "actions": strokes}],
        )
        # Its window has no screen and so no focus: keys arrive, but Enter presses no button.
        if key == "Enter":
            self.ask("() => window.underKeys.closest('button, summary, a')?.click()", None)

    def ask(self, script: str, arg: Any) -> Any:
        asked = ASKED.format(ready=READY, script=script)
        told = self.call(
            "script.callFunction",
            functionDeclaration=f"(text) => ({asked})(JSON.parse(text))",
            arguments=[{"type": "string", "value": json.dumps(arg)}],
            target={"context": self.context},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def heard(self) -> list[str]:
        """Errors of the console since it was asked last."""
        self.ask("() => null", None)
        heard, self.faults = self.faults, []
        return heard

    def picture(self) -> bytes:
        told = self.call("browsingContext.captureScreenshot", context=self.context)
        return b64decode(told["data"])

    def close(self) -> None:
        self.ends.close()
        self.house.terminate()
        self.house.wait()
