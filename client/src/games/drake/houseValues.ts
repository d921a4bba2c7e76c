/** Which notes of the manual speak of values that were made up for the match's edition. */

import type { ValueNotes } from '..';
import type { View } from './view';

export const valueNotes = ({ printed }: View): ValueNotes => ({
  house: new Set(printed.house_values),
  own: new Set(printed.own_values),
});
