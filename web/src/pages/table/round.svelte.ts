// Another round: asked for by one, one table for all.
import { t } from '../../i18n/i18n.svelte';
import * as api from '../../net/api';
import { carryOn } from '../../net/keys';
import type { LiveTable } from '../../net/table.svelte';
import { router, tablePath } from '../../router.svelte';
import type { Onward } from '../../wire/wire';

export class NextRound {
  busy = $state(false);
  trouble = $state('');
  rotate = $state(true);

  constructor(readonly ctrl: LiveTable) {}

  get onward(): Onward | null {
    return this.ctrl.info.onward;
  }
  /** Who wants it, unless that is me. */
  get asker(): string {
    const by = this.onward?.by;
    return by === undefined || by === this.ctrl.seat ? '' : this.ctrl.name(by);
  }

  ask = async (): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      const { table } = this.ctrl.info;
      this.#go(this.onward ?? (await api.anotherRound(table, this.rotate, this.ctrl.token)));
    } catch (error) {
      if (!(error instanceof api.Failed)) throw error;
      this.trouble = error.code === 'away' ? t('away-title') : t(`trouble-${error.code}`);
    } finally {
      this.busy = false;
    }
  };

  #go(onward: Onward): void {
    carryOn(this.ctrl.info.table, onward);
    router.go(tablePath(onward.table));
  }
}
