import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawForWorksheet } from '#domain/classrooms/assignments/question-pool.rule.ts';
import { worksheetSeed } from '#domain/classrooms/assignments/worksheet-version.rule.ts';
import { saveAnswers } from '#server/attempts/answer.log.ts';
import { readAttempt } from '#server/attempts/attempt.queries.ts';
import { submitAttempt } from '#server/attempts/attempt.submit.ts';
import {
  changeAssignment,
  createAssignment,
  duplicateAssignment,
  publishAssignment,
} from '#server/classrooms/assignments/assignment.commands.ts';
import { readTeacherAssignment } from '#server/classrooms/assignments/assignment.queries.ts';
import { startAssignmentPart } from '#server/classrooms/assignments/assignment.start.ts';
import { readAssignmentPreview } from '#server/classrooms/assignments/assignment-preview.queries.ts';
import { readStudentAssignment } from '#server/classrooms/assignments/student-work.queries.ts';
import { readGradebook } from '#server/classrooms/gradebook/gradebook.queries.ts';
import { readAssignmentReport } from '#server/classrooms/report/assignment-report.queries.ts';
import { TEST_QUESTIONS } from '../../../support/questions/test-bank.ts';
import { testBankDatabase } from '../../../support/questions/test-bank-database.ts';
import { testDraft, testSchool } from '../../../support/users/test-school.ts';

const { database, bank } = await testBankDatabase({ free: true });
const { pool } = database;
const school = await testSchool(pool, 6);
const address = () => '';

/** Published questions of the bank: `marks` are those of the schemes of written questions, and 1 for all others. */
async function itemsWhere(condition: string, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from items where live and type ${condition} order by external_id limit ${count}`,
  );
  return rows.map(({ id }) => id);
}
const items = await itemsWhere(
  `in ('multiple-choice', 'multiple-response', 'true-false', 'numeric', 'short-answer')`,
  5,
);

const draftOf = (draws: number | null, chosen = items) =>
  testDraft(bank.quiz, { tries: null, parts: [{ kind: 'questions', ref: null, items: chosen, draws }] });

async function published(draws: number | null): Promise<{ id: string; part: string }> {
  const id = await createAssignment(pool, school.teacher, school.classroom, draftOf(draws));
  await publishAssignment(pool, school.teacher, id);
  const { rows } = await pool.query<{ id: string }>('select id from assignment_parts where assignment_id = $1', [id]);
  return { id, part: rows[0]?.id ?? '' };
}

const positionsOf = async (attempt: string): Promise<readonly number[]> =>
  (
    await pool.query<{ position: number }>('select position from attempt_items where attempt_id = $1 order by 1', [
      attempt,
    ])
  ).rows.map(({ position }) => position);

test('every attempt gets as many questions as are drawn, and different students get different ones', async () => {
  const { id, part } = await published(2);
  const selections = new Set<string>();
  for (const student of school.students) {
    const attempt = await startAssignmentPart(pool, student, part);
    expect(await startAssignmentPart(pool, student, part)).toBe(attempt);
    const positions = await positionsOf(attempt);
    expect(positions).toHaveLength(2);
    selections.add(positions.join());
    const { items: asked } = await readAttempt(pool, student, attempt, address);
    expect(asked.map(({ position }) => position)).toEqual(positions);
    await submitAttempt(pool, student.userId, attempt);
    expect(await readStudentAssignment(pool, student, id)).toMatchObject({
      marksOutOf: 2,
      status: 'done',
      parts: [{ questionCount: 2, marks: 2 }],
    });
  }
  // Six students with one of ten selections each: all the same once in 100 000 runs.
  expect(selections.size).toBeGreaterThan(1);
});

/** The correct answer to the question at a position of the pool. */
async function correctAt(part: string, position: number): Promise<object | undefined> {
  const { rows } = await pool.query<{ type: string }>(
    `select i.type from assignment_items ai join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id
     where ai.part_id = $1 and ai.position = $2`,
    [part, position],
  );
  return TEST_QUESTIONS.find(({ type }) => type === rows[0]?.type)?.right;
}

test('answers, marks, gradebook and report find the drawn questions', async () => {
  const { id, part } = await published(1);
  const [student] = school.students;
  if (student === undefined) throw new Error('The class has students.');
  const attempt = await startAssignmentPart(pool, student, part);
  const [position = 0] = await positionsOf(attempt);
  const { receipts } = await saveAnswers(pool, student.userId, {
    attempt,
    device: null,
    answers: [{ operationId: randomUUID(), position, sequence: 1, response: await correctAt(part, position) }],
  });
  expect(receipts[0]?.refusal ?? null).toBeNull();
  await submitAttempt(pool, student.userId, attempt);
  const { facts } = await readGradebook(pool, school.teacher, school.classroom).then((book) => ({
    facts: book.assignments.find((assignment) => assignment.id === id),
  }));
  expect(facts).toMatchObject({ maxMarks: 1 });
  const { report } = await readAssignmentReport(pool, pool, school.teacher, id, address);
  expect(report.questions.map(({ answers }, at) => [at + 1, answers])).toEqual(
    items.map((_, at) => [at + 1, at + 1 === position ? 1 : 0]),
  );
});

test('the selection can be changed until somebody has started, and copies keep it', async () => {
  const id = await createAssignment(pool, school.teacher, school.classroom, draftOf(2));
  await changeAssignment(pool, school.teacher, id, draftOf(3));
  const read = async (which: string) => (await readTeacherAssignment(pool, school.teacher, which)).parts;
  expect(await read(id)).toMatchObject([{ draws: 3, items: { length: 5 } }]);
  const copy = await duplicateAssignment(pool, school.teacher, id, { classroom: null, dates: null });
  expect(await read(copy)).toMatchObject([{ draws: 3, items: { length: 5 } }]);
  await changeAssignment(pool, school.teacher, id, draftOf(null));
  expect(await read(id)).toMatchObject([{ draws: null, items: { length: 5 } }]);
  await publishAssignment(pool, school.teacher, id);
  const { rows } = await pool.query('select id from assignment_parts where assignment_id = $1', [id]);
  const [student] = school.students;
  if (student === undefined) throw new Error('The class has students.');
  await startAssignmentPart(pool, student, rows[0].id);
  await expect(changeAssignment(pool, school.teacher, id, draftOf(2))).rejects.toMatchObject({
    code: 'ASSIGNMENT_BEGUN',
  });
});

test('questions with different marks are no pool', async () => {
  const [written = ''] = await itemsWhere(`= 'open'`, 1);
  // As if it had been written so: versions can't be changed.
  await pool.query(`begin; set local session_replication_role = replica;
    update item_versions set key = '{"modelAnswer": "It is hot (1) and heavy (2)."}' where item_id = '${written}'; commit`);
  await expect(
    createAssignment(pool, school.teacher, school.classroom, draftOf(1, [...items, written])),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

test('each version of a worksheet has a selection of its own', async () => {
  const { id } = await published(2);
  const sheets = await Promise.all(
    (['A', 'B', 'C'] as const).map(async (version) => {
      const preview = await readAssignmentPreview(pool, school.teacher, { id, version }, address);
      expect(preview.pools).toMatchObject([{ draws: 2, count: 5 }]);
      return drawForWorksheet(preview.questions, preview.pools, worksheetSeed(id, version));
    }),
  );
  for (const questions of sheets) expect(questions).toHaveLength(2);
});
