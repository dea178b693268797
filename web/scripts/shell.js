// What makes the page an app: icons from our own drawing, a manifest, and the worker that keeps the shell.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { build } from 'vite';

const HERE = new URL('../', import.meta.url);
const read = (path) => readFileSync(new URL(path, HERE));
const PAPER = '#f3ead8';
const ICONS = { 'icon-192.png': 192, 'icon-512.png': 512 };
const MASKED = { 'maskable-192.png': 192, 'maskable-512.png': 512, 'touch-180.png': 180 };

const icon = (src, size, purpose) => ({
  src: `/${src}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
const MANIFEST = {
  id: '/',
  name: 'Igroteka',
  short_name: 'Igroteka',
  description: 'Table games for friends, family and one more round.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['games'],
  icons: [
    ...Object.entries(ICONS).map(([src, size]) => icon(src, size, 'any')),
    ...Object.entries(MASKED)
      .filter(([src]) => src.startsWith('maskable'))
      .map(([src, size]) => icon(src, size, 'maskable')),
  ],
};
const ROBOTS = ['User-agent: *', 'Disallow: /api/', 'Disallow: /t/', 'Disallow: /r/', ''].join('\n');

/** Phones cut icons into circles and drops: the drawing keeps to the middle, on a sheet of paper. */
const masked = (svg) =>
  svg.replace(
    /^(<svg[^>]*>)(.*)<\/svg>\s*$/s,
    `$1<path d="M0 0h64v64H0z" fill="${PAPER}"/><g transform="translate(12.8 12.8) scale(.6)">$2</g></svg>`,
  );

async function icons() {
  await initWasm(read('node_modules/@resvg/resvg-wasm/index_bg.wasm')).catch(() => {});
  const svg = read('src/icon.svg').toString();
  const draw = (text, width) => new Resvg(text, { fitTo: { mode: 'width', value: width } }).render().asPng();
  return [
    ...Object.entries(ICONS).map(([name, size]) => [name, draw(svg, size)]),
    ...Object.entries(MASKED).map(([name, size]) => [name, draw(masked(svg), size)]),
  ];
}

const digest = (...texts) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
};

/** What is kept of the server's answers is of use only to a page that reads the same wire. */
function wire() {
  const files = readdirSync(new URL('src/wire/', HERE)).sort();
  return digest(...files.map((file) => read(`src/wire/${file}`)));
}

/** Words of a language and the 3D engine are kept once they have been used; everything else at once. */
const isLater = (chunk) =>
  chunk.type === 'chunk' &&
  Object.keys(chunk.modules).some((id) => id.includes('.ftl') || id.includes('/node_modules/three/'));
/** With letters that none of our languages has. */
const isUnused = ({ fileName }) => /-normal-.*\.woff2$/.test(fileName);

export function shell() {
  let [files, id] = [[], ''];
  return {
    name: 'igroteka-shell',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (!page) return;
      const assets = Object.values(bundle).filter((each) => each !== page);
      id = digest(page.source, ...assets.map((each) => each.fileName).sort(), wire());
      page.source = page.source.replace('<title>', `<meta name="build" content="${id}" />\n    <title>`);
      const more = [
        ...(await icons()),
        ['manifest.webmanifest', JSON.stringify(MANIFEST, null, 2)],
        ['robots.txt', ROBOTS],
      ];
      for (const [fileName, source] of more) this.emitFile({ type: 'asset', fileName, source });
      files = assets.filter((each) => !isLater(each) && !isUnused(each)).map((each) => `/${each.fileName}`);
      files.push('/', '/manifest.webmanifest', '/icon-192.png');
    },
    async writeBundle({ dir }) {
      if (!files.length) return;
      await build({
        configFile: false,
        logLevel: 'warn',
        define: {
          __BUILD__: JSON.stringify(id),
          __WIRE__: JSON.stringify(wire()),
          __FILES__: JSON.stringify(files.sort()),
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2022',
          lib: { entry: 'src/shell/worker.ts', formats: ['iife'], name: 'shell', fileName: () => 'sw.js' },
        },
      });
    },
  };
}
