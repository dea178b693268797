import type { TextArgs } from '../i18n/args';

/** A few words to the player; `at` differs each time, so that the same ones are said again. */
export interface Notice {
  key: string;
  args?: TextArgs;
  at: number;
}
