/** The picture of a design of plunder tile. An edition may hold designs that this page has no picture for. */

import { SIGNS, type Sign } from './signs';

export const signOf = (design: string): Sign => (design in SIGNS ? (design as Sign) : 'any-design');
