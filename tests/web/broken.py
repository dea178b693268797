"""Words that a narrow screen breaks in their middle, without a hyphen."""

from playwright.sync_api import Page

from .patience import until_ready

BROKEN = """(within) => {
    const broken = [];
    // Only a screen reader is told.
    const clipped = (each) => each && (getComputedStyle(each).clipPath !== 'none'
        || clipped(each.parentElement));
    for (const root of document.querySelectorAll(within)) {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const text = texts.currentNode;
            if (!text.parentElement.checkVisibility({ visibilityProperty: true })) continue;
            if (clipped(text.parentElement)) continue;
            for (const word of text.textContent.matchAll(/[\\p{L}\\p{M}]{2,}/gu)) {
                const range = document.createRange();
                range.setStart(text, word.index);
                range.setEnd(text, word.index + word[0].length);
                const lines = new Set([...range.getClientRects()]
                    .filter(({ width }) => width > 1).map(({ top }) => Math.round(top)));
                if (lines.size > 1) broken.push(word[0]);
            }
        }
    }
    return broken;
}"""


def broken_words(page: Page, within: str) -> list[str]:
    until_ready(page)
    return list(page.evaluate(BROKEN, within))
