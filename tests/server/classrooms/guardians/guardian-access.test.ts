import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Permission } from '#domain/access/permission.ts';
import { saveAnswers } from '#server/attempts/answer.log.ts';
import { submitAttempt } from '#server/attempts/attempt.submit.ts';
import {
  createAssignment,
  publishAssignment,
  releaseMarks,
} from '#server/classrooms/assignments/assignment.commands.ts';
import { startAssignmentPart } from '#server/classrooms/assignments/assignment.start.ts';
import { removeTeacher } from '#server/classrooms/classroom.commands.ts';
import {
  inviteGuardian,
  readGuardians,
  readOwnGuardians,
  removeGuardian,
} from '#server/classrooms/guardians/guardian-access.commands.ts';
import {
  endGuardianSession,
  leaveStudent,
  openGuardianLink,
  requestGuardianLink,
  setWeeklyMail,
} from '#server/classrooms/guardians/guardian-session.commands.ts';
import { readGuardianView } from '#server/classrooms/guardians/guardian-view.queries.ts';
import { sendWeeklyMails } from '#server/classrooms/guardians/weekly-mail.job.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { TEST_QUESTIONS } from '../../../support/questions/test-bank.ts';
import { testBankDatabase } from '../../../support/questions/test-bank-database.ts';
import { testApp } from '../../../support/servers/test-api.ts';
import { type TestSchool, type TestUser, testDraft, testSchool, testUser } from '../../../support/users/test-school.ts';

const { database, bank } = await testBankDatabase({ free: true });

const freshEmail = () => `${randomUUID()}@family.example`;
const invite = (viewer: TestUser, student: TestUser, email = freshEmail(), isOfAge = false) =>
  inviteGuardian(database.pool, viewer, student.userId, { draft: { email, isOfAge }, language: 'en' });

async function classWithTwo() {
  const school = await testSchool(database.pool);
  const [student, other] = school.students;
  if (student === undefined || other === undefined) throw new Error('The class has two students.');
  return { school, student, other };
}

/** An invitation that the guardian has opened. */
async function guardianOf(school: TestSchool, student: TestUser, isOfAge = false) {
  const email = freshEmail();
  const { id, link } = await invite(school.teacher, student, email, isOfAge);
  return { id, email, session: await openGuardianLink(database.pool, link.token, 'en') };
}

const schoolAdmin = async (
  schoolId: string | null,
  permissions: Permission[] = ['users.write'],
): Promise<TestUser> => ({
  ...(await testUser(database.pool, { role: 'teacher', schoolId })),
  role: 'schoolAdmin',
  permissions,
});

const view = (session: string) => readGuardianView(database.pool, session);
const ENDED = { code: 'INVITATION_ENDED' };
const NOT_FOUND = { code: 'NOT_FOUND' };

async function assign(school: TestSchool, changes = {}): Promise<string> {
  const id = await createAssignment(database.pool, school.teacher, school.classroom, testDraft(bank.quiz, changes));
  await publishAssignment(database.pool, school.teacher, id);
  return id;
}

async function work(assignment: string, student: TestUser): Promise<void> {
  const { rows } = await database.pool.query('select id from assignment_parts where assignment_id = $1', [assignment]);
  const attempt = await startAssignmentPart(database.pool, student, rows[0].id);
  const answers = [{ operationId: randomUUID(), position: 1, sequence: 1, response: TEST_QUESTIONS[0]?.right }];
  await saveAnswers(database.pool, student.userId, { attempt, device: null, answers });
  await submitAttempt(database.pool, student.userId, attempt);
}

test('a link is valid once, and shows the work of that student only', async () => {
  const { school, student, other } = await classWithTwo();
  const assignment = await assign(school);
  await work(assignment, student);
  await work(assignment, other);
  const { link } = await invite(school.teacher, student);
  const session = await openGuardianLink(database.pool, link.token, 'en');
  await expect(openGuardianLink(database.pool, link.token, 'en')).rejects.toMatchObject(ENDED);
  const { students } = await view(session);
  expect(students).toMatchObject([{ activeDays: 1, work: [{ title: 'Homework', status: 'done' }] }]);
  await expect(view(link.token)).rejects.toMatchObject(ENDED);
});

test('two who open a link at once get one session', async () => {
  const { school, student } = await classWithTwo();
  const { link } = await invite(school.teacher, student);
  const opened = await Promise.allSettled([1, 2, 3].map(() => openGuardianLink(database.pool, link.token, 'en')));
  expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('marks are shown once the teacher has released them', async () => {
  const { school, student } = await classWithTwo();
  const assignment = await assign(school, { showsMarks: 'release', showsFeedback: 'release' });
  await work(assignment, student);
  const { session } = await guardianOf(school, student);
  const marks = async () => (await view(session)).students[0]?.work[0]?.marks;
  expect(await marks()).toBeNull();
  await releaseMarks(database.pool, school.teacher, assignment, true);
  expect(await marks()).toBeGreaterThan(0);
  await releaseMarks(database.pool, school.teacher, assignment, false);
  expect(await marks()).toBeNull();
});

test('removal takes effect at once, also while the page is open', async () => {
  const { school, student } = await classWithTwo();
  const { id, session, email } = await guardianOf(school, student);
  await view(session);
  await removeGuardian(database.pool, school.teacher, id);
  await expect(view(session)).rejects.toMatchObject(ENDED);
  await expect(setWeeklyMail(database.pool, session, { id, isOn: true })).rejects.toMatchObject(ENDED);
  expect(await requestGuardianLink(database.pool, email)).toBeNull();
});

test('teachers of the student and admins of the school manage guardians, and nobody else', async () => {
  const { school, student, other } = await classWithTwo();
  const elsewhere = await classWithTwo();
  const { id } = await guardianOf(school, student);
  const admin = await schoolAdmin(student.schoolId);
  expect(await readGuardians(database.pool, admin, student.userId)).toHaveLength(1);
  expect(await readGuardians(database.pool, school.teacher, student.userId)).toHaveLength(1);
  const refused = [
    student,
    other,
    elsewhere.school.teacher,
    await schoolAdmin(elsewhere.student.schoolId),
    await schoolAdmin(student.schoolId, ['users.read']),
    await schoolAdmin(null),
    await testUser(database.pool, { role: 'teacher', schoolId: student.schoolId }),
  ];
  for (const viewer of refused) {
    await expect(readGuardians(database.pool, viewer, student.userId)).rejects.toMatchObject(NOT_FOUND);
    await expect(invite(viewer, student)).rejects.toMatchObject(NOT_FOUND);
    await expect(removeGuardian(database.pool, viewer, id)).rejects.toMatchObject(NOT_FOUND);
  }
  await expect(invite(admin, school.teacher)).rejects.toMatchObject(NOT_FOUND);
});

test('a teacher who has left the class no longer manages guardians', async () => {
  const { school, student } = await classWithTwo();
  const colleague = await testUser(database.pool, { role: 'teacher', schoolId: student.schoolId });
  await database.pool.query('insert into classroom_teachers (classroom_id, user_id) values ($1, $2)', [
    ...[school.classroom, colleague.userId],
  ]);
  await invite(colleague, student);
  await removeTeacher(database.pool, school.teacher, school.classroom, colleague.userId);
  await expect(invite(colleague, student)).rejects.toMatchObject(NOT_FOUND);
});

test('a student sees who has access, and ends it only when of age', async () => {
  const { school, student, other } = await classWithTwo();
  const young = await guardianOf(school, student);
  const adult = await guardianOf(school, student, true);
  expect((await readOwnGuardians(database.pool, student)).map(({ email }) => email)).toEqual([
    young.email,
    adult.email,
  ]);
  expect(await readOwnGuardians(database.pool, other)).toEqual([]);
  await expect(removeGuardian(database.pool, student, young.id)).rejects.toMatchObject(NOT_FOUND);
  await expect(removeGuardian(database.pool, other, adult.id)).rejects.toMatchObject(NOT_FOUND);
  await removeGuardian(database.pool, student, adult.id);
  await expect(view(adult.session)).rejects.toMatchObject(ENDED);
});

test('nobody is invited to see a disabled account, and the reason is given', async () => {
  const { school, student } = await classWithTwo();
  await database.pool.query('update users set disabled_at = now() where id = $1', [student.userId]);
  const invited = invite(school.teacher, student, freshEmail());
  await expect(invited).rejects.toMatchObject({ code: 'INVALID_INPUT', message: 'guardianAccountDisabled' });
});

test('the student’s own address is refused, and a second invitation replaces the first link', async () => {
  const { school, student } = await classWithTwo();
  await expect(invite(school.teacher, student, student.email)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { email: 'guardianEmailIsStudents' },
  });
  const email = freshEmail();
  const first = await invite(school.teacher, student, email);
  const second = await invite(school.teacher, student, email);
  expect(second.id).toBe(first.id);
  await expect(openGuardianLink(database.pool, first.link.token, 'en')).rejects.toMatchObject(ENDED);
  await openGuardianLink(database.pool, second.link.token, 'en');
});

test('an expired link and a session that was ended show nothing', async () => {
  const { school, student } = await classWithTwo();
  const { id, link } = await invite(school.teacher, student);
  await database.pool.query(`update guardian_access set link_expires_at = now() where id = $1`, [id]);
  await expect(openGuardianLink(database.pool, link.token, 'en')).rejects.toMatchObject(ENDED);
  const { session } = await guardianOf(school, student);
  await endGuardianSession(database.pool, session);
  await expect(view(session)).rejects.toMatchObject(ENDED);
});

test('a session is for the students of its address; others’ ids change nothing', async () => {
  const { school, student, other } = await classWithTwo();
  const { session } = await guardianOf(school, student);
  const stranger = await guardianOf(school, other);
  await expect(setWeeklyMail(database.pool, session, { id: stranger.id, isOn: false })).rejects.toMatchObject(ENDED);
  await expect(leaveStudent(database.pool, session, stranger.id)).rejects.toMatchObject(ENDED);
  expect((await view(stranger.session)).students).toMatchObject([{ hasWeeklyMail: true }]);
});

test('an address gets a new link only after it has accepted an invitation', async () => {
  const { school, student } = await classWithTwo();
  const email = freshEmail();
  await invite(school.teacher, student, email);
  expect(await requestGuardianLink(database.pool, email)).toBeNull();
  expect(await requestGuardianLink(database.pool, freshEmail())).toBeNull();
  const { email: accepted } = await guardianOf(school, student);
  const link = await requestGuardianLink(database.pool, accepted);
  const session = await openGuardianLink(database.pool, link?.token ?? '', 'de');
  expect((await view(session)).students).toHaveLength(1);
});

async function weekly(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  await sendWeeklyMails(database.pool, { mailer, origin: 'https://learn.example', failed: () => undefined });
  return sent;
}

test('the weekly email is sent once a week, with a new link and one address to stop it', async () => {
  await database.pool.query('delete from guardian_access');
  const { school, student } = await classWithTwo();
  await assign(school, { title: 'Waves', dueAt: new Date(Date.now() + 86_400_000).toISOString() });
  const { id, email } = await guardianOf(school, student);
  expect(await weekly()).toEqual([]);
  await database.pool.query(`update guardian_access set accepted_at = now() - interval '8 days' where id = $1`, [id]);
  const [mail, ...more] = await weekly();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: email, text: expect.stringContaining('Waves (Class)') });
  expect(await weekly()).toEqual([]);
  const token = /family#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await view(await openGuardianLink(database.pool, token, 'en'))).students).toHaveLength(1);

  const app = await testApp(database.pool);
  const path = new URL(mail?.unsubscribe ?? '').pathname;
  const payload = 'List-Unsubscribe=One-Click';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await app.inject({ method: 'GET', url: path })).statusCode).toBe(302);
  const isOn = async () =>
    (await database.pool.query('select has_weekly_mail as "isOn" from guardian_access where id = $1', [id])).rows[0]
      .isOn;
  expect(await isOn()).toBe(true);
  expect((await app.inject({ method: 'POST', url: path, headers, payload })).statusCode).toBe(200);
  expect(await isOn()).toBe(false);
  await app.close();
  await database.pool.query(`update guardian_access set mailed_at = now() - interval '8 days' where id = $1`, [id]);
  expect(await weekly()).toEqual([]);
});
