// Lets a piece be tapped and dragged with pointer events; what it means is for `pick`.
import type { Attachment } from 'svelte/attachments';
import { feel } from '../sound/buzz';
import type { Point } from './camera';
import { apart, SLOP_PX } from './gestures';

export interface Drag {
  press(at: Point): void;
  move(at: Point): void;
  /** `over` is what lies under the finger. */
  release(at: Point, over: Element | null): void;
  cancel(): void;
}

const place = (e: PointerEvent): Point => ({ x: e.clientX, y: e.clientY });

/** For `{@attach draggable(…)}`; the ghost under the finger must have `pointer-events: none`. */
export function draggable(drag: Drag): Attachment<Element> {
  return (element) => {
    let finger: number | null = null;
    let from: Point = { x: 0, y: 0 };
    let lifted = false;

    const down = (e: PointerEvent): void => {
      if (finger !== null || e.button !== 0) return;
      finger = e.pointerId;
      from = place(e);
      lifted = false;
      e.stopPropagation();
      drag.press(place(e));
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', lost);
    };
    const move = (e: PointerEvent): void => {
      if (e.pointerId !== finger) return;
      if (!lifted && apart(from, place(e)) >= SLOP_PX) {
        lifted = true;
        feel('pick');
      }
      drag.move(place(e));
    };
    const up = (e: PointerEvent): void => {
      if (e.pointerId !== finger) return;
      letGo();
      feel(lifted ? 'drop' : 'pick');
      drag.release(place(e), document.elementFromPoint(e.clientX, e.clientY));
    };
    const lost = (e: PointerEvent): void => {
      if (e.pointerId !== finger) return;
      letGo();
      drag.cancel();
    };
    const letGo = (): void => {
      finger = null;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', lost);
    };

    element.addEventListener('pointerdown', down as EventListener);
    return () => {
      element.removeEventListener('pointerdown', down as EventListener);
      letGo();
    };
  };
}
