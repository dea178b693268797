// What is heard, in words, for whoever wants it so: the newest, for a short while.
import { settings } from '../settings.svelte';

export const HEARD = [
  'turn',
  'lay',
  'refused',
  'chat',
  'over',
  'thud',
  'creak',
  'steps',
  'ding',
  'gong',
  'tick',
  'touch',
  'tune',
] as const;
export type Heard = (typeof HEARD)[number];

const SHOWN_MS = 2500;

class Captions {
  newest = $state<Heard | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  write(heard: Heard): void {
    if (!settings.captions) return;
    this.newest = heard;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.newest = null), SHOWN_MS);
  }
}

export const captions = new Captions();

export const write = (heard: Heard): void => captions.write(heard);
