import { describe, expect, it, test } from 'vitest';
import { emailSchema, nameSchema } from '#domain/access/credentials.schema.ts';
import { PERMISSIONS } from '#domain/access/permission.ts';
import { auditFilterSchema } from '#domain/users/audit-filter.schema.ts';
import { ownProfileSchema, passwordChangeSchema } from '#domain/users/own-profile.schema.ts';
import { roleSchema } from '#domain/users/role.schema.ts';
import { supportReasonSchema, userFilterSchema, userSchema } from '#domain/users/user.schema.ts';
import { readUserRows } from '#domain/users/user-file.rule.ts';
import { problemsOf } from '../../support/servers/schema-problems.ts';

const rows = (...lines: readonly string[]) => lines.map((line, at) => ({ line: at + 1, cells: line.split(',') }));

describe('a file of users', () => {
  it('may have its columns in any order, with student as the default role', () => {
    expect(readUserRows(rows(' E-mail ,x', 'a'))).toEqual({
      users: [],
      problems: [{ line: 1, message: 'columnsMissing' }],
    });
    expect(readUserRows(rows('Role,EMAIL, name', ' Teacher ,t@example.org,Tess', ',s@example.org,Sam'))).toEqual({
      users: [
        { line: 2, name: 'Tess', email: 't@example.org', role: 'teacher' },
        { line: 3, name: 'Sam', email: 's@example.org', role: 'student' },
      ],
      problems: [],
    });
    expect(readUserRows(rows('name,email', 'Sam,s@example.org')).users).toMatchObject([{ role: 'student' }]);
  });

  it.each([['name'], ['email'], []])('needs both columns (%o)', (...head) => {
    expect(readUserRows(head.length === 0 ? [] : rows(head.join(','))).problems).toMatchObject([{ line: 1 }]);
  });

  it('may have the email first, and omit cells at the end of a line', () => {
    expect(readUserRows(rows('email,name', 's@example.org,Sam', 't@example.org'))).toEqual({
      users: [{ line: 2, name: 'Sam', email: 's@example.org', role: 'student' }],
      problems: [{ line: 3, message: problemsOf(nameSchema, '')[0]?.slice(2) }],
    });
    expect(readUserRows(rows('name,email', 'Sam')).problems).toEqual([
      { line: 2, message: problemsOf(emailSchema, '')[0]?.slice(2) },
    ]);
  });

  it('imports no administrators, no duplicates, and no users without an address', () => {
    const { users, problems } = readUserRows(
      rows('name,email,role', 'A,a@example.org,admin', 'S,s@example.org', 'S,S@example.org', 'N,nobody', 'X'),
    );
    expect(users.map(({ line }) => line)).toEqual([3]);
    expect(problems.map(({ line }) => line)).toEqual([2, 4, 5, 6]);
    expect(problems.slice(0, 2).map(({ message }) => message)).toEqual(['roleUnknown', 'emailRepeated']);
  });
});

test('an account has a name, an email, a type, and a limited number of roles', () => {
  const user = { name: 'Ada', email: 'ada@example.org', role: 'teacher', school: null, roles: ['r'] };
  expect(userSchema.parse(user)).toEqual(user);
  expect(problemsOf(userSchema, { ...user, role: 'king' })).toEqual(['role: accountTypeMissing']);
  expect(problemsOf(userSchema, { ...user, roles: Array(21).fill('r') })).toHaveLength(1);
  expect(problemsOf(userSchema, { ...user, roles: Array(20).fill('r') })).toEqual([]);
});

test('users are searched by any filter, or by none', () => {
  expect(userFilterSchema.parse({})).toEqual({});
  const filter = { search: 'ada', role: 'student', school: 's', state: 'invited' };
  expect(userFilterSchema.parse({ ...filter, search: ' ada ' })).toEqual(filter);
  expect(userFilterSchema.parse({ search: null, role: null, school: null, state: null })).toBeTruthy();
  expect(problemsOf(userFilterSchema, { search: 'x'.repeat(101) })).toEqual(['search: searchTooLong']);
  expect(problemsOf(userFilterSchema, { role: 'king' })).toHaveLength(1);
  for (const state of ['active', 'invited', 'disabled']) expect(problemsOf(userFilterSchema, { state })).toEqual([]);
  expect(problemsOf(userFilterSchema, { state: 'gone' })).toHaveLength(1);
});

test('support access requires a reason', () => {
  expect(supportReasonSchema.parse('  asked to  ')).toBe('asked to');
  expect(problemsOf(supportReasonSchema, ' why ')).toEqual([': supportReasonMissing']);
  expect(problemsOf(supportReasonSchema, 'x'.repeat(201))).toHaveLength(1);
});

test('the audit log is filtered by user, kind and whole days', () => {
  const filter = { person: 'Ada', resource: 'topic', record: 'r', from: '2026-10-01', to: '' };
  expect(auditFilterSchema.parse({ ...filter, person: ' Ada ' })).toEqual(filter);
  expect(auditFilterSchema.parse({})).toEqual({});
  expect(problemsOf(auditFilterSchema, { from: 'yesterday' })).toEqual(['from: dateMissing']);
  expect(problemsOf(auditFilterSchema, { record: 'x'.repeat(101) })).toEqual(['record: searchTooLong']);
});

test('a role has a name and existing permissions', () => {
  expect(roleSchema.parse({ name: ' Editor ', permissions: PERMISSIONS })).toEqual({
    name: 'Editor',
    permissions: [...PERMISSIONS],
  });
  expect(problemsOf(roleSchema, { name: ' ', permissions: [] })).toEqual(['name: nameMissing']);
  expect(problemsOf(roleSchema, { permissions: [] })).toEqual(['name: nameMissing']);
  expect(problemsOf(roleSchema, { name: 'x'.repeat(121), permissions: [] })).toEqual(['name: nameTooLong']);
  expect(problemsOf(roleSchema, { name: 'R', permissions: ['everything'] })).toHaveLength(1);
  expect(problemsOf(roleSchema, { name: 'R', permissions: [...PERMISSIONS, PERMISSIONS[0]] })).toHaveLength(1);
});

test('users change their name and subjects; a new password requires the current one', () => {
  expect(ownProfileSchema.parse({ name: 'Ada', subjects: ['s'], role: 'admin' })).toEqual({
    name: 'Ada',
    subjects: ['s'],
  });
  expect(problemsOf(ownProfileSchema, { name: 'Ada', subjects: Array(201).fill('s') })).toHaveLength(1);
  expect(problemsOf(passwordChangeSchema, { current: 'old', password: 'kilowatt-hour' })).toEqual([]);
  expect(problemsOf(passwordChangeSchema, { current: '', password: 'kilowatt-hour' })).toHaveLength(1);
  expect(problemsOf(passwordChangeSchema, { current: 'old', password: 'password12' })).toHaveLength(1);
});
