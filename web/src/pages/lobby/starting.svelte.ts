// Setting a table, and going to it.
import { i18n, t } from '../../i18n/i18n.svelte';
import * as api from '../../net/api';
import { holdAll } from '../../net/keys';
import { router, tablePath } from '../../router.svelte';
import type { NewTable, TableKeys } from '../../wire/wire';

export class Starting {
  busy = $state(false);
  trouble = $state('');

  start = (wish: NewTable) => this.go(wish.game, () => api.setTable(wish));

  async go(game: string, ask: () => Promise<TableKeys>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      const keys = await ask();
      holdAll(keys);
      router.go(tablePath(keys.table));
    } catch (error) {
      this.trouble = await explained(error, game);
    } finally {
      this.busy = false;
    }
  }
}

async function explained(error: unknown, game: string): Promise<string> {
  if (!(error instanceof api.Failed)) throw error;
  if (error.code === 'away') return t('away-title');
  if (error.code !== 'bad-option') return t(`trouble-${error.code}`);
  return t('lobby-clash', { why: await ruleBehind(error.message, game) });
}

/** The server names the rule; the rules page says it in the reader's language. */
async function ruleBehind(message: string, game: string): Promise<string> {
  const clause = /\(([A-Z]+-[A-Z]*[0-9.]+)\)/.exec(message)?.[1];
  if (!clause) return message;
  const page = await api.rules(game, i18n.lang).catch(() => null);
  const found = page?.sections.flatMap((section) => section.clauses).find(({ id }) => id === clause);
  return found ? `${found.text} (${clause})` : message;
}
