import { expect, test } from 'vitest';
import { isAdminRole, ROLES } from '#domain/access/role.ts';
import { type SessionUser, sessionUserSchema } from '#domain/access/session-user.schema.ts';
import { profilePartSchema, profileSchema } from '#domain/users/profile.schema.ts';

const USER: SessionUser = {
  id: '1',
  name: 'Ada',
  email: 'ada@example.org',
  userRole: 'student',
  is_complete_profile: 1,
  free_topics: ['t'],
  standard_plan_purchased: true,
  standard_plan: { permission: { audio: true } },
  pro_plan_purchased: false,
  purchased_subjects: [],
  permissions: ['quiz.read'],
  pin: 'pending',
  language: null,
};
const PROFILE = { name: 'Ada', level: 'university', subjects: ['s'] };
const problemOf = (change: object) =>
  profileSchema.safeParse({ ...PROFILE, ...change }).error?.issues[0]?.message ?? null;

test('a session identifies its user, and no field may be missing', () => {
  expect(sessionUserSchema.parse(USER)).toEqual(USER);
  expect(sessionUserSchema.parse({ ...USER, standard_plan: null }).standard_plan).toBeNull();
  for (const name of Object.keys(USER)) {
    expect(sessionUserSchema.safeParse({ ...USER, [name]: undefined }).success, name).toBe(false);
  }
});

test('a support session says who views the account, why and since when', () => {
  const visit = { helper: 'Grace', reason: 'cannot hand in', at: '2026-11-22T10:00:00Z' };
  expect(sessionUserSchema.parse({ ...USER, visit }).visit).toEqual(visit);
  expect(sessionUserSchema.safeParse({ ...USER, visit: { ...visit, helper: undefined } }).success).toBe(false);
});

test.each(['none', 'pending', 'verified'])('a PIN can be %s', (pin) => {
  expect(sessionUserSchema.parse({ ...USER, pin }).pin).toBe(pin);
});

test.each([
  { userRole: 'parent' },
  { is_complete_profile: 2 },
  { pin: '' },
  { standard_plan: { permission: { magic: true } } },
])('%j is not a session', (change) => {
  expect(sessionUserSchema.safeParse({ ...USER, ...change }).success).toBe(false);
});

test('a profile is complete with a name, a level and a subject', () => {
  expect(profileSchema.parse(PROFILE)).toEqual(PROFILE);
  expect(problemOf({ level: 'kindergarten' })).toBe('levelMissing');
  expect(problemOf({ subjects: [] })).toBe('subjectsMissing');
  expect(problemOf({ subjects: Array.from({ length: 201 }, String) })).not.toBeNull();
});

test('a profile may be saved in parts, and incomplete', () => {
  for (const part of [{}, { subjects: [] }, { level: 'other' }, PROFILE])
    expect(profilePartSchema.parse(part)).toEqual(part);
  for (const wrong of [{ subjects: Array.from({ length: 201 }, String) }, { level: 'kindergarten' }, { name: '' }])
    expect(profilePartSchema.safeParse(wrong).success, JSON.stringify(wrong).slice(0, 40)).toBe(false);
});

test.each(['lowerSecondary', 'upperSecondary', 'university', 'other'])('%s is a level', (level) => {
  expect(problemOf({ level })).toBeNull();
});

test('there are four account types, and two of them enter the admin area', () => {
  expect(ROLES).toEqual(['student', 'teacher', 'schoolAdmin', 'admin']);
  expect(ROLES.filter(isAdminRole)).toEqual(['schoolAdmin', 'admin']);
});
