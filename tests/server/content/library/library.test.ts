import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Library, readLibrary } from '#server/content/library/library.reader.ts';
import { loadLibrary } from '#server/content/library/load-library.ts';
import { readSubjects } from '#server/demo/demo-library.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { folderMediaStore } from '#server/platform/media/media-store.ts';
import { paperProblems, topicProblems } from '../../../../src/tools/library/library-checks.ts';
import { testDatabase } from '../../../support/servers/test-server.ts';

const LIBRARY = join(import.meta.dirname, '../../../../src/library');

const database = await testDatabase();
let folder: string;
let library: Library;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-library-'));
  library = await readLibrary(LIBRARY);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const stores = () => ({ imageStore: folderImageStore(folder), media: folderMediaStore(join(folder, 'files')) });

/** Of the subjects in English, which the demo contains. */
const sum = (of: (topic: Library['subjects'][number]['topics'][number]) => number): number =>
  library.subjects
    .filter(({ language }) => language === 'en')
    .reduce((all, { topics }) => all + topics.reduce((some, topic) => some + of(topic), 0), 0);

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
  expect(await seedDemo(database.pool, { ...stores(), accounts: true, library: readSubjects })).toBe(true);
  const { rows } = await database.pool.query<{
    questions: number;
    named: number;
    notes: number;
    cards: number;
    media: number;
  }>(
    `select (select count(*)::int from items where external_id like 'library-%') as questions,
       (select count(*)::int from item_versions where key ? 'misconceptions') as named,
       (select count(*)::int from materials where kind = 'noteBooklet') as notes,
       (select count(*)::int from card_notes where external_id like 'library-%') as cards,
       (select count(*)::int from materials m join media_files f on f.material_id = m.id
        where m.source->>'work' = 'Lectern library'
          and exists (select 1 from media_tracks t where t.material_id = m.id and t.language = 'en')) as media`,
  );
  expect(rows[0]).toMatchObject({
    questions: sum(({ questions }) => questions.length),
    named: sum(({ questions }) => questions.filter(({ misconceptions }) => misconceptions.size > 0).length),
    cards: sum(({ cards }) => cards.length),
    media: sum(({ media }) => media.length),
  });
});

test('loading again changes nothing that a school has', { timeout: 120_000 }, async () => {
  const [subject] = library.subjects;
  const [topic] = subject?.topics ?? [];
  const [edited] = topic?.questions ?? [];
  if (subject === undefined || edited === undefined) throw new Error('The library is empty.');
  const counts = async () => {
    const { rows } = await database.pool.query(
      `select (select count(*) from items) as items, (select count(*) from item_versions) as versions,
         (select count(*) from materials) as materials, (select count(*) from card_notes) as cards,
         (select count(*) from exam_papers) as papers, (select count(*) from exam_focus_points) as points`,
    );
    return rows[0];
  };
  const before = await counts();
  await database.pool.query("update items set subtopic = 'Ours' where external_id = $1", [edited.question.id]);
  const summary = 'Our own summary.';
  await database.pool.query('update topics set summary = $2 where title = $1', [topic?.title, summary]);
  await loadLibrary(database.pool, [subject], stores());
  expect(await counts()).toEqual(before);
  const { rows } = await database.pool.query<{ subtopic: string; summary: string }>(
    'select i.subtopic, t.summary from items i join topics t on t.id = i.topic_id where i.external_id = $1',
    [edited.question.id],
  );
  expect(rows).toEqual([{ subtopic: 'Ours', summary }]);
});

test('loading again adds no short that a school has renamed, and changes none that it has replaced', {
  timeout: 120_000,
}, async () => {
  const subject = library.subjects.find(({ topics }) => topics.some(({ media }) => media.length > 0));
  const [entry] = subject?.topics.flatMap(({ media }) => media) ?? [];
  if (subject === undefined || entry === undefined) throw new Error('The library has no media.');
  const shorts = async () => {
    const { rows } = await database.pool.query(
      `select m.title, m.summary, f.digest from materials m join media_files f on f.material_id = m.id
       where m.kind = 'short' order by m.title, f.digest`,
    );
    return rows;
  };
  const named = (title: string) => [entry.title, entry.kind, title];
  await database.pool.query('update materials set title = $3 where title = $1 and kind = $2', named('Our title'));
  const renamed = await shorts();
  await loadLibrary(database.pool, [subject], stores());
  expect(await shorts()).toEqual(renamed);

  await database.pool.query("update materials set title = $1, summary = 'Ours' where title = 'Our title'", [
    entry.title,
  ]);
  await database.pool.query(
    'update media_files f set digest = $2 from materials m where m.id = f.material_id and m.title = $1',
    [entry.title, 'f'.repeat(64)],
  );
  const replaced = await shorts();
  await loadLibrary(database.pool, [subject], stores());
  expect(await shorts()).toEqual(replaced);
});

test('a subject in German has shorts with captions in German', { timeout: 120_000 }, async () => {
  const german = library.subjects.filter(({ language }) => language === 'de');
  await loadLibrary(database.pool, german, stores());
  const { rows } = await database.pool.query<{ title: string; languages: string[] }>(
    `select m.title, array_agg(k.language) as languages from materials m
     join topics t on t.id = m.topic_id join media_tracks k on k.material_id = m.id
     where m.kind = 'short' and t.title = any($1) group by m.id, m.title order by m.title`,
    [german.flatMap(({ topics }) => topics.map(({ title }) => title))],
  );
  const titles = german.flatMap(({ topics }) => topics.flatMap(({ media }) => media.map(({ title }) => title)));
  expect(rows).toEqual(titles.sort().map((title) => ({ title, languages: ['de'] })));
  expect(titles).toHaveLength(5);
});
