/** What a card over the table must leave free, by marks that any table may set (see README). */

import { boxAt, type Box } from './anchors';

const ON_THE_TABLE =
  ':is(button, a, summary, label, header, h2, table, [data-anchor], [data-piece], [data-card], [data-kept-free])';
const NEEDED = `main ${ON_THE_TABLE}, header :is(button, a), nav`;

/**
 * What can be touched, what means something on the board, and what names it. Of a board itself (`data-board`) only what lies
 * on it. The journal was read, or can wait. A dialog lies over all of it for a while, and changes nothing about it.
 */
export const needed = (root: ParentNode = document): Box[] =>
  drawn(
    [...root.querySelectorAll(NEEDED)].filter(
      (each) => !each.closest('.journal, dialog') && !each.matches('[data-board]'),
    ),
  );

/** Where something can be chosen or picked towards a choice, and the steps and counts beside what is asked. */
export const chosenAt = (root: ParentNode = document): Box[] =>
  drawn([...root.querySelectorAll('main :is([data-move], [aria-pressed], [data-kept-free])')]);

/** Where those are that take room. */
const drawn = (elements: readonly Element[]): Box[] =>
  elements.map(boxAt).filter(({ width, height }) => width > 1 && height > 1);
