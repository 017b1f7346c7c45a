import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { countResults } from '#server/attempts/results/count-results.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { TEST_QUESTIONS, type TestBank, testBank } from '../../../support/questions/test-bank.ts';
import { differences } from '../../../support/recount.ts';
import { signedInStudent, type TestBrowser } from '../../../support/servers/test-api.ts';
import { testServer } from '../../../support/servers/test-server.ts';

const { app, database } = await testServer();
let banks: readonly TestBank[];

beforeAll(async () => {
  banks = [
    await testBank(database.pool, { free: true, slug: 'one' }),
    await testBank(database.pool, { free: true, slug: 'two' }),
  ];
});

type Answer = 'right' | 'wrong' | 'none';

/** Takes the test quiz of a bank and submits it, a number of days ago. */
async function write(
  student: TestBrowser,
  bank: TestBank,
  answers: readonly Answer[],
  daysAgo: number,
): Promise<string> {
  const { data } = await student.call('mutation ($quiz: ID!) { startAttempt(quiz: $quiz) { id } }', {
    quiz: bank.quiz,
  });
  const attempt: string = data.startAttempt.id;
  for (const [at, answer] of answers.entries()) {
    if (answer === 'none') continue;
    await database.pool.query(
      `insert into answer_log (operation_id, attempt_id, position, sequence, response) values ($1, $2, $3, 1, $4)`,
      [randomUUID(), attempt, at + 1, JSON.stringify(TEST_QUESTIONS[at]?.[answer])],
    );
  }
  await student.call('mutation ($attempt: ID!) { submitAttempt(attempt: $attempt) { id } }', { attempt });
  if (daysAgo > 0) {
    await database.pool.query(
      'update attempts set handed_in_at = handed_in_at - make_interval(days => $2) where id = $1',
      [attempt, daysAgo],
    );
  }
  return attempt;
}

const answerLists = () =>
  fc.array(fc.constantFrom<Answer>('right', 'wrong', 'none'), {
    minLength: TEST_QUESTIONS.length,
    maxLength: TEST_QUESTIONS.length,
  });

describe('the sums of results', () => {
  it('equal those of a full recount, whatever was answered, marked later or corrected, and however often it is counted', async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(0, 1), answerLists()), { minLength: 1, maxLength: 3 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: TEST_QUESTIONS.length }), fc.constantFrom(0, 0.5, 1)), {
          maxLength: 3,
        }),
        async (attempts, corrections) => {
          count += 1;
          const student = await signedInStudent(app, `sums-${count}@example.org`);
          const ids: string[] = [];
          for (const [bank, answers] of attempts) ids.push(await write(student, banks[bank] as TestBank, answers, 0));
          for (const [position, credit] of corrections) {
            const [id = ''] = ids;
            await inTransaction(database.pool, async (client) => {
              await client.query(
                "update attempt_items set credit = $3 where attempt_id = $1 and position = $2 and outcome <> 'unanswered'",
                [id, position, credit],
              );
              await countResults(client, id);
              await countResults(client, id);
            });
          }
          expect(await differences(database.pool)).toEqual([]);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('leave out unanswered questions and those that still have to be marked', async () => {
    const student = await signedInStudent(app, 'few@example.org');
    await write(student, banks[0] as TestBank, ['right', 'wrong', 'none', 'none', 'none', 'none', 'right'], 0);
    const { data } = await student.call('{ analysis { total { answers credit } types { type } } }');
    expect(data.analysis.total).toEqual({ answers: 2, credit: 1 });
    expect(data.analysis.types).toHaveLength(2);
  });

  it('remember how long ago a topic was practised before', async () => {
    const student = await signedInStudent(app, 'days@example.org');
    const first = await write(
      student,
      banks[0] as TestBank,
      TEST_QUESTIONS.map(() => 'wrong'),
      5,
    );
    await database.pool.query(
      `update weekly_results set last_day = last_day - 5 where user_id = (select user_id from attempts where id = $1)`,
      [first],
    );
    await write(
      student,
      banks[0] as TestBank,
      TEST_QUESTIONS.map(() => 'right'),
      0,
    );
    const { data } = await student.call('{ analysis { bands { dimension band answers credit } } }');
    const gaps = data.analysis.bands.filter(({ dimension }: { dimension: string }) => dimension === 'gap');
    expect(gaps.map(({ band }: { band: string }) => band).sort()).toEqual(['4-7', 'first']);
  });

  it('are visible to no other user', async () => {
    const writer = await signedInStudent(app, 'writer@example.org');
    const attempt = await write(
      writer,
      banks[0] as TestBank,
      TEST_QUESTIONS.map(() => 'right'),
      0,
    );
    const other = await signedInStudent(app, 'other@example.org');
    const { code } = await other.call('query ($id: ID!) { attemptResult(id: $id) { seconds } }', { id: attempt });
    expect(code).toBe('NOT_FOUND');
    expect((await other.call('{ analysis { total { answers } } }')).data.analysis.total.answers).toBe(0);
  });
});
