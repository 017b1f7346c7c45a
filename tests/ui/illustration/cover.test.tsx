import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { motifOf } from '#ui/illustration/cover/motifs.ts';
import { SubjectCover } from '#ui/illustration/cover/subject-cover.tsx';
import { TILE, tiles } from '#ui/illustration/cover/tiles.ts';
import { TopicGlyph } from '#ui/illustration/cover/topic-glyph.tsx';

afterEach(cleanup);

const GRID = { columns: 2, rows: 2, density: () => 1, tones: ['accent', 'tint', 'warm'] } as const;

test('a pattern is always the same for the same name, and another for another name', () => {
  const topics = ['waves', 'energy', 'genetics', 'bonding', 'vectors', 'markets', 'cells', 'circuits'];
  const patterns = topics.map((slug) => JSON.stringify(tiles(slug, GRID)));
  expect(patterns).toEqual(topics.map((slug) => JSON.stringify(tiles(slug, GRID))));
  expect(new Set(patterns).size).toBe(topics.length);
});

test('every shape is a path within its grid, whatever the name', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      for (const { d } of tiles(seed, GRID)) {
        expect(d).not.toMatch(/NaN|undefined|Infinity/);
        const [x = '', y = ''] = d.slice(1).split(/[ ALhva]/);
        for (const value of [x, y]) {
          expect(Number(value)).toBeGreaterThanOrEqual(0);
          expect(Number(value)).toBeLessThanOrEqual(2 * TILE);
        }
      }
    }),
  );
});

test('subjects of the library have a motif in both languages; any other subject has a pattern', () => {
  for (const slug of [
    'mathematics',
    'physics',
    'chemistry',
    'biology',
    'economics',
    'physik',
    'chemie',
    'mathematik',
  ]) {
    expect(motifOf(slug), slug).not.toBeNull();
  }
  expect(motifOf('pottery')).toBeNull();
});

test('covers and glyphs are hidden from screen readers', () => {
  const { container } = render(
    <>
      <SubjectCover slug="physics" size="banner" />
      <SubjectCover slug="pottery" size="card" />
      <TopicGlyph slug="waves" />
    </>,
  );
  const drawings = [...container.querySelectorAll('svg')];
  expect(drawings.map((drawing) => drawing.getAttribute('aria-hidden'))).toEqual(['true', 'true', 'true']);
  for (const drawing of drawings) expect(drawing.querySelectorAll('path').length).toBeGreaterThan(1);
});
