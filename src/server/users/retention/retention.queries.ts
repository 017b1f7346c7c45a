import type pg from 'pg';
import { mayManage } from '#domain/access/grant.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import {
  RETENTION_KINDS,
  RETENTION_NAMES_MAX,
  type RetentionKind,
  type RetentionRule,
} from '#domain/users/retention.schema.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { readSchool } from '../school.queries.ts';
import { ANSWER_FILES, LEAVERS } from './retention.sql.ts';

/** A rule of a school. */
export type RetentionState = {
  readonly kind: RetentionKind;
  /** Null: it is off. */
  readonly months: number | null;
  readonly appliedAt: string | null;
};

/** What a rule would delete now. */
export type RetentionPreview = {
  /** Accounts, or files. */
  readonly count: number;
  /** Students whose account or files these are. */
  readonly studentCount: number;
  /** Bytes of the files; 0 for accounts. */
  readonly bytes: number;
  /** The first of these students by name. */
  readonly names: readonly string[];
};

/** The school, if the viewer may change its users. Throws `NOT_FOUND`, also for other schools. */
export async function schoolWithRules(
  database: pg.ClientBase | pg.Pool,
  viewer: Viewer,
  id: string,
): Promise<{ readonly id: string; readonly name: string }> {
  const school = await readSchool(database, viewer, id);
  if (!mayManage(viewer, { role: 'student', schoolId: school.id, permissions: [] }))
    throw new ProductError('NOT_FOUND');
  return school;
}

/** All rules of a school, those that are off as well. Throws `NOT_FOUND`. */
export async function readRetention(pool: pg.Pool, viewer: Viewer, school: string): Promise<RetentionState[]> {
  const { id } = await schoolWithRules(pool, viewer, school);
  const { rows } = await pool.query<RetentionState>(
    `select kind, months, ${instantJson('applied_at')} as "appliedAt" from retention_rules where school_id = $1`,
    [id],
  );
  return RETENTION_KINDS.map(
    (kind) => rows.find((rule) => rule.kind === kind) ?? { kind, months: null, appliedAt: null },
  );
}

/** Counts what a rule would delete now, and names whose it is; nothing changes. Throws `NOT_FOUND`. */
export async function previewRetention(
  pool: pg.Pool,
  viewer: Viewer,
  { school, kind, months }: RetentionRule & { readonly school: string },
): Promise<RetentionPreview> {
  const { id } = await schoolWithRules(pool, viewer, school);
  return readPreview(pool, id, { kind, months });
}

/** The same for a school that the caller has checked. */
export async function readPreview(
  database: pg.ClientBase | pg.Pool,
  school: string,
  { kind, months }: RetentionRule,
): Promise<RetentionPreview> {
  const { rows } =
    kind === 'leavers'
      ? await database.query<RetentionPreview>(
          `with found as materialized (${LEAVERS})
           select count(*)::int as count, count(*)::int as "studentCount", 0::float8 as bytes,
             array(select f.name from found f order by lower(f.name), f.id limit ${RETENTION_NAMES_MAX}) as names
           from found`,
          [school, months],
        )
      : await database.query<RetentionPreview>(
          `with found as materialized (${ANSWER_FILES})
           select count(*)::int as count, count(distinct f."userId")::int as "studentCount",
             coalesce(sum(f.bytes), 0)::float8 as bytes,
             array(select u.name from users u where u.id in (select "userId" from found)
               order by lower(u.name), u.id limit ${RETENTION_NAMES_MAX}) as names
           from found f`,
          [school, months],
        );
  const [preview] = rows;
  if (preview === undefined) throw new Error('a statement of counts has one row');
  return preview;
}
