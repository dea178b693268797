// What a finger has lifted stays in it: a new view, or a line that is back, must not take it away.
import type { Attachment } from 'svelte/attachments';
import { draggable, type Drag } from './drag';

/** One grip for each card, whatever its hand looks like meanwhile. */
export class Grips {
  readonly #known = new Map<string, Attachment<Element>>();

  constructor(private readonly drag: (id: string) => Drag | undefined) {}

  /** For `{@attach grips.of(…)}`. */
  of(id: string): Attachment<Element> {
    const known = this.#known.get(id) ?? draggable(held(() => this.drag(id)));
    this.#known.set(id, known);
    return known;
  }
}

/** The drag that began with the press, to its end. */
function held(take: () => Drag | undefined): Drag {
  let drag: Drag | undefined;
  return {
    press: (at) => (drag = take())?.press(at),
    move: (at) => drag?.move(at),
    release: (at, over) => drag?.release(at, over),
    cancel: () => drag?.cancel(),
  };
}
