import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MACHINES } from '#machines/index.ts';
import { anatomyOf, statesOf } from '../../src/tools/machines/chart/anatomy.ts';
import { machineDocuments } from '../../src/tools/machines/chart/documents.ts';
import { COMPOSITION_PAGE } from '../../src/tools/machines/composition/page.ts';

const RERUN = 'run `npm run docs:machines` and commit what it writes';
const documents = await machineDocuments();

test.each([...documents.keys()])('%s matches the current machines', (path) => {
  expect(readFileSync(path, 'utf8'), RERUN).toBe(documents.get(path));
});

test('no chart is left of a deleted machine', () => {
  const known = [...documents.keys(), COMPOSITION_PAGE].filter((path) => path.startsWith('docs/machines/'));
  expect(
    readdirSync('docs/machines')
      .map((name) => `docs/machines/${name}`)
      .sort(),
    RERUN,
  ).toEqual(known.sort());
});

test.each(Object.entries(MACHINES))('every state of the machine %s is in its chart', (name, machine) => {
  const chart =
    [...documents].find(([path]) => path.replaceAll('-', '').endsWith(`/${name.toLowerCase()}.svg`))?.[1] ?? '';
  for (const { id } of statesOf(anatomyOf(machine).root)) expect(chart).toContain(`data-state="${id}"`);
});
