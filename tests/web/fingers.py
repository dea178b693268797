"""What a finger can hit on a page as it stands: for every size a screen may have."""

from typing import Any

from .patience import until_ready

# A phone upright and on its side, small and large; a desk at 200 % and at 400 %; two tablets.
UPRIGHT = (360, 740)
SIDEWAYS = ((740, 360), (640, 360), (844, 390))
ZOOMED = ((640, 400), (320, 200))
TABLETS = ((768, 1024), (1024, 768))
SIZES = (UPRIGHT, *SIDEWAYS, *ZOOMED, *TABLETS)

# Scrolled to where it may, the middle of each thing belongs to it, whether it can be pressed now or
# not; what lies beyond the edge of a board is pointed at from that edge; dots of a scene are hit
# through to its canvas.
OUT_OF_REACH = """() => {
    const CONTROLS = 'button, a[href], input, select, summary, [data-target]';
    const modal = document.querySelector('dialog[open]');
    const root = modal ?? document.querySelector('.table');
    const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
    const name = (each) => each.dataset.target ?? each.dataset.dot ?? each.dataset.card ??
        `${each.className?.baseVal ?? each.className} ${each.ariaLabel ?? each.textContent}`.trim();
    const wanted = (each) => each.checkVisibility({ visibilityProperty: true }) &&
        !each.closest('.unseen, [inert]') && each.getBoundingClientRect().width > 0;
    const boxOf = (each) => (each.querySelector(':scope > .hit') ?? each).getBoundingClientRect();
    const beyond = (box, port) => {
        const [x, y] = middle(box);
        return x < port.left || x > port.right || y < port.top || y > port.bottom;
    };
    const missed = [];
    for (const each of [...root.querySelectorAll(CONTROLS)].filter(wanted)) {
        const onBoard = each.matches('[data-target], [data-dot]');
        if (each.matches('[data-target]:not([data-open])')) continue;
        if (onBoard) each.closest('.port, .scene').scrollIntoView({ block: 'nearest' });
        else each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = boxOf(each);
        if (onBoard) {
            const port = each.closest('.port, .scene');
            if (beyond(box, port.getBoundingClientRect())) {
                if (!port.querySelector('[data-beyond]')) missed.push(`${name(each)} beyond`);
                continue;
            }
        }
        const [x, y] = middle(box);
        const hit = document.elementFromPoint(x, y);
        // Where two places overlap, the nearer one is meant; dots let a finger through.
        const below = each.matches('[data-dot]') ? '.scene' : '[data-target]';
        const through = onBoard && hit?.closest(below);
        const label = each.closest('label');
        if (!hit || !(each.contains(hit) || hit.contains(each) && hit.matches('button, a, label')
            || label?.contains(hit) || through))
            missed.push(`${name(each)} under ${hit ? name(hit).slice(0, 40) : 'nothing'}`);
    }
    return missed;
}"""


# A finger's width; what is less, and why it may be.
SMALL_ENOUGH = {
    "a field of Urfin's map: a tap comes closer until it is a finger wide": "[data-target^=cell-]",
    "a dot of Skyscraper's site: a finger goes through it, and means the nearest": "[data-dot]",
    "a word in a line of text": "p a, dt a, dd a",
}
TOO_SMALL = """(excused) => {
    const TOUCHED = 'button, a[href], input, select, summary, textarea, [role=button], [role=tab]';
    const FINGER_PX = 44;
    const hit = (each) => each.querySelector(':scope > .hit') ?? each.closest('label') ?? each;
    const root = document.querySelector('dialog[open]') ?? document;
    // A mouse needs less on a board.
    const finger = matchMedia('(any-pointer: coarse)').matches;
    const touched = finger ? TOUCHED : `:is(${TOUCHED}):not(g)`;
    return [...root.querySelectorAll(touched)]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.disabled)
        .filter((each) => !each.closest('.unseen, [inert]') && !each.matches(excused))
        .map((each) => [each, hit(each).getBoundingClientRect()])
        .filter(([, { width, height }]) => Math.min(width, height) < FINGER_PX - 0.5)
        .map(([each, { width, height }]) =>
            `${Math.round(width)} × ${Math.round(height)}: ${each.outerHTML.slice(0, 90)}`);
}"""


# The page hears of its new size in the next frame, and what stands on it in the one after.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def resize(page: Any, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)
    until_ready(page)
    page.evaluate(DRAWN)


def too_small(page: Any) -> list[str]:
    """Everything that may be touched now and is narrower or lower than a finger."""
    until_ready(page)
    return list(page.evaluate(TOO_SMALL, ", ".join(SMALL_ENOUGH.values())))


def out_of_reach(page: Any, size: tuple[int, int]) -> list[str]:
    """Everything that a finger cannot hit at this size, or the eye not see."""
    resize(page, size)
    return [f"{size[0]} × {size[1]}: {each}" for each in page.evaluate(OUT_OF_REACH)]
