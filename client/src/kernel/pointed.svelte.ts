/**
 * The choice that the reader points at, by pointer, focus or first tap: the slip's second line answers what it would cost
 * and pay. One for the page: whoever points last is answered. Dropped with the table it belongs to.
 */

class Pointed {
  /** The text of the choice; null while nothing is pointed at. */
  text: string | null = $state(null);
  /** True after a first tap: the slip then offers the choice as its gilt button. */
  tapped = $state(false);

  at(text: string, tapped = false): void {
    this.text = text;
    this.tapped = tapped;
  }

  /** Stop pointing at `text`, if that is still what is pointed at; at anything, if none is named. */
  leave(text?: string): void {
    if (text !== undefined && text !== this.text) return;
    this.text = null;
    this.tapped = false;
  }
}

export const pointed = new Pointed();

/** For a button of a choice (`{@attach pointsAt(choice.text)}`): pointer and focus point at it. */
export const pointsAt =
  (text: string) =>
  (button: HTMLElement): (() => void) => {
    const on = new AbortController();
    const listen = (type: string, listener: (event: PointerEvent) => void): void =>
      button.addEventListener(type, listener as EventListener, { signal: on.signal });
    // Touch has no hover: there the first tap is the table's own business.
    listen('pointerenter', (event) => event.pointerType !== 'touch' && pointed.at(text));
    listen('pointerleave', (event) => event.pointerType !== 'touch' && pointed.leave(text));
    listen('focus', () => pointed.text !== text && pointed.at(text));
    // A button that goes away blurs while the page is being redrawn, when nothing may change what it shows.
    listen('blur', () => queueMicrotask(() => !pointed.tapped && pointed.leave(text)));
    return () => {
      on.abort();
      queueMicrotask(() => pointed.leave(text));
    };
  };
