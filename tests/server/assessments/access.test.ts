import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideAccess } from '#domain/access/content-access.rule.ts';
import { CONTENT_TYPES } from '#domain/access/content-type.ts';
import { accessParameters, subjectIsAccessible, topicIsAccessible } from '#server/access/accessible-topics.ts';
import { accessFacts, type Viewer } from '#server/access/viewer.ts';
import { countMatches } from '#server/assessments/exam-draw.ts';
import { viewerWith } from '../../../src/tools/bench/operations/bench-viewer.ts';
import { type TestBank, testBank } from '../../support/questions/test-bank.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';

let database: TestDatabase;
let banks: readonly (TestBank & { free: boolean })[];

beforeAll(async () => {
  database = await openTestDatabase();
  banks = await Promise.all(
    [true, false, false].map(async (free, at) => ({
      ...(await testBank(database.pool, { free, slug: `bank-${at}` })),
      free,
    })),
  );
});
afterAll(() => database.close());

const viewers = () =>
  fc.record({
    role: fc.constantFrom<Viewer['role']>('student', 'teacher', 'schoolAdmin', 'admin'),
    standardPlan: fc.option(
      fc.dictionary(fc.constantFrom(...CONTENT_TYPES), fc.boolean(), { noNullPrototype: true }) as fc.Arbitrary<
        NonNullable<Viewer['standardPlan']>
      >,
      { nil: null },
    ),
    proPlan: fc.boolean(),
    subjects: fc.subarray(banks.map(({ subjectId }) => subjectId)),
    type: fc.constantFrom(...CONTENT_TYPES),
  });

describe('the access rule in SQL', () => {
  it('finds the topics that the domain’s rule allows, for every user and request', async () => {
    await fc.assert(
      fc.asyncProperty(viewers(), async ({ type, ...facts }) => {
        const viewer = viewerWith({ userId: randomUUID(), ...facts });
        const { rows } = await database.pool.query<{ id: string }>(
          `select t.id from topics t where ${topicIsAccessible('t', '$1', '$2', type === 'short' ? type : undefined)} order by t.id`,
          [...accessParameters(viewer, type)],
        );
        const allowed = banks.filter(({ topicId, subjectId, free }) => {
          const ofTopic = accessFacts(viewer, { id: topicId, free });
          // Shorts are open to students with any free topic, so the whole list counts.
          const everyFree = banks.filter((bank) => bank.free).map((bank) => bank.topicId);
          return decideAccess({ ...ofTopic, free_topics: everyFree }, { type, topic: topicId, subject: subjectId })
            .allowed;
        });
        expect(rows.map(({ id }) => id)).toEqual(allowed.map(({ topicId }) => topicId).sort());
      }),
      { numRuns: 300 },
    );
  });

  it('finds the subjects that the rule allows without a topic', async () => {
    await fc.assert(
      fc.asyncProperty(viewers(), async ({ type: _type, ...facts }) => {
        const viewer = viewerWith({ userId: randomUUID(), ...facts });
        const { rows } = await database.pool.query<{ id: string }>(
          `select s.id from subjects s where ${subjectIsAccessible('s', '$1', '$2')} order by s.id`,
          [...accessParameters(viewer, 'examQuestion')],
        );
        const none = accessFacts(viewer, { id: '', free: false });
        const allowed = banks.filter(
          ({ subjectId }) => decideAccess(none, { type: 'examQuestion', topic: null, subject: subjectId }).allowed,
        );
        expect(rows.map(({ id }) => id)).toEqual(allowed.map(({ subjectId }) => subjectId).sort());
      }),
      { numRuns: 100 },
    );
  });

  it('leaves questions of locked topics out of what an exam can be composed of', async () => {
    const student = viewerWith({
      userId: randomUUID(),
      role: 'student',
      standardPlan: null,
      proPlan: false,
      subjects: [],
    });
    const recipe = { topics: banks.map(({ topicId }) => topicId), types: [], difficulties: [] };
    const all = await countMatches(database.pool, { ...student, role: 'teacher' }, recipe);
    expect((await countMatches(database.pool, student, recipe)).matching).toBe(all.matching / banks.length);
  });
});
