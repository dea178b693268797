// Four to start with, for whoever does not know the eight yet (P-2.4).
import { STARTERS } from '../../wire/prison.box';

/** Those of them that may still be picked, as many as are wanting: anybody else is as good. */
export const suggested = (free: ReadonlySet<number>, left: number): number[] =>
  STARTERS.filter((kind) => free.has(kind)).slice(0, left);
