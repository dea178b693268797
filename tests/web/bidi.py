"""Firefox by WebDriver BiDi, which it speaks by itself: no driver between."""

import json
import re
import subprocess
from base64 import b64decode
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from .fingers import DRAWN
from .patience import UNREADY

KEYS = {
    "Enter": "\ue006",
    "Tab": "\ue004",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}
READY = f"""new Promise((done) => {{
    const look = () => document.querySelector('{UNREADY}') ? setTimeout(look, 25) : done();
    look();
}})"""
# Whose turn it is, once that is known: mine, or nobody's any more.
TURN = """() => new Promise((done) => {
    const look = () => {
        const ready = document.querySelector('.table[data-ready=true]');
        const prompt = ready && document.querySelector('.prompt.mine, .prompt.over');
        if (prompt) done(prompt.matches('.over') ? 'over' : 'mine'); else setTimeout(look, 25);
    };
    look();
})"""
# How many boxes stand on the shelf, once all do.
BOXES = """() => new Promise((done) => {
    const look = () => {
        const boxes = document.querySelectorAll('.shelf[aria-busy=false] .box').length;
        if (boxes) done(boxes); else setTimeout(look, 25);
    };
    look();
})"""
# Once it lies still, from one picture to the next: a card that was picked brings the board along.
MIDDLE = """([what, unready]) => new Promise((done) => {
    let before = '';
    const look = () => {
        const it = document.querySelector(what);
        if (!it || document.querySelector(unready)) return setTimeout(look, 25);
        it.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = (it.querySelector('.hit') ?? it).getBoundingClientRect();
        const middle = [Math.round(x + width / 2), Math.round(y + height / 2)];
        if (before === String(middle)) return done(middle);
        before = String(middle);
        requestAnimationFrame(() => requestAnimationFrame(look));
    };
    look();
})"""
# It asks nobody but the house, opens nothing by itself, and moves nothing that need not move.
WISHES: dict[str, bool | int | str] = {
    "app.normandy.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.ipc.processCount": 1,
    "dom.ipc.processPrelaunch.enabled": False,
    "extensions.systemAddon.update.enabled": False,
    "extensions.update.enabled": False,
    "fission.autostart": False,
    "media.gmp-manager.updateEnabled": False,
    "messaging-system.rsexperimentloader.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,#nobody",
    "toolkit.telemetry.enabled": False,
    "ui.prefersReducedMotion": 1,
}
# What is asked of a page, once it is ready.
ASKED = (
    "async (arg) => {{ await {ready}; return JSON.stringify((await ({script})(arg)) ?? null); }}"
)


class Firefox:
    name = "firefox"

    def __init__(self, binary: str, profile: Path) -> None:
        wishes = (f'user_pref("{name}", {json.dumps(wish)});\n' for name, wish in WISHES.items())
        (profile / "user.js").write_text("".join(wishes), encoding="utf-8")
        self.house = subprocess.Popen(
            [
                binary,
                "--headless",
                "--no-remote",
                "--profile",
                profile,
                "--remote-debugging-port=0",
            ],
            stdout=subprocess.DEVNULL,
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
        self.console: list[str] = []
        self.loads = 0
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded", "browsingContext.load"])
        # The keys of the tab that it opens by itself are in the bar for addresses.
        self.beside = self.call("browsingContext.getTree")["contexts"][0]["context"]
        self.context = self.call("browsingContext.create", type="tab")["context"]

    def call(self, method: str, **params: Any) -> Any:
        """Its answer; what the console said meanwhile is kept."""
        self.count += 1
        self.wire.send(json.dumps({"id": self.count, "method": method, "params": params}))
        while (told := self.hear()).get("id") != self.count:
            pass
        assert told["type"] == "success", told
        return told["result"]

    def hear(self) -> Any:
        told = json.loads(self.wire.recv(timeout=120))
        if told.get("method") == "log.entryAdded":
            self.said(**told["params"])
        self.loads += told.get("method") == "browsingContext.load"
        return told

    def said(self, level: str, text: str, **_: Any) -> None:
        self.console.append(f"{level}: {text}")
        if level == "error":
            self.faults.append(text)

    def open(self, address: str) -> None:
        # Two addresses that differ in what follows the # only are one page.
        for url in ("about:blank", address):
            self.call("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def until_loaded(self, loads: int) -> None:
        """Until pages have come more often than so."""
        while self.loads <= loads:
            self.hear()

    def reload(self) -> None:
        self.call("browsingContext.reload", context=self.context, wait="complete")

    def press(self, key: str) -> None:
        self.ask("() => null", None)
        strokes = [{"type": kind, "value": KEYS[key]} for kind in ("keyDown", "keyUp")]
        self.call(
            "input.performActions",
            context=self.context,
            actions=[{"type": "key", "id": "keys", "actions": strokes}],
        )
        # Past the last thing of a page the keys are among its own buttons, where no key is sent.
        if not self.ask("() => document.hasFocus()", None):
            for tab in (self.beside, self.context):
                self.call("browsingContext.activate", context=tab)

    def click(self, what: str) -> None:
        """With a mouse, on the middle of the first such thing, as soon as it is there."""
        x, y = self.ask(MIDDLE, [what, UNREADY])
        strokes: list[dict[str, Any]] = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": strokes}
        self.call("input.performActions", context=self.context, actions=[mouse])

    def resize(self, size: tuple[int, int]) -> None:
        viewport = {"width": size[0], "height": size[1]}
        self.call("browsingContext.setViewport", context=self.context, viewport=viewport)
        self.ask(DRAWN, None)

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

    def address(self) -> str:
        [tab] = self.call("browsingContext.getTree", root=self.context)["contexts"]
        return str(tab["url"])

    def picture(self) -> bytes:
        told = self.call("browsingContext.captureScreenshot", context=self.context)
        return b64decode(told["data"])

    def close(self) -> None:
        self.ends.close()
        self.house.terminate()
        self.house.wait()
