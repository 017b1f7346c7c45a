import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exploreComposition } from '../../../src/tools/machines/composition/explore-composition.ts';
import { HAPPENINGS } from '../../../src/tools/machines/composition/happenings/all-happenings.ts';
import { COMPOSITION_PAGE, writeComposition } from '../../../src/tools/machines/composition/page.ts';

const explorations = exploreComposition();

for (const { bound, found } of explorations) {
  const until = bound.depth === null ? 'until no new state appears' : `${bound.depth} things one after the other`;
  const counts = `${found.states} reachable states, ${found.transitions} transitions`;
  process.stdout.write(`Composition of the machines, ${bound.name}: ${counts} (${until})\n`);
}

test.each(explorations)('every invariant holds: $bound.name', ({ found }) => {
  expect(found.broken).toEqual([]);
});

test('everything in the model can happen', () => {
  const happened = new Set(explorations.flatMap(({ found }) => [...found.happened]));
  expect(HAPPENINGS.map(({ name }) => name).filter((name) => !happened.has(name))).toEqual([]);
});

test('a bound leaves out only what exists', () => {
  const names = new Set(HAPPENINGS.map(({ name }) => name));
  const unknown = explorations.flatMap(({ bound }) => bound.without ?? []).filter((name) => !names.has(name));
  expect(unknown).toEqual([]);
});

test('the page about the composition is current', () => {
  const rerun = 'run `npm run docs:machines` and commit what it writes';
  expect(readFileSync(COMPOSITION_PAGE, 'utf8'), rerun).toBe(writeComposition(explorations));
});
