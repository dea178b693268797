// Where the words lie: the site's beside us, with what stands on the boxes; each game's own with its rules.
import type { Lang } from './langs';

type Sources = Record<string, () => Promise<string>>;

const shelf = import.meta.glob('../texts/*.ftl', { query: '?shelf', import: 'default' }) as Sources;
const games = import.meta.glob('../../../src/igroteka/games/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Sources;

const ending = (sources: Sources, end: string) =>
  Object.entries(sources).find(([path]) => path.endsWith(end))?.[1];

export const shelfText = async (lang: Lang): Promise<string> =>
  (await ending(shelf, `/${lang}.ftl`)?.()) ?? '';

/** The words of a game that this page was built with: in every language. */
export const gameText = (game: string, lang: Lang): (() => Promise<string>) | undefined =>
  ending(games, `/${game}/texts/${lang}.ftl`);
