// A board as a stage: what stands there is found by what it carries, and moved.
import { played } from './queue';

export class BoardStage {
  /** Set by the board when it stands on the page. */
  root: HTMLElement | null = null;

  find(selector: string): Element | null {
    return this.root?.querySelector(selector) ?? null;
  }

  /** By those pictures, one after the other; nothing if it is not there. */
  async stir(
    selector: string,
    frames: Keyframe[],
    ms: number,
    hurry: AbortSignal,
    easing = 'ease-in-out',
  ): Promise<void> {
    const element = this.find(selector);
    if (element) await played(element, frames, ms, hurry, easing);
  }
}
