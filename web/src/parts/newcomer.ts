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

/** On its way to its place: what opens, and the sheet in it; not what glitters on it. */
export const isComing = (element: Element): boolean =>
  [element, ...element.children].some((each) => each.getAnimations().some(isUnderWay));

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
  const main = element.querySelector(MAIN)?.getBoundingClientRect();
  const by =
    main && element.matches('dialog') ? aside(last, main, element.getBoundingClientRect(), innerHeight) : 0;
  element.style.translate = by ? `0 ${by}px` : '';
  // On a busy machine its first picture comes late, and with it the way to its place.
  let frame = 0;
  const arrive = (): void => {
    if (isComing(element)) frame = requestAnimationFrame(arrive);
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
