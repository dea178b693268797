// Setting a table, and going to it.
import { i18n, t } from '../../i18n/i18n.svelte';
import * as api from '../../net/api';
import { holdAll } from '../../net/keys';
import { router, tablePath } from '../../router.svelte';
import type { NewTable, TableKeys } from '../../wire/wire';
import { played } from './played.svelte';

export interface RefusedOption {
  readonly option: string;
  readonly why: string;
}

export class Starting {
  busy = $state(false);
  /** Whose table is being set. */
  game = $state('');
  trouble = $state('');
  /** The option that was refused, and why. */
  refused = $state.raw<RefusedOption | null>(null);

  start = (wish: NewTable) => this.go(wish.game, () => set(wish), wish.options);

  async go(game: string, ask: () => Promise<TableKeys>, options: NewTable['options'] = {}): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.game = game;
    this.forgive();
    try {
      const keys = await ask();
      holdAll(keys);
      router.go(tablePath(keys.table));
    } catch (error) {
      this.refused = refusedText(error, options);
      if (!this.refused) this.trouble = await explained(error, game);
    } finally {
      this.busy = false;
    }
  }

  forgive = (): void => {
    this.trouble = '';
    this.refused = null;
  };
}

async function set(wish: NewTable): Promise<TableKeys> {
  const keys = await api.setTable(wish);
  played.note(wish.game);
  return keys;
}

/** A text of several lines has its fault at a place of its own; anything shorter is a clash. */
export function refusedText(error: unknown, options: NonNullable<NewTable['options']>): RefusedOption | null {
  if (!(error instanceof api.Failed) || error.code !== 'bad-option') return null;
  const [, option = '', text = ''] = /^option (\w+): (.+)$/s.exec(error.message) ?? [];
  return options[option]?.includes('\n') ? { option, why: inWords(error.refusal) || text } : null;
}

/** In the reader's language, with the rule it breaks. */
function inWords(refusal: api.Failed['refusal']): string {
  if (!refusal) return '';
  const text = t(refusal.reason, refusal.details);
  return refusal.clause ? `${text} (${refusal.clause})` : text;
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
