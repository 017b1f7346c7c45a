import { expect, test } from 'vitest';
import { OPEN_STUDENT_QUESTIONS_MAX } from '#domain/classrooms/stream/stream.limits.ts';
import { createAssignment, publishAssignment } from '#server/classrooms/assignments/assignment.commands.ts';
import { archiveClassroom, createGroup, moveToGroup, removeMember } from '#server/classrooms/classroom.commands.ts';
import {
  changeAnnouncement,
  createAnnouncement,
  deleteAnnouncement,
} from '#server/classrooms/stream/announcement.commands.ts';
import { readClassStream, readRecentAnnouncements } from '#server/classrooms/stream/stream.queries.ts';
import {
  answerStudentQuestion,
  askAboutAssignment,
  deleteStudentQuestion,
} from '#server/classrooms/stream/student-question.commands.ts';
import { testBankDatabase } from '../../../support/questions/test-bank-database.ts';
import { type TestSchool, type TestUser, testDraft, testSchool } from '../../../support/users/test-school.ts';

const { database, bank } = await testBankDatabase({ free: true });

const read = (viewer: TestUser, classroom: string) =>
  readClassStream(database.pool, viewer, classroom, (digest) => `/image/${digest}`);
const announce = ({ teacher, classroom }: TestSchool, text: string, publishAt: string | null = null) =>
  createAnnouncement(database.pool, teacher, classroom, { text, publishAt });
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

async function classWithTwo() {
  const school = await testSchool(database.pool);
  const [asker, other] = school.students;
  if (asker === undefined || other === undefined) throw new Error('The class has two students.');
  return { school, asker, other };
}

async function assign({ teacher, classroom }: TestSchool, groups: string[] = []): Promise<string> {
  const id = await createAssignment(database.pool, teacher, classroom, testDraft(bank.quiz, { groups }));
  await publishAssignment(database.pool, teacher, id);
  return id;
}

test('students see what is published, teachers also what is scheduled', async () => {
  const { school, asker } = await classWithTwo();
  await announce(school, 'Bring a calculator.');
  const later = await announce(school, 'The test is back.', inAnHour());
  const texts = async (viewer: TestUser) =>
    (await read(viewer, school.classroom)).announcements.map(({ text, isScheduled }) => [text, isScheduled]);
  expect(await texts(school.teacher)).toEqual([
    ['The test is back.', true],
    ['Bring a calculator.', false],
  ]);
  expect(await texts(asker)).toEqual([['Bring a calculator.', false]]);
  expect(await readRecentAnnouncements(database.pool, asker)).toMatchObject([{ text: 'Bring a calculator.' }]);

  await changeAnnouncement(database.pool, school.teacher, later, { text: 'The test is back.', publishAt: null });
  expect(await texts(asker)).toEqual([
    ['The test is back.', false],
    ['Bring a calculator.', false],
  ]);
});

test('a changed announcement says so and keeps its time; a deleted one is gone', async () => {
  const { school, asker } = await classWithTwo();
  const id = await announce(school, 'Chapter 3.');
  const [before] = (await read(asker, school.classroom)).announcements;
  await changeAnnouncement(database.pool, school.teacher, id, { text: 'Chapter 4.', publishAt: inAnHour() });
  const [after] = (await read(asker, school.classroom)).announcements;
  expect(after).toMatchObject({ text: 'Chapter 4.', publishAt: before?.publishAt, editedAt: expect.any(String) });
  await deleteAnnouncement(database.pool, school.teacher, id);
  expect((await read(asker, school.classroom)).announcements).toEqual([]);
});

test('a time that has passed, an unknown image and an archived class are refused', async () => {
  const { school } = await classWithTwo();
  await expect(announce(school, 'Late', '2020-01-01T08:00:00Z')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await expect(announce(school, `![](figure:${'0'.repeat(64)})`)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await archiveClassroom(database.pool, school.teacher, school.classroom, true);
  await expect(announce(school, 'Too late')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

test('a private answer is for who asked; one for everyone has no name', async () => {
  const { school, asker, other } = await classWithTwo();
  const assignment = await assign(school);
  const id = await askAboutAssignment(database.pool, asker, assignment, 'Do we need units?');
  const seen = async (viewer: TestUser) => (await read(viewer, school.classroom)).questions;
  expect(await seen(other)).toEqual([]);
  expect(await seen(school.teacher)).toMatchObject([{ student: expect.any(String), answer: null, isOwn: false }]);

  const answer = (isPublic: boolean) =>
    answerStudentQuestion(database.pool, school.teacher, id, { answer: 'Yes, always.', isPublic });
  await answer(false);
  expect(await seen(asker)).toMatchObject([{ answer: 'Yes, always.', isOwn: true, isPublic: false }]);
  expect(await seen(other)).toEqual([]);
  await answer(true);
  expect(await seen(other)).toMatchObject([{ text: 'Do we need units?', student: null, isOwn: false }]);
});

test('an answer for everyone is for those who have the assignment', async () => {
  const { school, asker, other } = await classWithTwo();
  const { teacher, classroom } = school;
  const group = await createGroup(database.pool, teacher, classroom, 'Higher');
  await moveToGroup(database.pool, teacher, { classroom, student: asker.userId, group });
  const assignment = await assign(school, [group]);
  await expect(askAboutAssignment(database.pool, other, assignment, 'What is this?')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const id = await askAboutAssignment(database.pool, asker, assignment, 'Which page?');
  await answerStudentQuestion(database.pool, teacher, id, { answer: '42', isPublic: true });
  expect((await read(other, classroom)).questions).toEqual([]);
});

test('open questions are limited, and a student deletes only an own one without an answer', async () => {
  const { school, asker, other } = await classWithTwo();
  const assignment = await assign(school);
  const ask = () => askAboutAssignment(database.pool, asker, assignment, 'Why?');
  const first = await ask();
  for (let count = 1; count < OPEN_STUDENT_QUESTIONS_MAX; count += 1) await ask();
  await expect(ask()).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  const remove = (viewer: TestUser) => deleteStudentQuestion(database.pool, viewer, first);
  await expect(remove(other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await answerStudentQuestion(database.pool, school.teacher, first, { answer: 'Because.', isPublic: false });
  await expect(remove(asker)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await remove(school.teacher);
  await ask();
});

test('is for the teachers and students of the class, and ends with membership', async () => {
  const { school, asker } = await classWithTwo();
  const elsewhere = await classWithTwo();
  const id = await announce(school, 'Only for us.');
  const question = await askAboutAssignment(database.pool, asker, await assign(school), 'How?');
  for (const viewer of [elsewhere.school.teacher, elsewhere.asker]) {
    await expect(read(viewer, school.classroom)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await readRecentAnnouncements(database.pool, viewer)).toEqual([]);
  }
  for (const viewer of [elsewhere.school.teacher, asker]) {
    const refused = [
      () => announce({ ...school, teacher: viewer }, 'Mine now'),
      () => changeAnnouncement(database.pool, viewer, id, { text: 'Mine now', publishAt: null }),
      () => deleteAnnouncement(database.pool, viewer, id),
      () => answerStudentQuestion(database.pool, viewer, question, { answer: 'Mine now', isPublic: true }),
    ];
    for (const each of refused) await expect(each()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  await removeMember(database.pool, school.teacher, school.classroom, asker.userId);
  await expect(read(asker, school.classroom)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await readRecentAnnouncements(database.pool, asker)).toEqual([]);
});
