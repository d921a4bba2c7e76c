/** What a told event looks like: the motion table of the look, cue by cue. */

import type { Cue } from '../../kernel/motion/cues';
import type { Facts, Told } from '../../protocol';
import {
  bayPlace,
  berthPlace,
  countPlace,
  dashPlaces,
  handPlace,
  hexPlace,
  islandOf,
  islandPlace,
  passedPlaces,
  slotOf,
  SUPPLY,
  treasurePlace,
  type Counted,
} from './places';
import { clockwise, COLOURS, type Direction, type HarbourView, type View } from './view';

/** More likenesses than these tell no more. */
const MOST_TOKENS = 4;
/** Faces that a thrown die shows before the one it lands on. */
const FACES = 3;

type Scene = { readonly facts: Facts; readonly view: View; readonly earlier: readonly Told[] };
type Part = (scene: Scene) => readonly Cue[];
type After = 'end' | 'start';

const text = (facts: Facts, name: string): string => String(facts[name] ?? '');
const count = (facts: Facts, name: string): number => Math.max(0, Number(facts[name] ?? 0));
const seatOf = (facts: Facts, name = 'seat'): number => Number(facts[name] ?? -1);
const slotFact = (facts: Facts): string[] => hexPlace(seatOf(facts), text(facts, 'slot'));

/** A cue for each of several, all together and a stagger apart. */
const together = <Thing>(things: readonly Thing[], cue: (thing: Thing, after: After) => Cue): Cue[] =>
  things.map((thing, at) => cue(thing, at === 0 ? 'end' : 'start'));
const several = (many: number, cue: (after: After) => Cue): Cue[] =>
  together(Array.from({ length: Math.min(MOST_TOKENS, many) }), (_, after) => cue(after));

const WAKING: ReadonlySet<string> = new Set(['tile-activated', 'tile-copied']);

/** Where what happens comes from: the tile or scheme that is at work, the captain on the island, else the ship. */
function source({ facts, view, earlier }: Scene): string[] {
  const seat = seatOf(facts);
  const island = islandOf(view, seat);
  const cause = earlier.findLast(
    (told) => (WAKING.has(told.name) || told.name === 'schemed') && told.facts.seat === seat,
  );
  if (cause?.name === 'schemed') return handPlace(seat, text(cause.facts, 'tile'));
  if (cause) return slotFact(cause.facts);
  const resolved = earlier.findLast(({ name }) => name === 'tile-resolved');
  const tile = resolved ? text(resolved.facts, 'tile') : view.frame_tile;
  const slot = tile && slotOf(island, tile);
  if (slot) return hexPlace(seat, slot);
  if (tile) return countPlace(seat, 'hand');
  if (island?.step === 'island') return [`captain:${seat}`, ...hexPlace(seat, 'island')];
  return [`ship:${seat}`, ...islandPlace(seat)];
}

/** Likenesses fly from what gives them to the captain's figure. */
const gain = (scene: Scene, token: string, item: Counted, sound: 'gain' | 'crown'): Cue[] =>
  several(count(scene.facts, 'count'), (after) => ({
    kind: 'fly',
    token,
    from: source(scene),
    to: countPlace(seatOf(scene.facts), item),
    land: 'vanish',
    after,
    sound,
  }));
const pay = ({ facts }: Scene, many: number, to: readonly string[]): Cue[] =>
  several(many, (after) => ({
    kind: 'fly',
    token: 'doubloon',
    from: countPlace(seatOf(facts), 'doubloons'),
    to,
    land: 'vanish',
    after,
  }));

/** Who stood on a quay when the step began, and what the step has changed since. */
function crewAt({ facts, view, earlier }: Scene): { pirates: number; dread: number } {
  const direction = text(facts, 'direction');
  const harbour: HarbourView | undefined = islandOf(view, seatOf(facts))?.harbours.find(
    (each) => each.direction === direction,
  );
  let { pirates, dread } = harbour ?? { pirates: 0, dread: 0 };
  for (const { name, facts: told } of earlier) {
    if (told.seat !== facts.seat || told.direction !== direction) continue;
    if (name === 'pirate-placed' || name === 'dread-placed') pirates += 1;
    if (name === 'dread-placed' || name === 'pirate-replaced') dread += 1;
    if (name === 'pirate-removed') pirates -= 1;
    if (name === 'pirate-removed' && told.dread === true) dread -= 1;
  }
  return { pirates, dread };
}

/** Somebody lands in the next free berth. A Dread Pirate's eyes light last. */
const land = (scene: Scene, token: 'pirate' | 'dread'): Cue => ({
  kind: 'fly',
  token,
  ...(token === 'dread' && { faces: ['dread:blind'] }),
  from: source(scene),
  to: berthPlace(seatOf(scene.facts), text(scene.facts, 'direction'), crewAt(scene).pirates + 1),
  land: 'squash',
  sound: 'disc',
});

/** A berth's piece: pirates stand from the left, Dread Pirates after them. */
const pieceAt = ({ facts }: Scene, berth: number): string =>
  `pirate:${seatOf(facts)}:${text(facts, 'direction')}:${berth}`;

/** The dice that are thrown, those only. Each shows a few colours on its way, though it may land on the one it had. */
function thrown({ facts }: Scene): Cue[] {
  const dice = [1, 2, 3, 4].filter((die) => facts[`thrown${die}`] === true);
  return together(dice, (die, after) => roll(text(facts, `colour${die}`), die, after));
}

/** Others than the one it lands on, and dice that are thrown together show different ones. */
const facesBefore = (colour: string, die: number): string[] => {
  const others = COLOURS.filter((each) => each !== colour);
  return Array.from({ length: FACES }, (_, at) => `die:${others[(die + at) % others.length]}`);
};

const roll = (colour: string, die: number, after: After): Cue => ({
  kind: 'fly',
  token: `die:${colour}`,
  faces: facesBefore(colour, die),
  over: `die:${die}`,
  from: ['rim', 'dice'],
  to: [`die:${die}`],
  span: 'sail',
  land: 'squash',
  after,
  sound: 'dice',
});

const lay = ({ facts }: Scene, after: After = 'end'): Cue => ({
  kind: 'fly',
  token: `tile:${text(facts, 'tile')}`,
  from: handPlace(seatOf(facts), text(facts, 'tile')),
  to: slotFact(facts),
  land: 'squash',
  after,
  sound: 'disc',
});
const topple = (piece: string, sound: 'splash' | 'fail'): Cue => ({ kind: 'topple', piece, sound });
const pulse = (at: string): Cue => ({ kind: 'pulse', at: [at] });
const pulseHex = (seat: number, hex: string): Cue => pulse(`hex:${seat}:${hex}`);
const pulseSlot: Part = ({ facts }) => [pulseHex(seatOf(facts), text(facts, 'slot'))];

const PARTS: Readonly<Record<string, Part>> = {
  'opening-revealed': (scene) => [
    lay(scene, scene.earlier.some(({ name }) => name === 'opening-revealed') ? 'start' : 'end'),
  ],
  'round-began': ({ facts }) => [{ kind: 'pulse', at: [`moon:${text(facts, 'round')}`], sound: 'dawn' }],
  'dice-rolled': thrown,
  'fifth-rolled': ({ facts }) => [
    roll(text(facts, 'colour'), 5, 'end'),
    pulseHex(seatOf(facts), text(facts, 'direction')),
  ],
  schemed: ({ facts }) => [
    {
      kind: 'fly',
      token: `tile:${text(facts, 'tile')}`,
      from: handPlace(seatOf(facts), text(facts, 'tile')),
      to: SUPPLY,
      land: 'vanish',
      sound: 'flip',
    },
  ],
  'captain-moved': ({ facts }) => [
    {
      kind: 'carry',
      piece: `captain:${seatOf(facts)}`,
      to: hexPlace(seatOf(facts), text(facts, 'spot')),
      span: 'move',
      gait: 'hop',
      sound: 'disc',
    },
  ],
  'ship-sailed': ({ facts }) => {
    const [seat, to] = [seatOf(facts), text(facts, 'direction') as Direction];
    const from = clockwise(to, -1);
    return [
      {
        kind: 'carry',
        piece: `ship:${seat}`,
        to: bayPlace(seat, to),
        via: passedPlaces(seat, from),
        span: 'sail',
        gait: 'rock',
        sound: 'sail',
      },
      { kind: 'burn', at: dashPlaces(seat, from), span: 'sail', after: 'start' },
    ];
  },
  'tile-activated': pulseSlot,
  'tile-copied': pulseSlot,
  'tile-deferred': pulseSlot,
  'tile-resolved': ({ facts, view }) => {
    const slot = slotOf(islandOf(view, seatOf(facts)), text(facts, 'tile'));
    return slot === undefined ? [] : [pulseHex(seatOf(facts), slot)];
  },
  'tile-placed': (scene) => [lay(scene)],
  'tile-replaced': ({ facts }) => [topple(`tile:${seatOf(facts)}:${text(facts, 'slot')}`, 'fail')],
  'tile-discarded': ({ facts }) =>
    facts.slot === '' ? [] : [topple(`tile:${seatOf(facts)}:${text(facts, 'slot')}`, 'fail')],
  'tile-kept': ({ facts }) => [
    {
      kind: 'fly',
      token: `tile:${text(facts, 'tile')}`,
      from: SUPPLY,
      to: countPlace(seatOf(facts), 'hand'),
      land: 'vanish',
      sound: 'flip',
    },
  ],
  'doubloons-gained': (scene) => gain(scene, 'doubloon', 'doubloons', 'gain'),
  'doubloons-paid': (scene) => pay(scene, count(scene.facts, 'count'), source(scene)),
  'infamy-gained': (scene) => gain(scene, 'infamy', 'infamy', 'crown'),
  'pirate-placed': (scene) => [land(scene, 'pirate')],
  'dread-placed': (scene) => [
    ...pay(scene, count(scene.facts, 'price'), hexPlace(seatOf(scene.facts), text(scene.facts, 'direction'))),
    land(scene, 'dread'),
  ],
  'pirate-replaced': (scene) => {
    const { pirates, dread } = crewAt(scene);
    return [{ kind: 'flip', at: [pieceAt(scene, pirates - dread)], sound: 'flip' }];
  },
  'pirate-removed': (scene) => {
    const { pirates, dread } = crewAt(scene);
    const berth = scene.facts.dread === true ? pirates : pirates - dread;
    const at = berthPlace(seatOf(scene.facts), text(scene.facts, 'direction'), berth);
    return [topple(pieceAt(scene, berth), 'splash'), { kind: 'burst', token: 'rings', at, after: 'start' }];
  },
  'nothing-lost': ({ facts, view }) => [
    pulseHex(seatOf(facts), islandOf(view, seatOf(facts))?.captain ?? 'island'),
  ],
  'treasure-kept': (scene) => {
    const treasure = text(scene.facts, 'treasure');
    const to = treasurePlace(seatOf(scene.facts), treasure);
    return [
      { kind: 'fly', token: `treasure:${treasure}`, from: source(scene), to, land: 'vanish', sound: 'gain' },
      { kind: 'flip', at: to.slice(0, 1) },
    ];
  },
  'treasure-paid': (scene) => {
    const treasure = text(scene.facts, 'treasure');
    const from = treasurePlace(seatOf(scene.facts), treasure);
    return [
      { kind: 'fly', token: `treasure:${treasure}`, from, to: source(scene), land: 'vanish', sound: 'flip' },
    ];
  },
  'player-chosen': ({ facts }) => [pulse(`seat:${seatOf(facts, 'other')}`)],
  'treasures-looked-at': ({ facts }) => [pulse(`count:${seatOf(facts, 'other')}:treasures`)],
};

export function cuesOf({ name, facts }: Told, earlier: readonly Told[], view: View): readonly Cue[] {
  return PARTS[name]?.({ facts, view, earlier }) ?? [];
}
