// The board of the house: tables that are open to anyone here.
import { t } from '../../i18n/i18n.svelte';
import * as api from '../../net/api';
import { hold, heldAt, learn } from '../../net/keys';
import { router, tablePath } from '../../router.svelte';
import { settings } from '../../settings.svelte';
import type { OpenTable } from '../../wire/wire';

const AGAIN_MS = 10_000;

export class Openings {
  tables = $state.raw<readonly OpenTable[]>([]);
  game = $state('');
  busy = $state(false);
  trouble = $state('');

  /** Those of the wanted game; my own are among my tables. */
  get shown(): readonly OpenTable[] {
    return this.tables.filter((table) => !this.game || table.game === this.game);
  }
  get games(): readonly string[] {
    return [...new Set(this.tables.map(({ game }) => game))];
  }

  async look(): Promise<void> {
    try {
      const found = await api.openTables();
      this.tables = found.filter(({ table }) => !heldAt(table).length);
    } catch (error) {
      if (!(error instanceof api.Failed)) throw error;
    }
  }

  /** Looks now and then, until told to stop. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => !document.hidden && void this.look(), AGAIN_MS);
    return () => clearInterval(timer);
  }

  async join(table: string, watch: boolean): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      const given = await api.joinTable(table, { name: settings.name, watch });
      hold(table, given.token);
      learn(table, given.token, given.seat);
      router.go(tablePath(table));
    } catch (error) {
      if (!(error instanceof api.Failed)) throw error;
      this.trouble = error.code === 'away' ? t('away-title') : t(`trouble-${error.code}`);
      await this.look();
    } finally {
      this.busy = false;
    }
  }
}
