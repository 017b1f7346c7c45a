import { createHash } from 'node:crypto';
import type pg from 'pg';
import { PROMOTION_UNDO_DAYS, PROMOTIONS_LISTED } from '#domain/classrooms/promotion/promotion.limits.ts';
import type { PromotionChoices } from '#domain/classrooms/promotion/promotion.schema.ts';
import type { PromotionPlan, PromotionPreview, PromotionRetained } from '#domain/classrooms/promotion/promotion.ts';
import { planPromotion } from '#domain/classrooms/promotion/promotion-plan.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { promotedSchool, readPromotableSchool } from './promotable.queries.ts';

/** Identifies a plan: a confirmation names the one that was shown. */
export const planBase = (plan: PromotionPlan): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('base64url');

/** What a promotion would change; nothing is changed. Throws `NOT_FOUND`, also for classes of other schools. */
export async function previewPromotion(
  pool: pg.Pool,
  viewer: Viewer,
  { school, choices }: { readonly school: string | null; readonly choices: PromotionChoices },
): Promise<PromotionPreview> {
  const schoolId = await promotedSchool(pool, viewer, school);
  const plan = planPromotion(await readPromotableSchool(pool, schoolId, choices), choices);
  return { ...plan, base: planBase(plan) };
}

/** A promotion as it is listed. */
export type PromotionRow = {
  readonly id: string;
  readonly by: string | null;
  readonly school: string;
  readonly createdAt: string;
  readonly undoneAt: string | null;
  readonly classCount: number;
  readonly studentCount: number;
  readonly canUndo: boolean;
  /** What undoing has left as it is, by name. */
  readonly retained: readonly PromotionRetained[];
};

const COLUMNS = `p.id, (select u.name from users u where u.id = p.user_id) as by, s.name as school,
  ${instantJson('p.created_at')} as "createdAt", ${instantJson('p.undone_at')} as "undoneAt", p.retained,
  (select count(*)::int from promotion_classes pc where pc.promotion_id = p.id) as "classCount",
  (select count(distinct pm.user_id)::int from promotion_members pm where pm.promotion_id = p.id and pm.role = 'student') as "studentCount",
  p.undone_at is null and p.created_at > now() - interval '${PROMOTION_UNDO_DAYS} days' as "canUndo"`;

/** Which promotions: `$1` is whether all, `$2` the viewer's school. */
const REACHED = '($1 or p.school_id = $2)';
const scopeOf = ({ role, schoolId }: Viewer): [boolean, string | null] => [role === 'admin', schoolId];

/** The latest promotions of the viewer's school; for an admin, of all schools. */
export async function readPromotions(pool: pg.Pool, viewer: Viewer): Promise<PromotionRow[]> {
  const { rows } = await pool.query<PromotionRow>(
    `select ${COLUMNS} from promotions p join schools s on s.id = p.school_id
     where ${REACHED} order by p.created_at desc, p.id desc limit ${PROMOTIONS_LISTED}`,
    scopeOf(viewer),
  );
  return rows;
}

/** One promotion. Throws `NOT_FOUND`, also for promotions of other schools. */
export async function readPromotion(pool: pg.ClientBase | pg.Pool, viewer: Viewer, id: string): Promise<PromotionRow> {
  const { rows } = isUuid(id)
    ? await pool.query<PromotionRow>(
        `select ${COLUMNS} from promotions p join schools s on s.id = p.school_id where ${REACHED} and p.id = $3`,
        [...scopeOf(viewer), id],
      )
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}
