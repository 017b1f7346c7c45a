import type pg from 'pg';
import type { SchemeWeek } from '#domain/classrooms/schemes/scheme.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { isUsableScheme } from './scheme.sql.ts';

export type LockedScheme = {
  readonly createdBy: string | null;
  readonly version: number;
  readonly weeks: readonly SchemeWeek[];
  readonly isArchived: boolean;
};

/** Throws `FORBIDDEN` unless the viewer teaches. */
export function assertTeacher(viewer: Viewer): void {
  if (viewer.role !== 'teacher') throw new ProductError('FORBIDDEN');
}

/** Locks a scheme that the viewer may edit. Throws `FORBIDDEN`, and `NOT_FOUND`, also for schemes of others. */
export async function lockScheme(client: pg.ClientBase, viewer: Viewer, id: string): Promise<LockedScheme> {
  assertTeacher(viewer);
  const { rows } = isUuid(id)
    ? await client.query<LockedScheme>(
        `select s.created_by as "createdBy", s.version, s.weeks, s.archived_at is not null as "isArchived" from schemes s
         where s.id = $1 and ${isUsableScheme('s', ['$2', '$3'])} for update`,
        [id, viewer.userId, viewer.schoolId],
      )
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}

/** Replaces the weeks of a locked scheme. */
export const storeWeeks = async (
  client: pg.ClientBase,
  viewer: Viewer,
  id: string,
  weeks: readonly SchemeWeek[],
): Promise<void> => {
  await client.query('update schemes set weeks = $2, updated_by = $3, updated_at = now() where id = $1', [
    ...[id, JSON.stringify(weeks), viewer.userId],
  ]);
};
