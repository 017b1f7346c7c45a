import { beforeAll, expect, test } from 'vitest';
import { updateSubmission } from '#server/classrooms/assignments/submission.commands.ts';
import { announceDueMarks } from '#server/classrooms/notifications/due-marks.commands.ts';
import { countUnread, readNotifications } from '#server/classrooms/notifications/notification.queries.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { TEST_QUESTIONS, type TestBank, testBank } from '../../../support/questions/test-bank.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { type TestClass, testClass } from '../../../support/users/test-class.ts';

const { app, pool } = await testServer();
let bank: TestBank;
beforeAll(async () => {
  bank = await testBank(pool, { free: true });
});

/** A class whose student submits the assignment; with an essay, an answer is left to be marked by hand. */
async function submitted(
  showsMarks: string,
  { closes = null, essay = false }: { readonly closes?: string | null; readonly essay?: boolean } = {},
) {
  const school = await testClass({ app, pool }, { quiz: bank.quiz, showsMarks, students: 2 });
  const [student, other] = school.students;
  if (student === undefined || other === undefined) throw new Error('The class has two students.');
  const attempt = await school.start(student);
  if (closes !== null)
    await pool.query('update attempts set closes_at = now() + $2::interval where id = $1', [attempt, closes]);
  const open = TEST_QUESTIONS.findIndex(({ type }) => type === 'open') + 1;
  if (essay) await school.answer(attempt, open, { text: 'An essay.' });
  await school.submitAttempt(student, attempt);
  const mark = async () => {
    await pool.query(
      `update attempt_items set credit = 1, outcome = 'correct' where attempt_id = $1 and credit is null`,
      [attempt],
    );
    await inTransaction(pool, (client) => updateSubmission(client, attempt));
  };
  return { ...school, student, other, attempt, mark };
}
const viewerOf = ({ school }: TestClass, { id }: { readonly id: string }) =>
  ({ userId: id, role: 'student', schoolId: school }) as Parameters<typeof countUnread>[1];
async function marksOf(school: TestClass, student: { readonly id: string }) {
  const viewer = viewerOf(school, student);
  const { items } = await readNotifications(pool, viewer, null);
  return {
    listed: items.filter(({ kind }) => kind === 'marksReleased').length,
    unread: await countUnread(pool, viewer),
  };
}

test('marks that are shown on submission are listed, and read already by who has just submitted', async () => {
  const school = await submitted('handIn');
  expect(await marksOf(school, school.student)).toEqual({ listed: 1, unread: 0 });
  expect(await marksOf(school, school.other)).toEqual({ listed: 0, unread: 0 });
});

test('they are news when the last answer was marked, once', async () => {
  const school = await submitted('handIn', { essay: true });
  expect(await marksOf(school, school.student)).toEqual({ listed: 0, unread: 0 });
  await pool.query(`update attempts set handed_in_at = now() - interval '2 days' where id = $1`, [school.attempt]);
  await school.mark();
  await school.mark();
  expect(await marksOf(school, school.student)).toEqual({ listed: 1, unread: 1 });
});

test('marks that are shown at the end of the window are announced then, once for any number of processes', async () => {
  const school = await submitted('due', { closes: '1 hour' });
  await announceDueMarks(pool);
  expect(await marksOf(school, school.student)).toEqual({ listed: 0, unread: 0 });
  await pool.query(`update attempts set closes_at = now() - interval '1 minute' where id = $1`, [school.attempt]);
  await Promise.all([announceDueMarks(pool), announceDueMarks(pool), announceDueMarks(pool)]);
  expect(await marksOf(school, school.student)).toEqual({ listed: 1, unread: 1 });
});

test('a student whose window is longer hears of their marks when it ends', async () => {
  const school = await submitted('due', { closes: '-1 minute' });
  const second = await school.start(school.other);
  await pool.query(`update attempts set closes_at = now() + interval '2 hours' where id = $1`, [second]);
  await school.submitAttempt(school.other, second);
  await announceDueMarks(pool);
  expect((await marksOf(school, school.student)).listed).toBe(1);
  expect((await marksOf(school, school.other)).listed).toBe(0);
});

test('marks that wait for a release, or are never shown, are not announced', async () => {
  for (const showsMarks of ['release', 'never']) {
    const school = await submitted(showsMarks, { closes: '-1 minute' });
    await announceDueMarks(pool);
    expect(await marksOf(school, school.student)).toEqual({ listed: 0, unread: 0 });
  }
});

test('marks that are entered after the release are announced', async () => {
  const school = await submitted('release', { essay: true });
  await pool.query('update assignments set marks_released_at = now() where id = $1', [school.assignment]);
  await pool.query(`delete from notifications where kind = 'marksReleased' and assignment_id = $1`, [
    school.assignment,
  ]);
  await school.mark();
  expect((await marksOf(school, school.student)).listed).toBe(1);
});
