import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBank } from '../../../support/questions/test-bank.ts';
import { type TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { type TestClass, testClass, testUser } from '../../../support/users/test-class.ts';

let database: TestDatabase;
let app: FastifyInstance;
let own: TestClass;
let other: TestClass;

const REPORT = `query ($id: ID!) { assignmentReport(id: $id) { classroom { id }
  questions { id item type topicTitle marks choices { id isRight misconception } }
  report { submitted share reliability questions { answers facility choices { id students } flags }
    topics { answers facility } students { id name share topics reasons } starter } } }`;

beforeAll(async () => {
  database = await openTestDatabase();
  const { pool } = database;
  app = await testApp(pool);
  const bank = await testBank(pool, { free: true });
  own = await testClass({ app, pool }, { quiz: bank.quiz });
  other = await testClass({ app, pool }, { quiz: bank.quiz });
  const [first, second] = own.students;
  for (const [at, student] of [first, second].entries()) {
    if (student === undefined) continue;
    const attempt = await own.start(student);
    await own.answer(attempt, 1, { choice: at === 0 ? 'B' : 'A' });
    await own.submitAttempt(student, attempt);
  }
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const read = (browser: TestBrowser) => browser.call(REPORT, { id: own.assignment });

test('has a line for each question and each student, with who chose what', async () => {
  const { data } = await read(own.teacher.browser);
  const { questions, report, classroom } = data.assignmentReport;
  expect(classroom.id).toBe(own.classroom);
  expect(report.submitted).toBe(2);
  expect(report.questions).toHaveLength(questions.length);
  expect(report.students.map(({ id }: { id: string }) => id).sort()).toEqual(own.students.map(({ id }) => id).sort());
  expect(report.questions[0]).toMatchObject({ answers: 2, facility: 0.5 });
  const { choices } = report.questions[0];
  const chosen = choices.flatMap(({ students }: { students: string[] }) => students);
  expect(chosen.sort()).toEqual(own.students.map(({ id }) => id).sort());
  expect(report.reliability).toBeNull();
  expect(report.starter.length).toBeGreaterThan(0);
});

test('is for the teachers of the class: a co-teacher, no other school, no student, nobody who was removed', async () => {
  const { pool } = database;
  const colleague = await testUser({ app, pool }, { role: 'teacher', school: own.school, name: 'Colleague' });
  expect((await read(colleague.browser)).code).toBe('NOT_FOUND');
  await pool.query('insert into classroom_teachers (classroom_id, user_id) values ($1, $2)', [
    own.classroom,
    colleague.id,
  ]);
  expect((await read(colleague.browser)).data.assignmentReport.report.submitted).toBe(2);
  expect((await read(other.teacher.browser)).code).toBe('NOT_FOUND');
  expect((await read(own.students[0]?.browser as TestBrowser)).code).toBe('NOT_FOUND');
  await pool.query('delete from classroom_teachers where user_id = $1', [colleague.id]);
  expect((await read(colleague.browser)).code).toBe('NOT_FOUND');
});
