// Where the keys are is seen on whatever lies below, and drawn in one place only.
import { expect, test } from 'vitest';
import { contrast } from './eyes';

const STYLES = import.meta.glob<string>(['./**/*.css', './**/*.svelte'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ring = STYLES['./ring.css'] ?? '';

const tone = (name: string): string => new RegExp(`--ring-${name}: (#\\w+);`).exec(ring)?.[1] ?? '';

/** Between two tones of contrast 9 there is no colour that comes nearer than 3 to both. */
test('one of the two tones stands out from any colour, three to one', () => {
  expect(contrast(tone('dark'), tone('pale'))).toBeGreaterThanOrEqual(9);
});

test('the two tones are laid over each other wherever a ring is drawn', () => {
  const drawn = [...ring.matchAll(/outline: 3px solid var\(--ring-dark\)[^}]*\}/g)];
  expect(drawn.length).toBeGreaterThan(1);
  for (const [rule] of drawn) expect(rule).toContain('--ring-pale');
});

test('nobody else draws a ring', () => {
  const rules = Object.entries(STYLES).flatMap(([file, text]) =>
    // What is said of everything but the focus is no ring.
    [...text.replaceAll(':not(:focus-visible)', '').matchAll(/:focus(?:-visible)?[^{};]*\{[^}]*\}/g)].map(
      ([rule]) => ({ file, rule }),
    ),
  );
  const own = rules.filter(
    ({ file, rule }) => file !== './ring.css' && /outline(?!-color: Highlight)/.test(rule),
  );
  expect(rules.length).toBeGreaterThan(5);
  expect(own).toEqual([]);
});
