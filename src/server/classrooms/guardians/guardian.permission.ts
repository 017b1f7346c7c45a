import { hasPermission } from '#domain/access/permission.ts';
import type { Viewer } from '../../access/viewer.ts';

/**
 * SQL: whether the viewer may give others access to the work of the student of row `u`: a teacher of a class that the
 * student is in today, or an admin of the student's school.
 * @param at the number of the first of the three parameters of `managerValues`
 */
export const managesGuardians = (at: number): string => `(u.role = 'student' and (
  exists (select from classroom_members gm join classroom_teachers gt on gt.classroom_id = gm.classroom_id
    join classrooms gc on gc.id = gm.classroom_id and gc.archived_at is null
    where gm.user_id = u.id and gm.left_at is null and gt.user_id = $${at})
  or $${at + 1}::boolean or u.school_id = $${at + 2}::uuid))`;

/**
 * The parameters of `managesGuardians`: the viewer, whether they administer the installation, and their school or
 * null.
 */
export const managerValues = (viewer: Viewer): readonly [string, boolean, string | null] => {
  const mayWrite = hasPermission(viewer, 'users.write');
  return [
    viewer.userId,
    mayWrite && viewer.role === 'admin',
    mayWrite && viewer.role === 'schoolAdmin' ? viewer.schoolId : null,
  ];
};
