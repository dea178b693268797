// Setting a table, and going to it.
import { t } from '../../i18n/i18n.svelte';
import * as api from '../../net/api';
import { holdAll } from '../../net/keys';
import { router, tablePath } from '../../router.svelte';
import type { NewTable, TableKeys } from '../../wire/wire';

export class Starting {
  busy = $state(false);
  trouble = $state('');

  start = (wish: NewTable) => this.go(() => api.setTable(wish));

  async go(ask: () => Promise<TableKeys>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      const keys = await ask();
      holdAll(keys);
      router.go(tablePath(keys.table));
    } catch (error) {
      this.trouble = explained(error);
    } finally {
      this.busy = false;
    }
  }
}

export function explained(error: unknown): string {
  if (!(error instanceof api.Failed)) throw error;
  if (error.code === 'away') return t('away-title');
  if (error.code === 'bad-option' && error.message) return t('lobby-clash', { why: error.message });
  return t(`trouble-${error.code}`);
}
