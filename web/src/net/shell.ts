// The page's side of the worker that keeps the shell: starts it, and hears when a newer one has come.
import { isOfTable } from '../shell/paths';

/** Not more often is it asked whether there is a newer one. */
const AGAIN_MS = 10 * 60_000;

/** So long nothing has come any more: the page is there before what is kept for later. */
const QUIET_MS = 1000;

const quiet = (): Promise<void> =>
  new Promise((done) => {
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => (came.disconnect(), done()), QUIET_MS);
    };
    const came = new PerformanceObserver(wait);
    came.observe({ type: 'resource', buffered: true });
    wait();
  });

/** `renewed`: a newer shell stands ready; the next step to another page should load it. */
export async function startShell(renewed: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  // Absent on plain http outside this machine, and in the workshop, where nothing is built.
  if (!serviceWorker || !import.meta.env.PROD) return;
  let had = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (had) renewed();
    had = true;
  });
  await quiet();
  const registration = await serviceWorker.register('/sw.js').catch(() => undefined);
  // Who drives the browser may have forbidden it.
  if (!registration) return;
  const { active } = await serviceWorker.ready;
  active?.postMessage({ keep: loaded() });
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < AGAIN_MS) return;
    asked = Date.now();
    void registration.update().catch(() => {});
  });
}

/** What came before there was a worker. */
const loaded = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/** A table that is forgotten leaves no replay behind. */
export async function forgetKept(table: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const theirs = (await cache.keys()).filter(({ url }) => isOfTable(url, table));
    await Promise.all(theirs.map((request) => cache.delete(request)));
  }
}
