/** Places and pieces on the page by the names they bear (`data-anchor`, `data-piece`; see README), and where they are. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The first element of that name that is drawn and can be seen; null if there is none. */
export function anchored(name: string, root: ParentNode = document): HTMLElement | null {
  const quoted = CSS.escape(name);
  const found = root.querySelectorAll<HTMLElement>(`[data-anchor~="${quoted}"], [data-piece~="${quoted}"]`);
  for (const each of found) if (onScreen(boxAt(each))) return each;
  return null;
}

/** Whatever bears a name now, looked up once, for many names: the page must not change in between. */
export function allAnchored(root: ParentNode = document): (name: string) => HTMLElement | null {
  const bearers = new Map<string, HTMLElement[]>();
  for (const each of root.querySelectorAll<HTMLElement>('[data-anchor], [data-piece]'))
    for (const name of `${each.dataset.anchor ?? ''} ${each.dataset.piece ?? ''}`.split(' '))
      if (name) bearers.set(name, [...(bearers.get(name) ?? []), each]);
  return (name) => bearers.get(name)?.find((each) => onScreen(boxAt(each))) ?? null;
}

/** Where an element is, in numbers of our own: a browser's rectangle is slow to read, and places are tried by the thousand. */
export function boxAt(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

export function boxOf(name: string): Box | null {
  const found = anchored(name);
  return found && boxAt(found);
}

/** Where the boards are that can be seen (`data-board`), in the page's order. */
export const boardBoxes = (root: ParentNode = document): Box[] =>
  [...root.querySelectorAll('[data-board]')].map(boxAt).filter(onScreen);

function onScreen({ left, top, width, height }: Box): boolean {
  if (width === 0 && height === 0) return false;
  return left + width > 0 && top + height > 0 && left < innerWidth && top < innerHeight;
}

export const middle = ({ left, top, width, height }: Box): readonly [x: number, y: number] => [
  left + width / 2,
  top + height / 2,
];
