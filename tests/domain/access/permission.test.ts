import { expect, test } from 'vitest';
import { hasAllPermissions, hasAnyPermission, hasPermission, PERMISSIONS } from '#domain/access/permission.ts';
import { DEFAULT_PERMISSIONS, ROLES } from '#domain/entities/role.ts';

const reader = { permissions: ['quiz.read', 'users.read'] };

test('a permission is held or not', () => {
  expect(hasPermission(reader, 'quiz.read')).toBe(true);
  expect(hasPermission(reader, 'quiz.write')).toBe(false);
  expect(hasPermission(null, 'quiz.read')).toBe(false);
});

test('all of them, or any of them', () => {
  expect(hasAllPermissions(reader, ['quiz.read', 'users.read'])).toBe(true);
  expect(hasAllPermissions(reader, ['quiz.read', 'quiz.write'])).toBe(false);
  expect(hasAnyPermission(reader, ['quiz.write', 'users.read'])).toBe(true);
  expect(hasAnyPermission(reader, ['quiz.write', 'users.write'])).toBe(false);
});

test('permissions are named area.action, each once', () => {
  for (const permission of PERMISSIONS) expect(permission).toMatch(/^[a-z]+\.(read|write|refund)$/);
  expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length);
});

test('admins may do everything, school admins what concerns their school, others nothing of administration', () => {
  expect(ROLES).toEqual(['student', 'teacher', 'schoolAdmin', 'admin']);
  expect(DEFAULT_PERMISSIONS.admin).toBe(PERMISSIONS);
  expect(DEFAULT_PERMISSIONS.student).toEqual([]);
  expect(DEFAULT_PERMISSIONS.teacher).toEqual([]);
  const school = DEFAULT_PERMISSIONS.schoolAdmin;
  expect(school).toEqual(['dashboard.read', 'users.read', 'users.write', 'schools.read', 'payments.read']);
  expect(school.every((permission) => PERMISSIONS.includes(permission))).toBe(true);
});
