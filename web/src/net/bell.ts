// This browser's push subscription: hung at each table where its owner wants to hear of their turn.
import * as api from './api';

const canRing = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** Whether this house rings, and this browser can be rung. */
export async function rings(): Promise<boolean> {
  return canRing() && (await keyOfHouse()) !== '';
}

const keyOfHouse = async (): Promise<string> =>
  api.bellOffer().then(
    ({ key }) => key,
    () => '',
  );

const hung = new Set<string>();

/** Tells the house where to ring for that seat; once a page, and again in another language. */
export async function ringAt(table: string, token: string, lang: string): Promise<void> {
  const said = `${table} ${token} ${lang}`;
  if (hung.has(said) || !canRing()) return;
  hung.add(said);
  const key = await keyOfHouse();
  const known = key ? await subscribed(key).catch(() => null) : null;
  const { p256dh, auth } = known?.toJSON().keys ?? {};
  if (known && p256dh && auth)
    await api.hangBell(table, { endpoint: known.endpoint, p256dh, auth, lang }, token).catch(again);

  function again(error: unknown): void {
    if (!(error instanceof api.Failed)) throw error;
    hung.delete(said);
  }
}

/** One for the whole house; of another house's key it is of no use. */
async function subscribed(key: string): Promise<PushSubscription | null> {
  const shell = await navigator.serviceWorker.getRegistration();
  if (!shell) return null;
  const known = await shell.pushManager.getSubscription();
  if (known && asText(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  return shell.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

const asText = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** No more: of one table, or of any. The house hears of it, and the push service, too. */
export async function ringNoMore(table = ''): Promise<void> {
  if (!canRing()) return;
  const shell = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const known = await shell?.pushManager.getSubscription().catch(() => null);
  const auth = known?.toJSON().keys?.auth;
  if (!known || !auth) return;
  if (!table) hung.clear();
  await api.silenceBell({ endpoint: known.endpoint, auth, table }).catch(() => {});
  if (!table) await known.unsubscribe();
}
