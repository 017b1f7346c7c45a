import { expect, test } from 'vitest';
import { hasAllPermissions, hasAnyPermission, hasPermission, PERMISSIONS } from '#domain/access/permission.ts';

const reader = { permissions: ['quiz.read', 'users.read'] };

test('a permission is granted or not', () => {
  expect(hasPermission(reader, 'quiz.read')).toBe(true);
  expect(hasPermission(reader, 'quiz.write')).toBe(false);
  expect(hasPermission(null, 'quiz.read')).toBe(false);
  expect(PERMISSIONS.filter((permission) => hasPermission(null, permission))).toEqual([]);
});

test('all of them, or any of them', () => {
  expect(hasAllPermissions(reader, ['quiz.read', 'users.read'])).toBe(true);
  expect(hasAllPermissions(reader, ['quiz.read', 'quiz.write'])).toBe(false);
  expect(hasAnyPermission(reader, ['quiz.write', 'users.read'])).toBe(true);
  expect(hasAnyPermission(reader, ['quiz.write', 'users.write'])).toBe(false);
});

test('permissions are named area.action, each once', () => {
  for (const permission of PERMISSIONS) expect(permission).toMatch(/^[a-z]+\.(read|write|refund|support)$/);
  expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length);
});
