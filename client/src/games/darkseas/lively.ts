/** What is lively at Dark Seas, as the page finds it. */

import type { Lively } from '../lively';
import { causeOf } from './cause';
import { cuesOf } from './choreography';
import Token from './Token.svelte';
import { TOPICS } from './topics';
import type { View } from './view';

const lively: Lively = {
  choreography: (told, earlier, view) => cuesOf(told, earlier, view as View),
  Token,
  causeOf: (notice, view) => causeOf(notice, view as View),
  topics: TOPICS,
  stageOf: (view) => (view as View).phase,
};

export default lively;
