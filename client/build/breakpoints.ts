/** The widths at which the page changes its shape, put where styles call them by name: `@media (--phone)`. */

import type { Plugin } from 'vite';

import { MEDIA } from '../src/styles/breakpoints.ts';

const STYLED = /\.(svelte|css)$/;
const NAMED = /\((--[a-z-]+)\)/g;

/** A style with the names in its media queries put into widths. Throws at a name that is none. */
export const inWidths = (style: string): string =>
  style.replace(/@media [^{]+/g, (query) =>
    query.replace(NAMED, (_, name: string) => {
      const width = MEDIA[name];
      if (width === undefined) throw new Error(`no breakpoint is called ${name}`);
      return width;
    }),
  );

export const breakpointsPlugin = (): Plugin => ({
  name: 'seadogs-breakpoints',
  enforce: 'pre',
  transform: (code, id) =>
    STYLED.test(id) && code.includes('@media') ? { code: inWidths(code), map: null } : null,
});
