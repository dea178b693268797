// A game is saved as a file, or it is said why not.
import { t } from '../../i18n/i18n.svelte';
import { Failed, saveRecord } from '../../net/api';

export class Saving {
  busy = $state(false);
  trouble = $state('');

  async record(game: string, table: string, token: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      await saveRecord(game, table, token);
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.trouble = t(error.code === 'away' ? 'away-title' : `trouble-${error.code}`);
    } finally {
      this.busy = false;
    }
  }
}
