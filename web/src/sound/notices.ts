// Your turn, for those who look elsewhere: sound, vibration, a notice of the browser.
import { settings } from '../settings.svelte';
import { buzz } from './buzz';
import { play } from './sound';

export const canNotify = (): boolean => 'Notification' in globalThis;

/** Asks the browser; false when it says no. */
export async function allowNotices(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function tellTurn(title: string): void {
  play('turn');
  buzz(60);
  if (!document.hidden || !settings.notices || !canNotify()) return;
  if (Notification.permission === 'granted') void notify(title, location.pathname);
}

/** Through the worker where there is one: phones know no other way, and a press then finds the tab. */
async function notify(title: string, path: string): Promise<void> {
  const about = { tag: path, icon: '/icon-192.png', data: path };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) return worker.showNotification(title, about);
  const notice = new Notification(title, about);
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

/** Whoever looks here needs no notice any more. */
export async function hushTurn(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const told = (await worker?.getNotifications({ tag: location.pathname })) ?? [];
  for (const notice of told) notice.close();
}
