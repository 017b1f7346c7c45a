import { expect, test } from 'vitest';
import { createAssignment } from '#server/classrooms/assignments/assignment.commands.ts';
import { readAssignmentPreview } from '#server/classrooms/assignments/assignment-preview.queries.ts';
import { TEST_QUESTIONS } from '../../../support/questions/test-bank.ts';
import { testBankDatabase } from '../../../support/questions/test-bank-database.ts';
import { testDraft, testSchool, testUser } from '../../../support/users/test-school.ts';

const { database, bank } = await testBankDatabase({ free: false });

test('teachers of the class see the questions of a draft with their answers, in order; a co-teacher too', async () => {
  const { pool } = database;
  const { teacher, classroom } = await testSchool(pool);
  const id = await createAssignment(pool, teacher, classroom, testDraft(bank.quiz, { title: 'Waves' }));
  const colleague = await testUser(pool, { role: 'teacher', schoolId: teacher.schoolId });
  const read = (who = teacher) => readAssignmentPreview(pool, who, { id, version: 'A' }, (digest) => digest);
  const { title, questions, materials } = await read();
  expect({ title, materials }).toEqual({ title: 'Waves', materials: [] });
  expect(questions.map(({ type }) => type)).toEqual(TEST_QUESTIONS.map(({ type }) => type));
  expect(questions.every(({ key }) => key.answer !== null)).toBe(true);
  await expect(read(colleague)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await pool.query('insert into classroom_teachers (classroom_id, user_id) values ($1, $2)', [
    classroom,
    colleague.userId,
  ]);
  expect((await read(colleague)).questions).toHaveLength(questions.length);
});

test('versions of a worksheet have the same questions in another order, the same ones each time, with keys that fit', async () => {
  const { pool } = database;
  const { teacher, classroom } = await testSchool(pool);
  const id = await createAssignment(pool, teacher, classroom, testDraft(bank.quiz, { title: 'Waves' }));
  const read = async (version: 'A' | 'B' | 'C') =>
    (await readAssignmentPreview(pool, teacher, { id, version }, (digest) => digest)).questions;
  const [a, b, c, again] = [await read('A'), await read('B'), await read('C'), await read('B')];
  expect(again).toEqual(b);
  const order = (questions: typeof a) => questions.map((question) => question.id);
  expect(order(b).toSorted()).toEqual(order(a).toSorted());
  expect(new Set([a, b, c].map((questions) => order(questions).join())).size).toBe(3);
  for (const question of b)
    expect(question.key.answer).toEqual(a.find((original) => original.id === question.id)?.key.answer);
});
