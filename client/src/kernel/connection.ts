/** What a page asks of the server, one function a request. Refused requests throw a `Problem`. */

import type {
  Advice,
  Facts,
  GameOffer,
  Match,
  MatchWish,
  ProblemDetails,
  Refusal,
  Story,
  Table,
  Violation,
} from '../protocol';

/** A refused request (RFC 9457). `code` names its sentence: `refusal-<code>` if `clause` is set, else `problem-<code>`. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly clause: string,
    readonly facts: Facts,
    readonly violations: readonly Violation[] = [],
    /** Why a record's move is illegal. */
    readonly refusal: Refusal | null = null,
  ) {
    super(code);
  }
}

const JSON_TYPE = 'application/json';

async function ask(path: string, method: 'GET' | 'POST', body?: unknown): Promise<Response> {
  const init: RequestInit = { method, headers: { accept: `${JSON_TYPE}, application/problem+json` } };
  if (body !== undefined) {
    init.headers = { ...init.headers, 'content-type': JSON_TYPE };
    init.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(address(path), init);
  } catch {
    throw new Problem(0, 'unreachable', '', {});
  }
  if (!answer.ok) throw await problem(answer);
  return answer;
}

async function problem(answer: Response): Promise<Problem> {
  const told = (await answer.json().catch(() => ({}))) as Partial<ProblemDetails>;
  return new Problem(
    answer.status,
    told.code ?? 'unknown',
    told.clause ?? '',
    told.facts ?? {},
    told.violations,
    told.refusal ?? null,
  );
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path, 'GET')).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  return (await (await ask(path, 'POST', body)).json()) as T;
}

/** The page may be served under any path: addresses are relative to it. */
function address(path: string): string {
  return new URL(`api/${path}`, document.baseURI).toString();
}

const at = (id: string): string => `matches/${encodeURIComponent(id)}`;

export const games = (): Promise<GameOffer[]> => get('games');
export const matches = (): Promise<Match[]> => get('matches');
export const match = (id: string): Promise<Match> => get(at(id));
/** What the match's edition names and describes, by message. */
export const terms = (id: string, language: string): Promise<Record<string, string>> =>
  get(`${at(id)}/terms?language=${language}`);
/** A match out of a record's text, to look back on; `edition` is the edition file it was played with, if one's own. */
export const loadRecord = (record: string, edition: string | null): Promise<Match> =>
  post('records', { record, edition });
export const create = (order: MatchWish): Promise<Match> => post('matches', order);
export const takeChair = (id: string, seat: number, name: string): Promise<Match> =>
  post(`${at(id)}/chairs/${seat}`, { name });
/** The table as `seat` sees it; `row` is for a match that is over: as it stood after that row. */
export const table = (id: string, seat: number, row?: number): Promise<Table> =>
  get(`${at(id)}/table?seat=${seat}${row === undefined ? '' : `&at=${row}`}`);

/** Every step after row `after`, as told to `seat`. */
export const story = (id: string, seat: number, after: number): Promise<Story> =>
  get(`${at(id)}/story?seat=${seat}&after=${after}`);

/** Post a move. `number` is the last row this page has seen; a later one on the server is the problem "stale". */
export const move = (
  id: string,
  seat: number,
  number: number,
  text: string,
  undos?: number,
): Promise<Table> => post(`${at(id)}/moves`, { seat, number, move: text, undos });

/** Take back `seat`'s own unfinished turn, to where the table stood after row `to`. */
export const undo = (id: string, seat: number, number: number, to: number, undos?: number): Promise<Table> =>
  post(`${at(id)}/undo`, { seat, number, to, undos });

/** What the coach of a practice match would do in `seat`'s place. */
export const advice = (id: string, seat: number): Promise<Advice> => get(`${at(id)}/advice?seat=${seat}`);

/** Why `seat` may not do this now; null if it may. */
export async function why(id: string, seat: number, text: string): Promise<Refusal | null> {
  const answer = await ask(`${at(id)}/why?seat=${seat}&move=${encodeURIComponent(text)}`, 'GET');
  return answer.status === 204 ? null : ((await answer.json()) as Refusal);
}

/** @param undos how many turns had been taken back in the table last seen; -1 if none was */
export const streamAddress = (id: string, seat: number, after: number, undos: number): string =>
  address(`${at(id)}/stream?seat=${seat}&after=${after}&undos=${undos}`);
export const recordAddress = (id: string): string => address(`${at(id)}/record`);
