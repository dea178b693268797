"""Where prompt and board stand on the page, to see whether anything jumps."""

from typing import Any

from .patience import until_ready

BOXES = """() => ['.board', '.prompt', '.board .port, .board .scene'].map((what) => {
    const { x, y, width, height } = document.querySelector(what).getBoundingClientRect();
    return [what, x, y, width, height].join(' ');
})"""


def boxes(page: Any) -> list[str]:
    until_ready(page)
    return list(page.evaluate(BOXES))
