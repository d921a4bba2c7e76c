/** The shapes of this game's View, and what can be read off it for showing. No rules: what may be done is in the prompt. */

import type { components } from '../../protocol/schema';
import type { Sign } from './signs';

type Shapes = components['schemas'];
export type View = Shapes['drake.View'];
export type Captain = Shapes['drake.CaptainView'];
export type Location = Shapes['drake.LocationView'];
export type Place = Shapes['drake.PlaceView'];
export type Mission = Shapes['drake.MissionView'];
export type Printed = Shapes['drake.PrintedView'];

const COLOURS = ['red', 'blue', 'yellow', 'green', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
export const ITEMS = ['crew', 'guns', 'supplies', 'goods'] as const;
export const COMMODITIES = ['indigo', 'sugar', 'coffee', 'tobacco'] as const;
export const TREASURES = ['silver', 'gold', 'jewel'] as const;
export const ZONES = [1, 2, 3, 4] as const;
export const NOBODY = -1;
export const SEALED = 'sealed';
/** Mission discs, in the order in which they are resolved but for the Golden Hind, which comes first. */
export const DISCS = ['1', '2', '3', '4', 'hind', 'ghost'] as const;

/** The colour of a seat. */
export const colourOf = (seat: number): Colour => COLOURS[seat] ?? 'black';

/** What a location gives by the number in its circles; null for those that give something else. */
export function itemOf(location: string): (typeof ITEMS)[number] | null {
  const stem = location === 'trade-goods' ? 'goods' : location.replace(/-[ab]$/, '');
  return ITEMS.find((item) => item === stem) ?? null;
}

export function signOfLocation(location: string): Sign {
  const item = itemOf(location);
  if (item) return item;
  return location === 'golden-hind' ? 'hind' : (location as Sign);
}

export function signOfKind(kind: string): Sign {
  return kind as Sign;
}

export const signOfOffice = (office: string): Sign =>
  office === 'golden-hind' ? 'hind' : office === 'ghost-ship' ? 'ghost' : (office as Sign);

/** The stages of a voyage as people speak of them, in order. */
export const STAGES = ['street', 'preparing', 'placing', 'sea', 'over'] as const;
export type Stage = (typeof STAGES)[number];

const STAGE_OF_PHASE: Record<string, Stage> = {
  frigates: 'preparing',
  garrisons: 'preparing',
  missions: 'placing',
  informer: 'placing',
  sailing: 'sea',
  over: 'over',
};

export const stageOf = (view: View): Stage => STAGE_OF_PHASE[view.phase] ?? 'street';

/** The circle that the next disc at a location would take, counted from 1; 0 if none is free. */
export function nextCircle(location: Location): number {
  const free = location.circles.findIndex((circle) => circle.seat === NOBODY);
  if (free >= 0) return free + 1;
  return location.open_to_all ? location.circles.length + 1 : 0;
}

/** The captain who looks; undefined for a watcher. */
export const own = (view: View): Captain | undefined => view.captains.find((c) => c.seat === view.seat);

export const missionsAt = (view: View, place: string): Mission[] =>
  view.missions.filter((mission) => mission.place === place);
