import { randomUUID } from 'node:crypto';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { REPORT_SECTIONS } from '#domain/classrooms/student-reports/report-settings.schema.ts';
import { readPrintWarnings } from '#server/classrooms/student-reports/print-warnings.queries.ts';
import {
  publishedReportPdf,
  readReportedStudents,
} from '#server/classrooms/student-reports/published-report.queries.ts';
import { reportFileContent, startReportFile } from '#server/classrooms/student-reports/report-file.commands.ts';
import { generateReportFile } from '#server/classrooms/student-reports/report-file.job.ts';
import {
  createReportSet,
  publishReports,
  saveReportComment,
} from '#server/classrooms/student-reports/report-set.commands.ts';
import { readSchoolReports } from '#server/classrooms/student-reports/school-reports.queries.ts';
import { testBankDatabase } from '../../../support/questions/test-bank-database.ts';
import { type TestUser, testSchool, testUser } from '../../../support/users/test-school.ts';

const { database } = await testBankDatabase({ free: true });

const NOT_FOUND = { code: 'NOT_FOUND' };
const SETTINGS = { from: '2026-09-01', until: '2026-12-31', sections: [...REPORT_SECTIONS] };

async function reportedSchool() {
  const { teacher, students, classroom } = await testSchool(database.pool);
  const [student] = students;
  if (student === undefined) throw new Error('The class has students.');
  const set = await createReportSet(database.pool, teacher, classroom, SETTINGS);
  const admin: TestUser = {
    ...(await testUser(database.pool, { role: 'teacher', schoolId: teacher.schoolId })),
    role: 'schoolAdmin',
    permissions: ['users.write'],
  };
  return { teacher, admin, classroom, student, students, set };
}

/** The name of the action that a PDF starts when it is opened; null: none. */
async function openingAction(content: string): Promise<string | null> {
  const document = await PDFDocument.load(Buffer.from(content, 'base64'));
  const action = document.catalog.lookupMaybe(PDFName.of('OpenAction'), PDFDict);
  return action?.lookupMaybe(PDFName.of('N'), PDFName)?.asString() ?? null;
}

test('a school admin sees the reports of every class of the school, and how far they are', async () => {
  const { teacher, admin, classroom, student, students, set } = await reportedSchool();
  await reportedSchool();
  await saveReportComment(database.pool, teacher, { set, student: student.userId }, { text: 'Good work.', version: 0 });
  const line = { id: set, classroom, version: 0, publishedAt: null, studentCount: students.length, commentCount: 1 };
  expect(await readSchoolReports(database.pool, admin)).toMatchObject([{ ...line, reportCount: 0 }]);
  await publishReports(database.pool, admin, set);
  const [published] = await readSchoolReports(database.pool, admin);
  expect(published).toMatchObject({ version: 1, reportCount: students.length, isArchived: false });
  await database.pool.query('update users set disabled_at = now() where id = $1', [student.userId]);
  expect(await readSchoolReports(database.pool, admin)).toMatchObject([
    { studentCount: students.length - 1, reportCount: students.length - 1, commentCount: 0 },
  ]);
});

test('nobody else sees the reports of a school', async () => {
  const { teacher, admin, student, set } = await reportedSchool();
  await publishReports(database.pool, teacher, set);
  const elsewhere = await reportedSchool();
  expect((await readSchoolReports(database.pool, elsewhere.admin)).map(({ id }) => id)).toEqual([elsewhere.set]);
  for (const user of [
    teacher,
    student,
    { ...admin, schoolId: null },
    { ...admin, permissions: [] },
    { ...admin, role: 'admin' as const },
  ])
    expect(await readSchoolReports(database.pool, user)).toEqual([]);
});

test('who writes the reports opens and prints each, and all of them', async () => {
  const { teacher, admin, student, students, set } = await reportedSchool();
  const asked = { set, student: student.userId, isToPrint: false };
  expect(await readReportedStudents(database.pool, teacher, set)).toEqual([]);
  await expect(publishedReportPdf(database.pool, teacher, asked, 'en')).rejects.toMatchObject(NOT_FOUND);
  await publishReports(database.pool, teacher, set);
  for (const user of [teacher, admin]) {
    const listed = await readReportedStudents(database.pool, user, set);
    expect(listed.map(({ id }) => id).toSorted()).toEqual(students.map(({ userId }) => userId).toSorted());
    expect(await openingAction(await publishedReportPdf(database.pool, user, asked, 'en'))).toBeNull();
    const printed = await publishedReportPdf(database.pool, user, { ...asked, isToPrint: true }, 'de');
    expect(await openingAction(printed)).toBe('/Print');
  }
  const file = await startReportFile(database.pool, admin, set, { kind: 'pdf', language: 'en' });
  await generateReportFile(database.pool, file, { attempt: 1, isLast: true, signal: new AbortController().signal });
  expect(await openingAction(await reportFileContent(database.pool, admin, file))).toBeNull();
  const toPrint = await reportFileContent(database.pool, admin, file, true);
  expect(await openingAction(toPrint)).toBe('/Print');
  expect((await PDFDocument.load(Buffer.from(toPrint, 'base64'))).getPageCount()).toBe(students.length);
});

test('reports with characters that no font has are named before a PDF is made', async () => {
  const { teacher, admin, student, students, set } = await reportedSchool();
  const rename = (user: TestUser | undefined, name: string) =>
    database.pool.query('update users set name = $2 where id = $1', [user?.userId, name]);
  await rename(student, '王小明');
  await rename(students[1], 'محمد Łukasz \u202eЮлия');
  expect(await readPrintWarnings(database.pool, teacher, set)).toEqual([{ name: '王小明', characters: '王 小 明' }]);
  await saveReportComment(database.pool, teacher, { set, student: student.userId }, { text: 'Good 👍🏽', version: 0 });
  await publishReports(database.pool, teacher, set);
  await rename(student, 'Wang Xiaoming');
  // The published report keeps its name.
  expect(await readPrintWarnings(database.pool, admin, set)).toEqual([
    { name: 'Wang Xiaoming', characters: '👍 🏽' },
    { name: '王小明', characters: '👍 🏽 王 小 明' },
  ]);
  for (const user of [student, (await reportedSchool()).admin])
    await expect(readPrintWarnings(database.pool, user, set)).rejects.toMatchObject(NOT_FOUND);
});

test('other teachers, schools and students open no report through its class', async () => {
  const { teacher, admin, student, set } = await reportedSchool();
  await publishReports(database.pool, teacher, set);
  const elsewhere = await reportedSchool();
  await publishReports(database.pool, elsewhere.teacher, elsewhere.set);
  const colleague = await testUser(database.pool, { role: 'teacher', schoolId: teacher.schoolId });
  const asked = { set, student: student.userId, isToPrint: true };
  for (const user of [elsewhere.teacher, elsewhere.admin, colleague, student, { ...admin, permissions: [] }]) {
    await expect(readReportedStudents(database.pool, user, set)).rejects.toMatchObject(NOT_FOUND);
    await expect(publishedReportPdf(database.pool, user, asked, 'en')).rejects.toMatchObject(NOT_FOUND);
  }
  for (const foreign of [elsewhere.student.userId, randomUUID(), 'x'])
    await expect(
      publishedReportPdf(database.pool, teacher, { ...asked, student: foreign }, 'en'),
    ).rejects.toMatchObject(NOT_FOUND);
});
