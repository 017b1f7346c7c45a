import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { REPORT_SECTIONS, type ReportRecipients } from '#domain/classrooms/student-reports/report-settings.schema.ts';
import { inviteGuardian, removeGuardian } from '#server/classrooms/guardians/guardian-access.commands.ts';
import { openGuardianLink, unsubscribeGuardian } from '#server/classrooms/guardians/guardian-session.commands.ts';
import { readGuardianView } from '#server/classrooms/guardians/guardian-view.queries.ts';
import { sendGuardianReportMails } from '#server/classrooms/guardians/report-mail.job.ts';
import { queueClassMails } from '#server/classrooms/notifications/queue-class-mails.ts';
import { emailReports } from '#server/classrooms/student-reports/report-mail.commands.ts';
import { createReportSet, publishReports } from '#server/classrooms/student-reports/report-set.commands.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { testBankDatabase } from '../../../support/questions/test-bank-database.ts';
import { type TestUser, testSchool, testUser } from '../../../support/users/test-school.ts';

const { database } = await testBankDatabase({ free: true });
beforeEach(() => database.pool.query('delete from guardian_report_mails'));

const SETTINGS = { from: '2026-09-01', until: '2026-12-31', sections: [...REPORT_SECTIONS] };
const NOT_FOUND = { code: 'NOT_FOUND' };
const ORIGIN = 'https://learn.example';

async function reportedClass() {
  const { teacher, students, classroom } = await testSchool(database.pool);
  const [student, other] = students;
  if (student === undefined || other === undefined) throw new Error('The class has two students.');
  const set = await createReportSet(database.pool, teacher, classroom, SETTINGS);
  return { teacher, student, other, classroom, set };
}

async function invited(teacher: TestUser, student: TestUser) {
  const email = `${randomUUID()}@family.example`;
  const draft = { email, isOfAge: false };
  const { id, link } = await inviteGuardian(database.pool, teacher, student.userId, { draft, language: 'en' });
  return { id, email, link: link.token };
}

/** A guardian who has opened the invitation. */
async function guardian(teacher: TestUser, student: TestUser) {
  const access = await invited(teacher, student);
  await openGuardianLink(database.pool, access.link, 'en');
  return access;
}

/** The emails that are sent to guardians now. */
async function sent(): Promise<readonly Mail[]> {
  const mails: Mail[] = [];
  const mailer = {
    send: async (mail: Mail) => {
      mails.push(mail);
    },
  };
  await sendGuardianReportMails(database.pool, {
    ...{ mailer, origin: ORIGIN },
    failed: (cause) => {
      throw cause;
    },
  });
  return mails;
}

const addresses = (mails: readonly Mail[]): readonly string[] => mails.map(({ to }) => to).toSorted();

const queuedStudents = async (set: string): Promise<number> => {
  await queueClassMails(database.pool);
  const { rowCount } = await database.pool.query('select from class_mails where report_set_id = $1', [set]);
  return rowCount ?? 0;
};

test('the chosen recipients are emailed, each once for a set', async () => {
  const expected: readonly (readonly [ReportRecipients, number, number])[] = [
    ['students', 2, 0],
    ['guardians', 0, 1],
    ['both', 2, 1],
  ];
  for (const [recipients, students, guardians] of expected) {
    const { teacher, student, set } = await reportedClass();
    const { email } = await guardian(teacher, student);
    await publishReports(database.pool, teacher, set, recipients);
    expect(await queuedStudents(set)).toBe(students);
    expect(addresses(await sent())).toEqual(guardians === 0 ? [] : [email]);
    await publishReports(database.pool, teacher, set, 'both');
    await emailReports(database.pool, teacher, set, 'both');
    expect(await queuedStudents(set)).toBe(2);
    expect(addresses(await sent())).toEqual(guardians === 0 ? [email] : []);
  }
});

test('choosing guardians does not stop the emails to students that wait', async () => {
  const { teacher, set } = await reportedClass();
  await publishReports(database.pool, teacher, set, 'students');
  await publishReports(database.pool, teacher, set, 'guardians');
  await emailReports(database.pool, teacher, set, 'guardians');
  expect(await queuedStudents(set)).toBe(2);
});

test('the email names the class and the period, leads to the page, and can be ended', async () => {
  const { teacher, student, set } = await reportedClass();
  await guardian(teacher, student);
  await publishReports(database.pool, teacher, set, 'guardians');
  const [mail] = await sent();
  expect(mail?.text).toContain('1 Sept 2026 to 31 Dec 2026');
  expect(mail?.unsubscribe).toMatch(/^https:\/\/learn\.example\/mail\/unsubscribe\/[0-9a-f-]{36}$/);
  const token = mail?.text?.match(/\/family#(\S+)/)?.[1] ?? '';
  const session = await openGuardianLink(database.pool, token, 'en');
  expect((await readGuardianView(database.pool, session)).students).toHaveLength(1);
});

test('two sets at once are one email, because its link is valid once', async () => {
  const { teacher, student, classroom, set } = await reportedClass();
  await guardian(teacher, student);
  const second = await createReportSet(database.pool, teacher, classroom, { ...SETTINGS, from: '2026-01-01' });
  for (const each of [set, second]) await publishReports(database.pool, teacher, each, 'guardians');
  const mails = await sent();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('1 Jan 2026');
});

test('a guardian without access gets nothing, whenever the access ends', async () => {
  const { teacher, student, other, set } = await reportedClass();
  await invited(teacher, student);
  const removedBefore = await guardian(teacher, student);
  await removeGuardian(database.pool, teacher, removedBefore.id);
  const removed = await guardian(teacher, student);
  const remaining = await guardian(teacher, student);
  const ofDisabled = await guardian(teacher, other);
  await publishReports(database.pool, teacher, set, 'both');
  await removeGuardian(database.pool, teacher, removed.id);
  await database.pool.query('update users set disabled_at = now() where id = $1', [other.userId]);
  const mails = addresses(await sent());
  expect(mails).toEqual([remaining.email]);
  expect(mails).not.toContain(ofDisabled.email);
});

test('a guardian who has turned emails off gets none, also between the choice and the sending', async () => {
  const { teacher, student, set } = await reportedClass();
  const unsubscribe = async ({ id }: { readonly id: string }) => {
    const { rows } = await database.pool.query('select unsubscribe_id as id from guardian_access where id = $1', [id]);
    await unsubscribeGuardian(database.pool, rows[0].id);
  };
  await unsubscribe(await guardian(teacher, student));
  const second = await guardian(teacher, student);
  await publishReports(database.pool, teacher, set, 'both');
  await unsubscribe(second);
  expect(await sent()).toEqual([]);
});

test('a guardian who is removed while reports are published does not stop the publication', async () => {
  const { teacher, student, set } = await reportedClass();
  const { id } = await guardian(teacher, student);
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('delete from guardian_access where id = $1', [id]);
    const published = publishReports(database.pool, teacher, set, 'both');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await client.query('commit');
    expect(await published).toBe(2);
  } finally {
    client.release();
  }
  expect(await sent()).toEqual([]);
});

test('an email that fails is tried again later, and two processes send it once', async () => {
  const { teacher, student, set } = await reportedClass();
  const { email } = await guardian(teacher, student);
  await publishReports(database.pool, teacher, set, 'guardians');
  const failures: unknown[] = [];
  const failing = { send: () => Promise.reject(new Error('no mail server')) };
  const sending = { mailer: failing, origin: ORIGIN, failed: (cause: unknown) => failures.push(cause) };
  expect(await sendGuardianReportMails(database.pool, sending)).toBe(0);
  expect(failures).toHaveLength(1);
  expect(await sent()).toEqual([]);
  await database.pool.query('update guardian_report_mails set send_at = now()');
  const rounds = await Promise.all([sent(), sent(), sent()]);
  expect(rounds.flat().map(({ to }) => to)).toEqual([email]);
});

test('a report that is deleted, or whose class is archived, is not emailed', async () => {
  const { teacher, student, classroom, set } = await reportedClass();
  await guardian(teacher, student);
  await expect(emailReports(database.pool, teacher, set, 'both')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await publishReports(database.pool, teacher, set, 'guardians');
  await database.pool.query('update classrooms set archived_at = now() where id = $1', [classroom]);
  expect(await sent()).toEqual([]);
  await expect(emailReports(database.pool, teacher, set, 'both')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

test('only who writes the reports emails them', async () => {
  const { teacher, student, set } = await reportedClass();
  await publishReports(database.pool, teacher, set, 'students');
  const elsewhere = await reportedClass();
  const admin: TestUser = {
    ...(await testUser(database.pool, { role: 'teacher', schoolId: teacher.schoolId })),
    role: 'schoolAdmin',
    permissions: ['users.write'],
  };
  await emailReports(database.pool, admin, set, 'both');
  for (const user of [
    elsewhere.teacher,
    student,
    { ...admin, schoolId: elsewhere.teacher.schoolId },
    { ...admin, permissions: [] },
  ])
    for (const id of [set, 'x'])
      await expect(emailReports(database.pool, user, id, 'both')).rejects.toMatchObject(NOT_FOUND);
});
