/** What the lobby shows of Francis Drake. */

import './tokens.css';

import type { GameCover } from '../covers';
import Cover from './lobby/Cover.svelte';
import Mark from './Mark.svelte';

const cover: GameCover = { Cover, Mark };

export default cover;
