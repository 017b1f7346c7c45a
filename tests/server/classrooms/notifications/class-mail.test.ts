import { beforeEach, expect, test } from 'vitest';
import {
  DEFAULT_NOTIFICATIONS,
  notificationSettingsSchema,
} from '#domain/classrooms/notifications/notification.schema.ts';
import { REPORT_SECTIONS } from '#domain/classrooms/student-reports/report-settings.schema.ts';
import { createAssignment, publishAssignment } from '#server/classrooms/assignments/assignment.commands.ts';
import { sendClassMails } from '#server/classrooms/notifications/class-mail.job.ts';
import {
  readNotificationSettings,
  saveNotificationSettings,
  unsubscribeFromClassMails,
} from '#server/classrooms/notifications/notification-settings.commands.ts';
import { queueClassMails } from '#server/classrooms/notifications/queue-class-mails.ts';
import {
  changeAnnouncement,
  createAnnouncement,
  deleteAnnouncement,
} from '#server/classrooms/stream/announcement.commands.ts';
import { answerStudentQuestion, askAboutAssignment } from '#server/classrooms/stream/student-question.commands.ts';
import {
  createReportSet,
  deleteReportSet,
  publishReports,
} from '#server/classrooms/student-reports/report-set.commands.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { testBankDatabase } from '../../../support/questions/test-bank-database.ts';
import { testApp } from '../../../support/servers/test-api.ts';
import { type TestUser, testDraft, testSchool } from '../../../support/users/test-school.ts';

const { database, bank } = await testBankDatabase({ free: true });
// Each test sends only its own.
beforeEach(() => database.pool.query('update class_mails set done_at = now()'));

const AWAKE = { ...DEFAULT_NOTIFICATIONS, quietFrom: 0, quietUntil: 0 };
const settle = (user: TestUser, changes = {}) =>
  saveNotificationSettings(database.pool, user, { ...AWAKE, questions: 'atOnce', ...changes });

async function classOfTwo() {
  const school = await testSchool(database.pool);
  const [student, other] = school.students;
  if (student === undefined || other === undefined) throw new Error('The class has two students.');
  for (const user of [school.teacher, student, other]) await settle(user);
  const announce = (text: string, publishAt: string | null = null) =>
    createAnnouncement(database.pool, school.teacher, school.classroom, { text, publishAt });
  return { ...school, student, other, announce };
}

async function send(fail: (mail: Mail) => boolean = () => false): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = {
    send: async (mail: Mail) => {
      if (fail(mail)) throw new Error('The mail server is away.');
      sent.push(mail);
    },
  };
  await sendClassMails(database.pool, { mailer, origin: 'https://learn.example', failed: () => undefined });
  return sent;
}
const recipients = (mails: readonly Mail[]) => mails.map(({ to }) => to).sort();

test('an announcement is emailed once to each student of the class', async () => {
  const { student, other, announce } = await classOfTwo();
  await announce('Bring a **calculator**.');
  const [sent, again] = [await send(), await send()];
  expect(recipients(sent)).toEqual([student.email, other.email].sort());
  expect(sent[0]?.text).toContain('Bring a calculator.');
  expect(sent[0]?.text).toContain('https://learn.example/classroom/');
  expect(again).toEqual([]);
});

test('two processes at once send each email once', async () => {
  const { announce } = await classOfTwo();
  await announce('Once.');
  const rounds = await Promise.all([send(), send(), send()]);
  expect(rounds.flat()).toHaveLength(2);
});

test('a crash while sending loses no email and repeats none', async () => {
  const { student, other, announce } = await classOfTwo();
  await announce('After the crash.');
  const first = await send(({ to }) => to === student.email);
  expect(recipients(first)).toEqual([other.email]);
  await database.pool.query('update class_mails set send_at = now() where done_at is null');
  expect(recipients(await send())).toEqual([student.email]);
});

test('an email that a crash repeats has the same message id, so that programs show it once', async () => {
  const { student, announce } = await classOfTwo();
  await announce('Twice at most.');
  const ids: (string | undefined)[] = [];
  const crashAfter = ({ to, messageId }: Mail) => {
    if (to === student.email) ids.push(messageId);
    return to === student.email && ids.length === 1;
  };
  await send(crashAfter);
  await database.pool.query('update class_mails set send_at = now() where done_at is null');
  await send(crashAfter);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toMatch(/^<class-[0-9a-f]{32}@learn\.example>$/);
  expect(ids[1]).toBe(ids[0]);
});

test('a scheduled announcement is emailed when it is published, as it is then', async () => {
  const { teacher, announce } = await classOfTwo();
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const changed = await announce('Draft.', soon);
  const deleted = await announce('Never.', soon);
  expect(await send()).toEqual([]);
  await changeAnnouncement(database.pool, teacher, changed, { text: 'Final.', publishAt: soon });
  await deleteAnnouncement(database.pool, teacher, deleted);
  await database.pool.query('update announcements set publish_at = now() where id = $1', [changed]);
  const sent = await send();
  expect(sent).toHaveLength(2);
  expect(sent[0]?.text).toContain('Final.');
  expect(sent[0]?.text).not.toContain('Draft.');
});

test('an announcement that is deleted while its email waits is not emailed', async () => {
  const { teacher, announce } = await classOfTwo();
  const id = await announce('Gone.');
  await queueClassMails(database.pool);
  await deleteAnnouncement(database.pool, teacher, id);
  expect(await send()).toEqual([]);
});

test('who left the class, or whose account nobody reads, gets no email', async () => {
  const { student, other, announce } = await classOfTwo();
  await announce('For the class.');
  await queueClassMails(database.pool);
  await database.pool.query('update classroom_members set left_at = now() where user_id = $1', [student.userId]);
  await database.pool.query('update users set password_digest = null where id = $1', [other.userId]);
  expect(await send()).toEqual([]);
});

test('an answer is emailed to who asked, and a question to the teachers until it is answered', async () => {
  const { teacher, classroom, student, other } = await classOfTwo();
  const assignment = await createAssignment(database.pool, teacher, classroom, testDraft(bank.quiz));
  await publishAssignment(database.pool, teacher, assignment);
  const question = await askAboutAssignment(database.pool, student, assignment, 'Which formula?');
  const asked = await send();
  expect(recipients(asked)).toEqual([teacher.email]);
  expect(asked[0]?.text).toContain('Which formula?');
  await answerStudentQuestion(database.pool, teacher, question, { answer: 'The second.', isPublic: true });
  const answered = await send();
  expect(recipients(answered)).toEqual([student.email]);
  expect(answered[0]?.text).toContain('The second.');
  await askAboutAssignment(database.pool, other, assignment, 'Already clear?');
  await database.pool.query(`update student_questions set answer = 'Yes', answered_at = now() where answer is null`);
  expect(recipients(await send())).toEqual([other.email]);
});

test('several updates are one email, whose address ends all kinds', async () => {
  const { teacher, classroom, student, other, announce } = await classOfTwo();
  await settle(other, { announcements: 'off', answers: 'off' });
  const assignment = await createAssignment(database.pool, teacher, classroom, testDraft(bank.quiz));
  await publishAssignment(database.pool, teacher, assignment);
  await settle(teacher, { questions: 'off' });
  const question = await askAboutAssignment(database.pool, student, assignment, 'Which formula?');
  await answerStudentQuestion(database.pool, teacher, question, { answer: 'The second.', isPublic: false });
  await announce('News.');
  const sent = await send();
  expect(recipients(sent)).toEqual([student.email]);
  expect(sent[0]?.subject).toBe('2 updates from your classes');
  expect(sent[0]?.unsubscribe).toMatch(/^https:\/\/learn\.example\/mail\/unsubscribe\/[0-9a-f-]{36}\/all$/);
});

test('emails wait for the digest, and for the settings that apply when they are sent', async () => {
  const { student, other, announce } = await classOfTwo();
  const minute = (new Date().getUTCHours() * 60 + new Date().getUTCMinutes() + 1_430) % 1_440;
  await settle(student, { quietFrom: minute, quietUntil: (minute + 120) % 1_440 });
  await settle(other, { announcements: 'off' });
  await announce('At night.');
  expect(await send()).toEqual([]);
  await settle(student);
  expect(recipients(await send())).toEqual([student.email]);
  await announce('For later.');
  await queueClassMails(database.pool);
  await settle(student, { announcements: 'off' });
  await settle(student);
  expect(await send()).toEqual([]);
});

test('users who have saved nothing have quiet hours in the installation’s time zone', async () => {
  const school = await testSchool(database.pool);
  const zoneOf = async () => (await readNotificationSettings(database.pool, school.teacher)).timeZone;
  expect(await zoneOf()).toBe('UTC');
  await database.pool.query(`insert into app_settings (name, value) values ('timeZone', '"Asia/Tokyo"')`);
  try {
    expect(await zoneOf()).toBe('Asia/Tokyo');
    // As the first email leaves it.
    await database.pool.query('insert into notification_settings (user_id) values ($1)', [school.teacher.userId]);
    expect(await zoneOf()).toBe('Asia/Tokyo');
    await settle(school.teacher, { timeZone: 'Europe/Berlin' });
    expect(await zoneOf()).toBe('Europe/Berlin');
  } finally {
    await database.pool.query(`delete from app_settings where name = 'timeZone'`);
  }
});

test('one POST from the mail program ends the emails of a kind, and a GET changes nothing', async () => {
  const { student, announce } = await classOfTwo();
  await announce('News.');
  const sent = await send();
  const address = sent.find(({ to }) => to === student.email)?.unsubscribe ?? '';
  const app = await testApp(database.pool);
  const url = new URL(address).pathname;
  const settings = () => readNotificationSettings(database.pool, student);
  expect((await app.inject({ method: 'GET', url })).statusCode).toBe(302);
  expect((await settings()).announcements).toBe('atOnce');
  const posted = await app.inject({
    ...{ method: 'POST' as const, url, payload: 'List-Unsubscribe=One-Click' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(posted.statusCode).toBe(200);
  expect(await settings()).toMatchObject({ announcements: 'off', answers: 'atOnce' });
  await unsubscribeFromClassMails(database.pool, 'unknown', 'all');
  await unsubscribeFromClassMails(database.pool, url.split('/')[3] ?? '', 'everything');
  expect(await settings()).toMatchObject({ answers: 'atOnce' });
  await announce('More news.');
  expect(recipients(await send())).not.toContain(student.email);
  await app.close();
});

test('a report is emailed to its student when it is published, and not again with a correction', async () => {
  const { teacher, classroom, student, other } = await classOfTwo();
  await settle(other, { reports: 'off' });
  const period = { from: '2026-01-01', until: '2026-12-31', sections: [...REPORT_SECTIONS] };
  const set = await createReportSet(database.pool, teacher, classroom, period);
  expect(await send()).toEqual([]);
  await publishReports(database.pool, teacher, set);
  const sent = await send();
  expect(recipients(sent)).toEqual([student.email]);
  expect(sent[0]?.subject).toContain('Your report for');
  expect(sent[0]?.text).toContain('https://learn.example/classroom');
  expect(sent[0]?.unsubscribe).toMatch(/\/reports$/);
  await publishReports(database.pool, teacher, set);
  expect(await send()).toEqual([]);
});

test('a report that is deleted while its email waits is not emailed', async () => {
  const { teacher, classroom } = await classOfTwo();
  const period = { from: '2026-01-01', until: '2026-12-31', sections: [...REPORT_SECTIONS] };
  const set = await createReportSet(database.pool, teacher, classroom, period);
  await publishReports(database.pool, teacher, set);
  await queueClassMails(database.pool);
  await deleteReportSet(database.pool, teacher, set);
  expect(await send()).toEqual([]);
});

test('a tab that knows no emails about reports saves the other settings', async () => {
  const { student } = await classOfTwo();
  const { reports, ...known } = AWAKE;
  expect(notificationSettingsSchema.parse(known)).toEqual({ ...known, reports });
  await settle(student, { announcements: 'off' });
  expect(await readNotificationSettings(database.pool, student)).toMatchObject({ announcements: 'off', reports });
});
