/** What a told event looks like: the motion table of the look, cue by cue. */

import type { Cue } from '../../kernel/motion/cues';
import type { Facts, Told } from '../../protocol';
import { housesOf } from './street/houses';
import { missionsAt, own, type View } from './view';

/** More tokens than these tell no more. */
const MOST_TOKENS = 4;

type Scene = { readonly facts: Facts; readonly view: View; readonly earlier: readonly Told[] };
type Part = (scene: Scene) => readonly Cue[];

const text = (facts: Facts, name: string): string => String(facts[name] ?? '');
const count = (facts: Facts, name: string): number => Math.max(0, Number(facts[name] ?? 0));

const captain = (facts: Facts): string => `seat:${text(facts, 'seat')}`;
const mine = ({ facts, view }: Scene): boolean => facts.seat === view.seat && own(view) !== undefined;

/** Where a captain keeps a thing: one's own hull where it can be seen, else their line on the rail. */
const keeps = (scene: Scene, thing: string): string[] => [
  ...(mine(scene) ? [`hold:${thing}`] : []),
  `count:${text(scene.facts, 'seat')}:${thing}`,
  captain(scene.facts),
];

/** Where the gains of a step come from: the circle that was visited in it. */
function source({ facts, earlier }: Scene): string[] {
  const visit = earlier.findLast(({ name }) => name === 'visited');
  const pays = visit ? [`circle:${text(visit.facts, 'location')}:${text(visit.facts, 'circle')}`] : [];
  return [...pays, ...(visit ? [`house:${text(visit.facts, 'location')}`] : []), captain(facts)];
}

const gain = (scene: Scene, token: string, to: readonly string[], after: 'end' | 'start' = 'end'): Cue => ({
  kind: 'fly',
  token,
  from: source(scene),
  to,
  land: 'vanish',
  after,
  sound: 'gain',
});

/** So many likenesses of a thing, a stagger apart. */
const several = (many: number, cue: (after: 'end' | 'start') => Cue): Cue[] =>
  Array.from({ length: Math.min(MOST_TOKENS, many) }, (_, at) => cue(at === 0 ? 'end' : 'start'));

const place = (facts: Facts): string => `place:${text(facts, 'place')}`;
/** A captain's disc at a destination: they have one there at most. */
const sealAt = (where: string, seat: unknown): string => `seal:${where}:${String(seat)}`;
const seal = (facts: Facts): string => sealAt(text(facts, 'place'), facts.seat);
const turnDown = (facts: Facts, after: 'end' | 'start' = 'end'): Cue => ({
  kind: 'flip',
  at: [seal(facts)],
  after,
});

/** A mission that comes to nothing: its disc goes back to its captain, and those that waited move up. */
const home = (scene: Scene): Cue[] => {
  const { facts, view } = scene;
  const others = missionsAt(view, text(facts, 'place')).filter(({ seat }) => seat !== facts.seat);
  return [
    {
      kind: 'carry',
      piece: seal(facts),
      to: [...(mine(scene) ? [`order:${text(facts, 'disc')}`] : []), captain(facts)],
      span: 'move',
      land: 'vanish',
    },
    ...others.map(({ place, seat }): Cue => ({ kind: 'settle', piece: sealAt(place, seat) })),
  ];
};

/** The disc is laid elsewhere. */
const relaid = ({ seat }: Facts, from: string, to: string, after: 'end' | 'start' = 'end'): Cue => ({
  kind: 'carry',
  piece: sealAt(from, seat),
  to: [`place:${to}`],
  span: 'move',
  after,
  sound: 'seal',
});

/** The houses that the reader's own visit leaves behind go dark, one by one as the street goes. */
function darkening(scene: Scene): Cue[] {
  if (!mine(scene)) return [];
  return housesOf(scene.view, new Map(), false)
    .filter(({ lit, position }) => lit && position < count(scene.facts, 'position'))
    .map(({ location }) => ({ kind: 'dim', at: [`house:${location}`], after: 'start' }));
}

const crown = (facts: Facts): Cue => ({
  kind: 'pulse',
  at: [`count:${text(facts, 'seat')}:points`],
  sound: 'crown',
});

/** What is paid flies to the plaque. */
const pay = (scene: Scene, item: 'crew' | 'guns' | 'goods', many: number): Cue[] =>
  several(many, (after) => ({
    kind: 'fly',
    token: `sign:${item}`,
    from: keeps(scene, item),
    to: [place(scene.facts)],
    land: 'vanish',
    after,
  }));

const PARTS: Readonly<Record<string, Part>> = {
  visited: (scene) => [
    {
      kind: 'fly',
      token: `disc:${text(scene.facts, 'seat')}`,
      from: [...(scene.facts.seat === scene.view.seat ? ['hold:discs'] : []), captain(scene.facts)],
      to: [
        `circle:${text(scene.facts, 'location')}:${text(scene.facts, 'circle')}`,
        `house:${text(scene.facts, 'location')}`,
      ],
      land: 'squash',
      sound: 'disc',
    },
    ...darkening(scene),
  ],
  'item-gained': (scene) => {
    const item = text(scene.facts, 'item');
    return several(count(scene.facts, 'count'), (after) =>
      gain(scene, `sign:${item}`, keeps(scene, item), after),
    );
  },
  'galleon-gained': (scene) => [gain(scene, 'sign:galleon', keeps(scene, 'ship'))],
  'pinnace-gained': (scene) => [gain(scene, 'sign:pinnace', keeps(scene, 'ship'))],
  'office-taken': (scene) => {
    const office = text(scene.facts, 'location');
    return [gain(scene, `sign:${office}`, [`office:${office}`, captain(scene.facts)])];
  },
  'ghost-ship-gained': (scene) => [
    gain(scene, 'sign:ghost-ship', ['office:ghost-ship', captain(scene.facts)]),
  ],
  'dice-rolled': () => [{ kind: 'shake', at: ['house:tavern'], sound: 'flip' }],
  'investor-paid': ({ facts }) => [
    {
      kind: 'fly',
      token: 'sign:points',
      from: [`count:${text(facts, 'seat')}:points`, captain(facts)],
      to: ['house:investor'],
      land: 'vanish',
    },
  ],
  'put-out': ({ facts }) => [
    {
      kind: 'carry',
      piece: `ship:${text(facts, 'seat')}`,
      to: [`dock:out:${text(facts, 'dock')}`],
      span: 'sail',
      sound: 'sail',
    },
  ],
  'treasure-laid': () => [
    { kind: 'grow', at: 'chart', span: 'dawn', sound: 'dawn' },
    { kind: 'leave', at: 'town', span: 'dawn', after: 'start' },
  ],
  'mission-laid': ({ facts, view }) => {
    const disc = text(facts, 'disc');
    const face = disc === 'sealed' ? '' : disc;
    return [
      {
        kind: 'fly',
        token: `seal:${text(facts, 'seat')}:${face}`,
        from: [...(facts.seat === view.seat && face ? [`order:${face}`] : []), captain(facts)],
        to: [place(facts)],
        land: 'stamp',
        sound: 'seal',
      },
    ];
  },
  'mission-turned': ({ facts }) => [
    { kind: 'flip', at: [seal(facts)], after: 'start', sound: 'flip' },
    { kind: 'settle', piece: seal(facts) },
  ],
  'missions-exchanged': ({ facts }) => {
    const [here, there] = [text(facts, 'place'), text(facts, 'elsewhere')];
    return [relaid(facts, here, there), relaid(facts, there, here, 'start')];
  },
  'mission-moved': ({ facts }) => [relaid(facts, text(facts, 'place'), text(facts, 'elsewhere'))],
  'counter-turned': ({ facts }) => [
    {
      kind: 'flip',
      at: [`counter:${text(facts, 'place')}:troops`, `counter:${text(facts, 'place')}:cannons`],
      sound: 'flip',
    },
  ],
  conquered: (scene) => [
    ...pay(scene, 'crew', count(scene.facts, 'crew')),
    ...pay(scene, 'guns', count(scene.facts, 'guns')),
    { kind: 'shake', at: [place(scene.facts)], sound: 'attack' },
    turnDown(scene.facts, 'start'),
    {
      kind: 'fly',
      token: 'sign:points',
      from: [place(scene.facts)],
      to: [`count:${text(scene.facts, 'seat')}:points`, captain(scene.facts)],
      land: 'vanish',
      sound: 'crown',
    },
  ],
  'treasure-taken': (scene) => [
    {
      kind: 'fly',
      token: `sign:${text(scene.facts, 'treasure')}`,
      from: [place(scene.facts)],
      to: [...(mine(scene) ? ['hold:chest'] : []), captain(scene.facts)],
      land: 'vanish',
      sound: 'gain',
    },
  ],
  traded: (scene) => [
    ...pay(scene, 'goods', 1),
    turnDown(scene.facts),
    {
      kind: 'fly',
      token: `sign:${text(scene.facts, 'commodity')}`,
      from: [place(scene.facts)],
      to: [...(mine(scene) ? ['hold:commodities'] : []), captain(scene.facts)],
      land: 'vanish',
      sound: 'gain',
    },
  ],
  'attack-failed': (scene) => [{ kind: 'shake', at: [seal(scene.facts)], sound: 'fail' }, ...home(scene)],
  'mission-blocked': (scene) => [{ kind: 'shake', at: [seal(scene.facts)] }, ...home(scene)],
  'mission-declined': home,
  'ghost-vanished': ({ facts }) => [{ kind: 'dim', at: [seal(facts)] }],
  'hero-hailed': ({ facts }) => [crown(facts)],
  'conquests-scored': ({ facts }) => (count(facts, 'points') ? [crown(facts)] : []),
  'admiral-scored': ({ facts }) => [crown(facts)],
  'governor-scored': ({ facts }) => [crown(facts)],
};

export function cuesOf({ name, facts }: Told, earlier: readonly Told[], view: View): readonly Cue[] {
  return PARTS[name]?.({ facts, view, earlier }) ?? [];
}
