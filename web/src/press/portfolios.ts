// Every game that has pictures for paper, by its folder: its pieces, and what stands beside its rules.
import type { Drawn } from './figures';
import type { Portfolio, Sprite } from './sprite';

type Found<T> = Readonly<Record<string, T>>;

const pieces = import.meta.glob<Portfolio>('../games/*/sprites.ts', { eager: true, import: 'default' });
const shorts = import.meta.glob<Found<Sprite>>('../games/*/short.ts', { eager: true, import: 'default' });
const figures = import.meta.glob<readonly Drawn[]>('../games/*/figures.ts', {
  eager: true,
  import: 'default',
});

const named = (kind: string, all: readonly (readonly [string, Sprite])[]): Found<Sprite> =>
  Object.fromEntries(all.map(([name, one]) => [`${kind}-${name}`, one]));

function whole(folder: string, portfolio: Portfolio): Portfolio {
  const drawn = (figures[`${folder}/figures.ts`] ?? []).map(({ id, one }) => [id, one] as const);
  return {
    ...portfolio,
    sprites: {
      ...portfolio.sprites,
      ...named('short', Object.entries(shorts[`${folder}/short.ts`] ?? {})),
      ...named('rule', drawn),
    },
  };
}

export const portfolios: Found<Portfolio> = Object.fromEntries(
  Object.entries(pieces).map(([path, portfolio]) => {
    const folder = path.slice(0, path.lastIndexOf('/'));
    return [folder.slice(folder.lastIndexOf('/') + 1), whole(folder, portfolio)];
  }),
);
