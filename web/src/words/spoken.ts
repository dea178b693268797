// Words from the server: a text key with its arguments, some of them words that are said first.
import { t } from '../i18n/i18n.svelte';
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

const isList = (thing: Words | readonly Words[]): thing is readonly Words[] => Array.isArray(thing);
