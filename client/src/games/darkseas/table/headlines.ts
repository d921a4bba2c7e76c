/** The events worth a line to a captain who has been away. */

export const HEADLINES: ReadonlySet<string> = new Set([
  'round-began',
  'pirate-removed',
  'tile-discarded',
  'tile-placed',
  'game-ended',
]);
