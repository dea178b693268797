// Finds what nobody imports. Of a Svelte file it reads the scripts, whole: what they use of a namespace counts,
// and what a component offers by `export function` is called through its element, not imported.
const scripts = (text) =>
  [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)]
    .map(([, code]) => code.replaceAll('export function', 'function'))
    .join('\n');

export default {
  entry: [
    'src/**/*.test.ts',
    'scripts/*.js',
    'src/games/*/{index,sprites}.ts',
    'src/games/*/Box.svelte',
    'src/games/*/pictures/*.svelte',
    'src/press/drawn.ts',
    'src/shell/worker.ts',
  ],
  project: ['src/**/*.{ts,svelte}'],
  // Generated: whole, whoever needs it.
  ignore: ['src/wire/**'],
  ignoreExportsUsedInFile: true,
  include: ['files', 'exports', 'types', 'duplicates'],
  compilers: { svelte: scripts },
};
