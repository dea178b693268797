// How long each shipped puzzle is, as the rules' own book has it.
import { PUZZLES } from '../../wire/urfin.box';

export interface PuzzleFacts {
  readonly turns: number;
  readonly soldiers: number;
}

/** A puzzle lasts as many turns as it has lists of parts. */
export const puzzleBook: ReadonlyMap<string, PuzzleFacts> = new Map(
  PUZZLES.map(({ id, parts, soldiers }) => [id, { turns: parts.length, soldiers: soldiers.length }]),
);
