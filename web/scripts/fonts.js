// Typst prints with TrueType faces only: the app's own two go from npm into the package, beside press.
import { cpSync, mkdirSync, rmSync } from 'node:fs';

const FROM = new URL('../node_modules/@expo-google-fonts/', import.meta.url);
const TO = new URL('../../src/igroteka/press/fonts/', import.meta.url);
const FILES = {
  'nunito/400Regular/Nunito_400Regular.ttf': 'Nunito-Regular.ttf',
  'nunito/700Bold/Nunito_700Bold.ttf': 'Nunito-Bold.ttf',
  'nunito/LICENSE_FONT': 'Nunito-LICENSE.txt',
  'yeseva-one/400Regular/YesevaOne_400Regular.ttf': 'YesevaOne-Regular.ttf',
  'yeseva-one/LICENSE_FONT': 'YesevaOne-LICENSE.txt',
};

rmSync(TO, { recursive: true, force: true });
mkdirSync(TO, { recursive: true });
for (const [from, to] of Object.entries(FILES)) cpSync(new URL(from, FROM), new URL(to, TO));
