import { randomUUID, randomUUIDv7 } from 'node:crypto';
import pg from 'pg';
import type { PromotionChoices } from '#domain/classrooms/promotion/promotion.schema.ts';
import type { PromotionPlan } from '#domain/classrooms/promotion/promotion.ts';
import { planPromotion } from '#domain/classrooms/promotion/promotion-plan.rule.ts';
import { type PromotedClass, recordPromotion } from '#domain/classrooms/promotion/promotion-record.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../../access/viewer.ts';
import { recordChanges } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { freshJoinCode } from '../classroom.commands.ts';
import { promotedSchool, readPromotableSchool } from './promotable.queries.ts';
import { type PromotionRow, planBase, readPromotion } from './promotion.queries.ts';

type Confirmation = {
  readonly school: string | null;
  readonly choices: PromotionChoices;
  /** The plan that was shown. */
  readonly base: string;
};

/**
 * Promotes classes as they were previewed, in one transaction: creates the new classes, adds students and teachers, and
 * archives the old ones, whose work stays. Throws `NOT_FOUND`, also for classes of other schools, `IN_USE` with the name
 * of a class that has been promoted before, `CHANGED_MEANWHILE` if the plan is not the one that was shown, and
 * `INVALID_INPUT` if it has problems.
 */
export const runPromotion = (
  pool: pg.Pool,
  viewer: Viewer,
  { school, choices, base }: Confirmation,
): Promise<PromotionRow> =>
  inTransaction(pool, async (client) => {
    const schoolId = await promotedSchool(client, viewer, school);
    // Of two admins at once, the second waits here, and then finds the classes promoted.
    await client.query('select from schools where id = $1 for no key update', [schoolId]);
    const ids = choices.map(({ id }) => id);
    await client.query(
      'select from classrooms where school_id = $1 and id = any($2::uuid[]) order by id for no key update',
      [schoolId, ids],
    );
    const found = await readPromotableSchool(client, schoolId, choices);
    const plan = planPromotion(found, choices);
    refuse(plan, base);
    const promoted = recordPromotion(plan, found, randomUUID);
    const id = randomUUIDv7();
    await createClasses(client, viewer, { schoolId, promoted });
    await record(client, viewer, { id, schoolId, promoted });
    await addMembers(client, id);
    await client.query('update classrooms set archived_at = now() where school_id = $1 and id = any($2::uuid[])', [
      schoolId,
      ids,
    ]);
    await audit(client, viewer, { id, schoolId, promoted });
    return readPromotion(client, viewer, id);
  });

function refuse(plan: PromotionPlan, base: string): void {
  const repeated = plan.classes.find(({ problem }) => problem === 'promoted');
  if (repeated !== undefined)
    throw new ProductError('IN_USE', { problem: problemText('promotionRepeated', { name: repeated.name }) });
  if (planBase(plan) !== base) throw new ProductError('CHANGED_MEANWHILE');
  const refused = plan.classes.find(({ problem }) => problem !== null);
  if (refused !== undefined)
    throw new ProductError('INVALID_INPUT', { problem: problemText('promotionProblems', { name: refused.name }) });
}

type Work = { readonly schoolId: string; readonly promoted: readonly PromotedClass[] };
type RecordedWork = Work & { readonly id: string };

/** New classes have the subject and the grades of the old ones, and a join code as teachers' own classes have. */
async function createClasses(client: pg.ClientBase, viewer: Viewer, { schoolId, promoted }: Work): Promise<void> {
  const created = promoted.flatMap(({ sourceId, action, target }) =>
    action === 'create' && target !== null ? [{ sourceId, ...target, code: freshJoinCode() }] : [],
  );
  await client.query(
    `insert into classrooms (id, school_id, name, subject_id, created_by, grade_boundaries)
     select p.id, $1, p.name, c.subject_id, $2, c.grade_boundaries
     from unnest($3::uuid[], $4::uuid[], $5::text[]) as p(id, source_id, name)
     join classrooms c on c.id = p.source_id and c.school_id = $1`,
    [
      schoolId,
      viewer.userId,
      created.map(({ id }) => id),
      created.map(({ sourceId }) => sourceId),
      created.map(({ name }) => name),
    ],
  );
  await client.query(
    `insert into classroom_codes (code, classroom_id, kind, created_by)
     select p.code, p.id, 'code', $1 from unnest($2::uuid[], $3::text[]) as p(id, code)`,
    [viewer.userId, created.map(({ id }) => id), created.map(({ code }) => code)],
  );
}

/** Stores what is done, before it is done: the memberships are added from these rows. */
async function record(client: pg.ClientBase, viewer: Viewer, { id, schoolId, promoted }: RecordedWork): Promise<void> {
  await client.query('insert into promotions (id, school_id, user_id) values ($1, $2, $3)', [
    id,
    schoolId,
    viewer.userId,
  ]);
  await onlyOnce(
    client.query(
      `insert into promotion_classes (promotion_id, position, action, source_id, source_name, target_id, target_name)
       select $1, p.* from unnest($2::integer[], $3::text[], $4::uuid[], $5::text[], $6::uuid[], $7::text[]) as p`,
      [
        id,
        promoted.map((_, at) => at),
        promoted.map(({ action }) => action),
        promoted.map(({ sourceId }) => sourceId),
        promoted.map(({ sourceName }) => sourceName),
        promoted.map(({ target }) => target?.id ?? null),
        promoted.map(({ target }) => target?.name ?? null),
      ],
    ),
  );
  const members = promoted.flatMap(({ added, target }, position) =>
    added.map(({ userId, role }) => ({ position, userId, role, classroomId: target?.id ?? null })),
  );
  await client.query(
    `insert into promotion_members (promotion_id, position, user_id, role, left_at)
     select $1, p.position, p.user_id, p.role, m.left_at
     from unnest($2::integer[], $3::uuid[], $4::text[], $5::uuid[]) as p(position, user_id, role, classroom_id)
     left join classroom_members m on p.role = 'student' and m.classroom_id = p.classroom_id and m.user_id = p.user_id`,
    [
      id,
      members.map(({ position }) => position),
      members.map(({ userId }) => userId),
      members.map(({ role }) => role),
      members.map(({ classroomId }) => classroomId),
    ],
  );
}

/** Students who were in a class before find their earlier work again. */
async function addMembers(client: pg.ClientBase, id: string): Promise<void> {
  await client.query(
    `insert into classroom_members (classroom_id, user_id)
     select pc.target_id, pm.user_id from promotion_members pm
     join promotion_classes pc on pc.promotion_id = pm.promotion_id and pc.position = pm.position
     where pm.promotion_id = $1 and pm.role = 'student' order by 1, 2
     on conflict (classroom_id, user_id) do update set left_at = null`,
    [id],
  );
  await client.query(
    `insert into classroom_teachers (classroom_id, user_id)
     select pc.target_id, pm.user_id from promotion_members pm
     join promotion_classes pc on pc.promotion_id = pm.promotion_id and pc.position = pm.position
     where pm.promotion_id = $1 and pm.role = 'teacher' order by 1, 2 on conflict do nothing`,
    [id],
  );
}

async function audit(client: pg.ClientBase, viewer: Viewer, { id, schoolId, promoted }: RecordedWork): Promise<void> {
  const shared = { resource: 'classrooms', schoolId, batch: id } as const;
  await recordChanges(
    client,
    viewer,
    promoted.flatMap(({ sourceId, sourceName, action, target }) => [
      ...(action === 'create' && target !== null
        ? [
            {
              ...shared,
              action: 'created',
              id: target.id,
              title: target.name,
              before: null,
              after: { name: target.name },
            },
          ]
        : []),
      {
        ...{ ...shared, action: target === null ? 'changed' : 'promoted', id: sourceId, title: sourceName },
        before: { archived: false },
        after: { archived: true, ...(target !== null && { promotedTo: target.name }) },
      },
    ]),
  );
}

/** The index admits a class once, whatever has happened since it was read. */
async function onlyOnce<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof pg.DatabaseError && cause.constraint === 'promotion_classes_once')
      throw new ProductError('IN_USE', { problem: problemText('promotionRepeated', { name: '' }), cause });
    throw cause;
  }
}
