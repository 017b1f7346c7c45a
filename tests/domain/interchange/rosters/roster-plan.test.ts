import { describe, expect, test } from 'vitest';
import type { SchoolRecords, SchoolUser } from '#domain/interchange/rosters/school-records.ts';
import { sampleEnrolment, sampleRoster } from '../../../../src/tools/bench/rosters/sample-roster.ts';
import { applied, EMPTY_SCHOOL, planned } from './read-sample.ts';

const account = (change: Partial<SchoolUser>): SchoolUser => ({
  ...{ id: 'own', name: 'Own', email: 'student-0@school.example', role: 'student', isDisabled: false },
  ...{ sourcedId: null, isDisabledByRoster: false, ...change },
});
const withUsers = (...users: readonly SchoolUser[]): SchoolRecords => ({ ...EMPTY_SCHOOL, users });
const one = () => sampleRoster({ students: 1, teachers: 0, classes: 0 });

test('an empty school gets everything: users, then classes, then enrolments', () => {
  const { plan, changes } = planned(sampleRoster());
  expect(plan.counts).toEqual([
    { kind: 'user', action: 'add', count: 6 },
    { kind: 'class', action: 'add', count: 2 },
    { kind: 'enrolment', action: 'add', count: 6 },
  ]);
  expect(changes[0]).toMatch(/^user/);
  expect(changes.at(-1)).toMatch(/^enrolment/);
  expect(plan.warnings).toEqual([]);
});

test('the same roster twice changes nothing', () => {
  for (const version of ['1.1', '1.2'] as const) {
    const roster = sampleRoster({ version, students: 40, teachers: 5, classes: 10, perStudent: 3 });
    expect(planned(roster, applied(roster)).changes).toEqual([]);
  }
});

describe('users', () => {
  test('a new name or email is a change; a missing user is deactivated and leaves the classes', () => {
    const before = sampleRoster({ students: 10 });
    const records = applied(before);
    const after = sampleRoster({ students: 9 });
    after.users[2] = { ...after.users[2], givenName: 'New' };
    after.users[3] = { ...after.users[3], email: 'new@school.example' };
    const { changes, plan } = planned(after, records);
    expect(changes).toEqual([
      'user change student-0',
      'user change student-1',
      'user disable student-9',
      'enrolment remove class-1-student-9',
    ]);
    expect(plan.changes[0]).toMatchObject({ before: { name: 'Amara Abel 0' }, after: { name: 'New Abel 0' } });
  });

  test('a delta changes what it lists, and nothing else', () => {
    const records = applied(sampleRoster({ students: 10 }));
    const delta = sampleRoster({ mode: 'delta', students: 1, teachers: 0, classes: 0 });
    delta.users[0] = { ...delta.users[0], status: 'tobedeleted' };
    delta.enrollments.push({ ...sampleEnrolment('class-1', 'student-1', 'student'), status: 'tobedeleted' });
    expect(planned(delta, records).changes).toEqual(['user disable student-0', 'enrolment remove class-1-student-1']);
  });

  test('two ids with one email are never merged', () => {
    const roster = sampleRoster({ students: 2, teachers: 0, classes: 0 });
    roster.users[1] = { ...roster.users[1], email: 'Student-0@school.example' };
    const { changes, data } = planned(roster);
    expect(changes).toEqual([]);
    expect(data.problems.first).toMatchObject([
      { code: 'emailRepeated', line: 2, other: 3 },
      { code: 'emailRepeated', line: 3, other: 2 },
    ]);
    // An account that has the email keeps it.
    expect(planned(roster, withUsers(account({ name: 'Amara Abel 0', sourcedId: 'student-0' }))).problems).toEqual([
      'emailRepeated users.csv:3',
    ]);
  });

  test('an account with the same email is offered, and connected only when it is confirmed', () => {
    const records = withUsers(account({}));
    expect(planned(one(), records).changes).toEqual(['user match student-0']);
    expect(planned(one(), records, { users: ['student-0'] }).changes).toEqual([
      'user link student-0',
      'user change student-0',
    ]);
  });

  test('an id that has changed is offered, too, and its account is not deactivated once it is confirmed', () => {
    const records = withUsers(account({ name: 'Amara Abel 0', sourcedId: 'old' }));
    expect(planned(one(), records).changes).toEqual(['user match student-0', 'user disable old']);
    expect(planned(one(), records, { users: ['student-0'] }).changes).toEqual(['user link student-0']);
  });

  test.each([
    ['an admin’s account', { role: 'schoolAdmin' }, 'accountIsAdmin'],
    ['an account of another type', { role: 'teacher' }, 'accountRole'],
  ] as const)('%s is never connected, even if it was confirmed', (_, change, problem) => {
    const { changes, problems } = planned(one(), withUsers(account(change)), { users: ['student-0'] });
    expect(changes).toEqual([]);
    expect(problems).toEqual([`${problem} users.csv:2`]);
  });

  test('a connected account never changes its type, and an admin is never deactivated', () => {
    expect(planned(one(), withUsers(account({ sourcedId: 'student-0', role: 'teacher' }))).problems).toEqual([
      'accountRole users.csv:2',
    ]);
    expect(
      planned(sampleRoster({ students: 0 }), withUsers(account({ sourcedId: 'gone', role: 'schoolAdmin' }))).changes,
    ).not.toContain('user disable gone');
  });

  test('an email of another account of the school is not taken from it', () => {
    const records = withUsers(
      account({ id: 'a', name: 'Amara Abel 0', email: 'a@school.example', sourcedId: 'student-0' }),
      account({ id: 'b' }),
    );
    const { changes, problems } = planned(one(), records);
    expect(changes).toEqual([]);
    expect(problems).toEqual(['emailOfOther users.csv:2']);
  });

  test('what a roster has deactivated returns; what a person has deactivated does not', () => {
    const gone = { name: 'Amara Abel 0', sourcedId: 'student-0', isDisabled: true };
    expect(planned(one(), withUsers(account({ ...gone, isDisabledByRoster: true }))).changes).toEqual([
      'user enable student-0',
    ]);
    expect(planned(one(), withUsers(account(gone)))).toMatchObject({ changes: [], skipped: { disabledByHand: 1 } });
  });

  test('users that no roster has added stay', () => {
    expect(planned(sampleRoster({ students: 0 }), withUsers(account({ email: 'x@y.example' }))).changes).not.toContain(
      expect.stringContaining('disable'),
    );
  });

  test('a row with a problem does not deactivate its user', () => {
    const roster = one();
    const records = applied(roster);
    roster.users[0] = { ...roster.users[0], email: 'broken' };
    expect(planned(roster, records).changes).toEqual([]);
  });
});

describe('classes', () => {
  test('a class is renamed, archived when it is missing or its terms are over, and restored', () => {
    const records = applied(sampleRoster({ classes: 3 }));
    const roster = sampleRoster({ classes: 2 });
    roster.classes[0] = { ...roster.classes[0], title: 'Renamed' };
    roster.academicSessions.push({ sourcedId: 'old', endDate: '2020-01-01' });
    roster.classes[1] = { ...roster.classes[1], termSourcedIds: 'old' };
    expect(planned(roster, records).changes).toEqual([
      'class change class-0',
      'class archive class-1',
      'class archive class-2',
      'enrolment add class-0-student-2',
      // The list of a class that is archived stays as it is.
      'enrolment remove class-0-student-3',
    ]);
    const archived = {
      ...records,
      classrooms: records.classrooms.map((each) => ({ ...each, isArchived: true, isArchivedByRoster: true })),
    };
    expect(planned(sampleRoster({ classes: 3 }), archived).changes).toEqual([
      'class restore class-0',
      'class restore class-1',
      'class restore class-2',
    ]);
  });

  test('a class with the same name is offered; without confirmation a new one is created', () => {
    const own = { id: 'own', name: 'biology 1', isArchived: false, sourcedId: null, isArchivedByRoster: false };
    const records = { ...EMPTY_SCHOOL, classrooms: [own] };
    const roster = sampleRoster({ students: 0, teachers: 0, classes: 1 });
    expect(planned(roster, records).changes).toEqual(['class match class-0', 'class add class-0']);
    expect(planned(roster, records, { classes: ['class-0'] }).changes).toEqual([
      'class link class-0',
      'class change class-0',
    ]);
    expect(planned(roster, { ...records, classrooms: [own, { ...own, id: 'second' }] }).changes).toEqual([
      'class add class-0',
    ]);
  });
});

describe('enrolments', () => {
  test('members that no roster has added stay; those who are there already are only connected', () => {
    const roster = sampleRoster({ students: 1, teachers: 0, classes: 1 });
    const records = applied(roster);
    const members = [...records.members, { classroomId: 'id-class-0', userId: 'by-code', role: 'student' as const }];
    expect(planned(roster, { ...records, members, enrolments: [] }).changes).toEqual([
      'enrolment link class-0-student-0',
    ]);
    const without = sampleRoster({ students: 1, teachers: 0, classes: 1, perStudent: 0 });
    expect(planned(without, { ...records, members }).changes).toEqual(['enrolment remove class-0-student-0']);
  });

  test('new ids of the same enrolments remove nobody', () => {
    const roster = sampleRoster({ students: 3, classes: 1 });
    const records = applied(roster);
    for (const [at, row] of roster.enrollments.entries()) roster.enrollments[at] = { ...row, sourcedId: `new-${at}` };
    expect(planned(roster, records).changes.filter((change) => !change.startsWith('enrolment link'))).toEqual([]);
  });

  test('an unknown user, and a role that the account does not have, are named', () => {
    const roster = sampleRoster({ students: 1, teachers: 1, classes: 1, perStudent: 0 });
    roster.enrollments.push(
      sampleEnrolment('class-0', 'nobody', 'student'),
      sampleEnrolment('class-0', 'student-0', 'teacher'),
      { ...sampleEnrolment('class-0', 'student-0', 'proctor'), sourcedId: 'proctor' },
    );
    const { problems, data } = planned(roster);
    expect(problems).toEqual(['userUnknown enrollments.csv:3', 'enrolmentRole enrollments.csv:4']);
    expect(data.problems.count).toBe(2);
  });
});

describe('a roster that would remove too much needs a typed confirmation', () => {
  const records = applied(sampleRoster({ students: 8, teachers: 2, classes: 2 }));

  test('more than a fifth of the users, or of the classes', () => {
    expect(planned(sampleRoster({ students: 6, teachers: 2, classes: 2 }), records).plan.warnings).toEqual([]);
    expect(planned(sampleRoster({ students: 5, teachers: 2, classes: 2 }), records).plan.warnings).toEqual([
      { about: 'users', title: null, count: 3, of: 10 },
    ]);
    expect(planned(sampleRoster({ students: 8, teachers: 2, classes: 1 }), records).plan.warnings).toContainEqual({
      ...{ about: 'classes', title: null, count: 1, of: 2 },
    });
  });

  test('more than half of a class', () => {
    const roster = sampleRoster({ students: 8, teachers: 2, classes: 2 });
    const kept = roster.enrollments.filter(({ sourcedId = '' }) => !/class-0-student-[024]/.test(sourcedId));
    roster.enrollments.splice(0, roster.enrollments.length, ...kept);
    expect(planned(roster, records).plan.warnings).toEqual([
      { about: 'classList', title: 'Biology 1', count: 3, of: 4 },
    ]);
  });

  test('an empty file', () => {
    expect(planned(sampleRoster({ students: 0, teachers: 0, classes: 0 }), records).plan.warnings).toMatchObject([
      { about: 'users', count: 10, of: 10 },
      { about: 'classes', count: 2, of: 2 },
    ]);
  });
});
