/** The lobby's night harbour, as paths: rooftops on a quay, their windows, reflections. Seeded, so it is the same each night. */

import { hand, lens, round } from '../island/cut';

export const WIDE = 1440;
export const HIGH = 900;
/** Where sky and sea meet, and where the quay stands in the water. */
export const HORIZON = 560;
export const QUAY = 640;

/** left, width, height of the wall, height of the gable, windows awake in each of two floors (bits from the left). */
type House = readonly [left: number, wide: number, high: number, gable: number, lit: number, above: number];

/** A tavern, a chandler's, lofts; some sleep. */
export const HOUSES: readonly House[] = [
  [-20, 110, 128, 54, 0b101, 0b010],
  [90, 84, 168, 44, 0b11, 0b01],
  [174, 132, 110, 66, 0b1101, 0b0110],
  [306, 76, 150, 40, 0b00, 0b01],
  [382, 118, 122, 60, 0b110, 0b101],
  [500, 70, 96, 36, 0b01, 0b00],
];

export interface Front {
  wall: string;
  roof: string;
  /** Shingles and planks: what is cut into the dark. */
  cut: string;
  windows: { x: number; y: number; lit: boolean }[];
}

export const WINDOW = { wide: 17, high: 24 };

export function fronts(): Front[] {
  const chance = hand(44);
  return HOUSES.map(([left, wide, high, gable, lit, above]) => {
    const top = QUAY - high;
    const over = 8;
    const shakes = (): number => (chance() - 0.5) * 3;
    const roof = `M${left - over} ${round(top + shakes())}L${left + wide / 2} ${round(top - gable + shakes())}L${left + wide + over} ${round(top + shakes())}Z`;
    let cut = '';
    for (let row = 12; row < gable; row += 11) {
      const half = ((wide / 2 + over) * (row - 4)) / gable;
      cut += `M${round(left + wide / 2 - half)} ${round(top - gable + row + shakes())}H${round(left + wide / 2 + half)}`;
    }
    for (let plank = 1; plank < wide / 14; plank++)
      cut += `M${round(left + plank * 14 + shakes())} ${top + 6}V${QUAY - 4}`;
    const many = Math.max(1, Math.floor(wide / 34));
    const floor = (bits: number, y: number) =>
      Array.from({ length: many }, (_, at) => ({
        x: round(left + ((at + 0.5) * wide) / many - WINDOW.wide / 2),
        y,
        lit: ((bits >> (many - 1 - at)) & 1) === 1,
      }));
    return {
      wall: `M${left} ${top}H${left + wide}V${QUAY}H${left}Z`,
      roof,
      cut,
      windows: [...floor(above, top + 18), ...floor(lit, QUAY - 52)],
    };
  });
}

/** Lamplight on the water under every window that is awake. */
export function reflections(windows: readonly { x: number; lit: boolean }[], from: number): string {
  const chance = hand(9);
  return windows
    .filter(({ lit }) => lit)
    .map(({ x }) =>
      Array.from({ length: 12 }, (_, at) => {
        const y = from + 8 + at * at * 0.9 + at * 5;
        const long = 10 + chance() * (12 + at * 2);
        return lens(
          [x + WINDOW.wide / 2 - long / 2 + (chance() - 0.5) * (6 + at * 2), y],
          long,
          1.4 + chance(),
        );
      }).join(''),
    )
    .join('');
}

export function stars(): string {
  const chance = hand(77);
  return Array.from({ length: 90 }, () => {
    const [x, y, far] = [round(chance() * WIDE), round(chance() * (HORIZON - 140)), round(1 + chance() * 2)];
    return `M${x} ${round(y - far)}l.7 ${far}l-.7 ${far}l-.7 ${-far}Z`;
  }).join('');
}
