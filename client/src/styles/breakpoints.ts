/**
 * Where the page changes its shape: once for components that measure, and once by name for their styles, which say
 * `@media (--phone)`. The build puts the widths in (`build/breakpoints.ts`).
 */

/** From this width on a table shows several of its parts at a time. */
export const TABLET_FROM = 768;
/** From this width on it shows them all. */
export const WIDE_FROM = 1200;
/** From this width on lists stand beside forms. */
const COLUMNS_FROM = 1024;
/** From this width on a line of a list has room for its buttons. */
const LINES_FROM = 460;

const from = (width: number): string => `(min-width: ${width}px)`;
const below = (width: number): string => `(max-width: ${width - 1}px)`;

export const MEDIA: Readonly<Record<string, string>> = {
  '--slim': below(LINES_FROM),
  '--phone': below(TABLET_FROM),
  '--tablet': `${from(TABLET_FROM)} and ${below(WIDE_FROM)}`,
  '--one-column': below(COLUMNS_FROM),
  '--up-to-tablet': below(WIDE_FROM),
  '--from-tablet': from(TABLET_FROM),
  '--wide': from(WIDE_FROM),
};
