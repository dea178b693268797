"""Somebody who plays with one finger: taps on what is lit, in any game, until it is over."""

from random import Random
from typing import Any

from .endings import Journey
from .patience import until_ready

# So often nothing comes of a tap, and then the player is stuck.
MOST_IDLE = 60

# Everything a finger might mean now, as [weight, x, y, name]; scrolled to where it has to be.
LIT = """() => {
    const KINDS = [
        ['dialog[open] [data-steady=press]', 100],
        ['[data-target][data-open]', 6],
        ['[data-dot^=place], [data-dot^=stand]', 6],
        ['.confirm .yes', 40],
        ['[data-act=Build], [data-act=Take], .row .act.main', 20],
        ['.starters button:enabled, [data-character]:not(.taken)', 10],
        ['.actions .lit, .combat .cards button:not(.no), [data-unfold], .lay button', 10],
        ['.board .hand button.picked', 8],
        ['.board .hand button.lit, .board .hand [data-card]:not(.dim)', 2],
        ['[data-part]:enabled:not(.held)', 4],
        ['[data-act=Ready], [data-act=Reach], [data-act=ToCrew]', 8],
        ['[data-act=Send]:not([aria-disabled=true]), [data-dot^=worker], .row .act', 3],
        ['[data-verb]', 2],
        ['[data-move], [data-beyond]', 1],
        ['[data-act=Pass]:enabled:not([aria-disabled=true]), [data-act=Done], [data-act=hurry]', 1],
    ];
    const modal = document.querySelector('dialog[open]');
    const found = [];
    for (const [what, weight] of KINDS)
        for (const each of document.querySelectorAll(what)) {
            if (modal && !modal.contains(each)) continue;
            if (!each.checkVisibility() || each.closest('[inert]')) continue;
            const onBoard = each.matches('[data-target], [data-dot]');
            const port = each.closest('.port, .scene');
            (onBoard ? port : each).scrollIntoView({ block: 'nearest', inline: 'nearest' });
            const box = (each.querySelector(':scope > .hit') ?? each).getBoundingClientRect();
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            const hit = document.elementFromPoint(x, y);
            if (!hit || !(onBoard ? port.contains(hit) : each.contains(hit))) continue;
            found.push([weight, x, y, each.outerHTML.slice(0, 60), each.dataset.act ?? '']);
        }
    // Figures of one's own are chosen on the board, where nothing else is asked.
    for (const each of document.querySelectorAll('[data-expected=act] [data-figure]')) {
        const box = each.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        // Some stand beyond the edge of what is seen.
        if (!each.closest('.port').contains(document.elementFromPoint(x, y))) continue;
        found.push([1, x, y, 'figure', '']);
    }
    return found;
}"""
MINE = ".prompt.mine, .prompt.over"
STATE = """() => [document.querySelector('.table').dataset.step,
    document.querySelector('.board').innerHTML.length].join()"""


def over(page: Any) -> bool:
    return bool(page.locator(".prompt.over").count())


def play_on(page: Any, rng: Random, journey: Journey) -> None:
    """To the end of the game."""
    idle, before = 0, ""
    while not journey.ended:
        page.locator(MINE).first.wait_for(timeout=120_000)
        until_ready(page)
        if over(page):
            journey.ended = True
            # The end stands over the board.
            page.get_by_role("dialog").wait_for()
            until_ready(page)
            return
        # What is seen now is touched now: nothing is waited for between.
        finger = page.touchscreen
        now = page.evaluate(STATE)
        idle, before = (idle + 1, before) if now == before else (0, now)
        lit = page.evaluate(LIT)
        assert idle < MOST_IDLE, f"nothing comes of {MOST_IDLE} taps: {lit}"
        if not lit:
            page.wait_for_function(f"() => ({LIT})().length || document.querySelector('.over')")
            continue
        _, x, y, name, _ = rng.choices(lit, [each[0] for each in lit])[0]
        finger.tap(x, y)
        journey.act(name)
