/** The marks on the buttons of a replay, in a square of 24. */
export const MARKS = {
  first: 'M5 5h2.5v14H5zM20 5v14L9 12z',
  back: 'M17 5v14L6 12z',
  play: 'M7 4.5v15L20 12z',
  pause: 'M6 5h4.5v14H6zM13.5 5H18v14h-4.5z',
  forth: 'M7 5v14l11-7z',
  last: 'M16.5 5H19v14h-2.5zM4 5v14l11-7z',
  eye: 'M12 5.5C7 5.5 3 8.4 1 12c2 3.6 6 6.5 11 6.5s9-2.9 11-6.5c-2-3.6-6-6.5-11-6.5zm0 2.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
} as const;
