/** What a told event looks like: the motion table of the look, cue by cue. */

import type { Cue } from '../../kernel/motion/cues';
import type { Facts, Told } from '../../protocol';
import { own, type View } from './view';

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
  visited: ({ facts, view }) => [
    {
      kind: 'fly',
      token: `disc:${text(facts, 'seat')}`,
      from: [...(facts.seat === view.seat ? ['hold:discs'] : []), captain(facts)],
      to: [`circle:${text(facts, 'location')}:${text(facts, 'circle')}`, `house:${text(facts, 'location')}`],
      land: 'squash',
      sound: 'disc',
    },
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
  'mission-turned': ({ facts, earlier }) => {
    const here = (told: Told): boolean => told.name === 'mission-turned' && told.facts.place === facts.place;
    const number = earlier.filter(here).length + 1;
    return [{ kind: 'flip', at: [`seal:${text(facts, 'place')}:${number}`], after: 'start', sound: 'flip' }];
  },
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
    {
      kind: 'fly',
      token: `sign:${text(scene.facts, 'commodity')}`,
      from: [place(scene.facts)],
      to: [...(mine(scene) ? ['hold:commodities'] : []), captain(scene.facts)],
      land: 'vanish',
      sound: 'gain',
    },
  ],
  'attack-failed': ({ facts }) => [{ kind: 'shake', at: [place(facts)], sound: 'fail' }],
  'mission-blocked': ({ facts }) => [{ kind: 'shake', at: [place(facts)] }],
  'hero-hailed': ({ facts }) => [crown(facts)],
  'conquests-scored': ({ facts }) => (count(facts, 'points') ? [crown(facts)] : []),
  'admiral-scored': ({ facts }) => [crown(facts)],
  'governor-scored': ({ facts }) => [crown(facts)],
};

export function cuesOf({ name, facts }: Told, earlier: readonly Told[], view: View): readonly Cue[] {
  return PARTS[name]?.({ facts, view, earlier }) ?? [];
}
