import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ScimError } from '#domain/interchange/scim/scim-error.ts';
import { patchResource } from '#domain/interchange/scim/scim-patch.rule.ts';
import { readResource, selectAttributes } from '#domain/interchange/scim/scim-resource.ts';
import { GROUP_TYPE, USER_TYPE } from '#domain/interchange/scim/scim-resource-types.ts';
import { jsonOf, scimObject } from '#domain/interchange/scim/scim-value.ts';

const USER = {
  ...{ userName: 'ada@school.example', active: true, displayName: 'Ada', name: { givenName: 'Ada', familyName: 'L' } },
  emails: [
    { value: 'ada@school.example', type: 'work', primary: true },
    { value: 'ada@home.example', type: 'home' },
  ],
};
const GROUP = { displayName: '7b', members: [{ value: 'u1' }, { value: 'u2' }] };

const body = (...operations: readonly object[]) =>
  scimObject({ schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations: operations });
const user = (...operations: readonly object[]) =>
  jsonOf(patchResource(USER_TYPE, scimObject(USER), body(...operations)));
const group = (...operations: readonly object[]) =>
  jsonOf(patchResource(GROUP_TYPE, scimObject(GROUP), body(...operations)));

describe('a patch of a user', () => {
  test.each([
    ['replaces a value', { op: 'replace', path: 'displayName', value: 'Ada L' }, { displayName: 'Ada L' }],
    ['reads booleans of Entra ID', { op: 'Replace', path: 'active', value: 'False' }, { active: false }],
    ['reads names in any case', { op: 'REPLACE', path: 'DISPLAYNAME', value: 'X' }, { displayName: 'X' }],
    ['replaces without a path, as Okta does', { op: 'replace', value: { active: false } }, { active: false }],
    [
      'reads paths as names',
      { op: 'Add', value: { 'name.familyName': 'B', 'emails[type eq "work"].value': 'b@x.example' } },
      {
        name: { givenName: 'Ada', familyName: 'B' },
        emails: [{ ...USER.emails[0], value: 'b@x.example' }, USER.emails[1]],
      },
    ],
    [
      'reads the name of the schema',
      { op: 'add', path: `${USER_TYPE.schema}:userType`, value: 'teacher' },
      { userType: 'teacher' },
    ],
    [
      'merges parts of a name',
      { op: 'replace', path: 'name', value: { familyName: 'B' } },
      { name: { givenName: 'Ada', familyName: 'B' } },
    ],
    ['removes a part of a name', { op: 'remove', path: 'name.familyName' }, { name: { givenName: 'Ada' } }],
    ['removes a value', { op: 'remove', path: 'emails[type eq "home"]' }, { emails: [USER.emails[0]] }],
    ['removes nothing that is not there', { op: 'remove', path: 'emails[type eq "other"]' }, {}],
    [
      'replaces an address by its type',
      { op: 'replace', path: 'emails[type eq "work"].value', value: 'new@school.example' },
      { emails: [{ ...USER.emails[0], value: 'new@school.example' }, USER.emails[1]] },
    ],
    [
      'adds an address that its filter describes',
      { op: 'add', path: 'emails[type eq "other"].value', value: 'o@x.example' },
      { emails: [...USER.emails, { type: 'other', value: 'o@x.example' }] },
    ],
    [
      'has one primary address',
      { op: 'add', path: 'emails', value: [{ value: 'new@x.example', primary: true }] },
      { emails: [{ ...USER.emails[0], primary: false }, USER.emails[1], { value: 'new@x.example', primary: true }] },
    ],
    ['adds no address twice', { op: 'add', path: 'emails', value: { value: 'ada@home.example', type: 'home' } }, {}],
    [
      'ignores an extension',
      { op: 'add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'x' },
      {},
    ],
    [
      'ignores what Lectern doesn’t store',
      { op: 'replace', path: 'phoneNumbers[type eq "work"].value', value: '1' },
      {},
    ],
    [
      'ignores repeated ids',
      { op: 'replace', value: { id: 'x', schemas: ['y'], displayName: 'Z' } },
      { displayName: 'Z' },
    ],
  ])('%s', (_, operation, changed) => {
    expect(user(operation)).toEqual({ ...USER, ...changed });
  });

  test.each([
    ['an unknown operation', { op: 'move', path: 'displayName', value: 'x' }, 'operationUnknown'],
    ['a removal without a path', { op: 'remove' }, 'pathMissing'],
    ['an unknown attribute', { op: 'replace', path: 'shoeSize', value: 'x' }, 'pathInvalid'],
    ['an unknown part', { op: 'replace', path: 'name.middle', value: 'x' }, 'pathInvalid'],
    ['a broken path', { op: 'replace', path: 'emails[type eq', value: 'x' }, 'pathInvalid'],
    ['a missing target', { op: 'replace', path: 'emails[type eq "other"].value', value: 'x' }, 'targetMissing'],
    ['a removal of the user name', { op: 'remove', path: 'userName' }, 'attributeRequired'],
    ['an empty user name', { op: 'replace', path: 'userName', value: '' }, 'attributeRequired'],
    ['another time of creation', { op: 'replace', path: 'meta.created', value: 'x' }, 'attributeReadOnly'],
    ['no value', { op: 'replace', path: 'displayName' }, 'valueInvalid'],
    ['a number for a boolean', { op: 'replace', path: 'active', value: 0 }, 'valueInvalid'],
    ['a boolean that is neither', { op: 'replace', path: 'active', value: 'off' }, 'valueInvalid'],
    ['a value without names', { op: 'add', value: 'x' }, 'valueInvalid'],
    ['an object for a text', { op: 'replace', path: 'userName', value: { a: 1 } }, 'valueInvalid'],
  ])('refuses %s', (_, operation, code) => {
    expect(() => user(operation)).toThrow(expect.objectContaining({ code }));
  });
});

describe('a patch of a group', () => {
  test.each([
    ['adds members', { op: 'Add', path: 'members', value: [{ value: 'u3' }, { value: 'u1' }] }, ['u1', 'u2', 'u3']],
    ['adds a plain id', { op: 'add', path: 'members', value: 'u3' }, ['u1', 'u2', 'u3']],
    ['removes a member by a filter', { op: 'remove', path: 'members[value eq "u1"]' }, ['u2']],
    ['removes listed members, as Entra ID does', { op: 'Remove', path: 'members', value: [{ value: 'u2' }] }, ['u1']],
    ['removes all members', { op: 'remove', path: 'members' }, undefined],
    [
      'replaces members, as Okta does',
      { op: 'replace', path: 'members', value: [{ value: 'u9', display: 'N' }] },
      ['u9'],
    ],
    ['replaces them by nobody', { op: 'replace', path: 'members', value: [] }, undefined],
  ])('%s', (_, operation, expected) => {
    const { members } = Object(group(operation));
    expect(members?.map(({ value }: { value: string }) => value)).toEqual(expected);
  });

  test('renames it with its id repeated, as Okta does', () => {
    expect(group({ op: 'replace', value: { id: 'g', displayName: '7c' } })).toEqual({ ...GROUP, displayName: '7c' });
  });
});

test.each([
  ['no schema', { Operations: [{ op: 'remove', path: 'title' }] }, 'schemaMissing'],
  ['no operations', { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'] }, 'bodyInvalid'],
])('a body with %s is refused', (_, json, code) => {
  expect(() => patchResource(USER_TYPE, scimObject(USER), scimObject(json))).toThrow(expect.objectContaining({ code }));
});

test('adding a member and removing them gives the class as it was, whatever the order of others', () => {
  const ids = fc.uniqueArray(fc.uuid(), { maxLength: 8 });
  fc.assert(
    fc.property(ids, fc.uuid(), (members, id) => {
      fc.pre(!members.includes(id));
      const before = scimObject({
        displayName: 'x',
        ...(members.length > 0 && { members: members.map((value) => ({ value })) }),
      });
      const after = patchResource(
        GROUP_TYPE,
        before,
        body(
          { op: 'add', path: 'members', value: [{ value: id }] },
          { op: 'remove', path: `members[value eq "${id}"]` },
        ),
      );
      expect(jsonOf(after)).toEqual(jsonOf(before));
    }),
  );
});

test('any JSON is applied or refused, and gives only what the schema has', () => {
  const names = new Set(USER_TYPE.attributes.map(({ name }) => name));
  fc.assert(
    fc.property(
      fc.constantFrom('add', 'replace', 'remove'),
      fc.option(fc.constantFrom(...names, '__proto__')),
      fc.jsonValue(),
      (op, path, value) => {
        try {
          const patched = patchResource(
            USER_TYPE,
            scimObject(USER),
            body({ op, ...(path !== null && { path }), value: value ?? null }),
          );
          for (const name of patched.keys()) expect(names).toContain(name);
        } catch (error) {
          expect(error).toBeInstanceOf(ScimError);
        }
      },
    ),
  );
});

test('a resource is read in the schema’s letter case, without what it can’t set', () => {
  const read = readResource(
    USER_TYPE,
    scimObject({
      ID: 'x',
      USERNAME: 'a',
      Active: 'TRUE',
      shoeSize: 4,
      name: { GivenName: 'A', x: 1 },
      emails: 'a@b.example',
      roles: [],
    }),
  );
  expect(jsonOf(read)).toEqual({
    userName: 'a',
    active: true,
    name: { givenName: 'A' },
    emails: [{ value: 'a@b.example' }],
  });
});

test.each([
  [
    { only: 'userName,emails.type', without: undefined },
    { id: 'i', userName: 'u', emails: [{ type: 'work' }] },
  ],
  [
    { only: undefined, without: 'emails.type,userName,id' },
    { id: 'i', emails: [{ value: 'v' }], active: true },
  ],
  [
    { only: '', without: undefined },
    { id: 'i', userName: 'u', emails: [{ type: 'work', value: 'v' }], active: true },
  ],
  [{ only: 'nothing', without: undefined }, { id: 'i' }],
])('%j selects attributes', (selection, expected) => {
  const resource = scimObject({ id: 'i', userName: 'u', emails: [{ type: 'work', value: 'v' }], active: true });
  expect(jsonOf(selectAttributes(USER_TYPE, resource, selection))).toEqual(expected);
});
