/** Destinations in words. */

import { listed, reader, say } from '../../../kernel/language.svelte';
import type { Naming } from '../../../kernel/words';
import { missionsAt, SEALED, type Place, type View } from '../view';
import type { PlaqueState } from './lying';

/** As it stands on the plaque: a galleon's zone is told by where it lies. */
export const plaqueTitle = (place: Place, naming: Naming): string =>
  place.kind === 'galleon' ? say('plaque-galleon') : placeTitle(place.place, naming);

export const placeTitle = (place: string, naming: Naming): string =>
  reader.words.tell('name-place', { place }, naming);

/** All that a plaque shows, for who cannot see it. */
export function plaqueName(view: View, place: Place, state: PlaqueState, naming: Naming): string {
  const { kind, troops, cannons, commodities, treasure, points } = place;
  return [
    placeTitle(place.place, naming),
    kind === 'galleon' ? '' : reader.words.say(`kind-${kind}`),
    points > 0 ? say('place-points', { count: points }) : '',
    troops > 0 ? say('place-troops', { count: troops }) : '',
    cannons > 0 ? say('place-cannons', { count: cannons }) : '',
    counterWords(place),
    ...commodities.map((commodity) => reader.words.say(`commodity-${commodity}`)),
    treasure ? reader.words.say(`treasure-${treasure}`, { count: 1 }) : '',
    say('place-circles', { free: place.circles - place.taken.length }),
    takenWords(place, naming),
    ...missionsAt(view, place.place).map(({ seat, disc }) => missionWords(seat, disc, naming)),
    state === 'plain' ? '' : say(`plaque-${state}`),
  ]
    .filter(Boolean)
    .join(', ');
}

function counterWords(place: Place): string {
  if (!place.has_counter) return '';
  if (place.counter < 0) return say('counter-hidden');
  return say(place.counter_open ? 'counter-open' : 'counter-known', { count: place.counter });
}

function takenWords(place: Place, naming: Naming): string {
  if (place.taken.length === 0) return '';
  const names = listed(place.taken.map((seat) => reader.words.captain(seat, naming)));
  return say(place.kind === 'port' ? 'place-traded' : 'place-taken', { names });
}

/** A mission disc: whose, and which it is if this reader knows. */
function missionWords(seat: number, disc: string, naming: Naming): string {
  const name = reader.words.captain(seat, naming);
  return disc === SEALED
    ? say('mission-sealed', { name })
    : say('mission-known', { name, disc: reader.words.say(`disc-${disc}`) });
}
