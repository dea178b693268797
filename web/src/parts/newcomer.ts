// What has just come takes no tap: the finger that called it is still there, and meant something else.
import type { Attachment } from 'svelte/attachments';

/** So long, in milliseconds. */
const FRESH_MS = 300;
/** What would be pressed by mistake. */
const MAIN = '.main, .press, .yes';
const GAP_PX = 8;

interface Spot {
  readonly x: number;
  readonly y: number;
}
interface Span {
  readonly top: number;
  readonly bottom: number;
}
interface Place extends Span {
  readonly left: number;
  readonly right: number;
}

/** How far a dialog steps aside, so that its main button is not under the finger; 0 where it cannot. */
export function aside(finger: Spot, main: Place, dialog: Span, height: number): number {
  const { x, y } = finger;
  if (x < main.left || x > main.right || y < main.top || y > main.bottom) return 0;
  const down = y - main.top + GAP_PX;
  const up = main.bottom - y + GAP_PX;
  const ways = [
    { by: down, fits: dialog.bottom + down <= height },
    { by: -up, fits: dialog.top - up >= 0 },
  ];
  return ways.filter(({ fits }) => fits).sort((a, b) => Math.abs(a.by) - Math.abs(b.by))[0]?.by ?? 0;
}

const isUnderWay = ({ playState, effect }: Animation): boolean =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;

/** What brings it to its place: what opens, and the sheet in it; not what glitters on it. */
export const comings = (element: Element): Animation[] =>
  [element, ...element.children].flatMap((each) => each.getAnimations().filter(isUnderWay));

/** Looked at as if it were there already. */
function arrived<T>(element: Element, look: () => T): T {
  const ways = comings(element).map((way) => ({ way, at: way.currentTime }));
  for (const { way } of ways) way.currentTime = way.effect?.getComputedTiming().endTime ?? null;
  const seen = look();
  for (const { way, at } of ways) way.currentTime = at;
  return seen;
}

let last: Spot = { x: -1, y: -1 };
globalThis.addEventListener?.(
  'pointerdown',
  (e) => (last = { x: (e as PointerEvent).clientX, y: (e as PointerEvent).clientY }),
  { capture: true },
);

/**
 * For `{@attach newcomer}` on dialogs and bubbles: taps that began too early are nobody's. Keys are heard at
 * once.
 */
export const newcomer: Attachment<HTMLElement> = (element) => {
  let early = true;
  element.dataset.fresh = '';
  const by = arrived(element, () => {
    const main = element.querySelector(MAIN)?.getBoundingClientRect();
    if (!main || !element.matches('dialog')) return 0;
    return aside(last, main, element.getBoundingClientRect(), innerHeight);
  });
  element.style.translate = by ? `0 ${by}px` : '';
  // On a busy machine its first picture comes late, and with it the way to its place.
  let frame = 0;
  const arrive = (): void => {
    if (comings(element).length) frame = requestAnimationFrame(arrive);
    else delete element.dataset.fresh;
  };
  const timer = setTimeout(arrive, FRESH_MS);

  const began = (): void => void (early = element.dataset.fresh !== undefined);
  const swallow = (e: MouseEvent): void => {
    if (e.detail === 0 || !early) return;
    e.stopPropagation();
    e.preventDefault();
  };
  element.addEventListener('pointerdown', began, { capture: true });
  element.addEventListener('click', swallow, { capture: true });
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    element.removeEventListener('pointerdown', began, { capture: true });
    element.removeEventListener('click', swallow, { capture: true });
  };
};
