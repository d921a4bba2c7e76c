/** Francis Drake's table, as the page finds it. */

import './tokens.css';

import type { GameTable } from '..';
import { chapters } from './chapters';
import { valueNotes } from './houseValues';
import Mark from './Mark.svelte';
import Progress from './Progress.svelte';
import Scoring from './scoring/Scoring.svelte';
import Table from './Table.svelte';
import { stageOf, type View } from './view';

const table: GameTable = {
  Table,
  Result: Scoring,
  Progress,
  Mark,
  valueNotes: (view) => valueNotes(view as View),
  sheet: (view) => (stageOf(view as View) === 'street' ? 'night' : 'day'),
  chapters,
};

export default table;
