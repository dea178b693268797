// What the lobby says: the site's own words, and of each game what stands on the lid of its box. The rest
// of a game's words comes with its board.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const GAMES = new URL('../../src/igroteka/games/', import.meta.url);
const SHELF = /\/(\w+)\.ftl\?shelf$/;
/** A message goes on as long as its lines are set in. */
const ON_THE_LID = /^[a-z]+-(?:name|tagline) =.*(?:\n[ \t].*)*/gm;

const games = () =>
  readdirSync(GAMES, { withFileTypes: true })
    .filter((each) => each.isDirectory() && !each.name.startsWith('_'))
    .map(({ name }) => name)
    .sort();

export function words() {
  return {
    name: 'igroteka-words',
    enforce: 'pre',
    load(id) {
      const lang = SHELF.exec(id)?.[1];
      if (!lang) return null;
      const lids = games().map((game) => fileURLToPath(new URL(`${game}/texts/${lang}.ftl`, GAMES)));
      const read = [id.replace('?shelf', ''), ...lids];
      for (const file of read) this.addWatchFile(file);
      const [site, ...texts] = read.map((file) => readFileSync(file, 'utf8'));
      const said = [site, ...texts.flatMap((text) => text.match(ON_THE_LID) ?? [])].join('\n');
      return `export default ${JSON.stringify(said)}`;
    },
  };
}
