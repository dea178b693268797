// The press surveys a map with the same result: these files are its own (tests/press/test_survey.py).
import { expect, test } from 'vitest';
import { surveyOf } from './survey';
import type { MapSeen } from '../../wire/urfin';

interface Known {
  readonly map: MapSeen;
  readonly small: object;
}

const files = import.meta.glob<Known>('../../../../tests/press/land/*.json', {
  eager: true,
  import: 'default',
});

test.each(Object.keys(files))('%s lies on the screen as it lies on paper', (name) => {
  const { map, small, ...large } = files[name] as Known;
  expect(surveyOf(map)).toEqual({ ...large, ...small });
});

test('both maps of the box are among them, and one of our own that is no square', () => {
  expect(Object.values(files).map(({ map }) => map.name)).toEqual(['emerald', 'lanes', 'meadow']);
});
