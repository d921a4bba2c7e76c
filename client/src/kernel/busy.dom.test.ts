import { expect, test } from 'vitest';

import { markBusy } from './busy';

const busy = (): (string | null)[] =>
  [...document.querySelectorAll('i')].map((each) => each.getAttribute('aria-busy'));

test('boards are busy, and what lies beside them is not, until what was sent has arrived', () => {
  document.body.innerHTML = '<i data-board></i><i></i><i data-board></i>';
  const done = markBusy();
  expect(busy()).toEqual(['true', null, 'true']);
  done();
  expect(busy()).toEqual([null, null, null]);
});
