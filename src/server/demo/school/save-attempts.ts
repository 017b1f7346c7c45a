import type pg from 'pg';
import { insertRows } from './insert-rows.ts';
import type { PastAttempt } from './past-attempt.ts';

/** Saves attempts with their questions, answers and confidence: one statement for each table. */
export async function saveAttempts(client: pg.ClientBase, attempts: readonly PastAttempt[]): Promise<void> {
  await insertRows(
    client,
    `insert into attempts (id, user_id, quiz_id, assignment_part_id, closes_at, started_at, handed_in_at, handed_in_by, marks, marks_out_of)
     select r.id, r.user, r.quiz, r.part, coalesce(s.late_until, s.due_at), r.started, r.submitted,
       case when r.submitted is not null then 'student' end, r.marks, r.out_of
     from json_to_recordset($1) as r(id uuid, "user" uuid, quiz uuid, part uuid, started timestamptz, submitted timestamptz,
       marks float8, out_of float8)
     left join assignment_parts p on p.id = r.part left join assignments s on s.id = p.assignment_id`,
    attempts.map(({ id, user, quiz, part, startedAt, submittedAt, answers }) => ({
      ...{ id, user, quiz, part, started: startedAt, submitted: submittedAt },
      ...(submittedAt === null ? {} : totalsOf(answers)),
    })),
  );
  const answers = attempts.flatMap(({ id, startedAt, answers: entries }) => {
    let time = startedAt.getTime();
    return entries.map((answer, at) => {
      time += answer.seconds * 1000;
      return { ...answer, attempt: id, position: at + 1, received: new Date(time) };
    });
  });
  await insertRows(
    client,
    `insert into attempt_items (attempt_id, position, version_id, marks, outcome, credit, remark)
     select r.attempt, r.position, r.version, r.marks, r.outcome, r.credit, r.remark
     from json_to_recordset($1) as r(attempt uuid, position int, version uuid, marks float8, outcome text, credit float8, remark text)`,
    answers.map(({ attempt, position, question, score }) => ({
      ...{ attempt, position, version: question.version, marks: question.marks },
      ...{ outcome: score?.outcome, credit: score?.credit, remark: score?.remark },
    })),
  );
  await insertRows(
    client,
    `insert into answer_log (operation_id, attempt_id, position, sequence, response, received_at)
     select gen_random_uuid(), r.attempt, r.position, 1, r.response, r.received
     from json_to_recordset($1) as r(attempt uuid, position int, response jsonb, received timestamptz)`,
    answers
      .filter(({ response }) => response !== null)
      .map(({ attempt, position, response, received }) => ({ attempt, position, response, received })),
  );
  await insertRows(
    client,
    `insert into item_steps (attempt_id, position, confidence)
     select r.attempt, r.position, r.confidence
     from json_to_recordset($1) as r(attempt uuid, position int, confidence text)`,
    answers
      .filter(({ confidence }) => confidence !== null)
      .map(({ attempt, position, confidence }) => ({ attempt, position, confidence })),
  );
}

/** The sums of an attempt: those of the marked questions, as `SUM_UP` computes them. */
function totalsOf(answers: PastAttempt['answers']): { readonly marks: number; readonly out_of: number } {
  const marked = answers.filter(({ score }) => score !== null && score.credit !== null);
  return {
    marks: marked.reduce((sum, { score, question }) => sum + (score?.credit ?? 0) * question.marks, 0),
    out_of: marked.reduce((sum, { question }) => sum + question.marks, 0),
  };
}
