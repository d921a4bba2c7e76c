/** What the reader has picked at sea, and what the card and the panels offer because of it. */

import { say } from '../../../kernel/language.svelte';
import type { MatchStore } from '../../../kernel/match.svelte';
import type { Choice } from '../../../protocol';
import type { Place, View } from '../view';
import {
  isOnCard,
  NOTHING_PICKED,
  offersHere,
  openDiscs,
  openPlaces,
  pickDisc,
  pickedAnew,
  pickPlace,
  tellingAbout,
  type Picked,
} from './orders';

/** Choices of a trade name no destination: all are about the one where it is. */
const TRADES: readonly string[] = ['trade', 'decline'];

export class Picking {
  picked: Picked = $state.raw(NOTHING_PICKED);
  /** On a phone the card is asked for; elsewhere it opens with the destination. */
  asked = $state(false);

  readonly choices: readonly Choice[] = $derived.by(() => this.store.prompt?.choices ?? []);
  /** The destination that the card is about: the picked one, else the one that is asked about, as an attack's is. */
  readonly carded: string | null = $derived.by(() => this.picked.place ?? (this.#fixed() || null));
  readonly place: Place | undefined = $derived.by(() =>
    this.view().places.find(({ place }) => place === this.carded),
  );
  /** Where something may be done, and the orders that may be laid. */
  readonly open: ReadonlySet<string> = $derived.by(() => openPlaces(this.choices, this.picked));
  readonly discs: ReadonlySet<string> = $derived.by(() => openDiscs(this.choices, this.picked));
  /** What the card offers. */
  readonly offers: readonly Choice[] = $derived.by(() => {
    const found = offersHere(this.choices, { ...this.picked, place: this.carded }).filter(isOnCard);
    const trading = found.length === 0 && this.picked.place === null && this.carded !== null;
    return trading && this.carded === this.view().frame_place
      ? this.choices.filter(({ name }) => TRADES.includes(name))
      : found;
  });
  /** A choice that tells what the destination costs and pays. */
  readonly telling: Choice | undefined = $derived.by(() =>
    this.carded === null ? undefined : (this.offers[0] ?? tellingAbout(this.choices, this.carded)),
  );
  readonly chosen: ReadonlySet<string> = $derived.by(
    () => new Set([this.carded, this.picked.first].filter((each) => each !== null)),
  );
  /** What is missing before anything can be done at the destination: words, or "". */
  readonly hint: string = $derived.by(() => {
    if (this.offers.length > 0 || this.carded === null || !this.open.has(this.carded)) return '';
    if (this.#laying()) return say('card-pick-disc');
    return this.#offered('exchange') ? say('card-pick-other') : '';
  });

  constructor(
    private readonly store: MatchStore,
    private readonly view: () => View,
  ) {}

  /** The prompt is another one. */
  renew(): void {
    this.picked = pickedAnew(this.choices, this.picked);
    this.asked = false;
  }

  pickDisc(disc: string): void {
    this.picked = pickDisc(this.choices, this.picked, disc);
  }

  /** The destination is pressed. One where no order may be laid says at once why not. */
  pickPlace(place: string): void {
    this.picked = pickPlace(this.choices, this.picked, place);
    this.asked = false;
    if (this.picked.place !== place || !this.#laying() || this.open.has(place)) return;
    const disc = this.picked.disc ?? [...openDiscs(this.choices, NOTHING_PICKED)][0];
    void this.store.why(`place ${disc} ${place}`);
  }

  dismiss(): void {
    this.picked = { ...this.picked, place: null, first: null };
    this.asked = false;
  }

  #laying = (): boolean => this.#offered('place-mission');
  #offered = (wanted: string): boolean => this.choices.some(({ name }) => name === wanted);

  #fixed(): string {
    const { prompt } = this.store;
    return prompt?.name.startsWith('informer') ? '' : String(prompt?.facts.place ?? this.view().frame_place);
  }
}
