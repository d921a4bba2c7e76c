/** A stream of tables that comes back by itself: after a cut network, a restarted server, a sleeping device. */

import type { Match, News, Undone } from '../protocol';

/** The part of EventSource that is used here, so that tests can give their own. */
export interface Source {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onerror: ((event: Event) => void) | null;
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}

export interface StreamEars {
  /** Something was committed: the steps since the last message, and the table now. */
  heard(message: News): void;
  /** A captain took back a turn; the table as it stands then follows. */
  undone?(undone: Undone): void;
  /** Somebody sat down, or the match ended. */
  matched?(match: Match): void;
  /** The line went up or down. */
  line(up: boolean): void;
}

const CLOSED = 2;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;
/** A page hidden for longer may have slept through its line's death without an error to tell it. */
const SLEEP_MS = 20_000;

export class Stream {
  #source: Source | null = null;
  #pause = FIRST_PAUSE_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hiddenSince: number | null = null;

  /**
   * @param address where the stream that follows row `after` is
   * @param after the last row the page has seen
   */
  constructor(
    private readonly address: (after: number) => string,
    private readonly after: () => number,
    private readonly ears: StreamEars,
    private readonly open: (address: string) => Source = (url) => new EventSource(url),
  ) {}

  start(): void {
    window.addEventListener('online', this.#connect);
    window.addEventListener('offline', this.#cut);
    window.addEventListener('pageshow', this.#restored);
    document.addEventListener('visibilitychange', this.#visibility);
    this.#connect();
  }

  stop(): void {
    window.removeEventListener('online', this.#connect);
    window.removeEventListener('offline', this.#cut);
    window.removeEventListener('pageshow', this.#restored);
    document.removeEventListener('visibilitychange', this.#visibility);
    this.#drop();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }

  #connect = (): void => {
    this.#drop();
    const source = this.open(this.address(this.after()));
    this.#source = source;
    source.onopen = () => {
      this.#pause = FIRST_PAUSE_MS;
      this.ears.line(true);
    };
    source.onerror = () => this.#failed(source);
    source.addEventListener('table', (event) => this.ears.heard(JSON.parse(event.data) as News));
    source.addEventListener('undone', (event) => this.ears.undone?.(JSON.parse(event.data) as Undone));
    source.addEventListener('match', (event) => this.ears.matched?.(JSON.parse(event.data) as Match));
  };

  /** The browser tries again by itself unless it has given up (CLOSED: the server answered with an error). */
  #failed(source: Source): void {
    if (source !== this.#source) return;
    this.ears.line(false);
    if (source.readyState !== CLOSED) return;
    this.#timer = setTimeout(this.#connect, this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }

  /** A network that went away leaves a stream open that will never speak again. */
  #cut = (): void => this.ears.line(false);

  #restored = (event: PageTransitionEvent): void => {
    if (event.persisted) this.#connect();
  };

  #visibility = (): void => {
    if (document.visibilityState === 'hidden') {
      this.#hiddenSince = Date.now();
      return;
    }
    const asleep = this.#hiddenSince === null ? 0 : Date.now() - this.#hiddenSince;
    this.#hiddenSince = null;
    if (asleep > SLEEP_MS || this.#source?.readyState === CLOSED) this.#connect();
  };
}
