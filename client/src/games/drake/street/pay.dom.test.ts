import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';

import Pay from './Pay.svelte';

const drawn = (units: Parameters<typeof render<typeof Pay>>[1]): string => {
  const { container } = render(Pay, units);
  for (const sign of container.querySelectorAll('svg')) sign.replaceWith('*');
  return container.textContent.replaceAll(/\s/g, '');
};

test('of two things that may be mixed the figure counts both, and a stroke between them says so', () => {
  expect(drawn({ units: [{ kind: 'either', least: 3, before: 3, signs: ['crew', 'guns'] }] })).toBe('3*/*');
  expect(drawn({ units: [{ kind: 'either', least: 2, before: 3, signs: ['crew', 'guns'] }] })).toBe('2–3*/*');
});

test('a figure beside one thing counts that alone', () => {
  const units = [
    { kind: 'thing', sign: 'crew', before: 2 },
    { kind: 'thing', sign: 'guns', before: 1 },
  ] as const;
  expect(drawn({ units: [...units] })).toBe('2*1*');
});
