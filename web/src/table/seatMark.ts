// Six seats, told apart by shape as well as by colour: nobody has to see colours to play.

export interface SeatMark {
  /** Drawn in a box from -10 to 10. */
  readonly path: string;
  /** Colours of the theme's six seats, with a fallback of their own. */
  readonly colour: string;
  readonly ink: string;
}

const polygon = (corners: number, radius: number, turn = 0): string =>
  points(corners, (i) => [radius, ((i * 360) / corners + turn) as number]);

const star = (corners: number, outer: number, inner: number): string =>
  points(corners * 2, (i) => [i % 2 ? inner : outer, (i * 180) / corners]);

function points(count: number, at: (i: number) => [radius: number, degrees: number]): string {
  const spots = Array.from({ length: count }, (_, i) => {
    const [radius, degrees] = at(i);
    const angle = (degrees * Math.PI) / 180;
    return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${spots.join('L')}Z`;
}

const CIRCLE = 'M0-8.5A8.5 8.5 0 1 1 0 8.5A8.5 8.5 0 1 1 0-8.5Z';

const MARKS: readonly SeatMark[] = [
  { path: CIRCLE, colour: 'var(--seat-0, #c2452d)', ink: '#fff' },
  { path: polygon(4, 10.5, 45), colour: 'var(--seat-1, #22699b)', ink: '#fff' },
  { path: polygon(3, 11), colour: 'var(--seat-2, #2e7d4f)', ink: '#fff' },
  { path: polygon(4, 10.5), colour: 'var(--seat-3, #7b4a9e)', ink: '#fff' },
  { path: star(5, 11, 5), colour: 'var(--seat-4, #b8860b)', ink: '#221a10' },
  { path: polygon(6, 9.8), colour: 'var(--seat-5, #3f4a54)', ink: '#fff' },
];

export const SEATS = MARKS.length;

export const seatMark = (seat: number): SeatMark => MARKS[seat % SEATS] as SeatMark;

/** The first letter of a name, as one would write it on a badge. */
export const initial = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '?';
