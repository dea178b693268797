// Which layer of the site the plan shows: the one asked for, or where there is something to see.
import { untrack } from 'svelte';
import type { Cell, Pose } from '../../../wire/skyscraper';
import type { SkyCtrl } from '../ctrl.svelte';
import { nearestOf, topLayer } from './layers';

export class Storey {
  #wanted = $state(0);

  constructor(private readonly ctrl: SkyCtrl) {}

  /** Where somebody may go. */
  readonly cells = $derived.by((): readonly Cell[] => [...this.ctrl.steps.values()].map(({ cell }) => cell));

  /** Heights at which something may be chosen. */
  readonly offers = $derived.by(
    (): ReadonlySet<number> =>
      new Set(this.ctrl.building ? this.ctrl.places.map(({ pose }) => pose.z) : this.cells.map(({ z }) => z)),
  );

  readonly top = $derived.by((): number => topLayer(this.ctrl.view, this.ctrl.places, this.cells));
  readonly height = $derived.by((): number => Math.min(this.#wanted, this.top));

  /** Where the coach would set something. */
  readonly advised = $derived.by((): Pose | Cell | null => {
    const { pose, cell } = this.ctrl.presses.ring;
    return pose ?? cell;
  });

  show(height: number): void {
    this.#wanted = Math.max(0, Math.min(this.top, height));
  }

  /** What a lesson points at is on some layer. */
  showNamed(anchor: string): void {
    const [kind, number] = anchor.split(' ');
    const { workers, building } = this.ctrl.view;
    const at = kind === 'worker' ? workers[+number!]?.cell : building[+number!]?.pose;
    if (at) this.#wanted = at.z;
  }

  /** To be called where a plan begins: it goes to what is chosen, done or advised. */
  follow(): void {
    // Where nothing can be chosen, it goes to the nearest layer where something can.
    $effect(() => {
      const all = [...this.offers];
      if (all.length) untrack(() => (this.#wanted = nearestOf(all, this.height)));
    });
    this.#goTo(() => this.ctrl.place?.pose);
    this.#goTo(() => {
      const { act } = this.ctrl.view;
      return act?.act === 'SetCard' ? act.pose : act?.cell;
    });
    this.#goTo(() => this.advised);
  }

  #goTo(there: () => { readonly z: number } | null | undefined): void {
    $effect(() => {
      const at = there();
      if (at) this.#wanted = at.z;
    });
  }
}
