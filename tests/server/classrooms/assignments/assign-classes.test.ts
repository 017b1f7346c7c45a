import { beforeAll, expect, test } from 'vitest';
import type { Publishing } from '#domain/classrooms/assignments/assignment-targets.schema.ts';
import { assignToClasses } from '#server/classrooms/assignments/assign-classes.commands.ts';
import { readAssignableContent } from '#server/classrooms/assignments/assignable.queries.ts';
import { duplicateAssignment } from '#server/classrooms/assignments/assignment.commands.ts';
import { readAssignedWork, readTeacherAssignment } from '#server/classrooms/assignments/assignment.queries.ts';
import { readStudentWork } from '#server/classrooms/assignments/student-work.queries.ts';
import { createClassroom, createGroup } from '#server/classrooms/classroom.commands.ts';
import { testBankDatabase } from '../../../support/questions/test-bank-database.ts';
import { type TestSchool, testDraft, testSchool } from '../../../support/users/test-school.ts';

const { database, bank } = await testBankDatabase({ free: false });
let school: TestSchool;
let second: string;

beforeAll(async () => {
  school = await testSchool(database.pool);
  second = await createClassroom(database.pool, school.teacher, { name: 'Second', subject: null });
});

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const code = (of: Promise<unknown>): Promise<string> =>
  of.then(
    () => 'none',
    (error: { code?: string }) => error.code ?? String(error),
  );
const target = (classroom: string, dueAt: string | null = null) => ({ classroom, opensAt: null, dueAt });

const assign = (
  publishing: Publishing,
  changes: Parameters<typeof testDraft>[1] = {},
  targets = [target(school.classroom), target(second)],
) => assignToClasses(database.pool, school.teacher, { targets, draft: testDraft(bank.quiz, changes), publishing });

test('an assignment is created in several classes, each with its own due date, and published', async () => {
  const dueAt = inHours(24);
  const [first = '', other = ''] = await assign('now', { dueAt, lateUntil: inHours(48) }, [
    target(school.classroom, inHours(72)),
    target(second),
  ]);
  const [a, b] = [
    await readTeacherAssignment(database.pool, school.teacher, first),
    await readTeacherAssignment(database.pool, school.teacher, other),
  ];
  expect([a.classroom.id, b.classroom.id]).toEqual([school.classroom, second]);
  expect([a.state, b.state]).toEqual(['open', 'open']);
  expect(Date.parse(b.draft.dueAt ?? '')).toBe(Date.parse(dueAt));
  expect(Date.parse(a.draft.dueAt ?? '') - Date.parse(b.draft.dueAt ?? '')).toBeGreaterThan(40 * 3_600_000);
  expect(Date.parse(a.draft.lateUntil ?? '')).toBeGreaterThan(Date.parse(a.draft.dueAt ?? ''));
  const seen = await readStudentWork(database.pool, school.students[0] as never, null);
  expect(seen.map(({ id }) => id)).toContain(first);
});

test('a scheduled assignment is not open yet, a draft is not visible, and the past is refused', async () => {
  const [scheduled = ''] = await assign('scheduled', { opensAt: inHours(1) });
  const [draft = ''] = await assign('draft');
  const states = (await readAssignedWork(database.pool, school.teacher)).filter(({ id }) =>
    [scheduled, draft].includes(id),
  );
  expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
    [scheduled]: 'scheduled',
    [draft]: 'draft',
  });
  expect(await code(assign('scheduled', { opensAt: inHours(-1) }))).toBe('INVALID_INPUT');
  expect(await code(assign('scheduled'))).toBe('INVALID_INPUT');
});

test('nothing is created if one of the classes belongs to others, or if a question has been unpublished', async () => {
  const other = await testSchool(database.pool);
  const count = async () => (await database.pool.query('select count(*)::int as n from assignments')).rows[0].n;
  const before = await count();
  expect(await code(assign('now', {}, [target(school.classroom), target(other.classroom)]))).toBe('NOT_FOUND');
  const { rows } = await database.pool.query<{ id: string }>('select id from items where live limit 2');
  const parts = [{ kind: 'questions' as const, ref: null, items: rows.map(({ id }) => id), draws: null }];
  await database.pool.query(`update items set published_at = null where id = $1`, [rows[0]?.id]);
  expect(await code(assign('now', { parts }))).toBe('INVALID_INPUT');
  await database.pool.query(`update items set published_at = now() where id = $1`, [rows[0]?.id]);
  expect(await count()).toBe(before);
});

test('groups belong to one class only', async () => {
  const group = await createGroup(database.pool, school.teacher, school.classroom, 'A');
  expect(await code(assign('draft', { groups: [group] }))).toBe('INVALID_INPUT');
  expect(await code(assign('draft', { groups: [group] }, [target(school.classroom)]))).toBe('none');
});

test('a question counts as used in the classes that were assigned it, and in no others', async () => {
  const { pool } = database;
  const fresh = await createClassroom(pool, school.teacher, { name: 'Fresh', subject: null });
  const offered = (classrooms: string[], who = school.teacher) =>
    readAssignableContent(pool, who, { topic: bank.topicId, classrooms });
  const [question] = await offered([fresh]);
  expect(question).toMatchObject({ isUsed: false, difficulty: 'unknown', marks: expect.any(Number) });
  const parts = [{ kind: 'questions' as const, ref: null, items: [question?.id ?? ''], draws: null }];
  await assign('draft', { parts }, [target(fresh)]);
  const isUsed = async (classrooms: string[], who = school.teacher) =>
    (await offered(classrooms, who)).find(({ id }) => id === question?.id)?.isUsed;
  expect(await isUsed([fresh])).toBe(true);
  expect(await isUsed([])).toBe(false);
  // A teacher of another school learns nothing about this class.
  const stranger = await testSchool(pool);
  expect(await isUsed([fresh], stranger.teacher)).toBe(false);
});

test('a copy gets the dates it is given, in any class', async () => {
  const [id = ''] = await assign('now', { dueAt: inHours(24) }, [target(school.classroom)]);
  const dates = { opensAt: null, dueAt: inHours(200), lateUntil: null };
  for (const classroom of [null, second]) {
    const copy = await duplicateAssignment(database.pool, school.teacher, id, { classroom, dates });
    const { draft, state } = await readTeacherAssignment(database.pool, school.teacher, copy);
    expect(Date.parse(draft.dueAt ?? '')).toBe(Date.parse(dates.dueAt));
    expect(state).toBe('draft');
  }
  const wrong = { opensAt: inHours(2), dueAt: inHours(1), lateUntil: null };
  expect(await code(duplicateAssignment(database.pool, school.teacher, id, { classroom: null, dates: wrong }))).toBe(
    'INVALID_INPUT',
  );
});
