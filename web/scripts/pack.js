// Each file of the page once more beside itself, packed as small as it goes: the server need not do it again
// for every reader.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const FOLDER = new URL('../../src/igroteka/server/static/', import.meta.url);
const PACKED = /\.(?:js|css|svg|html|webmanifest)$/;
/** Smaller ones go into one packet as they are. */
const LEAST = 1024;

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const WAYS = {
  br: (data) => brotli(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }),
  gz: (data) => zip(data, { level: 9 }),
};

const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((each) => each.isFile() && PACKED.test(each.name))
  .map((each) => `${each.parentPath}/${each.name}`);
await Promise.all(
  files.map(async (file) => {
    const data = readFileSync(file);
    if (data.length < LEAST) return;
    for (const [ending, pack] of Object.entries(WAYS)) writeFileSync(`${file}.${ending}`, await pack(data));
  }),
);
