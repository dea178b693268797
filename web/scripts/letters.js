// The letters our languages are written in, cut out of the two faces into small files: a page loads only
// those it shows. What none of them writes is in the whole files, for whoever is called so.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const MODULES = '../../node_modules';
const TO = new URL('../src/fonts/', import.meta.url);

const FACES = [
  {
    family: 'Nunito Variable',
    name: 'nunito',
    // No text of ours is fatter. Cut at the thin end, too, letters would be wider by a hair: lines break anew.
    weight: '200 800',
    axes: { wght: { min: 200, max: 800 } },
    home: '@fontsource-variable/nunito',
    file: (part) => `files/nunito-${part}-wght-normal.woff2`,
  },
  {
    family: 'Yeseva One',
    name: 'yeseva',
    weight: '400',
    home: '@fontsource/yeseva-one',
    file: (part) => `files/yeseva-one-${part}-400-normal.woff2`,
  },
];

/** Where two have a letter, the later one is asked: whoever writes plain letters needs one file a face. */
const PIECES = [
  {
    piece: 'cyrillic',
    of: 'cyrillic',
    range: 'U+0301,U+0401,U+0404,U+0406-0407,U+0410-044F,U+0451,U+0454,U+0456-0457,U+0490-0491,U+2116',
  },
  {
    // Polish, Czech, Slovene and Hungarian.
    piece: 'eastern',
    of: 'latin-ext',
    range:
      'U+0104-0107,U+010C-0111,U+0118-011B,U+0141-0144,U+0147-0148,U+0150-0151,' +
      'U+0158-015B,U+0160-0161,U+0164-0165,U+016E-0171,U+0179-017E',
  },
  {
    piece: 'western',
    of: 'latin',
    range:
      'U+00A1,U+00AA,U+00BA,U+00BF-00C2,U+00C4,U+00C6-00CF,U+00D1-00D4,U+00D6,' +
      'U+00D9-00DD,U+00DF-00E2,U+00E4,U+00E6-00EF,U+00F1-00F4,U+00F6,U+00F9-00FD,' +
      'U+0152-0153,U+20AC',
  },
  {
    piece: 'plain',
    of: 'latin',
    range:
      'U+0020-007E,U+00A0,U+00AB,U+00B0,U+00B7,U+00BB,U+00D7,U+2013-2014,U+2018-201E,' +
      'U+2022,U+2026,U+202F,U+2212',
  },
];

const read = (path) => readFileSync(new URL(path, TO));

function letters(range) {
  const points = range.split(',').flatMap((each) => {
    const [first, last = first] = each.split('-').map((text) => Number.parseInt(text.replace('U+', ''), 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  return String.fromCodePoint(...points);
}

const declared = ({ family, weight }, url, range) => `@font-face {
  font-family: '${family}';
  font-display: swap;
  font-weight: ${weight};
  src: url('${url}') format('woff2');
  unicode-range: ${range};
}`;

async function cut(face, { piece, of, range }) {
  const whole = read(`${MODULES}/${face.home}/${face.file(of)}`);
  // Without what letters may be turned into (small capitals, fractions, other figures), and without the
  // hints for screens of few pixels, which were two fifths of the display face.
  const font = await subsetFont(whole, letters(range), {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    noHinting: true,
    variationAxes: face.axes,
  });
  const file = `${face.name}-${piece}.woff2`;
  writeFileSync(new URL(file, TO), font);
  return declared(face, `./${file}`, range);
}

rmSync(TO, { recursive: true, force: true });
mkdirSync(TO, { recursive: true });
const css = [];
for (const face of FACES) {
  const ranges = JSON.parse(read(`${MODULES}/${face.home}/unicode.json`));
  for (const [part, range] of Object.entries(ranges))
    css.push(declared(face, `${MODULES}/${face.home}/${face.file(part)}`, range));
  for (const piece of PIECES) css.push(await cut(face, piece));
}
writeFileSync(new URL('fonts.css', TO), `${css.join('\n')}\n`);
