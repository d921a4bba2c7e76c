/**
 * Where in the page the reader is: `#/` the lobby, `#/match/<id>` a match, `#/match/<id>/replay/<move>?eyes=<seat>`
 * a match that is over, as it stood after that move, seen by that captain. Behind the hash, so any server path will do.
 */

import { WATCHER } from '../protocol';

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'match'; readonly id: string }
  | {
      readonly page: 'replay';
      readonly id: string;
      /** The row of the record to show; null for the first. */
      readonly number: number | null;
      /** The seat whose eyes to look with, or WATCHER; null if the link does not say. */
      readonly eyes: number | null;
    };

const MATCH = /^#\/match\/([^/?]+)$/;
const REPLAY = /^#\/match\/([^/?]+)\/replay(?:\/(\d+))?(?:\?eyes=(watcher|\d+))?$/;
const WATCHERS_EYES = 'watcher';

export function readRoute(hash: string): Route {
  const replay = REPLAY.exec(hash);
  if (replay) {
    const [, id = '', number, eyes] = replay;
    return {
      page: 'replay',
      id: decodeURIComponent(id),
      number: number === undefined ? null : Number(number),
      eyes: eyes === undefined ? null : eyes === WATCHERS_EYES ? WATCHER : Number(eyes),
    };
  }
  const id = MATCH.exec(hash)?.[1];
  return id === undefined ? { page: 'lobby' } : { page: 'match', id: decodeURIComponent(id) };
}

export const matchHash = (id: string): string => `#/match/${encodeURIComponent(id)}`;
export const LOBBY_HASH = '#/';

/** The link to a move of a match that is over; without a number, to its first. */
export function replayHash(id: string, number?: number, eyes?: number): string {
  const move = number === undefined ? '' : `/${number}`;
  const seen = eyes === undefined ? '' : `?eyes=${eyes === WATCHER ? WATCHERS_EYES : eyes}`;
  return `${matchHash(id)}/replay${move}${seen}`;
}

class Place {
  route: Route = $state.raw(readRoute(location.hash));

  constructor() {
    window.addEventListener('hashchange', () => (this.route = readRoute(location.hash)));
  }
}

export const place = new Place();
