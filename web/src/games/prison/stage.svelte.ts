// Where events are played: figures that walk, rooms that turn with all that stands on them, dice, sparks.
import { tick } from 'svelte';
import { BoardStage } from '../../table/boardStage';
import { Fleeting } from '../../table/fleeting.svelte';
import { hops } from '../../table/hops';
import { played } from '../../table/queue';
import type { Event, View } from '../../wire/prison';
import { centre, placeOf, roomCentre, type Facing } from './floor';
import { after, shownOf, type Shown } from './shown';

export interface Spark {
  readonly kind: 'hit' | 'poof' | 'heal' | 'scream';
  readonly square: number;
}

export interface Bolt {
  readonly from: number;
  readonly to: number;
}

const token = (number: number, thing = false): string =>
  `[data-${thing ? 'thing' : 'figure'}="${number}"] > .mover`;
const roomAt = (place: number): string => `[data-room="${place}"] > .mover`;

export class Stage extends BoardStage {
  shown = $state.raw<Shown>({ figures: [], things: [], rooms: [] });
  /** Something happens on the floor just now. */
  moves = $state(false);
  /** The NPC whose turn it is to act. */
  acting = $state<number | null>(null);
  readonly sparks = new Fleeting<Spark>();
  bolt = $state.raw<Bolt | null>(null);
  dice = $state.raw<{ red: number; white: number } | null>(null);
  spin = $state<number | null>(null);
  throws = $state(0);
  /** Whoever has seen enough of this round. */
  hurried = $state(false);
  facing: Facing = 2;

  settle(view: View): void {
    this.shown = shownOf(view);
    this.sparks.clear();
    this.bolt = null;
    this.dice = null;
    this.spin = null;
    this.acting = view.errand?.figure ?? null;
  }

  async apply(event: Event, view: View): Promise<void> {
    this.shown = after(this.shown, event, view);
    await tick();
  }

  squareOf(figure: number): number {
    return this.shown.figures[figure]?.square ?? -1;
  }

  /** Along those squares; the token stands on the last already. */
  async walk(figure: number, squares: readonly number[], ms: number, hurry: AbortSignal): Promise<void> {
    const spots = squares.map((square) => centre(square, this.facing));
    const end = spots.at(-1);
    if (end) await this.stir(token(figure), hops(spots, end, 7), ms, hurry, 'linear');
  }

  async leap(figure: number, from: number, to: number, ms: number, hurry: AbortSignal): Promise<void> {
    const [a, b] = [centre(from, this.facing), centre(to, this.facing)];
    const [dx, dy] = [a.x - b.x, a.y - b.y];
    const high = `translate(${dx / 2}px, ${dy / 2 - 46}px) scale(1.25)`;
    const frames = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: high }, { transform: 'none' }];
    await this.stir(token(figure), frames, ms, hurry);
  }

  async land(number: number, thing: boolean, ms: number, hurry: AbortSignal): Promise<void> {
    const frames = [
      { transform: 'translate(0, -120px) scale(1.7)', opacity: 0 },
      { transform: 'translate(0, 0) scale(.92)', opacity: 1, offset: 0.75 },
      { transform: 'none', opacity: 1 },
    ];
    await this.stir(token(number, thing), frames, ms, hurry, 'ease-in');
  }

  async flip(place: number, ms: number, hurry: AbortSignal): Promise<void> {
    const room = this.find(roomAt(place));
    const frames = [
      { transform: 'scale(.04, 1.06)' },
      { transform: 'scale(1.04)', offset: 0.8 },
      { transform: 'none' },
    ];
    if (room) await played(room, frames, ms, hurry);
  }

  /** The room, and every token on it along its arc; tokens stay upright. */
  async turn(place: number, quarters: number, ms: number, hurry: AbortSignal): Promise<void> {
    const angle = (quarters === 3 ? -1 : quarters) * 90;
    const moves = this.#on(place).map(({ number, thing, square }) =>
      this.stir(token(number, thing), this.#arc(square, place, angle), ms, hurry),
    );
    const frames = [{ transform: `rotate(${-angle}deg)` }, { transform: 'rotate(0deg)' }];
    await Promise.all([this.stir(roomAt(place), frames, ms, hurry), ...moves]);
  }

  #on(place: number): { number: number; thing: boolean; square: number }[] {
    const { figures, things } = this.shown;
    const all = [
      ...figures.map(({ square }, number) => ({ number, thing: false, square })),
      ...things.map(({ square }, number) => ({ number, thing: true, square })),
    ];
    return all.filter(({ square }) => square >= 0 && placeOf(square) === place);
  }

  #arc(square: number, place: number, angle: number): Keyframe[] {
    const [p, c] = [centre(square, this.facing), roomCentre(place, this.facing)];
    const [rx, ry] = [p.x - c.x, p.y - c.y];
    return Array.from({ length: 9 }, (_, i) => {
      const turn = (-angle * (1 - i / 8) * Math.PI) / 180;
      const [x, y] = [rx * Math.cos(turn) - ry * Math.sin(turn), rx * Math.sin(turn) + ry * Math.cos(turn)];
      return { transform: `translate(${x - rx}px, ${y - ry}px)` };
    });
  }

  async nudge(figure: number, frames: Keyframe[], ms: number, hurry: AbortSignal): Promise<void> {
    await this.stir(token(figure), frames, ms, hurry);
  }

  /** From one towards the other and back. */
  async lunge(figure: number, at: number, ms: number, hurry: AbortSignal): Promise<void> {
    const [a, b] = [centre(this.squareOf(figure), this.facing), centre(at, this.facing)];
    const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [dx, dy] = [((b.x - a.x) / far) * 26, ((b.y - a.y) / far) * 26];
    const there = `translate(${dx}px, ${dy}px)`;
    await this.nudge(
      figure,
      [{ transform: 'none' }, { transform: there, offset: 0.4 }, { transform: 'none' }],
      ms,
      hurry,
    );
  }

  async spark(kind: Spark['kind'], square: number, show: Promise<void>): Promise<void> {
    if (square < 0) return;
    await this.sparks.show({ kind, square }, () => show);
  }
}
