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
  if (Notification.permission !== 'granted') return;
  const notice = new Notification(title, { tag: location.pathname });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}
