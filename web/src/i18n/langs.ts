// The reader's language, out of those the house speaks.
import { LANGS } from '../wire/langs';

export { LANGS };
export type Lang = keyof typeof LANGS;

export const isLang = (text: string | null | undefined): text is Lang => !!text && Object.hasOwn(LANGS, text);

/** The first of the reader's languages that we speak. */
export function bestLang(wanted: readonly string[]): Lang {
  const spoken = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return spoken.find(isLang) ?? 'en';
}
