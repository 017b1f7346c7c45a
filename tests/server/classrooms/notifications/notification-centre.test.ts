import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { CENTRE_DAYS, CENTRE_PAGE } from '#domain/classrooms/notifications/notification-centre.ts';
import { REPORT_SECTIONS } from '#domain/classrooms/student-reports/report-settings.schema.ts';
import { replyToRemark, requestRemark } from '#server/attempts/marking/remark.commands.ts';
import { createAssignment, publishAssignment } from '#server/classrooms/assignments/assignment.commands.ts';
import { remindStudents } from '#server/classrooms/assignments/reminders.ts';
import { archiveClassroom, removeMember } from '#server/classrooms/classroom.commands.ts';
import {
  markAllNotificationsRead,
  markNotificationRead,
  sweepNotifications,
} from '#server/classrooms/notifications/notification.commands.ts';
import { countUnread, readNotifications } from '#server/classrooms/notifications/notification.queries.ts';
import { queueClassMails } from '#server/classrooms/notifications/queue-class-mails.ts';
import {
  changeAnnouncement,
  createAnnouncement,
  deleteAnnouncement,
} from '#server/classrooms/stream/announcement.commands.ts';
import { answerStudentQuestion, askAboutAssignment } from '#server/classrooms/stream/student-question.commands.ts';
import { createReportSet, publishReports } from '#server/classrooms/student-reports/report-set.commands.ts';
import { TEST_QUESTIONS, type TestBank, testBank } from '../../../support/questions/test-bank.ts';
import { openStream } from '../../../support/servers/open-stream.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { testClass } from '../../../support/users/test-class.ts';
import { type TestUser, testDraft, testSchool } from '../../../support/users/test-school.ts';

const { app, pool } = await testServer();
let bank: TestBank;
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  bank = await testBank(pool, { free: true });
});

async function classOfTwo() {
  const school = await testSchool(pool);
  const [student, other] = school.students;
  if (student === undefined || other === undefined) throw new Error('The class has two students.');
  const announce = (text: string, publishAt: string | null = null) =>
    createAnnouncement(pool, school.teacher, school.classroom, { text, publishAt });
  const assign = async (): Promise<string> => {
    const id = await createAssignment(pool, school.teacher, school.classroom, testDraft(bank.quiz));
    await publishAssignment(pool, school.teacher, id);
    return id;
  };
  return { ...school, student, other, announce, assign };
}

const list = async (viewer: TestUser) => (await readNotifications(pool, viewer, null)).items;
const kinds = async (viewer: TestUser) => (await list(viewer)).map(({ kind }) => kind);
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const remind = () =>
  remindStudents(pool, { mailer: { send: async () => undefined }, origin: null, failed: () => undefined });

describe('what happens in a class', () => {
  test('an announcement is listed for its students, and for nobody else', async () => {
    const { teacher, student, other, announce } = await classOfTwo();
    const elsewhere = await classOfTwo();
    await announce('Bring a **calculator**,\n\n![a ruler](figure:1) too.');
    expect(await list(student)).toMatchObject([
      { kind: 'announcement', isRead: false, excerpt: 'Bring a calculator, [a ruler] too.', assignment: null },
    ]);
    expect([await countUnread(pool, student), await countUnread(pool, other)]).toEqual([1, 1]);
    expect([await list(teacher), await list(elsewhere.student)]).toEqual([[], []]);
  });

  test('a scheduled announcement is listed when it is published, once for any number of processes', async () => {
    const { teacher, student, announce } = await classOfTwo();
    const id = await announce('Later.', inAnHour());
    expect(await list(student)).toEqual([]);
    await changeAnnouncement(pool, teacher, id, { text: 'Now.', publishAt: inAnHour() });
    expect(await list(student)).toEqual([]);
    await pool.query('update announcements set publish_at = now() where id = $1', [id]);
    await Promise.all([queueClassMails(pool), queueClassMails(pool), queueClassMails(pool)]);
    expect(await list(student)).toMatchObject([{ excerpt: 'Now.' }]);
  });

  test('a scheduled announcement whose time passes is listed with its emails', async () => {
    const { student, announce } = await classOfTwo();
    const id = await announce('On time.', new Date(Date.now() + 1_500).toISOString());
    await queueClassMails(pool);
    expect(await list(student)).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 1_600));
    await queueClassMails(pool);
    expect((await list(student)).map(({ excerpt }) => excerpt)).toEqual(['On time.']);
    expect(id).toBeTruthy();
  });

  test('a question is listed for teachers, and its answer for the student who asked', async () => {
    const { teacher, student, other, assign } = await classOfTwo();
    const assignment = await assign();
    const question = await askAboutAssignment(pool, student, assignment, 'Which formula?');
    expect(await list(teacher)).toMatchObject([
      { kind: 'question', excerpt: 'Which formula?', assignment: { id: assignment, title: 'Homework' } },
    ]);
    await answerStudentQuestion(pool, teacher, question, { answer: 'The first.', isPublic: false });
    await answerStudentQuestion(pool, teacher, question, { answer: 'The second.', isPublic: true });
    expect(await list(student)).toMatchObject([{ kind: 'answer', excerpt: 'The second.' }]);
    expect(await list(other)).toEqual([]);
  });

  test('an assignment is listed when it opens, once for any number of processes', async () => {
    const { student, assign } = await classOfTwo();
    const assignment = await assign();
    await Promise.all([remind(), remind(), remind()]);
    expect(await list(student)).toMatchObject([{ kind: 'assignmentOpened', assignment: { id: assignment } }]);
    await pool.query(`update assignments set due_at = now() + interval '3 hours' where id = $1`, [assignment]);
    await remind();
    expect(await kinds(student)).toEqual(['assignmentDue', 'assignmentOpened']);
  });

  test('a report is listed when it is published, and is unread again with a correction', async () => {
    const { teacher, classroom, student } = await classOfTwo();
    const period = { from: '2026-01-01', until: '2026-12-31', sections: [...REPORT_SECTIONS] };
    const set = await createReportSet(pool, teacher, classroom, period);
    expect(await list(student)).toEqual([]);
    await publishReports(pool, teacher, set);
    const [report] = await list(student);
    expect(report).toMatchObject({ kind: 'report', isRead: false, excerpt: null });
    await markNotificationRead(pool, student, report?.id ?? '');
    expect(await countUnread(pool, student)).toBe(0);
    await publishReports(pool, teacher, set);
    expect((await list(student)).map(({ isRead }) => isRead)).toEqual([false]);
  });
});

describe('who may read is checked when the list is shown', () => {
  test('after leaving the class, nothing of it is listed; after joining again, it is', async () => {
    const { teacher, classroom, student, announce, assign } = await classOfTwo();
    const assignment = await assign();
    await remind();
    await announce('For the class.');
    const question = await askAboutAssignment(pool, student, assignment, 'Mine?');
    await answerStudentQuestion(pool, teacher, question, { answer: 'Yours.', isPublic: false });
    expect((await kinds(student)).sort()).toEqual(['announcement', 'answer', 'assignmentOpened']);
    await removeMember(pool, teacher, classroom, student.userId);
    expect([await list(student), await countUnread(pool, student)]).toEqual([[], 0]);
    await pool.query('update classroom_members set left_at = null where user_id = $1', [student.userId]);
    expect(await countUnread(pool, student)).toBe(3);
  });

  test('what was deleted, archived or given to another group is not listed', async () => {
    const { teacher, classroom, student, announce, assign } = await classOfTwo();
    const deleted = await announce('Gone.');
    const assignment = await assign();
    await remind();
    await deleteAnnouncement(pool, teacher, deleted);
    expect(await kinds(student)).toEqual(['assignmentOpened']);
    const group = randomUUID();
    await pool.query("insert into classroom_groups (id, classroom_id, name) values ($1, $2, 'A')", [group, classroom]);
    await pool.query('insert into assignment_groups (assignment_id, group_id) values ($1, $2)', [assignment, group]);
    expect(await list(student)).toEqual([]);
    await pool.query('delete from assignment_groups where assignment_id = $1', [assignment]);
    await pool.query('update assignments set deleted_at = now() where id = $1', [assignment]);
    expect(await list(student)).toEqual([]);
    await announce('Still here.');
    expect(await kinds(student)).toEqual(['announcement']);
    await archiveClassroom(pool, teacher, classroom, true);
    expect(await list(student)).toEqual([]);
  });

  test('a teacher who no longer teaches the class sees nothing of it', async () => {
    const { teacher, classroom, student, assign } = await classOfTwo();
    await askAboutAssignment(pool, student, await assign(), 'Anyone?');
    expect(await kinds(teacher)).toEqual(['question']);
    await pool.query('delete from classroom_teachers where classroom_id = $1', [classroom]);
    expect([await list(teacher), await countUnread(pool, teacher)]).toEqual([[], 0]);
  });
});

describe('marks', () => {
  const LIST = '{ unreadNotifications notifications { items { kind excerpt author count assignment { title } } } }';
  const setUp = async () => {
    const set = await testClass({ app, pool }, { quiz: bank.quiz, students: 1, showsMarks: 'release' });
    const [student] = set.students;
    if (student === undefined) throw new Error('The class has a student.');
    const attempt = await set.start(student);
    for (const [at, item] of TEST_QUESTIONS.entries()) await set.answer(attempt, at + 1, item.right);
    await set.submitAttempt(student, attempt);
    const read = async (user: typeof student) => (await user.browser.call(LIST)).data;
    const release = (at: string) =>
      pool.query(`update assignments set marks_released_at = ${at} where id = $1`, [set.assignment]);
    const mark = async () => {
      await pool.query(
        `insert into teacher_marks (attempt_id, position, round, marker_id, awards, marks, comment, operation_id, sequence)
         values ($1, 7, 1, $2, '[{"point": "p1"}]', 1, 'secret comment', $3, 1)`,
        [attempt, set.teacher.id, randomUUID()],
      );
      await pool.query(
        "update attempt_items set outcome = 'right', credit = 1 where attempt_id = $1 and position = 7",
        [attempt],
      );
    };
    return { set, student, attempt, read, release, mark };
  };

  test('are listed once they are released, never with their number, and not while they are withdrawn', async () => {
    const { student, read, release } = await setUp();
    const none = { unreadNotifications: 0, notifications: { items: [] } };
    expect(await read(student)).toEqual(none);
    await release('now()');
    const released = await read(student);
    expect(released).toEqual({
      unreadNotifications: 1,
      notifications: {
        items: [
          { kind: 'marksReleased', excerpt: null, author: null, count: null, assignment: { title: 'Assignment' } },
        ],
      },
    });
    await release('null');
    expect(await read(student)).toEqual(none);
    await release('now()');
    expect(await read(student)).toEqual(released);
  });

  test('that were released before they are hidden for good are not listed', async () => {
    const { set, student, read, release } = await setUp();
    await release('now()');
    await pool.query("update assignments set shows_marks = 'never' where id = $1", [set.assignment]);
    expect((await read(student)).notifications.items).toEqual([]);
  });

  test('a re-mark request is listed for the teacher, and the reply for the student while marks are released', async () => {
    const { set, student, attempt, read, release, mark } = await setUp();
    await mark();
    await release('now()');
    await requestRemark(pool, student.id, { attempt, position: 7, text: 'secret request' });
    expect((await read(set.teacher)).notifications.items).toMatchObject([{ kind: 'remarkRequest', excerpt: null }]);
    await replyToRemark(pool, set.teacher.id, { attempt, position: 7, text: 'secret reply' });
    const replied = await read(student);
    expect(replied.notifications.items[0]).toMatchObject({ kind: 'remarkDecided', excerpt: null });
    expect(JSON.stringify(replied)).not.toContain('secret');
    await release('null');
    expect((await read(student)).notifications.items).toEqual([]);
  });

  test('work to mark is listed with its number, until it is marked, and is unread again after new work', async () => {
    const { set, read } = await setUp();
    await pool.query('update submissions set unmarked_items = 1 where assignment_id = $1', [set.assignment]);
    await Promise.all([sweepNotifications(pool), sweepNotifications(pool)]);
    const first = await read(set.teacher);
    expect(first).toMatchObject({
      unreadNotifications: 1,
      notifications: { items: [{ kind: 'workToMark', count: 1 }] },
    });
    await pool.query('update notifications set read_at = now() where user_id = $1', [set.teacher.id]);
    await sweepNotifications(pool);
    expect((await read(set.teacher)).unreadNotifications).toBe(0);
    await pool.query(`update submissions set handed_in_at = now() + interval '1 second' where assignment_id = $1`, [
      set.assignment,
    ]);
    await sweepNotifications(pool);
    expect((await read(set.teacher)).unreadNotifications).toBe(1);
    await pool.query('update submissions set unmarked_items = 0 where assignment_id = $1', [set.assignment]);
    expect(await read(set.teacher)).toEqual({ unreadNotifications: 0, notifications: { items: [] } });
  });
});

describe('reading', () => {
  test('one or all are marked as read, but not those of others, and not what happened after the list was shown', async () => {
    const { student, other, announce } = await classOfTwo();
    await announce('One.');
    await announce('Two.');
    const [two, one] = await list(student);
    await announce('Three.');
    const refused = { code: 'NOT_FOUND' };
    await expect(markNotificationRead(pool, other, one?.id ?? '')).rejects.toMatchObject(refused);
    await expect(markNotificationRead(pool, student, 'no id')).rejects.toMatchObject(refused);
    await markAllNotificationsRead(pool, other, two?.id ?? '');
    await markAllNotificationsRead(pool, student, 'no id');
    expect([await countUnread(pool, student), await countUnread(pool, other)]).toEqual([3, 3]);
    await markNotificationRead(pool, student, one?.id ?? '');
    await markNotificationRead(pool, student, one?.id ?? '');
    expect(await countUnread(pool, student)).toBe(2);
    await markAllNotificationsRead(pool, student, two?.id ?? '');
    expect((await list(student)).map(({ excerpt, isRead }) => [excerpt, isRead])).toEqual([
      ['Three.', false],
      ['Two.', true],
      ['One.', true],
    ]);
  });

  test('pages follow each other, and the id of another user’s notification starts none', async () => {
    const { student, other, announce } = await classOfTwo();
    for (let at = 0; at < CENTRE_PAGE + 3; at += 1) await announce(`Number ${at}`);
    const first = await readNotifications(pool, student, null);
    expect([first.items.length, first.hasMore]).toEqual([CENTRE_PAGE, true]);
    const rest = await readNotifications(pool, student, first.items.at(-1)?.id ?? null);
    expect([rest.items.map(({ excerpt }) => excerpt), rest.hasMore]).toEqual([
      ['Number 2', 'Number 1', 'Number 0'],
      false,
    ]);
    expect((await readNotifications(pool, other, first.items[0]?.id ?? null)).items).toEqual([]);
    await expect(readNotifications(pool, student, 'first')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('the count is followed live, and says in every tab what was read in another', async () => {
    const set = await testClass({ app, pool }, { quiz: bank.quiz, students: 2 });
    const [student, other] = set.students;
    if (student === undefined || other === undefined) throw new Error('The class has two students.');
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/graphql`;
    const follow = (user: typeof student) =>
      openStream<{ unreadNotifications: number }>(url, user.browser, 'subscription { unreadNotifications }', {});
    const stream = await follow(student);
    const next = async () => (await stream.next())?.data?.unreadNotifications;
    expect(await next()).toBe(0);
    await pool.query(`insert into announcements (id, classroom_id, author_id, text) values ($1, $2, $3, 'News')`, [
      randomUUID(),
      set.classroom,
      set.teacher.id,
    ]);
    expect(await next()).toBe(1);
    const { data } = await student.browser.call('{ notifications { items { id } } }');
    await student.browser.call('mutation ($id: ID!) { markNotificationRead(id: $id) }', {
      id: data.notifications.items[0].id,
    });
    expect(await next()).toBe(0);
    expect((await other.browser.call('{ unreadNotifications }')).data.unreadNotifications).toBe(1);
    stream.close();
  });

  test('after 90 days, notifications are neither listed nor kept', async () => {
    const { student, announce } = await classOfTwo();
    await announce('Old.');
    await announce('New.');
    await pool.query(
      `update notifications set happened_at = now() - make_interval(days => ${CENTRE_DAYS}, hours => 1)
       where user_id = $1 and id = $2`,
      [student.userId, (await list(student))[1]?.id],
    );
    expect((await list(student)).map(({ excerpt }) => excerpt)).toEqual(['New.']);
    await sweepNotifications(pool);
    const { rowCount } = await pool.query('select from notifications where user_id = $1', [student.userId]);
    expect(rowCount).toBe(1);
  });
});
