/**
 * How one sits at the table: whose island lies in the middle, what is picked towards a choice, what is held up to be read, and
 * which part of the table a small page shows. What one may do is read off the prompt's choices.
 */

import { tick, untrack } from 'svelte';

import { anchored } from '../../../kernel/anchors';
import { reader, say } from '../../../kernel/language.svelte';
import type { MatchStore } from '../../../kernel/match.svelte';
import { pointed } from '../../../kernel/pointed.svelte';
import { press } from '../../../kernel/press';
import type { Choice, Prompt } from '../../../protocol';
import type { Hex, Marks } from '../island/marks';
import type { TileView, View } from '../view';
import {
  choicesAt,
  laidOut,
  marksOf,
  mayWake,
  NOTHING_PICKED,
  placeAt,
  reachShown,
  rerollOf,
  standsOnBoard,
  tabFor,
  wantedAt,
  type Picked,
} from './asked';
import { kindOf, type LayoutKind } from './layout';
import type { Tab } from './Tabs.svelte';
import { tileAt, tileOf } from './tiles';

const TABS: Readonly<Record<LayoutKind, readonly Tab[]>> = {
  phone: ['island', 'hand', 'rivals', 'score', 'log'],
  low: ['hand', 'rivals', 'score', 'log'],
  tablet: ['hand', 'score', 'log'],
  desk: ['island', 'hand', 'score'],
  wide: [],
};

/** A tile that is held up to be read, and where it lies; in no hex, where it is in hand or among the discards. */
interface HeldUp {
  readonly tile: TileView;
  readonly hex: Hex | null;
}

export class Sitting {
  /** The room there is, in px. */
  width = $state(1440);
  height = $state(848);
  /** Another's island lies in the middle: that of this seat. */
  looking = $state<number | null>(null);
  picked = $state.raw<Picked>(NOTHING_PICKED);
  held = $state.raw<HeldUp | null>(null);
  /** The part of the table that one has turned to. */
  wished = $state<Tab>('island');

  constructor(private readonly store: MatchStore) {
    // What is picked and what is held belong to one question, which waits while another's move is shown.
    let before: Prompt | null = null;
    let begun = NOTHING_PICKED;
    $effect(() => {
      const asked = this.store.prompt;
      untrack(() => {
        if (!asked) begun = this.picked;
        this.picked = asked === before ? begun : NOTHING_PICKED;
        if (!asked || asked === before) return;
        before = asked;
        this.held = null;
        this.looking = null;
        if (!this.wide) this.wished = tabFor(asked, this.wished);
      });
    });
    // Once the others play, what they do is seen on the island.
    $effect(() => {
      if (this.#othersPlay) untrack(() => this.wished === 'hand' && (this.wished = 'island'));
    });
  }

  readonly view = $derived.by(() => this.store.table?.view as View);
  readonly prompt = $derived.by(() => this.store.prompt);
  readonly choices = $derived(this.prompt?.choices ?? []);
  readonly #othersPlay = $derived.by(() => {
    const { waiting } = this.store;
    return !this.prompt && waiting.length > 0 && !waiting.includes(this.view.seat);
  });

  readonly kind = $derived(kindOf(this.width, this.height));
  readonly wide = $derived(this.kind === 'wide');
  readonly phone = $derived(this.kind === 'phone');
  readonly tabs = $derived(TABS[this.kind].filter((each) => this.mine || each !== 'hand'));
  readonly tab = $derived(this.tabs.includes(this.wished) ? this.wished : (this.tabs[0] ?? 'island'));

  readonly mine = $derived(this.view.islands.find(({ seat }) => seat === this.view.seat));
  readonly #shown = $derived(this.looking ?? this.mine?.seat ?? Math.max(this.view.turn, 0));
  /** The island in the middle: one's own, or the one that is looked at. */
  readonly island = $derived(
    this.view.islands.find(({ seat }) => seat === this.#shown) ?? this.view.islands[0]!,
  );
  readonly ours = $derived(this.island.seat === this.view.seat);
  /** The others, in the order in which they play after the one that is shown. */
  readonly others = $derived(
    this.view.islands
      .map((_, at) => this.view.islands[(this.#shown + at) % this.view.islands.length]!)
      .filter(({ seat }) => seat !== this.#shown),
  );

  /** The tile whose effect asks something. */
  readonly framed = $derived(
    this.view.frame && this.view.frame_tile ? tileOf(this.view, this.view.frame_tile) : null,
  );
  readonly reach = $derived(this.ours ? reachShown(this.view, this.choices, pointed.text) : null);
  readonly marks = $derived.by((): Marks => {
    if (!this.ours || !this.mine) return {};
    return marksOf(this.view, this.mine, this.choices, this.picked, this.reach, {
      label: (choice) => reader.words.tell(`choice-${choice.name}`, choice.facts, this.store.naming),
      letter: (side) => say(`slot-letter-${side}`),
      offered: say('slot-offered'),
      full: (pirates) => say('hex-full', { pirates }),
    });
  });
  readonly aside = $derived(laidOut(this.choices));
  /** The harbour at which a tile is to be placed. */
  readonly placing = $derived(
    this.mine?.harbours.find(({ direction }) => direction === placeAt(this.choices)),
  );
  readonly mayReroll = $derived(this.choices.some(({ name }) => name === 'roll-again'));

  /** Why what is held cannot be chosen: asks; null where nothing is asked of it. */
  readonly whyHeld = $derived.by((): (() => void) | null => {
    const hex = this.held?.hex;
    if (!hex || !this.ours || !this.prompt || !this.mine || this.marks[hex]?.move) return null;
    if (!mayWake(this.prompt)) return null;
    const text = wantedAt(hex, this.prompt, this.mine);
    return text === null ? null : () => this.#ask(text);
  });

  readonly onBoard = (choice: Choice): boolean => standsOnBoard(choice, this.picked, this.phone);

  /** Look at another's island; at one's own, where it is null. */
  readonly look = (seat: number | null): void => {
    this.looking = seat === this.view.seat ? null : seat;
    this.wished = 'island';
  };
  readonly turnTo = (tab: Tab): void => void (this.wished = tab);
  /** Hold up a tile of no hex. */
  readonly show = (tile: TileView): void => {
    this.held = { tile, hex: null };
    if (this.phone) this.wished = 'island';
  };
  readonly letGo = (): void => void (this.held = null);

  readonly pressed = (hex: Hex, event: MouseEvent): void => {
    const mark = this.marks[hex];
    if (mark?.move) return press(this.store, mark.move, event);
    const there = choicesAt(hex, this.choices, this.picked);
    if (there.length > 1 && there[0]?.name !== 'lay-harbour') return this.#pickHex(hex, there);
    if (mark?.state === 'open' && this.prompt?.name === 'open-with') return this.#toHand();
    const tile = tileAt(this.island, hex);
    if (tile) this.held = { tile, hex };
    else if (this.ours && this.prompt && this.mine) this.#ask(wantedAt(hex, this.prompt, this.mine));
  };
  /** A tile to be placed: where parts of the table cover each other, its slots lie on another. */
  readonly pickTile = (tile: string): void => {
    this.picked = { ...this.picked, tile };
    pointed.release();
    if (tile && !this.wide) this.wished = 'island';
  };
  readonly pickDie = (at: number): void => {
    const { dice } = this.picked;
    const now = dice.includes(at) ? dice.filter((each) => each !== at) : [...dice, at];
    this.picked = { ...this.picked, dice: now };
    pointed.release();
    if (now.length) pointed.at(rerollOf(now));
    else pointed.leave();
  };

  /** What goes there is chosen in the hand. */
  #toHand(): void {
    if (!this.wide) this.wished = 'hand';
    void tick().then(() => anchored('hand')?.querySelector<HTMLElement>('[data-move]')?.focus());
  }

  /** More than one choice is about it: those stand in the prompt then, or on the planks in hand. */
  #pickHex(hex: Hex, there: readonly Choice[]): void {
    const picks = this.picked.hex === hex ? null : hex;
    this.picked = { ...this.picked, hex: picks };
    pointed.release();
    if (!this.wide && picks && there.some(({ name }) => name === 'place-tile')) this.wished = 'hand';
  }
  #ask(text: string | null): void {
    if (text !== null) void this.store.why(text);
  }
}
