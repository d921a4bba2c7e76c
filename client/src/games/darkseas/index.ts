/** The table of Dark Seas, as the page finds it. */

import './dress';

import type { GameTable } from '..';
import { chapters } from './chapters';
import Mark from './Mark.svelte';
import Progress from './Progress.svelte';
import Table from './Table.svelte';

const table: GameTable = {
  Table,
  Result: Table as unknown as GameTable['Result'],
  Progress,
  Mark,
  sheet: () => 'night',
  chapters,
};

export default table;
