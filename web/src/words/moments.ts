// The moments of a game worth jumping to: steps whose events the game itself marks.
import type { Frame } from '../wire/wire';
import { linesOf, type StoryLine } from './story';

export interface Moment {
  /** Its place among the frames. */
  readonly at: number;
  readonly line: StoryLine;
}

/** What is shown only once is told as it is remembered. */
const lasting = ({ fades, ...line }: StoryLine): StoryLine => (fades ? { ...line, event: fades } : line);

export const momentsOf = (frames: readonly Frame[], kinds: readonly string[]): Moment[] =>
  frames.flatMap((frame, at) =>
    linesOf(frame)
      .filter(({ event }) => event && kinds.includes(event.kind))
      .map((line) => ({ at, line: lasting(line) })),
  );
