"""What is looked at in every state of a page: axe's verdict, whether all fits, and whether it can be read."""

from playwright.sync_api import Page

from tests.e2e.axe import faults
from tests.e2e.broken import broken
from tests.e2e.device import DESKTOP, PHONE, Device, Size

ZOOMED: Size = (720, 450)  # a desktop's window at 200 %
TABLET: Size = (1024, 768)
WIDE: tuple[Size, ...] = ((1366, 768), (2560, 1440))  # one of them a state: each takes a second
STOPS = 4  # of the Tab key, whose rings are looked at

# Every kind of element that can be seen, by its own marks and those of what it stands in, under the light of the page;
# a thing without any words is of another kind than one with some.
ANATOMY = """() => {
    const marks = each => [each.tagName, ...[...each.classList].sort(), each.getAttribute('role'), each.ariaDisabled,
        each.ariaPressed, each.ariaCurrent, each.ariaExpanded, each.disabled].join('.');
    const lineage = each => {
        const line = [];
        for (let at = each; at && line.length < 4; at = at.parentElement) line.push(marks(at));
        return line.join(' in ');
    };
    const named = each => !!(each.textContent.trim() || each.labels?.length
        || ['aria-label', 'aria-labelledby', 'title', 'alt'].some(name => each.getAttribute(name)));
    const light = document.documentElement.dataset.sheet ?? '';
    const all = [...document.querySelectorAll('body *')];
    const seen = all.filter(each => each.checkVisibility({visibilityProperty: true}));
    return [...new Set(seen.map(each => `${light} ${named(each)} ${lineage(each)}`))];
}"""

# Texts that have (nearly) the colour of what they stand on: a background, or a part before or after that covers it.
ILLEGIBLE = """() => {
    const brush = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    const known = new Map();
    const read = colour => {
        if (!known.has(colour)) {
            brush.clearRect(0, 0, 1, 1);
            brush.fillStyle = colour;
            brush.fillRect(0, 0, 1, 1);
            known.set(colour, [...brush.getImageData(0, 0, 1, 1).data]);
        }
        return known.get(colour);
    };
    const light = ([r, g, b]) => [r, g, b].map(part => part / 255)
        .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
        .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
    const over = (top, under) => [0, 1, 2].map(part => (top[part] * top[3] + under[part] * (255 - top[3])) / 255);
    const covers = (part, each) => part.content !== 'none' && part.content !== 'normal'
        && parseFloat(part.width) >= each.clientWidth * 0.8 && parseFloat(part.height) >= each.clientHeight * 0.8;
    const layers = each => [getComputedStyle(each), ...['::before', '::after'].map(part => getComputedStyle(each, part))
        .filter(part => covers(part, each))].map(style => read(style.backgroundColor));
    const ground = each => each === null ? read('Canvas')
        : layers(each).reduce((under, top) => [...over(top, under), 255], ground(each.parentElement));
    // A shape cut or drawn behind a text has no colour that can be asked for; forced colours take such shapes away.
    const forced = matchMedia('(forced-colors: active)').matches;
    const cut = part => part.content !== 'none' && part.content !== 'normal' && part.clipPath !== 'none';
    const drawn = each => each !== null && (each.classList.contains('island')
        || ['::before', '::after'].some(part => cut(getComputedStyle(each, part))) || drawn(each.parentElement));
    const spoken = each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    return [...document.querySelectorAll('body *')]
        .filter(each => each instanceof HTMLElement && spoken(each) && each.checkVisibility({visibilityProperty: true}))
        .filter(each => forced || !drawn(each))
        .filter(each => {
            const [a, b] = [light(read(getComputedStyle(each).color)), light(ground(each))];
            return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < 3;
        })
        .map(each => `${each.tagName}.${each.className} “${each.textContent.trim().slice(0, 30)}”`);
}"""

# What has the focus and does not show it: by an outline, or a border drawn about it, both of which forced colours keep.
# They take a shadow away.
RINGED = """() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const drawn = (style, width) => style !== 'none' && parseFloat(width) >= 1;
    const outlined = each => drawn(getComputedStyle(each).outlineStyle, getComputedStyle(each).outlineWidth);
    const about = ['::before', '::after'].map(part => getComputedStyle(at, part));
    const framed = about.some(part => part.content !== 'none' && drawn(part.borderStyle, part.borderWidth));
    return framed || [at, ...at.querySelectorAll('*')].some(outlined) ? null : `${at.tagName}.${at.className}`;
}"""


class Inspection:
    """What was found in each state, by the state's name."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.seen: set[str] = set()
        self.found: list[str] = []
        self._known: dict[Size, set[str]] = {}

    @property
    def page(self) -> Page:
        return self.device.page

    def look(self, state: str) -> None:
        """Once for each state, on a desktop, where the page is left, and on smaller and wider screens."""
        if state in self.seen:
            return
        self.seen.add(state)
        self._judge(state)
        self._fits(state)
        self.page.emulate_media(forced_colors="active")
        self._fits(f"{state} in forced colours")
        self._reads(f"{state} in forced colours")
        self.page.emulate_media(forced_colors="none")
        # By the state's name, so that no state hangs on how many there were before.
        for size in (WIDE[len(state) % len(WIDE)], TABLET, ZOOMED, PHONE):
            self._resize(size)
            self._fits(state)
            if size in (ZOOMED, PHONE):
                self._reads(state)
        self._judge(state)
        self._resize(DESKTOP)

    def rings(self, state: str) -> None:
        """The next stops of the Tab key show where the focus is, in forced colours too. Moves the focus."""
        for colours in ("none", "active"):
            self.page.emulate_media(forced_colors="active" if colours == "active" else "none")
            for _ in range(STOPS):
                self.page.keyboard.press("Tab")
                bare = self.page.evaluate(RINGED)
                if bare is not None:
                    self.found.append(f"{state}, forced colours {colours}: {bare} does not show that it has the focus")
        self.page.emulate_media(forced_colors="none")

    def _judge(self, state: str) -> None:
        """axe is slow: it is asked where something stands that it has not seen yet at this size."""
        anatomy = set(self.page.evaluate(ANATOMY))
        known = self._known.setdefault(self._size, set())
        if anatomy <= known:
            return
        known |= anatomy
        self.found += [f"{self._where(state)}: {fault}" for fault in faults(self.page)]

    def _resize(self, size: Size) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    @property
    def _size(self) -> Size:
        size = self.page.viewport_size
        assert size is not None
        return size["width"], size["height"]

    def _where(self, state: str) -> str:
        width, height = self._size
        return f"{state} at {width} x {height}"

    def _fits(self, state: str) -> None:
        """Nothing to scroll for sideways, and what must be read is there."""
        where = self._where(state)
        over = self.page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
        if over > 0:
            self.found.append(f"{where}: {over} px too wide")
        if self.page.locator("main.table").count() > 0:
            box = self.page.locator(".slip, .replay").first.bounding_box()
            if box is None or box["width"] < 1 or box["height"] < 1:
                self.found.append(f"{where}: what is asked cannot be seen")
        self.found += [f"{where}: {fault}" for fault in broken(self.page)]

    def _reads(self, state: str) -> None:
        self.found += [f"{self._where(state)}: {text} cannot be read" for text in self.page.evaluate(ILLEGIBLE)]
