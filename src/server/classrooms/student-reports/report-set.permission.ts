import { hasPermission } from '#domain/access/permission.ts';
import type { Viewer } from '../../access/viewer.ts';
import { teaches } from '../classroom.permission.ts';

/**
 * SQL: whether the viewer writes the reports of the class of row `c`: its teachers, and admins of its school.
 * @param at the number of the first of the two parameters of `reporterValues`
 */
export const reportsOn = (at: number): string => `(${teaches('c.id', `$${at}`)} or c.school_id = $${at + 1}::uuid)`;

/** The parameters of `reportsOn`: the viewer, and the school whose reports an admin may write, or null. */
export const reporterValues = (viewer: Viewer): readonly [string, string | null] => [
  viewer.userId,
  viewer.role === 'schoolAdmin' && hasPermission(viewer, 'users.write') ? viewer.schoolId : null,
];
