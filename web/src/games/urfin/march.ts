// A march as parts that overlap: each soldier's own events in order, the next one a little later.
import type { Event } from '../../wire/urfin';

const MARCHING = ['thrown', 'walked', 'bumped', 'broke', 'tore', 'crossed', 'limited', 'entered'] as const;
type Marching = Extract<Event, { kind: (typeof MARCHING)[number] }>;

/** Events that are shown together, one after another, or not at all. */
export type Act =
  | { readonly kind: 'march'; readonly soldiers: readonly (readonly Marching[])[] }
  | { readonly kind: 'shots'; readonly shots: readonly Extract<Event, { kind: 'shot' }>[] }
  | { readonly kind: 'one'; readonly event: Event };

const isMarching = (event: Event): event is Marching => (MARCHING as readonly string[]).includes(event.kind);

const MEANWHILE: ReadonlySet<Event['kind']> = new Set([
  'intends',
  'readied',
  'turned',
  'reached',
  'met',
  'touched',
  'kept',
  'loosed',
  'shown',
  'drew',
  'banned',
  'building',
  'grabbed',
  'freed',
  'placed',
  'raised',
  'finished',
]);

/** Many hands draw and build at once: what they do holds up nobody's next frame. */
export const isMeanwhile = ({ kind }: Event): boolean => MEANWHILE.has(kind);

/** Ten soldiers are through within this time. */
const MARCH_MS = 2600;
const STAGGER_MS = 260;

export const stagger = (soldiers: number): number => Math.min(STAGGER_MS, MARCH_MS / Math.max(soldiers, 1));

export function actsOf(events: readonly Event[]): Act[] {
  const acts: Act[] = [];
  for (const event of events) {
    const last = acts.at(-1);
    if (isMarching(event)) acts.splice(last?.kind === 'march' ? -1 : acts.length, 1, marched(last, event));
    else if (event.kind === 'shot')
      acts.splice(last?.kind === 'shots' ? -1 : acts.length, 1, {
        kind: 'shots',
        shots: [...(last?.kind === 'shots' ? last.shots : []), event],
      });
    else acts.push({ kind: 'one', event });
  }
  return acts;
}

function marched(last: Act | undefined, event: Marching): Act {
  const soldiers = last?.kind === 'march' ? last.soldiers : [];
  const now = soldiers.at(-1);
  if (now?.[0]?.road === event.road)
    return { kind: 'march', soldiers: [...soldiers.slice(0, -1), [...now, event]] };
  return { kind: 'march', soldiers: [...soldiers, [event]] };
}
