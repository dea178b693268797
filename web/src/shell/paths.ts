// Which of the page's requests the worker answers, and how.

/**
 * `page`: the shell. `file`: the same as long as the build is. `kept`: the server's word, else what it said
 * last.
 */
export type Way = 'page' | 'file' | 'kept' | 'through';

const KEPT = [
  /^\/api\/games$/,
  /^\/api\/puzzles\/[\w-]+$/,
  /^\/api\/(rules|texts)\/[\w-]+\/[\w-]+$/,
  /^\/api\/tables\/[\w-]+\/(replay|blobs\/[\w-]+)$/,
];
const FILES = /^\/(assets\/.+|manifest\.webmanifest|[\w-]+\.png)$/;

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

export function wayOf(asked: Asked, origin: string): Way {
  const url = new URL(asked.url);
  if (asked.method !== 'GET' || url.origin !== origin) return 'through';
  if (asked.mode === 'navigate') return isPage(url.pathname) ? 'page' : 'through';
  if (FILES.test(url.pathname)) return 'file';
  return KEPT.some((path) => path.test(url.pathname)) ? 'kept' : 'through';
}

/** Addresses of the house have no dots; what has one is a file. */
const isPage = (path: string): boolean => !path.startsWith('/api') && !path.slice(1).includes('.');

/** The server says of each answer whether it may be kept: never of a match that runs. */
export const MAY_KEEP = 'x-keep';
/** Said by the worker: this is what was kept, for the server did not answer. */
export const WAS_KEPT = 'x-kept';

/** Under which address an answer is kept: nobody without the same key finds it. */
export async function keptAs(url: string, authorization: string | null): Promise<string> {
  const address = new URL(url);
  if (authorization) address.searchParams.set('by', await digest(authorization));
  return address.href;
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** Which tables' replays lie here; for whoever forgets a table. */
export const isOfTable = (url: string, table: string): boolean =>
  new URL(url).pathname.startsWith(`/api/tables/${table}/`);
