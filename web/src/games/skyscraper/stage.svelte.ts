// What the site shows, a little behind the newest view, and events played on it one after another.
import { buzz } from '../../sound/buzz';
import { tone } from '../../sound/sound';
import { pause } from '../../table/queue';
import type { Event, SetCard, View } from '../../wire/skyscraper';
import type { Film } from './film';
import { meetings } from './meeting';
import { between, noises, type Noise } from './scene/heard';
import type { NewCard, Reel } from './scene/reel';
import type { Site } from './scene/site';
import { after, shownOf, type Shown } from './shown';

const [DOWN_MS, HOP_MS, SCORE_MS, MISSED_MS] = [520, 460, 900, 2200];
/** So many times slower than life. */
const SLOW = { down: 2.4, fell: 1.5 };

/** Everything of one step, and how it stands afterwards. */
export interface Happened {
  readonly all: readonly Event[];
  readonly view: View;
  /** The film by that name, if it is still there. */
  readonly film: (name: string) => Promise<Film | null>;
}

/** Points in the air, over the card that made them. */
export interface Praise {
  readonly id: number;
  readonly text: string;
  readonly doubled: boolean;
}

/** A film that has been shown, and on what. */
export interface Seen {
  readonly film: Film;
  readonly fresh: NewCard | null;
  readonly before: Shown;
  readonly reel: Reel;
  readonly down: boolean;
}

let praises = 0;

export class Stage {
  shown = $state.raw<Shown | null>(null);
  praise = $state.raw<Praise | null>(null);
  /** A card that did not join, and what the hand did. */
  missed = $state.raw<Extract<Event, { kind: 'slipped' }> | null>(null);
  last = $state.raw<Seen | null>(null);
  /** It is being looked at again. */
  again = $state(false);
  site: Site | null = null;
  #act: View['act'] = null;
  /** What came down lies there until something new is shown. */
  #rubble = false;

  settle(view: View): void {
    if (view.act) this.#act = view.act;
    if (this.#rubble && view.stage === 'over') return;
    this.#rubble = false;
    this.#show(shownOf(view));
  }

  #show(shown: Shown): void {
    this.shown = shown;
    this.site?.show(shown);
  }

  /** The whole of what happened at once tells how it is to be shown. */
  async play(
    event: Event,
    { all, view, film }: Happened,
    hurry: AbortSignal,
    tapped: AbortSignal,
  ): Promise<void> {
    switch (event.kind) {
      case 'slipped':
        this.missed = event;
        await pause(MISSED_MS, tapped);
        this.missed = null;
        return;
      case 'shaken':
        return this.#film(film, event.film, all, hurry);
      case 'built':
        return this.#built(event, all, view, hurry);
      case 'scored':
        return this.#scored(event, hurry);
      case 'sent':
      case 'moved':
      case 'returned':
      case 'stepped':
        return this.#hopped(event, all, view, hurry);
      case 'fell':
      case 'came':
        tone(110, 0.3, 'thud');
        buzz(60);
        this.#apply(event, view);
        return pause(350, hurry);
      case 'collapsed':
        buzz(200);
        return pause(900, hurry);
      default:
        this.#apply(event, view);
    }
  }

  #apply(event: Event, view: View): void {
    if (this.shown && !this.#rubble) this.#show(after(this.shown, event, view));
  }

  async #film(
    filmOf: Happened['film'],
    name: string,
    all: readonly Event[],
    hurry: AbortSignal,
  ): Promise<void> {
    const down = all.some(({ kind }) => kind === 'collapsed');
    if (!name || !this.site || !this.shown || (hurry.aborted && !down)) return;
    const film = await filmOf(name);
    const act = this.#act;
    if (!film) return;
    if (act?.act === 'SetWorker') this.#show(worker(this.shown, act.worker, act.cell));
    this.site.preview(-1, null, 0, []);
    const fell = all.some(({ kind }) => kind === 'fell' || kind === 'came' || kind === 'slipped');
    const { site, shown: before } = this;
    const reel = site.reel(film, fresh(act), down);
    const sounds = noises(film);
    let heard = 0;
    await reel.roll(down ? SLOW.down : fell ? SLOW.fell : 1, hurry, (part) => {
      if (down || fell) site.attend(reel.fallen);
      if (!hurry.aborted) between(sounds, heard, part).forEach(heed);
      heard = part;
    });
    site.attend(null);
    reel.end();
    if (!down) await this.#settles(site, reel, hurry);
    this.#rubble = down;
    this.last = { film, fresh: fresh(act), before, reel, down };
  }

  /** The tower swings out before anything is said; then it is heard that all is at rest. */
  async #settles(site: Site, reel: Reel, hurry: AbortSignal): Promise<void> {
    if (!reel.parts || hurry.aborted) return;
    await site.swinging.windDown(reel.left, hurry);
    if (!hurry.aborted) tone(196, 0.05, 'tick');
  }

  // once more

  /** The last film from its beginning, on the tower as it was; `back` ends it. */
  rewind(): Reel | null {
    const { site, last } = this;
    if (!site || !last) return null;
    this.again = site.roomAbove = true;
    last.reel.undo();
    site.show(last.before);
    const reel = site.reel(last.film, last.fresh, last.down);
    this.last = { ...last, reel };
    return reel;
  }

  /** As it stands now. */
  back(): void {
    const { site, last, shown } = this;
    this.again = false;
    if (site) site.roomAbove = false;
    if (!site || !last) return;
    if (this.#rubble) return last.reel.show(1);
    last.reel.undo();
    if (shown) site.show(shown);
  }

  async #built(
    event: Extract<Event, { kind: 'built' }>,
    all: readonly Event[],
    view: View,
    hurry: AbortSignal,
  ): Promise<void> {
    this.#apply(event, view);
    tone(170, 0.09, 'lay');
    if (this.site && !all.some(({ kind }) => kind === 'shaken'))
      await this.site.motion.comeDown(this.site, DOWN_MS, hurry);
  }

  async #scored(event: Extract<Event, { kind: 'scored' }>, hurry: AbortSignal): Promise<void> {
    const building = this.shown?.building ?? [];
    const last = building.at(-1);
    if (!last || this.#rubble) return;
    this.praise = { id: (praises += 1), text: `+${event.points}`, doubled: event.doubled };
    const met = meetings(building.slice(0, -1), last.pose, last.beams);
    this.site?.tower.light(met, this.site.tower.plates.at(-1) ?? null);
    this.site?.draw();
    met.forEach((_, n) => setTimeout(() => tone(523 * 2 ** (n / 6), 0.12, 'ding'), n * 90));
    await pause(SCORE_MS, hurry);
    this.site?.tower.light([]);
    this.site?.draw();
    this.praise = null;
  }

  async #hopped(
    event: Extract<Event, { kind: 'sent' | 'moved' | 'returned' | 'stepped' }>,
    all: readonly Event[],
    view: View,
    hurry: AbortSignal,
  ): Promise<void> {
    const from = this.site?.tower.persons.get(event.worker)?.group.position.clone() ?? null;
    this.#apply(event, view);
    const filmed = all.some(({ kind }) => kind === 'shaken') && event.kind !== 'stepped';
    if (this.site && !filmed) await this.site.motion.hop(this.site, event.worker, from, HOP_MS, hurry);
    tone(300, 0.06, 'steps');
  }
}

/** What is heard in a film is felt, too. */
function heed({ kind, loud }: Noise): void {
  if (kind === 'creak') tone(150 - 70 * loud, 0.05 + 0.12 * loud, 'creak');
  else tone(130 - 50 * loud, 0.08 + 0.15 * loud, 'thud');
  buzz(Math.round(6 + (kind === 'creak' ? 12 : 40) * loud));
}

const fresh = (act: View['act']): SetCard | null => (act?.act === 'SetCard' ? act : null);

const worker = (shown: Shown, number: number, cell: Shown['workers'][number]['cell']): Shown => ({
  ...shown,
  workers: shown.workers.map((each, n) => (n === number ? { ...each, cell, lying: false } : each)),
});
