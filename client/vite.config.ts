import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

import { breakpointsPlugin } from './build/breakpoints.ts';
import { coastPlugin } from './build/coast.ts';

// `make play` serves what is built here; `npm run dev` is for work on the page itself and talks to a `seadogs serve`
// that runs beside it.
const SERVER = process.env.SEADOGS_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [coastPlugin(), breakpointsPlugin(), svelte(), svelteTesting({ autoCleanup: false })],
  worker: { format: 'es', plugins: () => [coastPlugin(), breakpointsPlugin()] },
  build: {
    outDir: '../src/seadogs/server/static',
    emptyOutDir: true,
    target: 'es2022',
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': SERVER },
    fs: { allow: ['..'] },
  },
  // A document takes a second to make, and each file that draws in one has its own; what needs none shares a process.
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'plain', include: ['src/**/*.test.ts'], exclude: ['**/*.dom.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['src/**/*.dom.test.ts'],
          setupFiles: ['@testing-library/svelte/vitest'],
        },
      },
    ],
  },
});
