import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { assignToClasses } from '#server/classrooms/assignments/assign-classes.commands.ts';
import { createAssignment } from '#server/classrooms/assignments/assignment.commands.ts';
import { archiveClassroom } from '#server/classrooms/classroom.commands.ts';
import { followScheme, unfollowScheme } from '#server/classrooms/schemes/class-scheme.commands.ts';
import { readClassScheme, readPlannedAssignment } from '#server/classrooms/schemes/class-scheme.queries.ts';
import {
  archiveScheme,
  changeScheme,
  copyScheme,
  createScheme,
  moveSchemeWeek,
  shareScheme,
} from '#server/classrooms/schemes/scheme.commands.ts';
import { readScheme, readSchemes } from '#server/classrooms/schemes/scheme.queries.ts';
import { saveSchemeWeek } from '#server/classrooms/schemes/scheme-week.commands.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { erase } from '#server/users/privacy/erase.ts';
import { testBankDatabase } from '../../../support/questions/test-bank-database.ts';
import { type TestUser, testDraft, testSchool } from '../../../support/users/test-school.ts';

const { database, bank } = await testBankDatabase({ free: true });
const { pool } = database;

const CONTENT = { title: 'Cells', note: 'Goggles', topics: [bank.topicId], links: [], assignments: [] };
const FOLLOWED = { startsOn: '2026-09-07' };

async function subjectId(): Promise<string> {
  const { rows } = await pool.query('select subject_id as id from topics where id = $1', [bank.topicId]);
  return rows[0].id;
}
const draft = async (weeks = 3) => ({ title: 'Year 10', subject: await subjectId(), level: null, weeks });

async function department() {
  const school = await testSchool(pool);
  const stranger = await testSchool(pool);
  const id = await createScheme(pool, school.teacher, await draft());
  return { school, stranger: stranger.teacher, other: stranger, id };
}

/** Another teacher of the same school, who doesn't teach the class. */
async function colleague(of: TestUser): Promise<TestUser> {
  const { teacher } = await testSchool(pool);
  await pool.query('update users set school_id = $2 where id = $1', [teacher.userId, of.schoolId]);
  return { ...teacher, schoolId: of.schoolId };
}

const firstWeek = async (viewer: TestUser, id: string) => {
  const week = (await readScheme(pool, viewer, id)).weeks[0];
  if (week === undefined) throw new Error('The scheme has weeks.');
  return week;
};
const NOT_FOUND = { code: 'NOT_FOUND' };

test('a private scheme is for its creator; a shared one for the teachers of the school, never for students or others', async () => {
  const { school, stranger, id } = await department();
  const friend = await colleague(school.teacher);
  const [student] = school.students;
  await expect(readScheme(pool, friend, id)).rejects.toMatchObject(NOT_FOUND);
  await expect(shareScheme(pool, friend, id, true)).rejects.toMatchObject(NOT_FOUND);
  await shareScheme(pool, school.teacher, id, true);
  expect(await readSchemes(pool, friend)).toMatchObject([{ id, isShared: true, isManaged: false }]);
  expect(await readSchemes(pool, stranger)).toEqual([]);
  const { id: week, version } = await firstWeek(friend, id);
  await saveSchemeWeek(pool, friend, id, { week, version, draft: CONTENT });
  expect(await firstWeek(school.teacher, id)).toMatchObject({ title: 'Cells', version: 2 });
  const attempts = [
    () => readScheme(pool, stranger, id),
    () => saveSchemeWeek(pool, stranger, id, { week, version: 2, draft: CONTENT }),
    () => moveSchemeWeek(pool, stranger, id, { week, position: 1 }),
    () => copyScheme(pool, stranger, id),
    () => archiveScheme(pool, stranger, id, true),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(NOT_FOUND);
  await expect(archiveScheme(pool, friend, id, true)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  if (student === undefined) throw new Error('The class has students.');
  await expect(readSchemes(pool, student)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(readScheme(pool, student, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('of two teachers who edit a week at once, the second sees the conflict, and nothing is lost', async () => {
  const { school, id } = await department();
  await shareScheme(pool, school.teacher, id, true);
  const friend = await colleague(school.teacher);
  const { id: week, version } = await firstWeek(friend, id);
  const save = (viewer: TestUser, title: string) =>
    saveSchemeWeek(pool, viewer, id, { week, version, draft: { ...CONTENT, title } });
  const results = await Promise.allSettled([save(school.teacher, 'Cells'), save(friend, 'Genes')]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(results).toContainEqual(
    expect.objectContaining({ reason: expect.objectContaining({ code: 'CHANGED_MEANWHILE' }) }),
  );
  // Other weeks are not affected.
  const second = (await readScheme(pool, friend, id)).weeks[1];
  await saveSchemeWeek(pool, friend, id, { week: second?.id ?? '', version: 1, draft: CONTENT });
});

test('weeks with content are not removed, and removed topics stay planned', async () => {
  const { school, id } = await department();
  const { id: week } = await firstWeek(school.teacher, id);
  await moveSchemeWeek(pool, school.teacher, id, { week, position: 2 });
  await saveSchemeWeek(pool, school.teacher, id, { week, version: 1, draft: CONTENT });
  await expect(changeScheme(pool, school.teacher, id, { version: 1, draft: await draft(2) })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
  await changeScheme(pool, school.teacher, id, { version: 1, draft: await draft(5) });
  await expect(changeScheme(pool, school.teacher, id, { version: 1, draft: await draft(6) })).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
  });
  await expect(
    saveSchemeWeek(pool, school.teacher, id, { week, version: 2, draft: { ...CONTENT, topics: [randomUUID()] } }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await pool.query('update topics set deleted_at = now() where id = $1', [bank.topicId]);
  try {
    await saveSchemeWeek(pool, school.teacher, id, { week, version: 2, draft: CONTENT });
    expect((await readScheme(pool, school.teacher, id)).weeks[2]?.topics).toMatchObject([
      { id: bank.topicId, address: null },
    ]);
  } finally {
    await pool.query('update topics set deleted_at = null where id = $1', [bank.topicId]);
  }
});

test('a class follows a scheme: its students see topics, its teachers assign what is planned', async () => {
  const { school, stranger, other, id } = await department();
  const { teacher, classroom } = school;
  const source = await createAssignment(pool, teacher, classroom, testDraft(bank.quiz, { title: 'Cells quiz' }));
  const { id: week } = await firstWeek(teacher, id);
  const withWork = { ...CONTENT, links: [{ url: 'https://example.org', title: '' }], assignments: [source] };
  await saveSchemeWeek(pool, teacher, id, { week, version: 1, draft: withWork });
  await expect(
    saveSchemeWeek(pool, stranger, await createScheme(pool, stranger, await draft()), {
      ...{ week: randomUUID(), version: 1, draft: { ...CONTENT, assignments: [source] } },
    }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await pool.query('update schools set dates = $2 where id = $1', [
    teacher.schoolId,
    JSON.stringify([{ kind: 'holiday', name: 'Half-term', from: '2026-10-26', until: '2026-10-30' }]),
  ]);
  await expect(followScheme(pool, stranger, other.classroom, { scheme: id, ...FOLLOWED })).rejects.toMatchObject(
    NOT_FOUND,
  );
  await expect(followScheme(pool, stranger, classroom, { scheme: id, ...FOLLOWED })).rejects.toMatchObject(NOT_FOUND);
  await followScheme(pool, teacher, classroom, { scheme: id, ...FOLLOWED });
  const [student] = school.students;
  if (student === undefined) throw new Error('The class has students.');
  expect(await readClassScheme(pool, student, classroom)).toMatchObject({
    ...FOLLOWED,
    isUsable: false,
    holidays: [{ from: '2026-10-26', until: '2026-10-30' }],
    weeks: [{ note: '', assignments: [], topics: [{ id: bank.topicId }] }, {}, {}],
  });
  expect(await readClassScheme(pool, stranger, classroom)).toBeNull();
  const planned = (await readClassScheme(pool, teacher, classroom))?.weeks[0]?.assignments[0];
  expect(planned).toMatchObject({ title: 'Cells quiz', assigned: null });
  const given = { classroom, planned: planned?.id ?? '' };
  await expect(readPlannedAssignment(pool, student, given)).rejects.toMatchObject(NOT_FOUND);
  await expect(readPlannedAssignment(pool, stranger, given)).rejects.toMatchObject(NOT_FOUND);
  expect(await readPlannedAssignment(pool, teacher, given)).toMatchObject({
    draft: { title: 'Cells quiz' },
    missingCount: 0,
  });
  const [assigned] = await assignToClasses(pool, teacher, {
    targets: [{ classroom, opensAt: null, dueAt: null }],
    draft: testDraft(bank.quiz, { title: 'Cells quiz' }),
    publishing: 'now',
    planned: planned?.id ?? '',
  });
  expect((await readClassScheme(pool, teacher, classroom))?.weeks[0]?.assignments[0]).toMatchObject({ assigned });

  // Archived, the scheme is still followed; the class that ended can't start another.
  await archiveScheme(pool, teacher, id, true);
  expect(await readClassScheme(pool, teacher, classroom)).toMatchObject({ isArchived: true });
  await unfollowScheme(pool, teacher, classroom);
  await expect(followScheme(pool, teacher, classroom, { scheme: id, ...FOLLOWED })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
  await archiveScheme(pool, teacher, id, false);
  await archiveClassroom(pool, teacher, classroom, true);
  await expect(followScheme(pool, teacher, classroom, { scheme: id, ...FOLLOWED })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
});

test('a scheme that is shared or followed stays without its creator, a private one goes with the account', async () => {
  const { school, id } = await department();
  const friend = await colleague(school.teacher);
  const alone = await createScheme(pool, school.teacher, await draft());
  await shareScheme(pool, school.teacher, id, true);
  const { rows } = await pool.query<{ email: string }>('select email from users where id = $1', [
    school.teacher.userId,
  ]);
  await inTransaction(pool, (client) => erase(client, { id: school.teacher.userId, email: rows[0]?.email ?? '' }));
  expect(await readScheme(pool, friend, id)).toMatchObject({ createdBy: null, isManaged: true });
  await archiveScheme(pool, friend, id, true);
  expect((await pool.query('select from schemes where id = $1', [alone])).rowCount).toBe(0);
});
