"""Web Push from end to end but for the push service of the browser's maker, which is far away.

Its part is played by the push service of the server tests: what it was brought and could read is
given to the browser's worker as the browser itself would give it.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import CDPSession, expect
from tests.server.push_service import Browser, PushService

from .guests import Guest
from .patience import until_together

pytestmark = pytest.mark.browser

# Chromium asks its maker for an endpoint; here it gets one of this machine.
SUBSCRIBE = """(bell) => {
    let hung = null;
    const keys = { p256dh: bell.p256dh, auth: bell.auth };
    const bytes = (text) => Uint8Array.from(
        atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
    PushManager.prototype.getSubscription = async () => hung;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => (hung = {
        endpoint: bell.endpoint,
        options: { applicationServerKey: bytes(applicationServerKey).buffer },
        toJSON: () => ({ keys }),
        unsubscribe: async () => { hung = null; return true; },
    });
}"""
# A headless browser has no screen for notices: the worker's word to it is caught.
CATCH = """() => {
    self.shown = new Promise((done) => {
        self.registration.showNotification = async (title, { body, data, tag, lang }) =>
            done({ title, body, data, tag, lang });
    });
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as opened:
        yield opened


@pytest.fixture
def ringing(tmp_path: Path) -> Iterator[str]:
    """The address of a house that rings, also near by, and does not wait long."""
    code = (
        "import sys; from pathlib import Path; from igroteka.server.limits import Limits\n"
        "from igroteka.server.push.postman import Push\n"
        "from igroteka.server.run import listen, serve\n"
        "door = listen('127.0.0.1', 0)\n"
        "serve(Path(sys.argv[1]), door, limits=Limits(push_grace_s=0, bot_pause_ms=0),\n"
        "      push=Push('mailto:host@example.org', private=True),\n"
        "      ready=lambda: print(door.getsockname()[1], flush=True))"
    )
    command = [sys.executable, "-c", code, str(tmp_path / "tables.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None
        yield f"http://127.0.0.1:{int(house.stdout.readline())}"
        house.terminate()


def deliver(cdp: CDPSession, site: str, registration: str, message: object) -> None:
    told = {"origin": site, "registrationId": registration, "data": json.dumps(message)}
    cdp.send("ServiceWorker.deliverPushMessage", told)


def test_whoever_closed_the_page_is_told_of_their_turn_and_led_to_the_table(
    browser: Chromium, ringing: str, service: PushService
) -> None:
    context = browser.new_context(locale="de-DE", reduced_motion="reduce")
    context.grant_permissions(["notifications"], origin=ringing)
    phone: Browser = service.subscribe("phone")
    context.add_init_script(f"({SUBSCRIBE})({json.dumps(phone.bell)})")
    anna = Guest(context, ringing)
    page = anna.page
    anna.open()
    cdp, seen = context.new_cdp_session(page), []
    cdp.on(
        "ServiceWorker.workerRegistrationUpdated", lambda told: seen.extend(told["registrations"])
    )
    cdp.send("ServiceWorker.enable")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")

    page.get_by_role("button", name="Einstellungen").click()
    expect(page.get_by_text("Auch wenn keine Seite offen ist")).to_be_visible()
    group = page.get_by_role("group", name="Sag mir, wenn ich dran bin")
    group.get_by_role("radio", name="An", exact=True).check()
    page.keyboard.press("Escape")

    wish = {"game": "roads", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {}}
    keys = context.request.post(f"{ringing}/api/tables", data=wish).json()
    with page.expect_response(re.compile("/tables/.*/push$")) as hung:
        page.goto(f"{ringing}/t/{keys['table']}#{keys['seats'][0]['token']}")
    assert hung.value.status == 201

    elsewhere = browser.new_context(reduced_motion="reduce", service_workers="block")
    ben = Guest(elsewhere, ringing)
    ben.open(f"/t/{keys['table']}#{keys['seats'][1]['token']}")
    expect(ben.page.locator(".prompt")).to_be_visible()
    until_together(page, ben.page)
    if page.locator(".prompt.mine").count():
        anna.lay()
    page.goto(f"{ringing}/rules/roads")
    assert ben.my_turn()
    ben.lay()
    said = phone.read(service.next().body)
    assert (said["title"], said["path"]) == ("Straßen", f"/t/{keys['table']}")

    [worker] = context.service_workers
    worker.evaluate(CATCH)
    deliver(cdp, ringing, seen[-1]["registrationId"], said)
    path = said.pop("path")
    assert worker.evaluate("() => self.shown") == {**said, "data": path, "tag": path}
    assert not anna.faults + ben.faults
    context.close()
    elsewhere.close()
