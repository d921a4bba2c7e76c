/** Likenesses: elements that look like pieces of the table and bear none of their names. */

import type { Box } from '../anchors';

const NAMES = ['id', 'data-anchor', 'data-piece', 'data-move'];
const NAMED = NAMES.map((name) => `[${name}]`).join(', ');

/** A copy of an element, drawn where it is. */
export const likeness = (of: Element, box: Box): HTMLElement =>
  unnamed(of.cloneNode(true) as HTMLElement, box);

/** An element that has left the page, as a likeness of itself, drawn where it was. */
export function unnamed(element: HTMLElement, { left, top, width, height }: Box): HTMLElement {
  for (const each of [element, ...element.querySelectorAll(NAMED)])
    for (const name of NAMES) each.removeAttribute(name);
  Object.assign(element.style, {
    position: 'absolute',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
  });
  return element;
}
