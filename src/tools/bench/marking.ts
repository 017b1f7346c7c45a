/**
 * `npm run bench:marking`: goes through a queue of 10 000 answers from one to the next: all answers of an assignment,
 * the answers to one question, at the start of the queue, and where nearly everything is marked. It compares this with
 * the simplest statement that reads one answer, prints the median and the 95th percentile, and fails above 100 ms.
 */
import pg from 'pg';
import { nextToMark, type QueueScope } from '#server/attempts/marking/answer-to-mark.queries.ts';
import { readMarking } from '#server/attempts/marking/marking.queries.ts';
import { withBenchDatabase } from './bench-database.ts';
import { fillClass } from './fill/fill-class.ts';
import { percentiles } from './percentiles.ts';

const [STUDENTS, QUESTIONS, STEPS] = [1_000, 10, 100];
const LARGEST_P95_MS = 100;

await withBenchDatabase(async (databaseUrl) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const fill = { students: STUDENTS, assignments: 3, questions: QUESTIONS, submittedShare: 1 };
  const { teacher, assignment } = await fillClass(pool, fill);
  const { rows } = await pool.query<{ part: string; attempt: string }>(
    `select p.id as part, a.id as attempt from assignment_parts p join attempts a on a.assignment_part_id = p.id
     where p.assignment_id = $1 limit 1`,
    [assignment],
  );
  const { part, attempt } = rows[0] ?? { part: '', attempt: '' };
  const allAttempts: QueueScope = {
    ...{ assignment, round: 1, part: null, position: null, student: null },
    ...{ anonymous: true, waitingOnly: true, askedOnly: false, after: null },
  };
  const walk = async (scope: QueueScope) => {
    let after: string | null = null;
    return percentiles(STEPS, async () => {
      const found = await nextToMark(pool, teacher, { ...scope, after }, (digest) => digest);
      if (found === null) throw new Error('The marking queue is shorter than expected.');
      after = found.entryId;
    });
  };
  const first = await nextToMark(pool, teacher, allAttempts, (digest) => digest);
  const { questions } = await readMarking(pool, teacher, assignment);
  console.log(`${questions.reduce((sum, { answers, marked }) => sum + answers - marked, 0)} answers wait`);
  if (first?.left !== STUDENTS - 1) throw new Error(`After the first answer, ${first?.left} are left.`);
  const all = await walk(allAttempts);
  const question = await walk({ ...allAttempts, part, position: 3 });
  const bare = await percentiles(STEPS, (at) =>
    pool.query('select response from answer_log where attempt_id = $1 and position = $2', [
      attempt,
      1 + (at % QUESTIONS),
    ]),
  );
  await pool.query(
    `insert into teacher_marks (attempt_id, position, round, marker_id, awards, marks, operation_id, sequence)
     select ai.attempt_id, ai.position, 1, $1, '[]', 1, gen_random_uuid(), 1 from attempt_items ai
     join attempts a on a.id = ai.attempt_id where a.assignment_part_id = $2 and random() < 0.95`,
    [teacher, part],
  );
  await pool.query('analyze');
  const nearlyDone = await percentiles(STEPS, () => nextToMark(pool, teacher, allAttempts, (digest) => digest));
  console.table({ all, question, 'nearly done': nearlyDone, 'bare SQL': bare });
  await pool.end();
  if (Math.max(all.p95, question.p95, nearlyDone.p95) > LARGEST_P95_MS) {
    console.error(`The 95th percentile is above ${LARGEST_P95_MS} ms.`);
    process.exitCode = 1;
  }
});
