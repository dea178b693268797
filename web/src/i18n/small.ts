// Small whole numbers are written alike in all our languages: no need to wake the browser's number formatter,
// which takes longer than the rest of a page's words together.
import { FluentNumber, type FluentVariable } from '@fluent/bundle';
import type { TextArgs } from './args';

const MOST = 999;
const isSmall = (n: number): boolean => Number.isInteger(n) && !Object.is(n, -0) && n >= 0 && n <= MOST;

class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const filled = (value: string | number): FluentVariable =>
  typeof value === 'number' && isSmall(value) ? new Small(value) : value;

export const filledIn = (args: TextArgs): Record<string, FluentVariable> =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, filled(value)]));
