// Where the words lie: the site's beside us, each game's own with its rules.
import type { Lang } from './langs';

type Sources = Record<string, () => Promise<string>>;

const site = import.meta.glob('../texts/*.ftl', { query: '?raw', import: 'default' }) as Sources;
const games = import.meta.glob('../../../src/igroteka/games/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Sources;

export async function sourcesOf(lang: Lang): Promise<string[]> {
  const found = Object.entries({ ...site, ...games }).filter(([path]) => path.endsWith(`/${lang}.ftl`));
  return Promise.all(found.map(([, load]) => load()));
}
