import { describe, expect, it } from 'vitest';
import { domainOf } from '#domain/access/sign-on/email-domain.rule.ts';
import { profileFromClaims } from '#domain/access/sign-on/sign-on-profile.schema.ts';
import { roleFromClaims } from '#domain/access/sign-on/sign-on-role.rule.ts';

const RULE = { newRole: 'student', teacherClaim: 'groups', teacherValues: ['staff'] } as const;

describe('the role of a new account', () => {
  it.each([
    [{ groups: ['staff', 'all'] }, 'teacher'],
    [{ groups: 'staff' }, 'teacher'],
    [{ groups: 'Staff' }, 'student'],
    [{ groups: ['admin'] }, 'student'],
    [{ groups: { staff: true } }, 'student'],
    [{ groups: [['staff']] }, 'student'],
    [{ groups: null }, 'student'],
    [{}, 'student'],
    [Object.create({ groups: 'staff' }), 'student'],
  ])('%j: %s', (claims, role) => {
    expect(roleFromClaims(claims, RULE)).toBe(role);
  });

  it('is the default without a rule, whatever the claims are', () => {
    expect(roleFromClaims({ '': 'staff' }, { ...RULE, newRole: 'teacher', teacherClaim: '' })).toBe('teacher');
    expect(roleFromClaims({ '': 'staff' }, { ...RULE, teacherClaim: '' })).toBe('student');
  });
});

describe('the profile of a new account', () => {
  const rule = { ...RULE, confirmedDomains: ['school.example'] };

  it('has the name, and an email of the provider’s own domains', () => {
    expect(profileFromClaims({ name: ' Ada ', email: 'Ada@School.example' }, rule)).toEqual({
      ...{ name: 'Ada', email: 'ada@school.example', role: 'student' },
    });
    expect(profileFromClaims({ given_name: 'Ada', family_name: 'L' }, rule).name).toBe('Ada L');
  });

  it.each(['ada@other.example', 'ada@x.school.example', 'ada@school.example.evil.example', 'ada', 7, null])(
    'has no email for %j',
    (email) => {
      expect(profileFromClaims({ email }, rule).email).toBeNull();
    },
  );
});

describe('the domain of an email address', () => {
  it.each([
    ['ada@School.Example', 'school.example'],
    ['"a@b"@school.example', 'school.example'],
    ['ada@school', null],
    ['@school.example', null],
    ['ada', null],
    ['ada@-school.example', null],
    [`ada@${'a'.repeat(64)}.example`, null],
    ['', null],
  ])('%s: %s', (email, domain) => {
    expect(domainOf(email)).toBe(domain);
  });
});
