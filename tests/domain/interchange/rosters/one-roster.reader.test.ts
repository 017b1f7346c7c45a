import { describe, expect, test } from 'vitest';
import { RosterError } from '#domain/interchange/rosters/roster-problem.ts';
import {
  rosterFiles,
  SAMPLE_SCHOOL,
  sampleEnrolment,
  sampleRoster,
} from '../../../../src/tools/bench/rosters/sample-roster.ts';
import { planned, readFiles } from './read-sample.ts';

/** The name of the column is the standard’s. */
const startingOn = (day: string) => Object.fromEntries([['beginDate', day]]);

const failureOf = (files: Readonly<Record<string, string>>) => {
  try {
    readFiles(files);
  } catch (error) {
    if (error instanceof RosterError) return error.problem;
    throw error;
  }
  return null;
};

describe.each(['1.1', '1.2'] as const)('OneRoster %s', (version) => {
  test('users have a role, a name and an email; classes their subject; enrolments both', () => {
    const { users, classes, enrolments, problems } = readFiles(rosterFiles(sampleRoster({ version })));
    expect(problems.first).toEqual([]);
    expect(users.rows.size).toBe(6);
    expect(users.rows.get('teacher-0')).toMatchObject({ role: 'teacher', email: 'teacher-0@school.example' });
    expect(users.rows.get('student-1')).toMatchObject({ role: 'student', name: 'Ben Abel 1', isEnabled: true });
    expect(classes.rows.get('class-0')).toMatchObject({ title: 'Biology 1', subjects: ['Biology'], hasEnded: false });
    expect(enrolments.rows.get('class-0-student-0')).toMatchObject({ role: 'student', classId: 'class-0' });
  });

  test('guardians, administrators and other roles are counted and never imported', () => {
    const roster = sampleRoster({ version, students: 0, teachers: 0 });
    const roles = ['guardian', 'parent', 'administrator', 'systemAdministrator', 'aide'];
    for (const [at, role] of roles.entries()) {
      const sourcedId = `other-${at}`;
      roster.users.push({
        ...{ sourcedId, enabledUser: 'true', givenName: 'A', familyName: 'B', email: `${sourcedId}@x.example`, role },
        orgSourcedIds: SAMPLE_SCHOOL,
      });
      roster.roles.push({ sourcedId: `r-${at}`, userSourcedId: sourcedId, role, orgSourcedId: SAMPLE_SCHOOL });
    }
    const { data, skipped } = planned(roster);
    expect(data.users.rows.size).toBe(0);
    expect(skipped).toMatchObject({ guardians: 2, admins: 2, otherRoles: 1 });
    expect(data.users.seen.size).toBe(5);
  });
});

test('an administrator who also teaches is imported as a teacher, and nothing else', () => {
  const roster = sampleRoster({ students: 0 });
  roster.roles.push({ sourcedId: 'x', userSourcedId: 'teacher-0', role: 'principal', orgSourcedId: SAMPLE_SCHOOL });
  expect(readFiles(rosterFiles(roster)).users.rows.get('teacher-0')?.role).toBe('teacher');
});

describe('a roster of which nothing can be imported says which file is wrong', () => {
  const files = rosterFiles(sampleRoster());
  const without = (name: string) => Object.fromEntries(Object.entries(files).filter(([file]) => file !== name));
  test.each([
    ['no manifest', without('manifest.csv'), { code: 'manifestMissing', file: 'manifest.csv' }],
    [
      'another version',
      { ...files, 'manifest.csv': 'propertyName,value\noneroster.version,1.0\n' },
      { code: 'versionUnknown', field: 'oneroster.version' },
    ],
    ['a missing file', without('users.csv'), { code: 'fileMissing', file: 'users.csv' }],
    [
      'a missing column',
      { ...files, 'classes.csv': 'sourcedId,title\na,b\n' },
      { code: 'columnMissing', file: 'classes.csv', field: 'schoolSourcedId' },
    ],
    ['an empty file', { ...files, 'users.csv': '' }, { code: 'columnMissing', file: 'users.csv' }],
    [
      'no users, classes or enrolments',
      { ...files, 'manifest.csv': 'propertyName,value\noneroster.version,1.2\nfile.orgs,bulk\n' },
      { code: 'nothingListed' },
    ],
  ])('%s', (_, given, problem) => expect(failureOf(given)).toMatchObject(problem));
});

describe('rows with problems are named by file, line and field, and protect their record', () => {
  const row = (change: Readonly<Record<string, string>>) => {
    const roster = sampleRoster({ students: 1, teachers: 0, classes: 0 });
    roster.users[0] = { ...roster.users[0], ...change };
    return planned(roster);
  };
  test.each([
    [{ email: 'nobody' }, 'emailInvalid users.csv:2'],
    [{ email: '' }, 'emailMissing users.csv:2'],
    [{ givenName: '', familyName: '' }, 'nameMissing users.csv:2'],
    [{ familyName: 'x'.repeat(200) }, 'nameTooLong users.csv:2'],
    [{ status: 'gone' }, 'statusUnknown users.csv:2'],
  ])('%j', (change, problem) => {
    const { data, problems } = row(change);
    expect(problems).toEqual([problem]);
    expect(data.users.rows.size).toBe(0);
    expect(data.users.seen).toContain('student-0');
  });

  test('a user name that is an address serves as the email', () => {
    expect(row({ email: '', username: 'Ben@School.example' }).data.users.rows.get('student-0')?.email).toBe(
      'ben@school.example',
    );
  });

  test('a preferred name replaces the other', () => {
    expect(row({ preferredGivenName: 'Sam' }).data.users.rows.get('student-0')?.name).toBe('Sam Abel 0');
  });

  test('a name of several lines, with NUL and a lone surrogate, becomes one line that can be stored', () => {
    const name = row({ givenName: 'A\n\u0000B\ud800', familyName: 'C\tD' }).data.users.rows.get('student-0')?.name;
    expect(name).toBe('A B\ufffd C D');
  });

  test('an id that is used twice', () => {
    const roster = sampleRoster({ students: 1, teachers: 0, classes: 0 });
    roster.users.push({ ...roster.users[0], email: 'other@school.example' });
    const { data } = planned(roster);
    expect(data.problems.first).toMatchObject([{ code: 'idRepeated', line: 3, other: 2 }]);
  });

  test('a row with too few cells', () => {
    const files = rosterFiles(sampleRoster({ students: 1, teachers: 0, classes: 0 }));
    const data = readFiles({ ...files, 'users.csv': `${files['users.csv']}student-9,,\r\n` });
    expect(data.problems.first).toMatchObject([{ code: 'cellCount', file: 'users.csv', line: 3 }]);
    expect(data.users.seen).toContain('student-9');
  });
});

describe('several schools in one roster', () => {
  const district = () => {
    const roster = sampleRoster({ students: 2, teachers: 1, classes: 1 });
    roster.orgs.push({ sourcedId: 'org-2', name: 'Hill School', type: 'school' });
    roster.users.push({
      sourcedId: 'else',
      givenName: 'E',
      familyName: 'F',
      email: 'e@f.example',
      enabledUser: 'true',
    });
    roster.roles.push({ sourcedId: 'r', userSourcedId: 'else', role: 'student', orgSourcedId: 'org-2' });
    roster.classes.push({ sourcedId: 'class-x', title: 'X', schoolSourcedId: 'org-2' });
    roster.enrollments.push(sampleEnrolment('class-x', 'else', 'student'));
    return rosterFiles(roster);
  };

  test('the one with the name of the school is taken, and nothing of the others', () => {
    const { school, users, classes, enrolments } = readFiles(district());
    expect(school?.id).toBe('org-2');
    expect([...users.rows.keys()]).toEqual(['else']);
    expect([...classes.rows.keys()]).toEqual(['class-x']);
    expect(enrolments.rows.size).toBe(1);
    expect(users.seen.has('student-0')).toBe(false);
  });

  test('without one of that name, it has to be chosen', () => {
    expect(readFiles(district(), { schoolName: 'Our school' })).toMatchObject({ school: null });
    expect(readFiles(district(), { schoolName: 'Our school', chosen: SAMPLE_SCHOOL }).users.rows.size).toBe(3);
  });
});

test('classes whose terms are over have ended, and enrolments outside their dates are left out', () => {
  const roster = sampleRoster({ students: 3, classes: 2 });
  roster.academicSessions.push({ sourcedId: 'old', title: 'Old', type: 'term', endDate: '2026-07-31' });
  roster.classes[1] = { ...roster.classes[1], termSourcedIds: 'old' };
  roster.enrollments.push(
    { ...sampleEnrolment('class-0', 'student-1', 'student'), endDate: '2026-11-28' },
    { ...sampleEnrolment('class-0', 'student-2', 'student'), sourcedId: 'later', ...startingOn('2026-12-01') },
    { ...sampleEnrolment('class-0', 'student-2', 'student'), sourcedId: 'wrong', ...startingOn('1.12.2026') },
  );
  const { data, skipped, problems } = planned(roster);
  expect(data.classes.rows.get('class-1')?.hasEnded).toBe(true);
  expect(skipped).toMatchObject({ endedClasses: 1, endedEnrolments: 1, laterEnrolments: 1 });
  expect(problems).toEqual(['dateInvalid enrollments.csv:9']);
});
