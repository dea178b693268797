// What each page asks for first, for the server to name together with the page: the browser need not read
// one file to learn of the next.
const MAIN = /[\\/]src[\\/]main\.ts$/;
const PAGE = /[\\/]src[\\/]pages[\\/](\w+)\.svelte$/;

/** A chunk with all that comes with it at once, and its styles. */
function withAll(name, bundle, seen = new Set()) {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || seen.has(name)) return seen;
  seen.add(name);
  for (const css of chunk.viteMetadata?.importedCss ?? []) seen.add(css);
  for (const next of chunk.imports) withAll(next, bundle, seen);
  return seen;
}

export function ahead() {
  return {
    name: 'igroteka-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const start = chunks.find(({ modules }) => Object.keys(modules).some((id) => MAIN.test(id)));
      const named = withAll(start.fileName, bundle);
      const asked = chunks.flatMap(({ fileName, modules }) =>
        Object.keys(modules)
          .map((id) => PAGE.exec(id)?.[1].toLowerCase())
          .filter(Boolean)
          .map((page) => [page, [...withAll(fileName, bundle)].filter((file) => !named.has(file))]),
      );
      const source = JSON.stringify(Object.fromEntries(asked), null, 1);
      this.emitFile({ type: 'asset', fileName: 'ahead.json', source });
    },
  };
}
