import type pg from 'pg';
import { PROMOTION_UNDO_DAYS } from '#domain/classrooms/promotion/promotion.limits.ts';
import type { PromotionRetained } from '#domain/classrooms/promotion/promotion.ts';
import {
  type AddedMember,
  type ClassSincePromotion,
  memberKey,
  type PromotedClass,
  type PromotionUndo,
  undoPromotion as planUndo,
} from '#domain/classrooms/promotion/promotion-record.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../../access/viewer.ts';
import { recordChanges } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { type PromotionRow, readPromotion } from './promotion.queries.ts';

/**
 * Undoes a promotion, once: archived classes become active, and new classes are deleted unless something was done in
 * them. Throws `NOT_FOUND`, also for other schools, and `INVALID_INPUT` if it was undone before or is too old.
 */
export const undoPromotion = (pool: pg.Pool, viewer: Viewer, id: string): Promise<PromotionRow> =>
  inTransaction(pool, async (client) => {
    const { schoolId } = await lockPromotion(client, viewer, id);
    // Nobody can assign anything in a class, join it or restore it until this ends.
    await client.query(
      `select from classrooms c where c.id in (
         select unnest(array[pc.source_id, pc.target_id]) from promotion_classes pc where pc.promotion_id = $1)
       order by c.id for update`,
      [id],
    );
    const promoted = await readPromoted(client, id);
    const since = await readSince(client, id);
    const undo = planUndo(promoted, (each) => since.get(each.sourceId) ?? UNCHANGED);
    await restore(client, undo);
    await client.query('update promotion_classes set undone_at = now() where promotion_id = $1', [id]);
    await client.query('update promotions set undone_at = now(), retained = $2 where id = $1', [
      id,
      JSON.stringify(undo.retained satisfies readonly PromotionRetained[]),
    ]);
    await audit(client, viewer, { id, schoolId, promoted, undo });
    return readPromotion(client, viewer, id);
  });

/** A class that has been deleted since. */
const UNCHANGED: ClassSincePromotion = {
  ...{ isArchivedByIt: false, isActive: true, hasWork: false, working: new Set(), present: new Set() },
};

async function lockPromotion(client: pg.ClientBase, viewer: Viewer, id: string): Promise<{ schoolId: string }> {
  const { rows } = isUuid(id)
    ? await client.query<{ schoolId: string; isUndone: boolean; isLate: boolean }>(
        `select p.school_id as "schoolId", p.undone_at is not null as "isUndone",
           p.created_at <= now() - interval '${PROMOTION_UNDO_DAYS} days' as "isLate"
         from promotions p where p.id = $3 and ($1 or p.school_id = $2) for update`,
        [viewer.role === 'admin', viewer.schoolId, id],
      )
    : { rows: [] };
  const [row] = rows;
  if (row === undefined) throw new ProductError('NOT_FOUND');
  if (row.isUndone) throw new ProductError('INVALID_INPUT', { problem: problemText('promotionUndone') });
  if (row.isLate)
    throw new ProductError('INVALID_INPUT', {
      problem: problemText('promotionUndoLate', { days: PROMOTION_UNDO_DAYS }),
    });
  return row;
}

async function readPromoted(client: pg.ClientBase, id: string): Promise<PromotedClass[]> {
  const { rows } = await client.query<
    Omit<PromotedClass, 'target'> & { targetId: string | null; targetName: string | null }
  >(
    `select pc.source_id as "sourceId", pc.source_name as "sourceName", pc.action, pc.target_id as "targetId",
       coalesce(t.name, pc.target_name) as "targetName",
       (select coalesce(json_agg(json_build_object('userId', pm.user_id, 'role', pm.role, 'leftAt', pm.left_at)), '[]')
         from promotion_members pm where pm.promotion_id = pc.promotion_id and pm.position = pc.position) as added
     from promotion_classes pc left join classrooms t on t.id = pc.target_id
     where pc.promotion_id = $1 order by pc.position`,
    [id],
  );
  return rows.map(({ targetId, targetName, ...row }) => ({
    ...row,
    target: targetId === null || targetName === null ? null : { id: targetId, name: targetName },
  }));
}

/** Whether anything exists in a class besides its students, teachers and join codes. */
const HAS_WORK = `(exists (select from assignments x where x.classroom_id = pc.target_id)
  or exists (select from live_quizzes x where x.classroom_id = pc.target_id)
  or exists (select from announcements x where x.classroom_id = pc.target_id)
  or exists (select from grade_categories x where x.classroom_id = pc.target_id)
  or exists (select from student_notes x where x.classroom_id = pc.target_id)
  or exists (select from report_sets x where x.classroom_id = pc.target_id)
  or exists (select from class_schemes x where x.classroom_id = pc.target_id)
  or exists (select from classroom_groups x where x.classroom_id = pc.target_id)
  or exists (select from classroom_invitations x where x.classroom_id = pc.target_id)
  or exists (select from platform_roster x where x.classroom_id = pc.target_id)
  or exists (select from roster_links x where x.classroom_id = pc.target_id)
  or exists (select from scim_groups x where x.classroom_id = pc.target_id)
  or exists (select from promotion_classes x where x.source_id = pc.target_id
    or (x.target_id = pc.target_id and x.promotion_id <> pc.promotion_id and x.undone_at is null)))`;

type SinceRow = {
  readonly sourceId: string;
  readonly isArchivedByIt: boolean;
  readonly isActive: boolean;
  readonly hasWork: boolean;
  readonly present: readonly Pick<AddedMember, 'role' | 'userId'>[];
  readonly working: readonly string[];
};

/** What has become of the classes of a promotion, by the id of the old class. */
async function readSince(client: pg.ClientBase, id: string): Promise<ReadonlyMap<string, ClassSincePromotion>> {
  const { rows } = await client.query<SinceRow>(
    `select pc.source_id as "sourceId", c.archived_at is not distinct from p.created_at as "isArchivedByIt",
       c.archived_at is null as "isActive", ${HAS_WORK} as "hasWork",
       (select coalesce(json_agg(json_build_object('role', m.role, 'userId', m.user_id)), '[]') from (
          select 'student' as role, user_id from classroom_members where classroom_id = pc.target_id and left_at is null
          union all select 'teacher', user_id from classroom_teachers where classroom_id = pc.target_id) m) as present,
       case when pc.action = 'join' then array(
         select sb.user_id from submissions sb join assignments s on s.id = sb.assignment_id where s.classroom_id = pc.target_id
         union select sq.user_id from student_questions sq join assignments s on s.id = sq.assignment_id where s.classroom_id = pc.target_id
         union select lp.user_id from live_players lp join live_quizzes lq on lq.id = lp.live_quiz_id
           where lq.classroom_id = pc.target_id and lp.user_id is not null
         union select sn.user_id from student_notes sn where sn.classroom_id = pc.target_id
         union select em.user_id from entered_marks em join assignments s on s.id = em.assignment_id where s.classroom_id = pc.target_id
       ) else '{}' end as working
     from promotion_classes pc join promotions p on p.id = pc.promotion_id join classrooms c on c.id = pc.source_id
     where pc.promotion_id = $1`,
    [id],
  );
  return new Map(
    rows.map(({ sourceId, present, working, ...row }) => [
      sourceId,
      { ...row, present: new Set(present.map(memberKey)), working: new Set(working) },
    ]),
  );
}

async function restore(client: pg.ClientBase, { restored, removed, ended, leaving }: PromotionUndo): Promise<void> {
  const students = ended.filter(({ role }) => role === 'student');
  const teachers = ended.filter(({ role }) => role === 'teacher');
  const returning = students.filter(({ leftAt }) => leftAt !== null);
  const added = students.filter(({ leftAt }) => leftAt === null);
  await client.query('update classrooms set archived_at = null where id = any($1::uuid[])', [restored]);
  await client.query(
    `delete from classroom_members m using unnest($1::uuid[], $2::uuid[]) as e(classroom_id, user_id)
     where m.classroom_id = e.classroom_id and m.user_id = e.user_id`,
    [added.map(({ classroomId }) => classroomId), added.map(({ userId }) => userId)],
  );
  await client.query(
    `update classroom_members m set left_at = coalesce(e.left_at::timestamptz, now()), group_id = null
     from unnest($1::uuid[], $2::uuid[], $3::text[]) as e(classroom_id, user_id, left_at)
     where m.classroom_id = e.classroom_id and m.user_id = e.user_id`,
    [
      [...returning, ...leaving].map(({ classroomId }) => classroomId),
      [...returning, ...leaving].map(({ userId }) => userId),
      [...returning.map(({ leftAt }) => leftAt), ...leaving.map(() => null)],
    ],
  );
  await client.query(
    `delete from classroom_teachers m using unnest($1::uuid[], $2::uuid[]) as e(classroom_id, user_id)
     where m.classroom_id = e.classroom_id and m.user_id = e.user_id`,
    [teachers.map(({ classroomId }) => classroomId), teachers.map(({ userId }) => userId)],
  );
  await client.query('delete from classrooms where id = any($1::uuid[])', [removed]);
}

type Undone = {
  readonly id: string;
  readonly schoolId: string;
  readonly promoted: readonly PromotedClass[];
  readonly undo: PromotionUndo;
};

async function audit(client: pg.ClientBase, viewer: Viewer, { id, schoolId, promoted, undo }: Undone): Promise<void> {
  const shared = { resource: 'classrooms', schoolId, batch: id } as const;
  const [restored, removed] = [new Set(undo.restored), new Set(undo.removed)];
  await recordChanges(
    client,
    viewer,
    promoted.flatMap(({ sourceId, sourceName, target }) => [
      ...(restored.has(sourceId)
        ? [
            {
              ...{ ...shared, action: 'changed', id: sourceId, title: sourceName },
              ...{ before: { archived: true }, after: { archived: false } },
            },
          ]
        : []),
      ...(target !== null && removed.has(target.id)
        ? [
            {
              ...shared,
              action: 'deleted',
              id: target.id,
              title: target.name,
              before: { name: target.name },
              after: null,
            },
          ]
        : []),
    ]),
  );
}
