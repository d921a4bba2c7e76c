/** The manual of a page's game in the reader's language, and where it is open. Made while a component is set up. */

import { getContext, setContext } from 'svelte';

import { loadManual } from './catalogues';
import { reader } from './language.svelte';
import { findClause, readManual, type Manual } from './manual';
import { linkedRule } from './ruleLink';

const HERE = Symbol('rulebook');

/** The rulebook of the page that a component stands on; undefined where it has none. */
export const rulebookHere = (): Rulebook | undefined => getContext(HERE);

export class Rulebook {
  manual: Manual | null = $state.raw(null);
  /** The clause it is open at; "" for its beginning, null while it is closed. */
  openAt: string | null = $state(linkedRule(location.href));

  /** @param game the key of the page's game; undefined as long as it is not known */
  constructor(game: () => string | undefined) {
    setContext(HERE, this);
    // It follows the reader's language, open or not: refusals take their titles from it.
    $effect(() => {
      const { language } = reader;
      const key = game();
      if (key === undefined) return;
      void loadManual(language, key).then((text) => {
        if (language === reader.language) this.manual = text === null ? null : readManual(text);
      });
    });
  }

  readonly open = (clause = ''): void => void (this.openAt = clause);
  readonly close = (): void => void (this.openAt = null);

  /** A clause's title; "" where there is none. */
  readonly titleOf = (slug: string): string =>
    this.manual && slug ? (findClause(this.manual, slug)?.title ?? '') : '';
}
