/** The layers of a sheet that stay as they are while a voyage goes on, engraved once. */

import { Lru } from '../../../kernel/lru';
import type { Layer } from './engraving';
import type { Engraving } from './plate';

/** A layer that does not depend on what is out of reach. */
type Lasting = Exclude<Layer, 'out'>;

/** Sea and land of the chart in town and of the chart at sea. */
const KEPT = 4;

export class Plates<Plate> {
  /** By what they depend on. */
  readonly #kept = new Lru<Plate>(KEPT);

  constructor(private readonly engrave: (engraving: Engraving, layer: Lasting) => Plate) {}

  of(engraving: Engraving, layer: Lasting): Plate {
    const key = `${layer} ${JSON.stringify({ ...engraving, out: [] })}`;
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const plate = this.engrave(engraving, layer);
    this.#kept.set(key, plate);
    return plate;
  }
}
