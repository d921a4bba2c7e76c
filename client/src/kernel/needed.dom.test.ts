import { afterEach, expect, test, vi } from 'vitest';

import { chosenAt, needed } from './needed';

/** A page of these elements, each as wide as it says. */
function page(html: string): number[] {
  document.body.innerHTML = html;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, Number(this.getAttribute('data-wide') ?? 0), 10);
  });
  return needed().map(({ width }) => width);
}

afterEach(() => vi.restoreAllMocks());

test('what lies on a board is left free, and the board itself is not', () => {
  const board =
    '<div data-anchor="anywhere" data-board data-wide="900"><i data-piece="a" data-wide="20"></i></div>';
  expect(page(`<main>${board}<p data-anchor="b" data-wide="30"></p></main>`)).toEqual([20, 30]);
});

test('what cannot be seen takes no room, and the journal can wait', () => {
  expect(page('<main><button></button><div class="journal"><h2 data-wide="40"></h2></div></main>')).toEqual(
    [],
  );
});

test('choices are what is chosen and what is picked towards it, with the counts beside them', () => {
  document.body.innerHTML =
    '<main><b data-move="sail"></b><b aria-pressed="false"></b><b data-kept-free></b><b data-anchor="bay"></b></main>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10));
  expect(chosenAt()).toHaveLength(3);
});
