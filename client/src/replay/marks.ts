/** The marks on the buttons of a replay, in a square of 24. */
export const MARKS = {
  first: 'M5 5h2.5v14H5zM20 5v14L9 12z',
  back: 'M17 5v14L6 12z',
  play: 'M7 4.5v15L20 12z',
  pause: 'M6 5h4.5v14H6zM13.5 5H18v14h-4.5z',
  forth: 'M7 5v14l11-7z',
  last: 'M16.5 5H19v14h-2.5zM4 5v14l11-7z',
} as const;
