import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Library, readLibrary } from '#server/content/library/library.reader.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { folderMediaStore } from '#server/platform/media/media-store.ts';
import { paperProblems, topicProblems } from '../../../../src/tools/library/library-checks.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

const LIBRARY = join(import.meta.dirname, '../../../../src/library');

let database: TestDatabase;
let folder: string;
let library: Library;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lectern-library-'));
  library = readLibrary(LIBRARY);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const sum = (of: (topic: Library['subjects'][number]['topics'][number]) => number): number =>
  library.subjects.reduce((all, { topics }) => all + topics.reduce((some, topic) => some + of(topic), 0), 0);

test('every answer key, formula, equation, image and reference is right', { timeout: 120_000 }, async () => {
  const problems = [...library.problems];
  for (const subject of library.subjects) {
    problems.push(...paperProblems(subject));
    for (const topic of subject.topics) problems.push(...(await topicProblems(subject, topic)));
  }
  expect(problems).toEqual([]);
  expect(sum(({ questions }) => questions.length)).toBeGreaterThan(300);
});

test('the demo contains all of it', { timeout: 120_000 }, async () => {
  const started = performance.now();
  const files = { imageStore: folderImageStore(folder), media: folderMediaStore(join(folder, 'files')) };
  expect(await seedDemo(database.pool, { ...files, accounts: true, library: true })).toBe(true);
  console.log(Math.round(performance.now() - started));
  const { rows } = await database.pool.query<{ questions: number; named: number; notes: number; cards: number }>(
    `select (select count(*)::int from items where external_id like 'library-%') as questions,
       (select count(*)::int from item_versions where key ? 'misconceptions') as named,
       (select count(*)::int from materials where kind = 'noteBooklet') as notes,
       (select count(*)::int from card_notes where external_id like 'library-%') as cards`,
  );
  expect(rows[0]).toMatchObject({
    questions: sum(({ questions }) => questions.length),
    named: sum(({ questions }) => questions.filter(({ misconceptions }) => misconceptions.size > 0).length),
    cards: sum(({ cards }) => cards.length),
  });
});
