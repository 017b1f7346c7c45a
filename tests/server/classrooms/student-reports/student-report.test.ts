import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { REPORT_SECTIONS } from '#domain/classrooms/student-reports/report-settings.schema.ts';
import { saveAnswers } from '#server/attempts/answer.log.ts';
import { submitAttempt } from '#server/attempts/attempt.submit.ts';
import {
  createAssignment,
  publishAssignment,
  releaseMarks,
} from '#server/classrooms/assignments/assignment.commands.ts';
import { startAssignmentPart } from '#server/classrooms/assignments/assignment.start.ts';
import { inviteGuardian, removeGuardian } from '#server/classrooms/guardians/guardian-access.commands.ts';
import { openGuardianLink } from '#server/classrooms/guardians/guardian-session.commands.ts';
import {
  guardianReportPdf,
  ownReportPdf,
  previewReportPdf,
  readGuardianReports,
  readOwnReports,
} from '#server/classrooms/student-reports/published-report.queries.ts';
import {
  addBankComment,
  changeBankComment,
  deleteBankComment,
  orderBankComments,
  readBankComments,
} from '#server/classrooms/student-reports/report-bank.commands.ts';
import {
  cancelReportFile,
  readReportFile,
  reportFileContent,
  startReportFile,
} from '#server/classrooms/student-reports/report-file.commands.ts';
import { generateReportFile } from '#server/classrooms/student-reports/report-file.job.ts';
import {
  changeReportSet,
  createReportSet,
  deleteReportSet,
  publishReports,
  saveReportComment,
} from '#server/classrooms/student-reports/report-set.commands.ts';
import {
  draftReports,
  findReportSet,
  readReportOverview,
  readReportSets,
} from '#server/classrooms/student-reports/report-set.queries.ts';
import { TEST_QUESTIONS } from '../../../support/questions/test-bank.ts';
import { testBankDatabase } from '../../../support/questions/test-bank-database.ts';
import { type TestUser, testDraft, testSchool, testUser } from '../../../support/users/test-school.ts';

const { database, bank } = await testBankDatabase({ free: true });

const NOT_FOUND = { code: 'NOT_FOUND' };
const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const SETTINGS = { from: day(-30), until: day(30), sections: [...REPORT_SECTIONS] };
const TRY = { attempt: 1, isLast: true, signal: new AbortController().signal };

async function reportedClass() {
  const { teacher, students, classroom } = await testSchool(database.pool);
  const [student, other] = students;
  if (student === undefined || other === undefined) throw new Error('The class has two students.');
  const set = await createReportSet(database.pool, teacher, classroom, SETTINGS);
  return { teacher, classroom, student, other, set };
}

async function submitted(teacher: TestUser, classroom: string, student: TestUser): Promise<string> {
  const draft = testDraft(bank.quiz, { showsMarks: 'release', showsFeedback: 'release' });
  const assignment = await createAssignment(database.pool, teacher, classroom, draft);
  await publishAssignment(database.pool, teacher, assignment);
  const { rows } = await database.pool.query('select id from assignment_parts where assignment_id = $1', [assignment]);
  const attempt = await startAssignmentPart(database.pool, student, rows[0].id);
  const answers = TEST_QUESTIONS.flatMap(({ type, right }, at) =>
    type === 'open' ? [] : [{ operationId: randomUUID(), position: at + 1, sequence: 1, response: right }],
  );
  await saveAnswers(database.pool, student.userId, { attempt, device: null, answers });
  await submitAttempt(database.pool, student.userId, attempt);
  // Answers to open questions are marked by hand; here nothing waits for it.
  await database.pool.query('update attempt_items set credit = 0 where attempt_id = $1 and credit is null', [attempt]);
  await database.pool.query('update submissions set unmarked_items = 0 where assignment_id = $1', [assignment]);
  return assignment;
}

const lineOf = async (teacher: TestUser, set: string, student: TestUser) =>
  (await readReportOverview(database.pool, teacher, set)).students.find(({ id }) => id === student.userId);
const pageCount = async (content: string) => (await PDFDocument.load(Buffer.from(content, 'base64'))).getPageCount();

test('a report shows marks and topics only while they are released', async () => {
  const { teacher, classroom, student, set } = await reportedClass();
  const assignment = await submitted(teacher, classroom, student);
  const draft = async () =>
    (await draftReports(database.pool, await findReportSet(database.pool, teacher, set), student.userId))[0];
  expect((await draft())?.report).toMatchObject({ marks: [], average: null, topics: [], isWithoutMarks: true });
  expect(await lineOf(teacher, set, student)).toMatchObject({ markCount: 0, average: null });
  await releaseMarks(database.pool, teacher, assignment, true);
  expect(await lineOf(teacher, set, student)).toMatchObject({ markCount: 1 });
  expect((await draft())?.report.isWithoutMarks).toBe(false);
  expect((await draft())?.report.effort?.attempts).toBe(1);
  await releaseMarks(database.pool, teacher, assignment, false);
  expect((await draft())?.report).toMatchObject({ marks: [], topics: [] });
});

test('the days of a period are those of the installation’s time zone', async () => {
  const { teacher, classroom, student } = await reportedClass();
  await submitted(teacher, classroom, student);
  const onDay = '2026-03-02';
  const set = await createReportSet(database.pool, teacher, classroom, { ...SETTINGS, from: onDay, until: onDay });
  const attempts = async (submittedAt: string, zone: string) => {
    await database.pool.query('update attempts set handed_in_at = $1 where user_id = $2', [
      submittedAt,
      student.userId,
    ]);
    await database.pool.query(
      `insert into app_settings (name, value) values ('timeZone', to_jsonb($1::text))
       on conflict (name) do update set value = excluded.value`,
      [zone],
    );
    const [draft] = await draftReports(database.pool, await findReportSet(database.pool, teacher, set), student.userId);
    return draft?.report.effort?.attempts;
  };
  try {
    expect(await attempts('2026-03-01T23:30:00Z', 'UTC')).toBe(0);
    expect(await attempts('2026-03-01T23:30:00Z', 'Europe/Berlin')).toBe(1);
    expect(await attempts('2026-03-02T22:59:00Z', 'Europe/Berlin')).toBe(1);
    expect(await attempts('2026-03-02T23:00:00Z', 'Europe/Berlin')).toBe(0);
  } finally {
    await database.pool.query(`delete from app_settings where name = 'timeZone'`);
  }
});

test('a published report never changes, and publishing again adds a version', async () => {
  const { teacher, classroom, student, set } = await reportedClass();
  await saveReportComment(database.pool, teacher, { set, student: student.userId }, { text: 'Good work.', version: 0 });
  expect(await readOwnReports(database.pool, student)).toEqual([]);
  expect(await publishReports(database.pool, teacher, set)).toBe(2);
  const assignment = await submitted(teacher, classroom, student);
  await releaseMarks(database.pool, teacher, assignment, true);
  await saveReportComment(database.pool, teacher, { set, student: student.userId }, { text: 'Better.', version: 1 });
  const contents = () =>
    database.pool
      .query('select content from student_reports where student_id = $1 order by version', [student.userId])
      .then(({ rows }) => rows.map(({ content }) => [content.comment, content.isWithoutMarks]));
  expect(await contents()).toEqual([['Good work.', true]]);
  const [first] = await readOwnReports(database.pool, student);
  await publishReports(database.pool, teacher, set);
  expect(await contents()).toEqual([
    ['Good work.', true],
    ['Better.', false],
  ]);
  const [second] = await readOwnReports(database.pool, student);
  expect(second?.id).not.toBe(first?.id);
  expect(await pageCount(await ownReportPdf(database.pool, student, second?.id ?? '', 'en'))).toBe(1);
});

test('two who publish at once publish one version', async () => {
  const { teacher, set } = await reportedClass();
  const results = await Promise.allSettled([1, 2, 3].map(() => publishReports(database.pool, teacher, set)));
  const done = results.filter(({ status }) => status === 'fulfilled').length;
  const { rows } = await database.pool.query('select version from report_sets where id = $1', [set]);
  expect(rows[0].version).toBe(done);
  expect((await database.pool.query('select from student_reports where set_id = $1', [set])).rowCount).toBe(2 * done);
});

test('a comment with a placeholder is not published', async () => {
  const { teacher, student, set } = await reportedClass();
  await saveReportComment(
    database.pool,
    teacher,
    { set, student: student.userId },
    { text: '{firstName}', version: 0 },
  );
  await expect(publishReports(database.pool, teacher, set)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

test('a comment that another teacher has changed is not overwritten', async () => {
  const { teacher, student, set } = await reportedClass();
  const save = (text: string, version: number) =>
    saveReportComment(database.pool, teacher, { set, student: student.userId }, { text, version });
  const first = await Promise.allSettled([save('One', 0), save('Two', 0)]);
  expect(first.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await save('Three', 1)).toBe(2);
  await expect(save('Four', 1)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  const elsewhere = await reportedClass();
  await expect(
    saveReportComment(database.pool, teacher, { set, student: elsewhere.student.userId }, { text: 'x', version: 0 }),
  ).rejects.toMatchObject(NOT_FOUND);
});

test('teachers of the class and admins of its school write reports, and nobody else', async () => {
  const { teacher, classroom, student, set } = await reportedClass();
  const elsewhere = await reportedClass();
  const admin: TestUser = {
    ...(await testUser(database.pool, { role: 'teacher', schoolId: teacher.schoolId })),
    role: 'schoolAdmin',
    permissions: ['users.write'],
  };
  expect((await readReportSets(database.pool, admin, classroom)).sets).toHaveLength(1);
  expect((await readReportOverview(database.pool, admin, set)).students).toHaveLength(2);
  await publishReports(database.pool, teacher, set);
  const file = await startReportFile(database.pool, teacher, set, { kind: 'pdf', language: 'en' });
  const colleague = await testUser(database.pool, { role: 'teacher', schoolId: teacher.schoolId });
  for (const user of [
    elsewhere.teacher,
    student,
    colleague,
    { ...admin, schoolId: null },
    { ...admin, permissions: [] },
  ])
    for (const call of [
      () => readReportSets(database.pool, user, classroom),
      () => readReportOverview(database.pool, user, set),
      () => createReportSet(database.pool, user, classroom, SETTINGS),
      () => changeReportSet(database.pool, user, set, SETTINGS),
      () => deleteReportSet(database.pool, user, set),
      () => publishReports(database.pool, user, set),
      () => saveReportComment(database.pool, user, { set, student: student.userId }, { text: 'x', version: 0 }),
      () => previewReportPdf(database.pool, user, { set, student: student.userId }, 'en'),
      () => startReportFile(database.pool, user, set, { kind: 'zip', language: 'en' }),
      () => readReportFile(database.pool, user, file),
      () => reportFileContent(database.pool, user, file),
      () => cancelReportFile(database.pool, user, file),
    ])
      await expect(call()).rejects.toMatchObject(NOT_FOUND);
  await deleteReportSet(database.pool, admin, set);
  expect(await readOwnReports(database.pool, student)).toEqual([]);
});

test('students and guardians see their own published reports, and a removed guardian none', async () => {
  const { teacher, student, other, set } = await reportedClass();
  const draft = { email: `${randomUUID()}@family.example`, isOfAge: false };
  const { id, link } = await inviteGuardian(database.pool, teacher, student.userId, { draft, language: 'en' });
  const session = await openGuardianLink(database.pool, link.token, 'en');
  expect(await readGuardianReports(database.pool, session)).toEqual([]);
  await publishReports(database.pool, teacher, set);
  const [own] = await readOwnReports(database.pool, student);
  const [foreign] = await readOwnReports(database.pool, other);
  expect(await readGuardianReports(database.pool, session)).toMatchObject([{ id: own?.id }]);
  expect(await pageCount(await guardianReportPdf(database.pool, session, own?.id ?? '', 'de'))).toBe(1);
  await expect(guardianReportPdf(database.pool, session, foreign?.id ?? '', 'en')).rejects.toMatchObject({
    code: 'INVITATION_ENDED',
  });
  await expect(ownReportPdf(database.pool, student, foreign?.id ?? '', 'en')).rejects.toMatchObject(NOT_FOUND);
  await removeGuardian(database.pool, teacher, id);
  expect(await readGuardianReports(database.pool, session)).toEqual([]);
  await expect(guardianReportPdf(database.pool, session, own?.id ?? '', 'en')).rejects.toMatchObject({
    code: 'INVITATION_ENDED',
  });
});

test('a file has every report, is replaced by the next one, and can be cancelled', async () => {
  const { teacher, set } = await reportedClass();
  await expect(startReportFile(database.pool, teacher, set, { kind: 'pdf', language: 'en' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
  await database.pool.query(
    `update users set name = 'Same / Name' where id in
    (select user_id from classroom_members m join report_sets r on r.classroom_id = m.classroom_id where r.id = $1)`,
    [set],
  );
  await publishReports(database.pool, teacher, set);
  const pdf = await startReportFile(database.pool, teacher, set, { kind: 'pdf', language: 'en' });
  await generateReportFile(database.pool, pdf, TRY);
  expect(await readReportFile(database.pool, teacher, pdf)).toMatchObject({ state: 'ready', done: 2, all: 2 });
  expect(await pageCount(await reportFileContent(database.pool, teacher, pdf))).toBe(2);
  const zip = await startReportFile(database.pool, teacher, set, { kind: 'zip', language: 'en' });
  await expect(readReportFile(database.pool, teacher, pdf)).rejects.toMatchObject(NOT_FOUND);
  await generateReportFile(database.pool, zip, TRY);
  const names = Object.keys(unzipSync(Buffer.from(await reportFileContent(database.pool, teacher, zip), 'base64')));
  expect(names).toEqual(['Same  Name.pdf', 'Same  Name (2).pdf']);
  const cancelled = await startReportFile(database.pool, teacher, set, { kind: 'pdf', language: 'en' });
  await cancelReportFile(database.pool, teacher, cancelled);
  await generateReportFile(database.pool, cancelled, TRY);
  expect(await readReportFile(database.pool, teacher, cancelled)).toMatchObject({ state: 'cancelled' });
  await expect(reportFileContent(database.pool, teacher, cancelled)).rejects.toMatchObject(NOT_FOUND);
});

test('a file whose generation is cancelled meanwhile stays cancelled, and one that stops is tried again', async () => {
  const { teacher, set } = await reportedClass();
  await publishReports(database.pool, teacher, set);
  const file = await startReportFile(database.pool, teacher, set, { kind: 'zip', language: 'en' });
  const stopped = new AbortController();
  stopped.abort();
  await expect(
    generateReportFile(database.pool, file, { ...TRY, isLast: false, signal: stopped.signal }),
  ).rejects.toThrow();
  expect(await readReportFile(database.pool, teacher, file)).toMatchObject({ state: 'generating' });
  const running = generateReportFile(database.pool, file, TRY);
  await cancelReportFile(database.pool, teacher, file);
  await running;
  expect((await readReportFile(database.pool, teacher, file)).state).not.toBe('generating');
});

test('the comment bank is the teacher’s own, in the order they choose', async () => {
  const { teacher } = await reportedClass();
  const elsewhere = await reportedClass();
  const ids = [await addBankComment(database.pool, teacher, 'A'), await addBankComment(database.pool, teacher, 'B')];
  await orderBankComments(database.pool, teacher, ids.toReversed());
  const texts = async () => (await readBankComments(database.pool, teacher)).map(({ text }) => text);
  expect(await texts()).toEqual(['B', 'A']);
  const [first = ''] = ids;
  await orderBankComments(database.pool, elsewhere.teacher, ids);
  await expect(changeBankComment(database.pool, elsewhere.teacher, first, 'x')).rejects.toMatchObject(NOT_FOUND);
  await expect(deleteBankComment(database.pool, elsewhere.teacher, first)).rejects.toMatchObject(NOT_FOUND);
  expect(await texts()).toEqual(['B', 'A']);
  await changeBankComment(database.pool, teacher, first, 'C');
  expect(await texts()).toEqual(['B', 'C']);
  await deleteBankComment(database.pool, teacher, first);
  expect(await texts()).toEqual(['B']);
});
