/** The page wears a game's own tokens while its table is up: they hang on `:root[data-game='<key>']`. */

/** Put a game's dress on; what comes back takes it off again. Nothing for a page without a table. */
export function wear(game: string | null): (() => void) | undefined {
  if (game === null) return undefined;
  const { dataset } = document.documentElement;
  dataset.game = game;
  return () => delete dataset.game;
}
