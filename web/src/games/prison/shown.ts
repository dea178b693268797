// What the board shows while events are told: each event changes the picture a little. Pure.
import type { Event, Figure, RoomSeen, Thing, View } from '../../wire/prison';
import { carriedTo } from './floor';

export interface Shown {
  readonly figures: readonly Figure[];
  readonly things: readonly Thing[];
  readonly rooms: readonly RoomSeen[];
}

const NONE = -1;
const CARRIED = -2;
const GONE = -3;

export const shownOf = ({ figures, things, rooms }: View): Shown => ({ figures, things, rooms });

const changed = <T>(all: readonly T[], at: number, change: Partial<T>): readonly T[] =>
  all.map((each, n) => (n === at ? { ...each, ...change } : each));

const figure = (shown: Shown, at: number, change: Partial<Figure>): Shown => ({
  ...shown,
  figures: changed(shown.figures, at, change),
});
const thing = (shown: Shown, at: number, square: number): Shown => ({
  ...shown,
  things: changed(shown.things, at, { square }),
});

/** The room as the newest view has it. */
function relaid(shown: Shown, view: View, place: number): Shown {
  const now = view.rooms.find((room) => room.place === place);
  const others = shown.rooms.filter((room) => room.place !== place);
  return now ? { ...shown, rooms: [...others, now] } : shown;
}

function turned(shown: Shown, place: number, quarters: number): Shown {
  const carry = <T extends { readonly square: number }>(each: T): T => ({
    ...each,
    square: carriedTo(each.square, place, quarters),
  });
  return { ...shown, figures: shown.figures.map(carry), things: shown.things.map(carry) };
}

function took(shown: Shown, number: number, what: number, friend: number): Shown {
  const load = { thing: friend >= 0 ? NONE : what, friend };
  const held = figure(shown, number, load);
  return friend >= 0 ? figure(held, friend, { square: CARRIED }) : thing(held, what, CARRIED);
}

function dropped(shown: Shown, number: number, what: number, friend: number): Shown {
  const square = shown.figures[number]?.square ?? GONE;
  const empty = figure(shown, number, { thing: NONE, friend: NONE });
  return friend >= 0 ? figure(empty, friend, { square }) : thing(empty, what, square);
}

function gave(shown: Shown, one: number, other: number): Shown {
  const [a, b] = [shown.figures[one], shown.figures[other]];
  if (!a || !b) return shown;
  const swapped = figure(shown, one, { thing: b.thing, friend: b.friend });
  return figure(swapped, other, { thing: a.thing, friend: a.friend });
}

/** After that event, with the newest view for what an event does not say. */
export function after(shown: Shown, event: Event, view: View): Shown {
  // New NPC come with the newest view; they are shown when they are placed.
  const known =
    view.figures.length > shown.figures.length
      ? {
          ...shown,
          figures: [
            ...shown.figures,
            ...view.figures.slice(shown.figures.length).map((each) => ({ ...each, square: GONE })),
          ],
        }
      : shown;
  switch (event.kind) {
    case 'walked':
    case 'jumped':
      return figure(known, event.figure, { square: event.end });
    case 'pushed':
      return figure(known, event.target, { square: event.end });
    case 'picked':
      return figure(known, event.figure, { square: event.square });
    case 'took':
      return took(known, event.figure, event.thing, event.friend);
    case 'dropped':
      return dropped(known, event.figure, event.thing, event.friend);
    case 'gave':
      return gave(known, event.figure, event.to);
    case 'placed':
      return event.thing
        ? thing(known, event.number, event.square)
        : figure(known, event.number, { square: event.square });
    case 'uncovered':
      return { ...known, figures: view.figures };
    case 'opened':
      return relaid(known, view, event.place);
    case 'rotated':
      return turned(relaid(known, view, event.place), event.place, event.quarters);
    case 'gated':
    case 'broke':
      return { ...known, rooms: view.rooms };
    case 'wounded':
      return figure(known, event.figure, { wounded: true });
    case 'healed':
      return figure(known, event.target, { wounded: false });
    case 'died':
    case 'fell':
    case 'left':
      return figure(known, event.figure, { square: GONE });
    case 'burnt':
      return figure(known, event.figure, { thing: NONE });
    case 'lost':
      return thing(known, event.thing, GONE);
    default:
      return known;
  }
}

/** Steps of one figure are one walk. */
export function actsOf(events: readonly Event[]): Event[][] {
  const acts: Event[][] = [];
  for (const event of events) {
    const last = acts.at(-1)?.at(-1);
    if (event.kind === 'walked' && last?.kind === 'walked' && last.figure === event.figure)
      acts.at(-1)?.push(event);
    else acts.push([event]);
  }
  return acts;
}
