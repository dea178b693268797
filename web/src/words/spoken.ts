// Words from the server: a text key with its arguments, some of them words that are said first.
import { maybe, t } from '../i18n/i18n.svelte';
import type { TableInfo, Words } from '../wire/wire';
import { argsOf } from './names';

export type Spoken = string | number | Words | readonly Words[];

export function spoken(thing: Spoken, info: TableInfo, reader: number | null): string {
  if (typeof thing === 'string' || typeof thing === 'number') return `${thing}`;
  if (isList(thing)) return thing.map((each) => spoken(each, info, reader)).join(', ');
  const inner = Object.entries(thing.details).map(([name, each]) => [
    name,
    typeof each === 'number' ? each : spoken(each, info, reader),
  ]);
  return t(thing.text, argsOf(Object.fromEntries(inner), info, reader));
}

/** What a hint advises, on a board where its place is lit: nobody has to look for it by numbers. */
export const spokenHere = (deed: readonly Words[], info: TableInfo, reader: number | null): string =>
  deed.map((each) => spoken(here(each), info, reader)).join(' → ');

function here(words: Words): Words {
  const text = `${words.text}-here`;
  return maybe(text) ? { ...words, text } : words;
}

const isList = (thing: Words | readonly Words[]): thing is readonly Words[] => Array.isArray(thing);
