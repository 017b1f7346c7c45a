import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { teaches } from '../classroom.permission.ts';

/** A student who has left a class, with the marks that stay. */
export type FormerStudent = {
  readonly id: string;
  readonly name: string;
  readonly leftAt: string;
  /** Completed work, in the order of its due dates. */
  readonly results: readonly {
    readonly assignment: string;
    readonly title: string;
    /** Null while an answer waits to be marked. */
    readonly marks: number | null;
    readonly marksOutOf: number;
  }[];
};

const READ = `
  select (
    select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'leftAt', ${instantJson('m.left_at')}, 'results', (
      select coalesce(json_agg(json_build_object('assignment', s.id, 'title', s.title,
        'marks', case when sb.unmarked_items = 0 then sb.marks end, 'marksOutOf', sb.marks_out_of)
        order by s.due_at nulls last, s.created_at), '[]')
      from assignments s join submissions sb on sb.assignment_id = s.id and sb.user_id = m.user_id and sb.handed_in_at is not null
      where s.classroom_id = c.id and s.deleted_at is null)) order by u.name, u.id), '[]')
    from classroom_members m join users u on u.id = m.user_id where m.classroom_id = c.id and m.left_at is not null) as students
  from classrooms c where c.id = $1 and ${teaches('c.id', '$2')}`;

/**
 * The students who have left a class; those without completed work are left out. Throws `NOT_FOUND`, also for classes of
 * others.
 */
export async function readFormerStudents(pool: pg.Pool, viewer: Viewer, classroom: string): Promise<FormerStudent[]> {
  const { rows } = isUuid(classroom)
    ? await pool.query<{ students: FormerStudent[] }>(READ, [classroom, viewer.userId])
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0].students.filter(({ results }) => results.length > 0);
}
