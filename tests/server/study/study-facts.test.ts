import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DIFFICULTY_MIN_ANSWERS } from '#domain/attempts/results/difficulty.ts';
import { countResults } from '#server/attempts/results/count-results.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { readStudyFacts } from '#server/study/study-facts.queries.ts';
import { createRandom, type Random } from '../../../src/tools/bench/learning/random.ts';
import { readAllAnswers } from '../../support/all-answers.ts';
import { type TestBank, testBank } from '../../support/questions/test-bank.ts';
import { signedInStudent } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';
import { type TestClass, testClass } from '../../support/users/test-class.ts';
import { viewerOf } from '../../support/users/viewer.ts';

const { app, pool } = await testServer();
let banks: readonly TestBank[];
let shown: TestClass;
let withheld: TestClass;

beforeAll(async () => {
  banks = await Promise.all(['a', 'b', 'c'].map((slug) => testBank(pool, { free: true, slug })));
  shown = await testClass({ app, pool }, { quiz: banks[1]?.quiz ?? '', students: 0, showsMarks: 'handIn' });
  withheld = await testClass({ app, pool }, { quiz: banks[2]?.quiz ?? '', students: 0, showsMarks: 'release' });
  await pool.query(
    `update items set estimate = (array['easy', 'medium', 'hard', null])[1 + abs(hashtext(id::text)) % 4]`,
  );
  await pool.query(`insert into item_difficulties (item_id, answers, facility, difficulty)
    select id, abs(hashtext(id::text)) % 20, 0.625, 'medium' from items where abs(hashtext(id::text)) % 3 > 0`);
});

type Student = { readonly email: string; readonly id: string };

async function newStudent(): Promise<Student> {
  const email = `${randomUUID()}@example.org`;
  await signedInStudent(app, email);
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [email]);
  const id = rows[0]?.id ?? '';
  await pool.query('insert into classroom_members (classroom_id, user_id) select unnest($2::uuid[]), $1', [
    id,
    [shown.classroom, withheld.classroom],
  ]);
  await pool.query(
    'insert into exam_dates (user_id, subject_id, exam_on) select $1, id, current_date + 30 from subjects',
    [id],
  );
  return { email, id };
}

type Submission = { readonly quiz: string } | { readonly part: string };

const OUTCOMES = ['right', 'right', 'wrong', 'partly', 'unanswered'] as const;

/** Submits an attempt with random results and confidences, some of them not marked yet. */
async function submit({ id }: Student, target: Submission, hoursAgo: number, random: Random): Promise<string> {
  const attempt = randomUUID();
  const [quiz, part] = 'quiz' in target ? [target.quiz, null] : [null, target.part];
  const results = Array.from({ length: 7 }, () => ({
    outcome: OUTCOMES[Math.floor(random.uniform() * OUTCOMES.length)],
    isUnmarked: random.uniform() < 0.4,
    confidence: random.uniform() < 0.4 ? 'guess' : random.uniform() < 0.5 ? 'sure' : null,
  }));
  await inTransaction(pool, async (client) => {
    await client.query(
      `insert into attempts (id, user_id, quiz_id, assignment_part_id, started_at, handed_in_at, handed_in_by, marks, marks_out_of)
       select $1, $2, $3, $4, at, at, 'student', 0, 7 from (select now() - $5 * interval '1 hour' as at) each`,
      [attempt, id, quiz, part, hoursAgo],
    );
    await client.query(
      `insert into attempt_items (attempt_id, position, version_id, outcome, credit)
       select $1, qi.position, v.id, o.outcome, case o.outcome when 'right' then 1 when 'partly' then 0.5 when 'unmarked' then null else 0 end
       from quiz_items qi join items i on i.id = qi.item_id join item_versions v on v.item_id = qi.item_id
       join jsonb_to_recordset($3) as r(position int, outcome text, "isUnmarked" boolean) on r.position = qi.position
       cross join lateral (select case when i.type = 'open' and r."isUnmarked" then 'unmarked' else r.outcome end as outcome) o
       where qi.quiz_id = coalesce($2, (select quiz_id from assignment_parts where id = $4))`,
      [attempt, quiz, JSON.stringify(results.map((result, at) => ({ ...result, position: at + 1 }))), part],
    );
    await client.query(
      `insert into item_steps (attempt_id, position, confidence)
       select $1, position, confidence from jsonb_to_recordset($2) as r(position int, confidence text) where confidence is not null`,
      [attempt, JSON.stringify(results.map(({ confidence }, at) => ({ confidence, position: at + 1 })))],
    );
    await countResults(client, attempt);
  });
  return attempt;
}

async function factsOf({ email }: Student) {
  const viewer = await viewerOf(pool, email);
  const { topics } = await readStudyFacts(pool, viewer, 'UTC');
  // Subtopics are read for one topic at a time.
  const each = await Promise.all(
    topics.map(async ({ topic }) => {
      const facts = await readStudyFacts(pool, viewer, 'UTC', topic.id);
      return facts.topics.filter((other) => other.topic.id === topic.id);
    }),
  );
  return each
    .flat()
    .map(({ topic, answers, answered, weakQuestions, openQuestions }) => ({
      ...{ topic: topic.slug, answers, answered, weak: weakQuestions },
      openAnswered: 1 - openQuestions,
    }))
    .sort((a, b) => a.topic.localeCompare(b.topic));
}

const target = (random: Random): Submission => {
  const at = Math.floor(random.uniform() * 5);
  if (at >= 3) return { part: at === 3 ? shown.part : withheld.part };
  return { quiz: banks[at]?.quiz ?? '' };
};

describe('the facts of topics', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'are those of all answers, also before and after a release (history %i)',
    async (seed) => {
      const random = createRandom(seed);
      const student = await newStudent();
      for (let attempts = 0; attempts < 3 + seed; attempts += 1) {
        await submit(student, target(random), Math.floor(random.uniform() * 12_000), random);
      }
      const before = await factsOf(student);
      expect(before).toEqual(await readAllAnswers(pool, student.id));
      await pool.query('update assignments set marks_released_at = now() where id = $1', [withheld.assignment]);
      const after = await factsOf(student);
      expect(after).toEqual(await readAllAnswers(pool, student.id));
      await pool.query('update assignments set marks_released_at = null where id = $1', [withheld.assignment]);
      expect(await factsOf(student)).toEqual(before);
    },
  );

  it('of many answers are the latest thirty, in their order, although several days have many attempts', async () => {
    const random = createRandom(9);
    const student = await newStudent();
    // Ten attempts of each of three days.
    for (let attempts = 0; attempts < 30; attempts += 1) {
      await submit(student, { quiz: banks[0]?.quiz ?? '' }, 24 * (attempts % 3) + attempts / 100, random);
    }
    const [topic, all] = [(await factsOf(student))[0], (await readAllAnswers(pool, student.id))[0]];
    expect(all?.answered).toBeGreaterThan(150);
    expect(topic?.answers).toHaveLength(30);
    expect(topic).toEqual(all);
  });

  it('find measured difficulties in an index, which has the number of answers from which they count', async () => {
    const { rows } = await pool.query<{ says: string }>(
      `select pg_get_indexdef('item_difficulties_covering'::regclass) as says`,
    );
    expect(rows[0]?.says).toContain(`WHERE (answers >= ${DIFFICULTY_MIN_ANSWERS})`);
  });

  it('follow a regrade', async () => {
    const random = createRandom(10);
    const student = await newStudent();
    const attempt = await submit(student, { quiz: banks[0]?.quiz ?? '' }, 5, random);
    await inTransaction(pool, async (client) => {
      await client.query(
        `update attempt_items set outcome = 'right', credit = 1 where attempt_id = $1 and outcome in ('wrong', 'partly')`,
        [attempt],
      );
      await countResults(client, attempt);
    });
    expect(await factsOf(student)).toEqual(await readAllAnswers(pool, student.id));
  });

  it('leave out answers that are older than two years, except for their number', async () => {
    const student = await newStudent();
    await submit(student, { quiz: banks[0]?.quiz ?? '' }, 24 * 800, createRandom(11));
    const [topic] = await factsOf(student);
    expect(topic?.answers).toEqual([]);
    expect(topic?.answered).toBeGreaterThan(3);
  });

  it('leave out marks that are shown before it is shown which answers were correct', async () => {
    const student = await newStudent();
    await pool.query(`update assignments set shows_feedback = 'release' where id = $1`, [shown.assignment]);
    await submit(student, { part: shown.part }, 1, createRandom(12));
    const nothing = { answers: [], answered: 0, weak: 0, openAnswered: 0 };
    expect((await factsOf(student))[1]).toEqual({ topic: 'b', ...nothing });
    // Nor do they count once the class is archived, when the questions are no longer reserved.
    await pool.query('update classrooms set archived_at = now() where id = $1', [shown.classroom]);
    expect((await factsOf(student))[1]).toEqual({ topic: 'b', ...nothing });
  });
});
