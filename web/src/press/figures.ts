// The figures of the rules: each played by the rules, and drawn by its game.
import type { Sprite } from './sprite';

interface Played {
  readonly id: string;
  readonly clause: string;
  readonly right: boolean;
}

export interface Drawn extends Played {
  readonly one: Sprite;
}

export const drawnBy = <F extends Played>(all: readonly F[], draw: (figure: F) => Sprite): readonly Drawn[] =>
  all.map((figure) => ({
    id: figure.id,
    clause: figure.clause,
    right: figure.right,
    one: draw(figure),
  }));
