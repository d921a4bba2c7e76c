/** The clauses that rest on numbers or places which the house filled in for its edition, as the manual's notes say. */
export const HOUSE_VALUES: ReadonlySet<string> = new Set([
  'setup.tiles',
  'setup.commodities',
  'location.crew',
  'location.guns',
  'location.supplies',
  'location.trade-goods',
  'prepare.treasure',
  'prepare.reach',
  'attack.town',
  'attack.fort',
  'attack.galleon',
]);
