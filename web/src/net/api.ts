// The server's doors that are not sockets. Every failure is a `Failed` with a text key.
import type {
  Bell,
  BellOff,
  BellOffer,
  BellSet,
  Ending,
  GameInfo,
  Health,
  JoinTable,
  NewLesson,
  NewPuzzle,
  NewTable,
  Onward,
  OpenTable,
  PlayOn,
  Position,
  PuzzleInfo,
  Refusal,
  Replay,
  Review,
  Reviewed,
  RulesPage,
  SeatGiven,
  TableInfo,
  TableKeys,
  TableSummary,
  Trouble,
} from '../wire/wire';
import { WAS_KEPT } from '../shell/paths';
import { heldAt } from './keys';
import { reach } from './reach.svelte';
import type { Wire } from './socket';

export class Failed extends Error {
  /** `away`: no answer at all. */
  constructor(
    readonly code: Trouble['code'] | 'away',
    text = '',
    /** The game's own words for it. */
    readonly refusal: Refusal | null = null,
  ) {
    super(text);
  }
}

/** A door-keeper without a house behind it. */
const AWAY = new Set([502, 503, 504]);

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(path, init).catch(() => {
    reach.heard(false);
    throw new Failed('away');
  });
  reach.heard(!answer.headers.has(WAS_KEPT) && !AWAY.has(answer.status));
  if (answer.ok) return (await answer.json()) as T;
  throw await failure(answer);
}

async function failure(answer: Response): Promise<Failed> {
  if (AWAY.has(answer.status)) return new Failed('away');
  const trouble = (await answer.json().catch(() => ({}))) as Partial<Trouble>;
  return new Failed(
    trouble.code ?? (answer.status === 404 ? 'not-found' : 'internal'),
    trouble.text,
    trouble.refusal ?? null,
  );
}

const post = <T>(path: string, body: unknown, token = ''): Promise<T> =>
  ask<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(token) },
    body: JSON.stringify(body),
  });

const bearer = (token: string): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});

export const games = () => ask<GameInfo[]>('/api/games');
export const setTable = (wish: NewTable) => post<TableKeys>('/api/tables', wish);
export const setLesson = (wish: NewLesson) => post<TableKeys>('/api/lessons', wish);
export const puzzles = (game: string) => ask<PuzzleInfo[]>(`/api/puzzles/${game}`);
export const setPuzzle = (wish: NewPuzzle) => post<TableKeys>('/api/puzzles', wish);
export const lessonTexts = (game: string, lang: string) => ask<string>(`/api/lessons/${game}/${lang}`);
export const mine = (tokens: readonly string[]) => post<TableSummary[]>('/api/mine', { tokens });
export const rules = (game: string, lang: string) => ask<RulesPage>(`/api/rules/${game}/${lang}`);

export const texts = (game: string, lang: string) => ask<string>(`/api/texts/${game}/${lang}`);

export const health = () => ask<Health>('/api/health');

/** With whose eyes: a seat, a watcher, or whoever holds the token. */
export type Eyes = number | 'watch' | 'own';

export const replay = (table: string, token: string, eyes: Eyes) =>
  ask<Replay>(`/api/tables/${table}/replay${eyes === 'own' ? '' : `?seat=${eyes}`}`, {
    headers: bearer(token),
  });

/** A finished match taken apart, and what to do next. */
export const ending = (table: string, token: string) =>
  ask<Ending>(`/api/tables/${table}/end`, { headers: bearer(token) });
/** How far a review is, without beginning one. */
export const lookAtReview = (table: string, token: string) =>
  ask<Reviewed>(`/api/tables/${table}/review`, { headers: bearer(token) });
export const beginReview = (table: string, token: string) =>
  post<Reviewed>(`/api/tables/${table}/review`, {}, token);

/** The picture of a link; posted, so that the key is in no address. */
export async function qrCode(link: string): Promise<Blob> {
  const answer = await fetch('/api/qr', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ link }),
  });
  if (!answer.ok) throw await failure(answer);
  return answer.blob();
}

export const playOn = (table: string, wish: PlayOn, token: string) =>
  post<TableKeys>(`/api/tables/${table}/play-on`, wish, token);

/** One new table for all who sat at this one; asked for twice, it is the same. */
export const anotherRound = (table: string, rotate: boolean, token: string) =>
  post<Onward>(`/api/tables/${table}/another-round`, { rotate }, token);

export const openTables = () => ask<OpenTable[]>('/api/board');
export const joinTable = (table: string, wish: JoinTable) => post<SeatGiven>(`/api/board/${table}`, wish);
export const setOpen = (table: string, open: boolean, token: string) =>
  post<TableInfo>(`/api/tables/${table}/open`, { open }, token);

/** Whether this house rings those who are away. */
export const bellOffer = () => ask<BellOffer>('/api/push');
export const hangBell = (table: string, bell: Bell, token: string) =>
  post<BellSet>(`/api/tables/${table}/push`, bell, token);
export const silenceBell = (off: BellOff) => post<BellSet>('/api/push/off', off);

/** What lies beside a record, for whoever holds a key of the table; null if there is nothing. */
export async function blob(table: string, name: string): Promise<Blob | null> {
  const keys = heldAt(table);
  const key = keys.find(({ kind }) => kind === 'me') ?? keys[0];
  try {
    const answer = await fetch(`/api/tables/${table}/blobs/${name}`, { headers: bearer(key?.token ?? '') });
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}

/** The export as a file: the key goes in a header, so a plain link would not do. */
export async function saveRecord(game: string, table: string, token: string): Promise<void> {
  const record = await ask<unknown>(`/api/tables/${table}/export`, { headers: bearer(token) });
  save(new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' }), `${game}-${table}.json`);
}

/** How it stood at a step of a finished game, as a file. */
export async function savePosition(game: string, table: string, step: number, token: string): Promise<void> {
  const path = `/api/tables/${table}/position?step=${step}`;
  const { text } = await ask<Position>(path, { headers: bearer(token) });
  save(new Blob([text], { type: 'text/plain' }), `${game}-${table}-${step}.txt`);
}

/** A review that lies here already, as a file. */
export function saveReview(game: string, table: string, review: Review): void {
  save(
    new Blob([JSON.stringify(review, null, 1)], { type: 'application/json' }),
    `${game}-${table}-review.json`,
  );
}

const READ_MS = 60_000;

function save(data: Blob, download: string): void {
  const href = URL.createObjectURL(data);
  Object.assign(document.createElement('a'), { href, download }).click();
  // Not before the browser has read it: it may be busy.
  setTimeout(() => URL.revokeObjectURL(href), READ_MS);
}

export function openSocket(table: string): Wire {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(`${scheme}//${location.host}/ws/${table}`) as unknown as Wire;
}
