/** Cuts in the water: sparse in the dark, close and bright where the moon's glade lies. */

import { hand, lens } from '../island/cut';

export interface Waves {
  dark: string;
  lit: string;
}

const ROW = 9;

/** The open sea: `glade` is where the moon stands over it, in px from the left; `wide` how far its light reaches. */
export function wavesOf(width: number, height: number, glade: number, wide: number, seed: number): Waves {
  const chance = hand(seed);
  let [dark, lit] = ['', ''];
  for (let row = 0; row < Math.round(height / ROW); row++) {
    const level = row * ROW + chance() * 3;
    const reach = wide * (0.7 + (0.6 * level) / height);
    let x = -40 + chance() * 60;
    while (x < width + 20) {
      const light = Math.exp(-(((x - glade) / reach) ** 2));
      const long = 26 + chance() * 54 * (1 - 0.4 * light);
      if (chance() < 0.34 + 0.5 * light) {
        const y = level + (chance() - 0.5) * 4;
        const cut = lens([x, y], long, 0.7 + chance() * 1.1 + light * 0.9, (chance() - 0.5) * 1.6);
        if (light > 0.35 && chance() < light * 0.8) lit += cut;
        else dark += cut;
      }
      x += long + 8 + chance() * 30 * (1.2 - light);
    }
  }
  return { dark, lit };
}

/** The glade: a path of light on the water that widens toward the reader. */
export function gladeOf(height: number, glade: number, from: number): string {
  const chance = hand(8);
  return Array.from({ length: 150 }, (_, at) => {
    const near = at / 150;
    const y = from + near * near * (height - from - 2) + chance() * 6;
    const long = 10 + chance() * (26 + near * 50);
    const x = glade + (chance() + chance() - 1) * (14 + near * 150) - long / 2;
    return lens([x, y], long, 1.1 + chance() * 1.5);
  }).join('');
}
