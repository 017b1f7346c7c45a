import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { texts as german } from '#texts/compiled/de/platform/admin/status.generated.ts';
import { texts as english } from '#texts/compiled/en/platform/admin/status.generated.ts';

const JOBS = resolve(import.meta.dirname, '../../src/server/platform/jobs/jobs.ts');

test.each([
  ['English', english],
  ['German', german],
])('every scheduled job has a name on the status page, in %s', (_, { job }) => {
  const jobs = [...readFileSync(JOBS, 'utf8').matchAll(/\bjob: '([\w-]+)'/g)].map(([, name]) => name);
  expect(jobs).toContain('hand-in');
  expect(Object.keys(job).toSorted()).toEqual(jobs.toSorted());
});
