/** Parts of the page that come when they are wanted: a game's table, its picture, its words. */

import { Problem } from './connection';

/** What `load` brings; the problem "unreachable", as of any request, where it did not come. */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    console.error(error); // it may have come, and be at fault itself
    throw new Problem(0, 'unreachable', '', {});
  }
}
