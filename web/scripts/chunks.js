// How the page is cut into files, few and nothing twice: what everything needs, what the tables of all games
// need, and each page and each game by itself.
const GAME = /[\\/]src[\\/]games[\\/][^\\/]+[\\/]index\.ts$/;
const MAIN = /[\\/]src[\\/]main\.ts$/;
const page = (name) => new RegExp(`[\\\\/]src[\\\\/]pages[\\\\/]${name}\\.svelte$`);

/** All that comes with them at once; what they ask for later is not among it. */
function closure(roots, infoOf) {
  const seen = new Set();
  const ahead = [...roots];
  while (ahead.length) {
    const id = ahead.pop();
    if (seen.has(id)) continue;
    seen.add(id);
    ahead.push(...(infoOf(id)?.importedIds ?? []));
  }
  return seen;
}

function cut(all, infoOf) {
  const from = (wanted) =>
    closure(
      all.filter((id) => wanted.test(id)),
      infoOf,
    );
  const pages = ['Lobby', 'Table', 'Puzzle', 'table[\\\\/]Over'].map(page);
  const [start, lobby, table, puzzle, over] = [MAIN, ...pages].map(from);
  const games = all.filter((id) => GAME.test(id)).map((id) => closure([id], infoOf));
  const shared = all.filter((id) => games.filter((game) => game.has(id)).length > 1);
  const kit = new Set([...table, ...shared]);
  const both = [...lobby].filter((id) => kit.has(id) || puzzle.has(id) || over.has(id));
  return { common: new Set([...start, ...both]), table: kit };
}

export function chunks() {
  const all = [];
  let parts;
  return {
    name: 'igroteka-chunks',
    apply: 'build',
    moduleParsed: ({ id }) => void all.push(id),
    config: () => ({
      build: { rolldownOptions: { output: { codeSplitting: { groups: [{ debugName: 'parts', name }] } } } },
    }),
  };

  function name(id, context) {
    parts ??= cut(all, (each) => context.getModuleInfo(each));
    if (parts.common.has(id)) return 'common';
    return parts.table.has(id) ? 'table' : null;
  }
}
