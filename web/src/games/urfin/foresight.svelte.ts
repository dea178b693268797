// What the table foresees for a part on a cell: asked while one hovers, kept until something changes.
import type { TableCtrl } from '../../table/contract';
import type { Action, Preview, Put, View } from '../../wire/urfin';

/** A hand on its way over the map asks nothing. */
const HOVER_MS = 70;

type Foreseer = Pick<TableCtrl<View, Action>, 'step' | 'preview'>;

export class Foresight {
  #known = $state.raw<{ key: string; preview: Preview | null }>({ key: '', preview: null });
  #key = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Foreseer) {}

  /** Null until the answer has come, and where there is nothing to foresee. */
  get preview(): Preview | null {
    return this.#key && this.#known.key === this.#key ? this.#known.preview : null;
  }

  ask(put: Put | null, part: number | null): void {
    clearTimeout(this.#timer);
    this.#key = put ? `${this.table.step} ${part} ${put.cell} ${put.axis}` : '';
    if (!put || this.#known.key === this.#key) return;
    const key = this.#key;
    this.#timer = setTimeout(() => void this.#hear(put, key), HOVER_MS);
  }

  async #hear(put: Put, key: string): Promise<void> {
    const preview = (await this.table.preview(put)) ?? null;
    if (this.#key === key) this.#known = { key, preview: preview as Preview | null };
  }
}
