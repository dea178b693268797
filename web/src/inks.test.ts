// Words that matter are read by tired eyes, too: seven to one, by day and by night, on every paper.
import { expect, test } from 'vitest';
import style from './app.css?raw';
import { contrast } from './eyes';

const DAYLIGHT = ['day', 'night'] as const;

function tones(name: string): readonly string[] {
  const found = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(style);
  return found?.slice(1) ?? [];
}

const ON: Record<string, readonly string[]> = {
  ink: ['paper', 'paper-up', 'paper-down', 'good-paper', 'bad-paper'],
  'ink-soft': ['paper', 'paper-up', 'paper-down', 'good-paper', 'bad-paper'],
  link: ['paper', 'paper-up', 'paper-down'],
  good: ['paper', 'paper-up', 'good-paper'],
  bad: ['paper', 'paper-up', 'bad-paper'],
};

test.each(Object.entries(ON))('%s is read seven to one on whatever it stands on', (ink, papers) => {
  for (const paper of papers)
    for (const [at, when] of DAYLIGHT.entries()) {
      const [written, below] = [tones(ink)[at], tones(paper)[at]];
      expect(contrast(written!, below!), `${ink} on ${paper} by ${when}`).toBeGreaterThanOrEqual(7);
    }
});
