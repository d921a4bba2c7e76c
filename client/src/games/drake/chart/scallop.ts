/** The edge of a wax seal, in a square of 100. */

import type { Point } from './mercator';

const SCALLOPS = 14;
const INNER = 45.5;
const OUTER = 55;

function edge(): string {
  const at = (turn: number, radius: number): Point => {
    const angle = (turn * 2 * Math.PI) / SCALLOPS;
    return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
  };
  const told = (point: Point): string => point.map((value) => value.toFixed(2)).join(' ');
  const arcs = Array.from(
    { length: SCALLOPS },
    (_, index) => `Q${told(at(index + 0.5, OUTER))} ${told(at(index + 1, INNER))}`,
  );
  return `M${told(at(0, INNER))}${arcs.join('')}Z`;
}

export const SCALLOP = edge();
