/**
 * The choice that the reader points at, by pointer, focus or first press: the slip's second line answers what it would
 * cost and pay. One for the page: whoever points last is answered. Dropped with the table it belongs to.
 */

class Pointed {
  /** The text of the choice; null while nothing is pointed at. */
  text: string | null = $state(null);
  /**
   * The text of the choice that was pressed once and waits for a second press, on the board or in the slip. Another may be
   * looked at on the way there: it is forgotten when another is pressed, and with its question.
   */
  pressed: string | null = $state(null);

  /** What the first of a quick row of clicks on one spot fell on, as of a double click; no longer known at another's table. */
  begun = '';

  at(text: string): void {
    this.text = text;
  }

  press(text: string): void {
    this.text = text;
    this.pressed = text;
  }

  /** Forget what was pressed: another question stands, or what was picked has changed. */
  release(): void {
    if (this.text === this.pressed) this.text = null;
    this.pressed = null;
  }

  /** Look no longer at `text`, if that is still looked at; at nothing, and press nothing, if none is named. */
  leave(text?: string): void {
    if (text === undefined) {
      // Nothing is read here: whoever leaves in an effect does not leave again when something else is pressed.
      this.pressed = null;
      this.text = null;
      this.begun = '';
    } else if (text === this.text) {
      this.text = this.pressed;
    }
  }
}

export const pointed = new Pointed();

/** How many buttons stand on the page for a choice. What has none is not named: choices tell of a hand. */
const buttons = new Map<string, number>();
function count(text: string, more: 1 | -1): void {
  const now = (buttons.get(text) ?? 0) + more;
  if (now > 0) buttons.set(text, now);
  else buttons.delete(text);
}

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
    listen('blur', () => queueMicrotask(() => pointed.leave(text)));
    count(text, 1);
    return () => {
      on.abort();
      count(text, -1);
      // What has no button left can be pressed no more; where its list alone was closed, it still waits.
      queueMicrotask(() => {
        if (!buttons.has(text) && pointed.pressed === text) pointed.release();
        else pointed.leave(text);
      });
    };
  };
