import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardTrips } from '../../../interchange/card-trips.ts';
import { compareGiftParsers } from '../../../interchange/gift-parsers.ts';
import { roundTrips, silentIn } from '../../../interchange/matrix.ts';
import { readOddFiles } from '../../../interchange/odd-reading.ts';

/* `npm run test:interchange` does the same with the number of questions it is given. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-matrix-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('no question changes silently on its way through a format', { timeout: 120_000 }, async () => {
  const matrix = await roundTrips({ count: 20, seed: 7 }, folder);
  expect(silentIn(matrix)).toEqual([]);
  // Each format preserves some type completely, or the comparison would be empty.
  for (const [format, cells] of matrix) {
    if (format !== 'aiken')
      expect(
        [...cells.values()].some(({ equal }) => equal > 0),
        format,
      ).toBe(true);
  }
});

test('unusual files are imported or refused, and nothing in them changes silently', { timeout: 120_000 }, async () => {
  const all = await readOddFiles({ count: 60, seed: 7 }, folder);
  for (const [name, { imported: taken, rejected: refused, example }] of all) {
    expect(example, name).toBeNull();
    expect(taken, name).toBeGreaterThan(0);
    expect(refused, name).toBeGreaterThan(0);
  }
});

test('no card changes silently on its way through Anki packages and dialog cards', { timeout: 60_000 }, async () => {
  for (const [format, cells] of await cardTrips({ count: 60, seed: 7 }, folder)) {
    for (const [kind, { equal, named, silent, example }] of cells) {
      expect(example, kind).toBeNull();
      expect(silent, kind).toBe(0);
      expect(equal + named, kind).toBeGreaterThan(0);
    }
    expect(cells.get('basic')?.equal, format).toBeGreaterThan(0);
  }
});

test('where gift-pegjs reads an unusual document, ours reads the same or reports the difference', () => {
  const { equal, silent, example } = compareGiftParsers({ count: 400, seed: 7 });
  expect(example).toBeNull();
  expect(silent).toBe(0);
  expect(equal).toBeGreaterThan(0);
});
