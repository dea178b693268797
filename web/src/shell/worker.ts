// The service worker: the page comes without the server, too, but never an old page while the server answers.
import { MAY_KEEP, WAS_KEPT, keptAs, wayOf } from './paths';
import { summonsOf, type Summons } from './summons';

declare const __BUILD__: string;
declare const __WIRE__: string;
declare const __FILES__: readonly string[];

// The part of a worker's world that we use: the DOM's types leave it out.
interface Later extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Later {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Later {
  readonly data: { readonly keep?: readonly string[] };
}
interface Pressed extends Later {
  readonly notification: Notification;
}
interface Rung extends Later {
  readonly data: { json(): unknown } | null;
}
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: Later) => void): void;
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(type: 'message', hear: (event: Told) => void): void;
  addEventListener(type: 'push', hear: (event: Rung) => void): void;
  addEventListener(type: 'notificationclick', hear: (event: Pressed) => void): void;
}
const worker = self as unknown as Worker;

const SHELL = `shell-${__BUILD__}`;
const KEPT = `kept-${__WIRE__}`;
/** So long a page waits for a server that says nothing. */
const PAGE_MS = 5_000;
const ANSWER_MS = 8_000;
const MOST_KEPT = 60;
const DOWN = new Set([502, 503, 504]);

worker.addEventListener('install', (event) => {
  event.waitUntil(install());
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(clearOut().then(() => worker.clients.claim()));
});
worker.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, worker.location.origin);
  if (way === 'page') event.respondWith(page(event.request));
  if (way === 'file') event.respondWith(file(event.request));
  if (way === 'kept') event.respondWith(kept(event));
});
worker.addEventListener('message', (event) => {
  event.waitUntil(keepFiles(event.data.keep ?? []));
});
worker.addEventListener('push', (event) => {
  event.waitUntil(summon(summonsOf(event.data)));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(bringUp(String(event.notification.data ?? '/')));
});

async function install(): Promise<void> {
  const cache = await caches.open(SHELL);
  // The page itself is asked of the server; what has its hash in its name may come from anywhere.
  await cache.addAll(
    __FILES__.map((path) => new Request(path, { cache: path === '/' ? 'reload' : 'default' })),
  );
  await worker.skipWaiting();
}

async function clearOut(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== SHELL && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** While the server answers its page is the one that fits it; the kept one is for when it does not. */
async function page(request: Request): Promise<Response> {
  const answer = await soon(fetch(request), PAGE_MS).catch(() => null);
  if (answer && !DOWN.has(answer.status)) return answer;
  return (await caches.match('/', { cacheName: SHELL })) ?? answer ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(SHELL);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) void cache.put(request, answer.clone());
  return answer;
}

async function kept(event: Fetching): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(KEPT);
  const address = await keptAs(request.url, request.headers.get('authorization'));
  const found = await cache.match(address);
  const asked = fetch(request);
  const answer = await (found ? soon(asked, ANSWER_MS) : asked).catch((error: unknown) => {
    if (!found) throw error;
    return null;
  });
  if (answer && !(found && DOWN.has(answer.status))) {
    if (answer.ok && answer.headers.has(MAY_KEEP)) event.waitUntil(keep(cache, address, answer.clone()));
    return answer;
  }
  return again(found as Response);
}

async function keep(cache: Cache, address: string, answer: Response): Promise<void> {
  await cache.delete(address);
  await cache.put(address, answer);
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST_KEPT))) await cache.delete(old);
}

async function again(found: Response): Promise<Response> {
  const headers = new Headers(found.headers);
  headers.set(WAS_KEPT, 'yes');
  return new Response(await found.blob(), { status: found.status, headers });
}

/** What the first page had loaded before there was a worker. */
async function keepFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(SHELL);
  for (const path of paths.filter((each) => each.startsWith('/assets/')))
    if (!(await cache.match(path))) await cache.add(path).catch(() => {});
}

/** The same tag as a page's own notice has: there is one of them for a table, whoever brought it. */
const summon = ({ title, body, path, lang }: Summons): Promise<void> =>
  worker.registration.showNotification(title, { body, lang, tag: path, data: path, icon: '/icon-192.png' });

async function bringUp(path: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

function soon<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Error('too late')), ms);
    work.then(done, failed).finally(() => clearTimeout(timer));
  });
}
