import type pg from 'pg';
import type { TaughtRecordKind } from '#domain/classrooms/taught-record.ts';
import { SEARCH_MAX_CHARS, SEARCH_MIN_CHARS } from '#domain/platform/text.limits.ts';
import type { Viewer } from '../access/viewer.ts';

/** A class, an assignment or a student of the viewer's classes. */
export type TaughtRecord = {
  readonly kind: TaughtRecordKind;
  readonly id: string;
  readonly title: string;
  readonly classId: string;
  readonly className: string;
};

/** Of each kind; more than fit on a screen would only hide the other kinds. */
const MOST = 5;

/**
 * Classes, assignments and students whose name contains the words, in the classes that the viewer teaches. Empty for
 * anyone who teaches none.
 */
export async function findTaughtRecords(pool: pg.Pool, viewer: Viewer, words: string): Promise<TaughtRecord[]> {
  const typed = words.trim();
  if (typed.length < SEARCH_MIN_CHARS || typed.length > SEARCH_MAX_CHARS) return [];
  const { rows } = await pool.query<TaughtRecord>({
    name: 'find-taught-records',
    text: `
    with taught as (
      select c.id, c.name, c.archived_at from classroom_teachers ct join classrooms c on c.id = ct.classroom_id
      where ct.user_id = $1)
    (select 'classroom' as kind, c.id, c.name as title, c.id as "classId", c.name as "className"
     from taught c where c.name ilike $2 order by c.archived_at nulls first, c.name, c.id limit ${MOST})
    union all
    (select 'assignment', s.id, s.title, c.id, c.name
     from taught c join assignments s on s.classroom_id = c.id and s.deleted_at is null
     where s.title ilike $2 order by s.due_at desc nulls last, s.title, s.id limit ${MOST})
    union all
    (select 'student', u.id, u.name, c.id, c.name
     from taught c join classroom_members m on m.classroom_id = c.id and m.left_at is null join users u on u.id = m.user_id
     where u.name ilike $2 and c.archived_at is null order by u.name, u.id, c.name limit ${MOST})`,
    values: [viewer.userId, `%${typed.replace(/[\\%_]/g, '\\$&')}%`],
  });
  return rows;
}
