import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestBank, testBank } from '../../../support/questions/test-bank.ts';
import { TestBrowser } from '../../../support/servers/test-api.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { type TestClass, testClass } from '../../../support/users/test-class.ts';
import { ADD_TO_GRADEBOOK, ANSWER, JOIN, startLive } from './live-class.ts';

const { app, pool } = await testServer();
let bank: TestBank;
let own: TestClass;
let other: TestClass;

beforeAll(async () => {
  bank = await testBank(pool, { free: true });
  own = await testClass({ app, pool }, { quiz: bank.quiz, students: 4 });
  other = await testClass({ app, pool }, { quiz: bank.quiz, students: 1 });
});

const student = (at: number) => {
  const found = own.students[at];
  if (found === undefined) throw new Error('There is no such student.');
  return found;
};
const add = (browser: TestBrowser, id: string) => browser.call(ADD_TO_GRADEBOOK, { id });
const hostView = async (id: string) =>
  (
    await own.teacher.browser.call(
      'query ($id: ID!, $device: ID!) { liveQuizHost(id: $id, device: $device) { hasResults assignment } }',
      { id, device: randomUUID() },
    )
  ).data.liveQuizHost;

/** A quiz whose first question has been answered: correctly, incorrectly, by a guest, and not at all by the third student. */
async function played(mode = 'accuracy') {
  const host = await startLive(own.teacher.browser, own.classroom, { quiz: bank.quiz }, { mode });
  for (const at of [0, 1, 2]) await student(at).browser.call(JOIN, { code: host.code });
  const guest = new TestBrowser(app);
  const { ticket } = (await guest.call(JOIN, { code: host.code, nickname: 'Heron' })).data.joinLiveQuiz;
  await host.move('start');
  const answer = (browser: TestBrowser, choice: string, ownTicket: string | null = null) =>
    browser.call(ANSWER, { id: host.id, ticket: ownTicket, position: 1, vote: 1, response: { choice } });
  await answer(student(0).browser, 'B');
  await answer(student(1).browser, 'A');
  await answer(guest, 'B', ticket);
  for (const command of ['lock', 'reveal', 'next']) await host.move(command);
  return host;
}

const marksOf = async (assignment: string) =>
  (
    await pool.query(
      `select e.user_id as student, e.marks, sb.marks_out_of as "outOf", sb.is_entered as "isEntered" from entered_marks e
       join submissions sb using (assignment_id, user_id) where e.assignment_id = $1 order by e.marks desc`,
      [assignment],
    )
  ).rows;

describe('the results of a live quiz', () => {
  it('are added to the gradebook once it has ended, as correct answers of those who answered', async () => {
    const host = await played();
    expect((await add(own.teacher.browser, host.id)).code).toBe('NOT_FOUND');
    expect(await hostView(host.id)).toEqual({ hasResults: false, assignment: null });
    await host.move('end');
    expect(await hostView(host.id)).toEqual({ hasResults: true, assignment: null });
    const added = (await add(own.teacher.browser, host.id)).data.addLiveQuizToGradebook;
    // The second question was shown, but nobody has answered it.
    const marked = { outOf: 1, isEntered: true };
    expect(await marksOf(added)).toEqual([
      { student: student(0).id, marks: 1, ...marked },
      { student: student(1).id, marks: 0, ...marked },
    ]);
    expect(await hostView(host.id)).toEqual({ hasResults: true, assignment: added });
    const { rows: excused } = await pool.query(
      'select user_id from assignment_exceptions where assignment_id = $1 and excused order by user_id',
      [added],
    );
    expect(excused.map((row) => row.user_id)).toEqual([student(2).id, student(3).id].sort());
  });

  it('are one column, also for two teachers at once, and again after it was deleted', async () => {
    const host = await played();
    await host.move('end');
    const both = await Promise.all([add(own.teacher.browser, host.id), add(own.teacher.browser, host.id)]);
    const ids = both.map(({ data }) => data.addLiveQuizToGradebook);
    expect(ids[0]).toBe(ids[1]);
    await pool.query('update assignments set deleted_at = now() where id = $1', [ids[0]]);
    expect(await hostView(host.id)).toEqual({ hasResults: true, assignment: null });
    const again = (await add(own.teacher.browser, host.id)).data.addLiveQuizToGradebook;
    expect(again).not.toBe(ids[0]);
    expect(await marksOf(again)).toHaveLength(2);
  });

  it('leave out players whom the host has removed', async () => {
    const host = await played();
    await host.move('end');
    await pool.query('update live_players set removed_at = now() where live_quiz_id = $1 and user_id = $2', [
      host.id,
      student(0).id,
    ]);
    const added = (await add(own.teacher.browser, host.id)).data.addLiveQuizToGradebook;
    expect((await marksOf(added)).map((row) => row.student)).toEqual([student(1).id]);
  });

  it('can’t be added, and are not offered, if an assignment reserves every question', async () => {
    const host = await played();
    await pool.query('update live_questions set is_withheld = true where live_quiz_id = $1', [host.id]);
    await host.move('end');
    expect(await hostView(host.id)).toEqual({ hasResults: false, assignment: null });
    expect((await add(own.teacher.browser, host.id)).code).toBe('NOT_FOUND');
  });

  it('can be added by nobody else, and not those of a poll or of guests alone', async () => {
    const host = await played();
    await host.move('end');
    for (const browser of [other.teacher.browser, student(0).browser])
      expect((await add(browser, host.id)).code).toBe('NOT_FOUND');
    expect((await add(own.teacher.browser, randomUUID())).code).toBe('NOT_FOUND');
    expect((await add(own.teacher.browser, 'no id')).code).toBe('NOT_FOUND');
    const poll = await played('poll');
    await poll.move('end');
    expect((await add(own.teacher.browser, poll.id)).code).toBe('NOT_FOUND');
    const empty = await startLive(own.teacher.browser, own.classroom, { quiz: bank.quiz });
    await empty.move('end');
    expect(await hostView(empty.id)).toEqual({ hasResults: false, assignment: null });
    expect((await add(own.teacher.browser, empty.id)).code).toBe('NOT_FOUND');
  });
});
