"""Words that a page tears apart or cuts off for want of room."""

from playwright.sync_api import Page

# A word of a button that begins on one line and ends on another, and a question or an answer that loses its end.
BROKEN = """async () => {
    // A page that has just been given another size measures its words in the next frame.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const room = each => each === document.body || (each.getBoundingClientRect().width > 4 && room(each.parentElement));
    const seen = each => each.checkVisibility({visibilityProperty: true}) && room(each);
    const broken = button => {
        const walk = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        for (let node = walk.nextNode(); node; node = walk.nextNode()) {
            if (!seen(node.parentElement)) continue;
            for (const {0: word, index} of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
                const range = document.createRange();
                range.setStart(node, index);
                range.setEnd(node, index + word.length);
                const tops = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
                if (tops.size > 1) return `${word}” of “${button.textContent.trim()}`;
            }
        }
        return null;
    };
    const torn = [...document.querySelectorAll('button')].filter(seen).map(broken).filter(word => word !== null);
    const cut = [...document.querySelectorAll('.slip .question > p')].filter(seen)
        .filter(each => each.scrollHeight > each.clientHeight + 2 || each.scrollWidth > each.clientWidth + 1);
    return [...torn.map(word => `“${word}” is torn over two lines`),
        ...cut.map(each => `“${each.textContent.trim()}” loses its end`)];
}"""


def broken(page: Page) -> list[str]:
    """What is torn or cut off at this moment, a sentence each."""
    found: list[str] = page.evaluate(BROKEN)
    return found
