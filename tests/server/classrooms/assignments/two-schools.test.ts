import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { attemptLimits } from '#server/access/attempt-limit.ts';
import { assignToClasses } from '#server/classrooms/assignments/assign-classes.commands.ts';
import {
  changeAssignment,
  createAssignment,
  deleteAssignment,
  duplicateAssignment,
  publishAssignment,
  releaseMarks,
  storeException,
} from '#server/classrooms/assignments/assignment.commands.ts';
import { readAssignedWork, readTeacherAssignment } from '#server/classrooms/assignments/assignment.queries.ts';
import { startAssignmentPart } from '#server/classrooms/assignments/assignment.start.ts';
import { readAssignmentPreview } from '#server/classrooms/assignments/assignment-preview.queries.ts';
import { readClassProgress } from '#server/classrooms/assignments/progress.queries.ts';
import { readStudentAssignment, readStudentWork } from '#server/classrooms/assignments/student-work.queries.ts';
import {
  archiveClassroom,
  changeClassroom,
  createGroup,
  deleteGroup,
  leaveClassroom,
  moveToGroup,
  removeMember,
  removeTeacher,
  renameGroup,
} from '#server/classrooms/classroom.commands.ts';
import { readClassSettings, readOwnClasses, readTaughtClasses } from '#server/classrooms/classroom.queries.ts';
import { importRoster, invite, withdrawInvitation } from '#server/classrooms/invitation.commands.ts';
import { createLink, endLinks, joinClassroom, renewCode } from '#server/classrooms/joining.commands.ts';
import { testBankDatabase } from '../../../support/questions/test-bank-database.ts';
import { type TestSchool, type TestUser, testDraft, testSchool } from '../../../support/users/test-school.ts';

type SchoolWithContent = TestSchool & { assignment: string; part: string; group: string; invitation: string };

const { database, bank } = await testBankDatabase({ free: true });
let schools: SchoolWithContent[];

beforeAll(async () => {
  schools = [await addContent(), await addContent()];
});

async function addContent(): Promise<SchoolWithContent> {
  const { pool } = database;
  const school = await testSchool(pool);
  const assignment = await createAssignment(pool, school.teacher, school.classroom, testDraft(bank.quiz));
  await publishAssignment(pool, school.teacher, assignment);
  const group = await createGroup(pool, school.teacher, school.classroom, 'A');
  await invite(pool, school.teacher, school.classroom, { email: `guest-${group}@example.org`, role: 'student' });
  const { rows } = await pool.query(
    `select (select id from assignment_parts where assignment_id = $1) as part,
       (select id from classroom_invitations where classroom_id = $2) as invitation`,
    [assignment, school.classroom],
  );
  return { ...school, assignment, group, ...rows[0] };
}

const EXCEPTION = { opensAt: null, dueAt: null, lateUntil: null, tries: 3, excused: true };

/** Every call about a class, an assignment or one of their members, made by a user about a school's. */
const CALLS: Readonly<Record<string, (who: TestUser, of: SchoolWithContent) => Promise<unknown>>> = {
  classSettings: (who, of) => readClassSettings(database.pool, who, of.classroom),
  classProgress: (who, of) => readClassProgress(database.pool, who, of.classroom),
  teacherAssignment: (who, of) => readTeacherAssignment(database.pool, who, of.assignment),
  assignmentPreview: (who, of) =>
    readAssignmentPreview(database.pool, who, { id: of.assignment, version: 'A' }, () => ''),
  studentAssignment: (who, of) => readStudentAssignment(database.pool, who, of.assignment),
  startAssignmentPart: (who, of) => startAssignmentPart(database.pool, who, of.part),
  changeClassroom: (who, of) => changeClassroom(database.pool, who, of.classroom, { name: 'Mine', subject: null }),
  archiveClassroom: (who, of) => archiveClassroom(database.pool, who, of.classroom, true),
  removeTeacher: (who, of) => removeTeacher(database.pool, who, of.classroom, of.teacher.userId),
  removeMember: (who, of) => removeMember(database.pool, who, of.classroom, of.students[0]?.userId ?? ''),
  leaveClassroom: (who, of) => leaveClassroom(database.pool, who, of.classroom),
  createGroup: (who, of) => createGroup(database.pool, who, of.classroom, 'Mine'),
  renameGroup: (who, of) => renameGroup(database.pool, who, of.classroom, { group: of.group, name: 'Mine' }),
  deleteGroup: (who, of) => deleteGroup(database.pool, who, of.classroom, of.group),
  moveToGroup: (who, of) =>
    moveToGroup(database.pool, who, {
      classroom: of.classroom,
      student: of.students[0]?.userId ?? '',
      group: of.group,
    }),
  renewCode: (who, of) => renewCode(database.pool, who, of.classroom),
  createLink: (who, of) => createLink(database.pool, who, of.classroom),
  endLinks: (who, of) => endLinks(database.pool, who, of.classroom),
  invite: (who, of) => invite(database.pool, who, of.classroom, { email: 'x@example.org', role: 'teacher' }),
  withdrawInvitation: (who, of) => withdrawInvitation(database.pool, who, of.classroom, of.invitation),
  importRoster: (who, of) => importRoster(database.pool, who, of.classroom, 'A,a@example.org'),
  createAssignment: (who, of) => createAssignment(database.pool, who, of.classroom, testDraft(bank.quiz)),
  assignToClasses: (who, of) =>
    assignToClasses(database.pool, who, {
      targets: [{ classroom: of.classroom, opensAt: null, dueAt: null }],
      draft: testDraft(bank.quiz),
      publishing: 'now',
    }),
  changeAssignment: (who, of) =>
    changeAssignment(database.pool, who, of.assignment, testDraft(bank.quiz, { title: 'Mine' })),
  publishAssignment: (who, of) => publishAssignment(database.pool, who, of.assignment),
  deleteAssignment: (who, of) => deleteAssignment(database.pool, who, of.assignment),
  duplicateAssignment: (who, of) => duplicateAssignment(database.pool, who, of.assignment, { classroom: null }),
  releaseMarks: (who, of) => releaseMarks(database.pool, who, of.assignment, true),
  exceptionForStudent: (who, of) =>
    storeException(database.pool, who, of.assignment, { student: of.students[0]?.userId ?? '' }, EXCEPTION),
  exceptionForGroup: (who, of) => storeException(database.pool, who, of.assignment, { group: of.group }, EXCEPTION),
};

const codeOf = (of: Promise<unknown>): Promise<string> =>
  of.then(
    () => 'none',
    (error: { code?: string }) => error.code ?? String(error),
  );

const TABLES = `select json_build_array(
  (select json_agg(t order by id) from classrooms t), (select json_agg(t order by classroom_id, user_id) from classroom_members t),
  (select json_agg(t order by classroom_id, user_id) from classroom_teachers t), (select json_agg(t order by id) from classroom_groups t),
  (select json_agg(t order by code) from classroom_codes t), (select json_agg(t order by id) from classroom_invitations t),
  (select json_agg(t order by id) from assignments t), (select json_agg(t order by id) from assignment_parts t),
  (select json_agg(t order by id) from assignment_exceptions t), (select count(*) from attempts)) as everything`;
const everything = async (): Promise<string> => JSON.stringify((await database.pool.query(TABLES)).rows[0]?.everything);

describe('two schools', () => {
  test('no operation of any user reads or writes a row of the other school', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(CALLS)),
        fc.constantFrom(0, 1),
        fc.boolean(),
        async (name, at, isTeacher) => {
          const [own, other] = [schools[at], schools[1 - at]] as [SchoolWithContent, SchoolWithContent];
          const who = isTeacher ? own.teacher : (own.students[0] as TestUser);
          const before = await everything();
          expect(await codeOf((CALLS[name] as (typeof CALLS)[string])(who, other))).toBe('NOT_FOUND');
          expect(await everything()).toBe(before);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('a student of the class cannot call operations for teachers', async () => {
    const forStudents = ['studentAssignment', 'startAssignmentPart', 'leaveClassroom'];
    const [own] = schools as [SchoolWithContent];
    for (const [name, call] of Object.entries(CALLS).filter(([each]) => !forStudents.includes(each))) {
      expect(await codeOf(call(own.students[0] as TestUser, own)), name).toBe('NOT_FOUND');
    }
  });

  test('lists contain only the user’s own', async () => {
    for (const { teacher, students, classroom, assignment } of schools) {
      expect((await readTaughtClasses(database.pool, teacher)).map(({ id }) => id)).toEqual([classroom]);
      expect((await readAssignedWork(database.pool, teacher)).map(({ id }) => id)).toEqual([assignment]);
      expect((await readOwnClasses(database.pool, students[0] as TestUser)).map(({ id }) => id)).toEqual([classroom]);
      expect((await readStudentWork(database.pool, students[0] as TestUser, null)).map(({ id }) => id)).toEqual([
        assignment,
      ]);
    }
  });

  test('ids of the other school are not accepted anywhere', async () => {
    const [own, other] = schools as [SchoolWithContent, SchoolWithContent];
    const { pool } = database;
    const foreign = testDraft(bank.quiz, { groups: [other.group] });
    expect(await codeOf(createAssignment(pool, own.teacher, own.classroom, foreign))).toBe('INVALID_INPUT');
    expect(await codeOf(duplicateAssignment(pool, own.teacher, own.assignment, { classroom: other.classroom }))).toBe(
      'NOT_FOUND',
    );
    const outsider = { student: other.students[0]?.userId ?? '' };
    expect(await codeOf(storeException(pool, own.teacher, own.assignment, outsider, EXCEPTION))).toBe('NOT_FOUND');
    expect(await codeOf(storeException(pool, own.teacher, own.assignment, { group: other.group }, EXCEPTION))).toBe(
      'NOT_FOUND',
    );
    const scope = { classroom: own.classroom, student: own.students[0]?.userId ?? '', group: other.group };
    expect(await codeOf(moveToGroup(pool, own.teacher, scope))).toBe('NOT_FOUND');
    const { joinMethods } = await readClassSettings(pool, other.teacher, other.classroom);
    const limited = { limits: attemptLimits(pool), address: '10.0.0.1' };
    const join = joinClassroom(pool, own.students[0] as TestUser, joinMethods[0]?.code ?? '', limited);
    expect(await codeOf(join)).toBe('OTHER_SCHOOL');
  });

  test('a member list contains names, and nothing else about a user', async () => {
    const [own] = schools as [SchoolWithContent];
    const reported = JSON.stringify([
      await readClassProgress(database.pool, own.teacher, own.classroom),
      await readTeacherAssignment(database.pool, own.teacher, own.assignment),
      await readOwnClasses(database.pool, own.students[0] as TestUser),
    ]);
    for (const { email } of [...own.students, own.teacher]) expect(reported).not.toContain(email);
  });
});

describe('joining', () => {
  test('works by code, link and invitation, each in its own way', async () => {
    const { pool } = database;
    const school = await testSchool(pool, 0);
    const { testUser } = await import('../../../support/users/test-school.ts');
    const limited = { limits: attemptLimits(pool), address: '10.0.0.2' };
    const { joinMethods } = await readClassSettings(pool, school.teacher, school.classroom);
    const code = joinMethods[0]?.code ?? '';
    const guest = async (role: 'student' | 'teacher' = 'student') =>
      testUser(pool, { role, schoolId: role === 'teacher' ? school.teacher.schoolId : null });
    expect(
      await joinClassroom(pool, await guest(), ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `, limited),
    ).toBe(school.classroom);
    await renewCode(pool, school.teacher, school.classroom);
    expect(await codeOf(joinClassroom(pool, await guest(), code, limited))).toBe('WRONG_JOIN_CODE');
    const link = await createLink(pool, school.teacher, school.classroom);
    expect(await joinClassroom(pool, await guest(), link, limited)).toBe(school.classroom);
    await pool.query(`update classroom_codes set expires_at = now() where kind = 'link'`);
    expect(await codeOf(joinClassroom(pool, await guest(), link, limited))).toBe('WRONG_JOIN_CODE');
    const [mail] = await invite(pool, school.teacher, school.classroom, {
      email: 'colleague@example.org',
      role: 'teacher',
    });
    expect(await codeOf(joinClassroom(pool, await guest(), mail?.token ?? '', limited))).toBe('FORBIDDEN');
    const colleague = await guest('teacher');
    expect(await joinClassroom(pool, colleague, mail?.token ?? '', limited)).toBe(school.classroom);
    expect(await codeOf(joinClassroom(pool, await guest('teacher'), mail?.token ?? '', limited))).toBe(
      'WRONG_JOIN_CODE',
    );
    expect((await readTaughtClasses(pool, colleague)).map(({ id }) => id)).toEqual([school.classroom]);
  });

  test('repeated wrong codes are limited', async () => {
    const { pool } = database;
    const who = schools[0]?.students[1] as TestUser;
    const limited = { limits: attemptLimits(pool), address: '10.0.0.3' };
    const codes: string[] = [];
    for (let count = 0; count < 12; count += 1) codes.push(await codeOf(joinClassroom(pool, who, 'ABCDEFGH', limited)));
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('WRONG_JOIN_CODE'));
    expect(codes.slice(10)).toEqual(['TOO_MANY_TRIES', 'TOO_MANY_TRIES']);
  });

  test('a class list invites complete lines, and reports each broken one', async () => {
    const { pool } = database;
    const school = await testSchool(pool, 1);
    const csv = `Name;E-mail;Group\nAda;ada-${school.classroom}@example.org;A\nBo;nonsense;A\n;bo@example.org;B\n"Cy;cy@example.org;A\nDi;${school.students[0]?.email};A\n`;
    const outcome = await importRoster(pool, school.teacher, school.classroom, csv);
    expect(outcome).toMatchObject({
      invited: 1,
      alreadyThere: 1,
      problems: [
        { line: 3, problem: 'noEmail' },
        { line: 4, problem: 'noName' },
        { line: 5, problem: 'quotes' },
      ],
    });
    const { groups, invitations } = await readClassSettings(pool, school.teacher, school.classroom);
    expect(groups.map(({ name }) => name)).toEqual(['A']);
    expect(invitations).toMatchObject([{ name: 'Ada' }]);
    // A student who then joins by the code is in the group of the list, and no longer pending.
    const { testUser } = await import('../../../support/users/test-school.ts');
    const ada = await testUser(pool, { role: 'student', schoolId: null });
    await pool.query('update users set email = $2 where id = $1', [ada.userId, `ada-${school.classroom}@example.org`]);
    const { joinMethods } = await readClassSettings(pool, school.teacher, school.classroom);
    const limited = { limits: attemptLimits(pool), address: '10.0.0.4' };
    await joinClassroom(pool, ada, joinMethods[0]?.code ?? '', limited);
    const after = await readClassSettings(pool, school.teacher, school.classroom);
    expect(after.groups).toMatchObject([{ name: 'A', studentCount: 1 }]);
    expect(after.invitations).toEqual([]);
  });
});
