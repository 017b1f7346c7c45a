import { expect, test } from 'vitest';
import { readScimGroup } from '#domain/interchange/scim/scim-group.rule.ts';
import { scimRole } from '#domain/interchange/scim/scim-role.rule.ts';
import { currentUser, readScimUser } from '#domain/interchange/scim/scim-user.rule.ts';
import { jsonOf, scimObject } from '#domain/interchange/scim/scim-value.ts';

const NAMED = { userName: 'Ada@School.example' };

test.each([
  ['the name to show', { ...NAMED, displayName: ' Ada\nL ', name: { formatted: 'X' } }, 'Ada L'],
  ['the whole name', { ...NAMED, name: { formatted: 'Ada B', givenName: 'X' } }, 'Ada B'],
  ['the parts of the name', { ...NAMED, name: { givenName: 'Ada', familyName: 'C' } }, 'Ada C'],
  ['the user name', NAMED, 'Ada@School.example'],
])('a user is called by %s', (_, user, name) => {
  expect(readScimUser(scimObject(user)).name).toBe(name);
});

test.each([
  [
    'the work address',
    {
      ...NAMED,
      emails: [
        { value: 'a@x.example', primary: true },
        { value: 'B@x.example', type: 'Work' },
      ],
    },
    'b@x.example',
  ],
  [
    'the primary address',
    { ...NAMED, emails: [{ value: 'a@x.example' }, { value: 'b@x.example', primary: true }] },
    'b@x.example',
  ],
  ['the first address', { ...NAMED, emails: [{ type: 'home' }, { value: 'a@x.example' }] }, 'a@x.example'],
  ['the user name', NAMED, 'ada@school.example'],
])('the email of a user is %s', (_, user, email) => {
  expect(readScimUser(scimObject(user)).email).toBe(email);
});

test.each([
  [{}, 'attributeRequired'],
  [{ userName: '  ' }, 'attributeRequired'],
  [{ userName: 'ada' }, 'emailMissing'],
  [{ userName: 'ada@' }, 'valueInvalid'],
  [{ ...NAMED, emails: [{ value: 'no address' }] }, 'valueInvalid'],
  [{ ...NAMED, externalId: 'x'.repeat(256) }, 'valueInvalid'],
])('%j is no user', (user, code) => {
  expect(() => readScimUser(scimObject(user))).toThrow(expect.objectContaining({ code }));
});

test.each([
  [{ userType: 'Teacher' }, 'teacher'],
  [{ userType: 'student', roles: [{ value: 'teacher' }] }, 'student'],
  [{ userType: 'Member', roles: [{ value: 'student' }, { value: 'teacher', primary: true }] }, 'teacher'],
  [{ userType: 'Schülerin' }, 'student'],
  [{ userType: 'admin' }, null],
  [{ roles: [{ value: 'schoolAdmin', primary: true }] }, null],
  [{}, null],
])('the type of account of %j', (user, role) => {
  expect(scimRole(scimObject(user))).toBe(role);
});

test('a user is shown as the account is now, and otherwise as it was sent', () => {
  const sent = {
    ...NAMED,
    displayName: 'Ada',
    active: true,
    emails: [{ value: 'ada@school.example', type: 'work' }],
    userType: 'teacher',
  };
  const account = { name: 'Ada', email: 'ada@school.example', role: 'teacher', isActive: true } as const;
  expect(jsonOf(currentUser(scimObject(sent), account))).toEqual(sent);
  expect(
    jsonOf(
      currentUser(scimObject(sent), { name: 'Ada L', email: 'al@school.example', role: 'student', isActive: false }),
    ),
  ).toEqual({
    ...sent,
    ...{
      displayName: 'Ada L',
      active: false,
      emails: [{ value: 'al@school.example', type: 'work' }],
      userType: 'student',
    },
  });
});

test('a group has a name and each member once', () => {
  expect(readScimGroup(scimObject({ displayName: ' 7\tb ', members: [{ value: 'A' }, { value: 'a' }] }))).toEqual({
    ...{ name: '7 b', externalId: null, members: ['a'] },
  });
  for (const group of [{}, { displayName: ' ' }, { displayName: 'x'.repeat(121) }, { displayName: 'x', members: [{}] }])
    expect(() => readScimGroup(scimObject(group))).toThrow();
});
