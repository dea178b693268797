// What a table tells is played on its board, one act after another, for as long as the board stands there.
import { untrack } from 'svelte';
import type { TableCtrl } from './contract';
import { glide, placesIn, type Places } from './glide';
import { AnimationQueue } from './queue';

/** How a game shows what happens; `A` is what is played as one, usually an event, `S` where it is played. */
export interface Playing<E, A, S> {
  /** What belongs together; without it each event is played alone. */
  readonly acts?: (events: readonly E[]) => readonly A[];
  /** Made once for all that happened at one step: the new view stands already. */
  readonly scene?: (events: readonly E[]) => S;
  /** What has yet to be seen coming is held back; not asked where motion is unwanted. */
  readonly prepare?: (events: readonly E[]) => void;
  readonly play?: (act: A, scene: S, hurry: AbortSignal, tapped: AbortSignal) => Promise<void> | void;
  /** What carries a `data-key` in there, is not held back and lies elsewhere than before, glides there. */
  readonly glides?: () => Element | null;
  /** All has been played: the board shows the view as it is. */
  readonly settle?: () => void;
  /** The table goes on while this is played. */
  readonly meanwhile?: (events: readonly E[]) => boolean;
  /** Motion is unwanted, by the player or for a while. */
  readonly still?: () => boolean;
}

export class Events<E, A, S> {
  /** Something is being played, or waits to be. */
  playing = $state(false);
  readonly #queue: AnimationQueue;
  #hurried = false;

  constructor(
    private readonly table: TableCtrl<unknown, never, E>,
    private readonly how: Playing<E, A, S>,
  ) {
    this.#queue = new AnimationQueue(how.still ?? (() => table.reducedMotion));
  }

  /** A finger or a key: nobody waits for what is being played. */
  hurry = (): void => {
    if (this.#queue.busy) this.#skip();
  };

  #skip = (): void => {
    this.#hurried = true;
    this.#queue.skip();
  };

  show = (events: readonly E[]): Promise<void> | void => {
    if (!events.length) return;
    const played = this.#play(events);
    if (!this.how.meanwhile?.(events)) return played;
  };

  async #play(events: readonly E[]): Promise<void> {
    const { table, how } = this;
    const { hurry } = table;
    this.playing = true;
    this.#hurried = false;
    // The page still shows how it was: from there everything sets out.
    const before = this.#places();
    if (!table.reducedMotion) how.prepare?.(events);
    const scene = how.scene?.(events) as S;
    const acts = how.acts ? how.acts(events) : (events as unknown as readonly A[]);
    const all = [
      this.#glide(before),
      ...acts.map((act) => this.#queue.push((hurried, tapped) => how.play?.(act, scene, hurried, tapped))),
    ];
    hurry.addEventListener('abort', this.#skip);
    if (hurry.aborted) this.#skip();
    await Promise.all(all)
      .then(() => this.#settle())
      .finally(() => hurry.removeEventListener('abort', this.#skip));
  }

  async #settle(): Promise<void> {
    if (this.#queue.busy) return;
    const before = this.#hurried ? null : this.#places();
    this.how.settle?.();
    await this.#glide(before);
    if (!this.#queue.busy) this.playing = false;
  }

  #places(): Places | null {
    const root = this.how.glides?.();
    return root ? placesIn(root) : null;
  }

  /** Beside whatever has a motion of its own. */
  async #glide(before: Places | null): Promise<void> {
    const root = this.how.glides?.();
    if (!root || !before) return;
    let gliding: Promise<void> | undefined;
    await this.#queue.push((hurry) => void (gliding = glide(root, before, hurry)));
    await gliding;
  }
}

/** To be called where a board begins; gone with the board, and with it all that was still to be played. */
export function useEvents<V, Act, E, A = E, S = undefined>(
  table: TableCtrl<V, Act, E>,
  how: Playing<E, A, S>,
): Events<E, A, S> {
  const events = new Events(table as unknown as TableCtrl<unknown, never, E>, how);
  $effect(() => {
    const deaf = untrack(() => table.onEvents(events.show));
    return () => {
      deaf();
      events.hurry();
    };
  });
  $effect(() => {
    void table.view;
    untrack(() => events.playing || how.settle?.());
  });
  return events;
}
