// Typst prints with TrueType faces only: these go from npm into the package, beside press.
import { cpSync, mkdirSync } from 'node:fs';

const FROM = new URL('../node_modules/dejavu-fonts-ttf/', import.meta.url);
const TO = new URL('../../src/igroteka/press/fonts/', import.meta.url);
const FACES = ['Sans', 'Sans-Bold', 'Sans-Oblique', 'Serif', 'Serif-Bold', 'SansCondensed', 'SansCondensed-Bold'];

mkdirSync(TO, { recursive: true });
for (const face of FACES) cpSync(new URL(`ttf/DejaVu${face}.ttf`, FROM), new URL(`DejaVu${face}.ttf`, TO));
cpSync(new URL('LICENSE', FROM), new URL('LICENSE', TO));
