/** The table of Dark Seas, as the page finds it. */

import './dress';

import type { GameTable } from '..';
import { chapters } from './chapters';
import Mark from './Mark.svelte';
import Progress from './Progress.svelte';
import Scoring from './scoring/Scoring.svelte';
import Table from './Table.svelte';

const table: GameTable = {
  Table,
  Result: Scoring,
  Progress,
  Mark,
  sheet: () => 'night',
  chapters,
};

export default table;
