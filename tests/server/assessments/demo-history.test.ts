import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAnalysis, readTopicAnalysis } from '#server/attempts/results/analysis.queries.ts';
import { readAttemptResult, readAttemptTitles } from '#server/attempts/results/attempt-result.queries.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { folderMediaStore } from '#server/platform/media/media-store.ts';
import { readItemStatistics, readReliability } from '#server/questions/item-statistics.queries.ts';
import { differences } from '../../support/recount.ts';
import { testDatabase } from '../../support/servers/test-server.ts';
import { viewerOf } from '../../support/users/viewer.ts';

const BANK_AUTHOR = { userId: randomUUID(), schoolId: null, bank: true, readsSchool: null };

const database = await testDatabase();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-history-'));
  await seedDemo(database.pool, {
    imageStore: folderImageStore(folder),
    media: folderMediaStore(join(folder, 'files')),
    accounts: true,
    library: null,
  });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const student = () => viewerOf(database.pool, 'student@lectern.example');

describe('the demo’s student', () => {
  test('has weeks of practice in every subject, whose sums are those of the answers', async () => {
    const analysis = await readAnalysis(database.pool, await student());
    expect(analysis.weeks.length).toBeGreaterThan(6);
    expect(new Set(analysis.topics.map(({ subject }) => subject.slug)).size).toBe(5);
    expect(analysis.bands.some(({ dimension, band }) => dimension === 'difficulty' && band !== 'unknown')).toBe(true);
    expect(await differences(database.pool)).toEqual([]);
  });

  test('is compared with classmates at a paper, and sees the weak questions of a topic', async () => {
    const viewer = await student();
    const results = await readAttemptTitles(database.pool, viewer, { open: false, limit: 50 });
    const paper = results.find(({ kind }) => kind === 'paper');
    const result = await readAttemptResult(database.pool, viewer, paper?.id ?? '');
    expect(result.others?.studentCount).toBeGreaterThanOrEqual(10);
    expect(result.items.length).toBe(result.questionCount);
    const analysis = await readAnalysis(database.pool, viewer);
    const topic = await readTopicAnalysis(database.pool, viewer, analysis.topics[0]?.topic.id ?? '');
    expect(topic.weakQuestions.length).toBeGreaterThan(0);
    expect(topic.total.answers).toBe(analysis.topics[0]?.answers);
  });

  test('has enough answers for the statistics of the questions', async () => {
    const { rows } = await database.pool.query<{ topic_id: string; paper: string }>(
      `select i.topic_id, pi.paper_id as paper from paper_items pi join item_versions v on v.id = pi.version_id
       join items i on i.id = v.item_id join exam_papers p on p.id = pi.paper_id where p.title = 'Paper 1' limit 1`,
    );
    const versions = await readItemStatistics(database.pool, BANK_AUTHOR, [rows[0]?.topic_id ?? ''], 10);
    expect(versions.some(({ facility }) => facility !== null)).toBe(true);
    const { alpha, students } = await readReliability(database.pool, BANK_AUTHOR, rows[0]?.paper ?? '', 10);
    expect(students).toBeGreaterThanOrEqual(12);
    expect(alpha).not.toBeNull();
  });
});
