import type pg from 'pg';
import type { ReminderKind } from '#domain/classrooms/assignments/reminder-kind.ts';
import { REMIND_BEFORE_DUE_S } from '#domain/classrooms/classroom.limits.ts';
import type { Viewer } from '../../access/viewer.ts';
import { hasOpenParts } from './open-parts.sql.ts';

/** A notice about an assignment that the viewer has not read yet. */
export type AssignmentNotice = {
  readonly id: string;
  readonly assignment: string;
  readonly title: string;
  readonly classroom: string;
  readonly reminder: ReminderKind;
};

/** Newest first; notices about deleted assignments are left out. */
export async function readAssignmentNotices(pool: pg.Pool, viewer: Viewer): Promise<AssignmentNotice[]> {
  const { rows } = await pool.query<AssignmentNotice>(
    `select n.id, s.id as assignment, coalesce(n.facts->>'title', '') as title,
       coalesce(n.facts->>'classroom', '') as classroom,
       case when n.facts->>'reminder' = 'dueSoon' then 'dueSoon' else 'opened' end as reminder
     from notices n join assignments s on s.id = (n.facts->>'assignment')::uuid and s.deleted_at is null
     where n.user_id = $1 and n.read_at is null and n.kind = 'assignment' and ${hasOpenParts('s', '$1')}
       and (n.facts->>'reminder' <> 'dueSoon' or n.created_at > now() - make_interval(secs => ${REMIND_BEFORE_DUE_S}))
     order by n.created_at desc limit 10`,
    [viewer.userId],
  );
  return rows;
}
