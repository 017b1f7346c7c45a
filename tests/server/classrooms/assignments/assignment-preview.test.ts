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
  const create = () => createAssignment(pool, teacher, classroom, testDraft(bank.quiz, { title: 'Waves' }));
  const id = await create();
  const read = async (version: 'A' | 'B' | 'C', assignment = id) =>
    (await readAssignmentPreview(pool, teacher, { id: assignment, version }, (digest) => digest)).questions;
  const [a, b, again] = [await read('A'), await read('B'), await read('B')];
  expect(again).toEqual(b);
  const order = (questions: typeof a) => questions.map((question) => question.id);
  expect(order(b).toSorted()).toEqual(order(a).toSorted());
  // Of one assignment, two orders of a few questions can be the same by chance.
  const assignments = await Promise.all(Array.from({ length: 6 }, create));
  const orders = await Promise.all(
    assignments.map((each) =>
      Promise.all(
        [order(a), read('B', each).then(order), read('C', each).then(order)].map(async (list) => (await list).join()),
      ),
    ),
  );
  expect(orders.some((each) => new Set(each).size === 3)).toBe(true);
  for (const question of b)
    expect(question.key.answer).toEqual(a.find((original) => original.id === question.id)?.key.answer);
});
