/** Things kept by key, so many of them: the one longest unused goes when another comes. */
export class Lru<Value> {
  readonly #kept = new Map<string, Value>();

  /** @param most how many are kept */
  constructor(private readonly most: number) {}

  /** What is kept under a key, from now on the latest used. */
  get(key: string): Value | undefined {
    const found = this.#kept.get(key);
    if (found !== undefined) this.set(key, found);
    return found;
  }

  set(key: string, value: Value): void {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.most && oldest !== undefined) this.#kept.delete(oldest);
  }

  /** Keys and values, the latest used last. */
  entries(): [string, Value][] {
    return [...this.#kept];
  }
}
