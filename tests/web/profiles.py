"""Browser profiles: lent to one guest after another, each time as good as new.

What a browser compiled for one guest serves the next. Whatever was bent is not handed on.
"""

from collections import defaultdict
from collections.abc import Callable
from json import dumps
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Browser, BrowserContext, Error, Page

from igroteka.games import SHELF

from .lateness import HEARS_LATE, LATE_MS

NAME = "Bo"
NAMED = f"""localStorage['igroteka.settings'] ??= JSON.stringify({{ name: '{NAME}' }})"""
KNOWN = dumps({game: {"offered": True} for game in SHELF})
KNOWS = f"""localStorage['igroteka.lessons'] ??= '{KNOWN}'"""
HAS_PLAYED = f"""localStorage['igroteka.played'] ??= '{dumps(list(SHELF))}'"""

Lend = Callable[..., BrowserContext]

# What outlives a page: whoever asks for it keeps the profile.
BENDING = [
    "add_cookies",
    "add_init_script",
    "clear_permissions",
    "emulate_media",
    "expose_binding",
    "expose_function",
    "grant_permissions",
    "new_cdp_session",
    "on",
    "once",
    "route",
    "route_web_socket",
    "set_extra_http_headers",
    "set_geolocation",
    "set_offline",
    "set_viewport_size",
]
# A page of the house with nothing on it.
NOTHING = "/robots.txt"
# Storage is emptied, and the browser's own clock goes on.
AS_NEW = """() => {
    localStorage.clear();
    sessionStorage.clear();
    return [Date.now, setTimeout].every((own) => String(own).includes('[native code]'));
}"""
OUTSIDE = (-9, -9)


def introduced(context: BrowserContext) -> Page:
    """Everybody has a name and has played the games, unless a test asks what happens without."""
    context.add_init_script(NAMED)
    context.add_init_script(KNOWS)
    context.add_init_script(HAS_PLAYED)
    if LATE_MS:
        context.add_init_script(HEARS_LATE)
    return context.new_page()


class Profile:
    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.page = introduced(context)
        self.bent = False
        self.heeded: list[tuple[Any, Any]] = []
        for bending in BENDING:
            self.watch(context, bending)
            self.watch(self.page, bending)
        setattr(self.page, "on", self.heed)  # noqa: B010

    def watch(self, it: BrowserContext | Page, name: str) -> None:
        doing: Callable[..., Any] | None = getattr(it, name, None)
        if doing:
            setattr(it, name, self.noticed(doing))

    def noticed(self, doing: Callable[..., Any]) -> Callable[..., Any]:
        def done(*given: Any, **named: Any) -> Any:
            self.bent = True
            return doing(*given, **named)

        return done

    def heed(self, event: Any, handler: Any) -> None:
        self.heeded.append((event, handler))
        type(self.page).on(self.page, event, handler)

    def renewed(self) -> bool:
        """Whether the next guest finds it as the first one did."""
        somewhere = self.page.url.startswith("http")
        if self.bent or not somewhere or self.context.pages != [self.page]:
            return False
        for event, handler in self.heeded:
            self.page.remove_listener(event, handler)
        self.heeded.clear()
        self.page.mouse.move(*OUTSIDE)
        self.context.clear_cookies()
        try:
            self.page.goto(urljoin(self.page.url, NOTHING))
        except Error:  # The line to that house was cut.
            return False
        new: bool = self.page.evaluate(AS_NEW)
        return new


class Profiles:
    """All profiles of one browser, by what was wished of them."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[str, list[Profile]] = defaultdict(list)
        self.lent: list[tuple[str, Profile]] = []

    def lend(self, size: tuple[int, int], **wish: Any) -> BrowserContext:
        wish |= {"viewport": {"width": size[0], "height": size[1]}, "service_workers": "block"}
        kind = repr(sorted(wish.items()))
        same = self.free[kind]
        profile = same.pop() if same else Profile(self.browser.new_context(**wish))
        self.lent.append((kind, profile))
        return profile.context

    def take_back(self) -> None:
        while self.lent:
            kind, profile = self.lent.pop()
            if profile.renewed():
                self.free[kind].append(profile)
            else:
                profile.context.close()
