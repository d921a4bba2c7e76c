import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';

import { reader } from '../kernel/language.svelte';
import type { MatchStore } from '../kernel/match.svelte';
import { NO_NAMING, Words } from '../kernel/words';
import type { Choice } from '../protocol';
import CoachLine from './CoachLine.svelte';

const WORDS = `
coach = The coach
coach-would = The coach would choose: { $choice }
coach-do = Do that
coach-do-again = Press again
choice-home = Go home
choice-sail = Sail
advice-tired = The crew is tired.
`;

test('what is hardly meant is asked again by the button that was pressed', async () => {
  reader.words = new Words('en', [['en', [WORDS]]]);
  const move = vi.fn();
  const store = {
    prompt: { choices: [{ text: 'home', name: 'home', facts: {}, grave: true }] },
    advice: () => Promise.resolve({ best: 'home', reason: { name: 'tired', facts: {} } }),
    table: { number: 1 },
    sending: null,
    naming: NO_NAMING,
    move,
  };
  render(CoachLine, { store: store as unknown as MatchStore });
  const button = await screen.findByRole('button', { name: 'Do that' });
  expect(screen.getByRole('note').textContent).toContain('The crew is tired.');
  button.click();
  expect(await screen.findByRole('button', { name: 'Press again' })).toBe(button);
  expect(move).not.toHaveBeenCalled();
  button.click();
  expect(move).toHaveBeenCalledExactlyOnceWith('home');
});

test('an answer that comes after a newer one is not heard', async () => {
  reader.words = new Words('en', [['en', [WORDS]]]);
  const answers: ((best: string) => void)[] = [];
  const choice = (text: string): Choice => ({ text, name: text, facts: {}, grave: false });
  const prompt = { choices: [choice('home'), choice('sail')] };
  const told = {
    prompt,
    sending: null,
    naming: NO_NAMING,
    advice: () =>
      new Promise((resolve) => {
        answers.push((best) => resolve({ best, reason: { name: 'tired', facts: {} } }));
      }),
  };
  const show = (number: number): { store: MatchStore } => ({
    store: { ...told, table: { number } } as unknown as MatchStore,
  });
  const { rerender } = render(CoachLine, show(1));
  await rerender(show(2));
  answers[1]?.('sail');
  answers[0]?.('home');
  await vi.waitFor(() => expect(screen.getByRole('note').textContent).toContain('choose: Sail'));
});
