/** Where in the page the reader is: `#/` the lobby, `#/match/<id>` a match. Behind the hash, so any server path will do. */

export type Route = { readonly page: 'lobby' } | { readonly page: 'match'; readonly id: string };

export function readRoute(hash: string): Route {
  const id = /^#\/match\/([^/]+)$/.exec(hash)?.[1];
  return id === undefined ? { page: 'lobby' } : { page: 'match', id: decodeURIComponent(id) };
}

export const matchHash = (id: string): string => `#/match/${encodeURIComponent(id)}`;
export const LOBBY_HASH = '#/';

class Place {
  route: Route = $state.raw(readRoute(location.hash));

  constructor() {
    window.addEventListener('hashchange', () => (this.route = readRoute(location.hash)));
  }
}

export const place = new Place();
