/** Going from destination to destination by the arrow keys. */

/**
 * Where a key leads from a destination; null if it leads nowhere.
 * @param zones the destinations in reading order, zone by zone
 */
export function neighbour(zones: readonly (readonly string[])[], from: string, key: string): string | null {
  const zone = zones.findIndex((places) => places.includes(from));
  const places = zones[zone];
  if (!places) return null;
  const at = places.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return places[at + 1] ?? zones[zone + 1]?.[0] ?? null;
    case 'ArrowLeft':
      return places[at - 1] ?? zones[zone - 1]?.at(-1) ?? null;
    case 'ArrowDown':
      return beside(zones[zone + 1], at);
    case 'ArrowUp':
      return beside(zones[zone - 1], at);
    case 'Home':
      return zones[0]?.[0] ?? null;
    case 'End':
      return zones.at(-1)?.at(-1) ?? null;
    default:
      return null;
  }
}

const beside = (places: readonly string[] | undefined, at: number): string | null =>
  places?.[Math.min(at, places.length - 1)] ?? null;
