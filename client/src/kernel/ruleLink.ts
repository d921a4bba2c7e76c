/** A link to a clause of the rules: `?rule=<slug>` before the hash, so that it goes with any page of a match. */

const NAME = 'rule';

/** The clause that the address names; null if it names none. */
export const linkedRule = (address: string): string | null => new URL(address).searchParams.get(NAME);

/** The address with this clause in it, or with none. */
export function addressOf(address: string, clause: string | null): string {
  const url = new URL(address);
  if (clause === null) url.searchParams.delete(NAME);
  else url.searchParams.set(NAME, clause);
  return url.toString();
}

export const showRule = (clause: string | null): void =>
  history.replaceState(history.state, '', addressOf(location.href, clause));
