import { expect, test } from 'vitest';
import { MACHINES } from '#machines/index.ts';
import { anatomyOf, statesOf } from '../../src/tools/machines/chart/anatomy.ts';

test.each(Object.entries(MACHINES))('every state of the machine %s has a description', (_, machine) => {
  const silent = statesOf(anatomyOf(machine).root).filter(({ description }) => description === '');
  expect(silent.map(({ id }) => id)).toEqual([]);
});
