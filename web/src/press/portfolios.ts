// Every game that has pictures for paper, by its folder.
import type { Portfolio } from './sprite';

const found = import.meta.glob<Portfolio>('../games/*/sprites.ts', { eager: true, import: 'default' });

export const portfolios: Readonly<Record<string, Portfolio>> = Object.fromEntries(
  Object.entries(found).map(([path, portfolio]) => [path.split('/').at(-2) as string, portfolio]),
);
