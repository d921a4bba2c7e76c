/** Francis Drake's table, as the page finds it. */

import type { GameTable } from '..';
import Mark from './Mark.svelte';
import Progress from './Progress.svelte';
import Result from './Result.svelte';
import Table from './Table.svelte';
import { stageOf, type View } from './view';

const table: GameTable = {
  Table,
  Result,
  Progress,
  Mark,
  sheet: (view) => (stageOf(view as View) === 'street' ? 'night' : 'day'),
};

export default table;
