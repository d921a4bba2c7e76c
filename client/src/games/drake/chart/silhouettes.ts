/** The outline of each kind of destination, in a square of 40, and where its points stand. */

export const SILHOUETTES = {
  town: {
    path: 'M2 39V21L11 13 18 19V10L24.5 2 31 10V18L38 23V39Z',
    points: [20.5, 30.5],
  },
  fort: {
    path: 'M1 39L4 17V4H10.5V10H16.5V4H23.5V10H29.5V4H36V17L39 39Z',
    points: [20, 28],
  },
  galleon: {
    path: 'M10.5 0.5H12.8V30H10.5ZM10.5 0L2.5 3 10.5 6ZM14.5 2.5C28 2.5 37.5 9 38.5 26C31 23.8 22 24.3 14.5 27ZM0 21.5L8 24V29H32L40.5 26.5C39.5 34.5 35.5 39.8 29 39.8H11C4.5 38.5 1 31.5 0 21.5Z',
    points: [24.5, 15.5],
  },
  port: {
    path: 'M12 2H28L38 12V28L28 38H12L2 28V12Z',
    points: [20, 21],
  },
} as const;

export type Kind = keyof typeof SILHOUETTES;
