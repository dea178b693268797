// Draws every card, tile, piece and board for the press: the pictures of the screen, as files beside it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';

const TO = new URL('../../src/igroteka/press/sprites/', import.meta.url);

const vite = await createServer({
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
try {
  const { files } = await vite.ssrLoadModule('/src/press/drawn.ts');
  rmSync(TO, { recursive: true, force: true });
  mkdirSync(TO, { recursive: true });
  for (const [game, text] of Object.entries(files())) writeFileSync(new URL(`${game}.json`, TO), text);
} finally {
  await vite.close();
}
