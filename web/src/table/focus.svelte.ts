// After an act the keys are on the next sensible thing, and never nowhere.
import { untrack } from 'svelte';
import type { AnyCtrl } from './contract';
import { motion } from './motion.svelte';
import { isArrow } from './roving';

/** Where keys may go, as selectors within the board, the most sensible first. */
export interface Ways {
  /** While something is asked of the player. */
  readonly next: () => readonly string[];
  /** While others act: what stays where it is. The last of them is always there. */
  readonly rest: readonly string[];
  /** Whether what happened has been shown, and all glows that may be chosen. */
  readonly shown?: () => boolean;
}

/** What a hint means comes before all else. */
const HINTED = '[data-hint]';

const visible = (element: Element): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? true;

const gone = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled') || !visible(element);

/** Watches the focus: what had it may go away, or be out of use, while it is still wanted. */
export class FocusKeeper {
  #held: Element | null = null;
  /** Put there for want of something better. */
  #resting: Element | null = null;
  #byKey = false;
  /** What Enter was pressed on, if the keys have not gone on since. */
  #pressed: Element | null = null;

  constructor(
    private readonly root: HTMLElement,
    private readonly ways: Ways,
    /** Whether something is asked of the player just now. */
    private readonly asked: () => boolean,
  ) {}

  /** Returns what ends the watch. */
  watch(): () => void {
    const seen = new MutationObserver(this.check);
    const attributeFilter = ['disabled', 'hidden', 'inert', 'open'];
    document.addEventListener('focusin', this.#came);
    window.addEventListener('keydown', this.#key, true);
    window.addEventListener('pointerdown', this.#finger, true);
    seen.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter });
    return () => {
      seen.disconnect();
      document.removeEventListener('focusin', this.#came);
      window.removeEventListener('keydown', this.#key, true);
      window.removeEventListener('pointerdown', this.#finger, true);
    };
  }

  /** Something is asked: whoever rests or has done what was here goes on, whoever is busy elsewhere stays. */
  goOn(): void {
    const active = document.activeElement;
    const done = active === this.#pressed && active?.matches('[aria-disabled="true"]');
    if (active && (active === this.#resting || done)) this.lead();
    else this.check();
  }

  /** A dialog that closes gives the keys back to where it was opened: not before it has is anything lost. */
  check = (): void => {
    if (!this.#lost()) return;
    if (this.#held?.closest('dialog')) this.#afterwards();
    else this.lead();
  };

  /** Until then the board is not ready: a key pressed now would go nowhere. */
  #afterwards(): void {
    const arrived = motion.begin();
    setTimeout(() => {
      if (this.#lost()) this.lead();
      arrived();
    });
  }

  /** Fingers find their way by themselves. */
  #lost(): boolean {
    const active = document.activeElement;
    const nowhere = !active || active === document.body || active === this.#held;
    return this.#byKey && this.#held !== null && nowhere && gone(this.#held);
  }

  /** To the next sensible thing, wherever the keys are now. */
  lead(): void {
    const asked = this.asked();
    const to = this.#next(asked);
    to?.focus({ preventScroll: true });
    this.#resting = asked ? null : to;
  }

  #next(asked: boolean): HTMLElement | null {
    const modal = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
    if (modal) return usable(modal, 'button, [href], input, [tabindex="0"]') ?? modal;
    for (const way of [...(asked ? [HINTED, ...this.ways.next()] : []), ...this.ways.rest]) {
      const found = usable(this.root, way);
      if (found) return found;
    }
    return null;
  }

  #came = ({ target }: FocusEvent): void => {
    this.#held = target as Element;
    if (this.#held !== this.#resting) this.#resting = null;
  };

  /** Whoever looks around while resting is not called back. */
  #key = ({ key }: KeyboardEvent): void => {
    this.#byKey = true;
    this.#pressed = key === 'Enter' || key === ' ' ? document.activeElement : null;
    if (isArrow(key)) this.#resting = null;
  };

  #finger = (): void => {
    this.#byKey = false;
    this.#resting = null;
  };
}

const FOCUSABLE = 'button, [href], input, select, [tabindex]';

/** What is only shown, such as the ring of a hint for a hand, takes no keys. */
function usable(within: Element, way: string): HTMLElement | null {
  const all = [...within.querySelectorAll<HTMLElement>(way)];
  return all.find((each) => each.matches(FOCUSABLE) && !gone(each)) ?? null;
}

/** To be called where a board begins; gone with the board. What it returns leads on after an act by key. */
export function useFocus(table: AnyCtrl, root: () => HTMLElement, ways: Ways): () => void {
  const asked = (): boolean => table.live && table.myTurn && !table.busy && (ways.shown?.() ?? true);
  let keeper: FocusKeeper | null = null;
  $effect(() => {
    keeper = untrack(() => new FocusKeeper(root(), ways, asked));
    return keeper.watch();
  });
  $effect(() => {
    void table.step;
    if (asked() && motion.still) untrack(() => keeper?.goOn());
  });
  return () => keeper?.lead();
}
