import { expect, test } from 'vitest';
import { PERMISSIONS, type Permission } from '#domain/access/permission.ts';
import type { Role } from '#domain/access/role.ts';
import { texts } from '#texts/compiled/en/platform/search.generated.ts';
import { texts as titles } from '#texts/compiled/en/platform/titles.generated.ts';
import { actionGroup } from '#views/layouts/search/action-entries.ts';
import { STUDENT } from '../../../support/users/fake-users.ts';

const actions = (userRole: Role, permissions: readonly Permission[] = []) =>
  actionGroup({ ...STUDENT, userRole, permissions: [...permissions] }, texts, titles).entries.map(({ label }) => label);

test('every role is offered what it can start', () => {
  expect(actions('student')).toEqual(['Build exam']);
  expect(actions('teacher')).toEqual([
    'New assignment',
    'Create class',
    'Create question',
    'Create quiz',
    'Import questions',
    'My questions',
    'My quizzes',
  ]);
  expect(actions('admin', PERMISSIONS)).toEqual(expect.arrayContaining(['New quiz', 'New question', 'New user']));
});

test('nobody is offered what the server would refuse', () => {
  expect(actions('admin', ['questions.write'])).toEqual(['New question']);
  expect(actions('schoolAdmin')).toEqual([]);
});
