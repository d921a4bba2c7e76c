/** What the lobby shows of Dark Seas. */

import type { GameCover } from '../covers';
import Cover from './lobby/Cover.svelte';
import Mark from './Mark.svelte';

const cover: GameCover = { Cover, Mark };

export default cover;
