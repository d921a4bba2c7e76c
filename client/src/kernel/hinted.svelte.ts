/** A hint that found no place on the page where it hides nothing: the slip has a button that opens it. One for the page. */

class Hinted {
  /** The key of the hint that waits; null while none does. */
  key: string | null = $state(null);
  opened = $state(false);

  wait(key: string): void {
    this.key = key;
    this.opened = false;
  }

  /** It is read, or its table is gone. */
  leave(key: string): void {
    if (this.key !== key) return;
    this.key = null;
    this.opened = false;
  }
}

export const hinted = new Hinted();
