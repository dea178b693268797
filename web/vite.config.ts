import { globSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { ahead } from './scripts/ahead.js';
import { chunks } from './scripts/chunks.js';
import { shell } from './scripts/shell.js';
import { words } from './scripts/words.js';

const SERVER = 'http://127.0.0.1:8000';

const TESTS = 'src/**/*.test.ts';
// A DOM takes longer to make than most tests to run: the few that need one say so on top.
const WITH_DOM = globSync(TESTS).filter((file) =>
  readFileSync(file, 'utf-8').includes('@vitest-environment'),
);

export default defineConfig({
  plugins: [words(), svelte(), chunks(), shell(), ahead()],
  // Fonts and pictures are files of their own: inlined, they would weigh on the first load.
  build: {
    outDir: '../src/igroteka/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // These know light-dark(); rewritten for older ones, a chosen night would stay day.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    // All of these preload modules by themselves.
    modulePreload: { polyfill: false },
  },
  // `npm run dev` shows the sources at work, with `igroteka play` behind them.
  server: {
    host: '127.0.0.1',
    // Each game's words and tables lie with its rules, outside web/.
    fs: { allow: ['..'] },
    proxy: {
      '/api': SERVER,
      '/ws': { target: SERVER, ws: true },
    },
  },
  // Vitest runs the browser's half of Svelte, not the server's.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    // Styles are read as texts only.
    css: { include: [/\?raw$/] },
    // What keeps nothing needs no room of its own; what leaves something in a page does.
    projects: [
      {
        extends: true,
        test: { name: 'values', include: [TESTS], exclude: WITH_DOM, isolate: false },
      },
      { extends: true, test: { name: 'pages', include: WITH_DOM } },
    ],
  },
});
