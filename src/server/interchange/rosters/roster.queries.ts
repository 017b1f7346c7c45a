import type pg from 'pg';
import { mayManage } from '#domain/access/grant.rule.ts';
import {
  ROSTER_CHANGES_PER_PAGE,
  ROSTER_IMPORTS_LISTED,
  ROSTER_UNDO_DAYS,
} from '#domain/interchange/rosters/roster.limits.ts';
import type { RosterChoices } from '#domain/interchange/rosters/roster-choices.schema.ts';
import type {
  RosterAction,
  RosterKind,
  RosterReason,
  RosterState,
  RosterStatus,
  RosterStep,
  RosterValues,
} from '#domain/interchange/rosters/roster-import.ts';
import type { RosterFailureReport, RosterReport } from '#domain/interchange/rosters/roster-report.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { isUuid } from '../../platform/db/uuid.ts';

/** An import of a roster, for the admins of its school. */
export type RosterImportRow = {
  readonly id: string;
  readonly by: string | null;
  readonly school: string;
  readonly schoolId: string;
  readonly fileName: string;
  readonly state: RosterState;
  readonly failedStep: RosterStep | null;
  readonly report: RosterReport | null;
  readonly problem: RosterFailureReport | null;
  /** Identifies the changes that were shown; sent back with the confirmation. */
  readonly base: string | null;
  readonly choices: RosterChoices;
  readonly isRecomputed: boolean;
  readonly doneCount: number;
  readonly allCount: number;
  readonly invites: boolean;
  /** Whether students and teachers of the school sign in with its identity provider only. */
  readonly refusesPasswords: boolean;
  readonly canUndo: boolean;
  readonly createdAt: string;
  readonly finishedAt: string | null;
};

/** Which imports: `$1` is whether all, `$2` the viewer's school. */
const REACHED = '($1 or i.school_id = $2)';
const scopeOf = ({ role, schoolId }: Viewer): [boolean, string | null] => [role === 'admin', schoolId];

const CAN_UNDO = `coalesce(i.applied_at is not null and (i.state = 'done' or i.failed_step = 'applying')
  and i.finished_at > now() - interval '${ROSTER_UNDO_DAYS} days' and not exists (
    select from roster_imports l where l.school_id = i.school_id and l.applied_at > i.applied_at and l.state <> 'undone'), false)`;

const COLUMNS = `i.id, (select u.name from users u where u.id = i.user_id) as by, s.name as school, i.school_id as "schoolId",
  i.file_name as "fileName", i.state, i.failed_step as "failedStep", i.problem, encode(i.digest, 'hex') as base,
  '{"school":null,"users":[],"classes":[],"everyUser":false,"everyClass":false}'::jsonb || i.choices as choices, i.is_recomputed as "isRecomputed", i.done_count as "doneCount", i.all_count as "allCount", i.invites,
  exists (select from sign_on_providers p where p.school_id = i.school_id and p.refuses_passwords
    and p.deleted_at is null) as "refusesPasswords", ${CAN_UNDO} as "canUndo",
  ${instantJson('i.created_at')} as "createdAt", ${instantJson('i.finished_at')} as "finishedAt"`;

/** The latest imports that the viewer may see, without the problems of their rows. */
export async function readRosterImports(pool: pg.Pool, viewer: Viewer): Promise<readonly RosterImportRow[]> {
  const { rows } = await pool.query<RosterImportRow>(
    `select ${COLUMNS}, i.report - 'problems' as report from roster_imports i join schools s on s.id = i.school_id
     where ${REACHED} order by i.created_at desc, i.id desc limit ${ROSTER_IMPORTS_LISTED}`,
    scopeOf(viewer),
  );
  return rows;
}

/** One import. Throws `NOT_FOUND`, also for imports of other schools. */
export async function readRosterImport(pool: pg.Pool, viewer: Viewer, id: string): Promise<RosterImportRow> {
  const { rows } = isUuid(id)
    ? await pool.query<RosterImportRow>(
        `select ${COLUMNS}, i.report from roster_imports i join schools s on s.id = i.school_id
         where ${REACHED} and i.id = $3`,
        [...scopeOf(viewer), id],
      )
    : { rows: [] };
  const [row] = rows;
  if (row === undefined || !mayImport(viewer, row.schoolId)) throw new ProductError('NOT_FOUND');
  return row;
}

/** Whether the viewer may import rosters of a school: an admin, or an admin of this school. */
export const mayImport = (viewer: Viewer, schoolId: string): boolean =>
  mayManage(viewer, { role: 'student', schoolId, permissions: [] });

/** A change, as it is shown. */
export type RosterChangeRow = {
  readonly position: number;
  readonly kind: RosterKind;
  readonly action: RosterAction;
  readonly sourcedId: string;
  readonly title: string;
  readonly classTitle: string | null;
  readonly before: RosterValues | null;
  readonly after: RosterValues | null;
  readonly status: RosterStatus;
  readonly reason: RosterReason | null;
};

export type RosterChangeFilter = {
  readonly kind: RosterKind | null;
  readonly action: RosterAction | null;
  /** Only changes that were not applied, or not undone. */
  readonly left: boolean;
  readonly after: number;
};

export const SHOWN_CHANGE = `c.position, c.kind, c.action, c.sourced_id as "sourcedId", c.title, c.class_title as "classTitle",
  c.before, c.after, c.status, c.reason`;

/** A page of the changes of an import. Throws as `readRosterImport`. */
export async function readRosterChanges(
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  { kind, action, left, after }: RosterChangeFilter,
): Promise<{ readonly rows: readonly RosterChangeRow[]; readonly next: number | null }> {
  await readRosterImport(pool, viewer, id);
  const { rows } = await pool.query<RosterChangeRow>(
    `select ${SHOWN_CHANGE} from roster_changes c
     where c.import_id = $1 and c.position > $2 and ($3::text is null or c.kind = $3) and ($4::text is null or c.action = $4)
       and c.action <> 'link' and (not $5 or c.status in ('skipped', 'retained'))
     order by c.position limit ${ROSTER_CHANGES_PER_PAGE + 1}`,
    [id, after, kind, action, left],
  );
  const page = rows.slice(0, ROSTER_CHANGES_PER_PAGE);
  return { rows: page, next: rows.length > page.length ? (page.at(-1)?.position ?? null) : null };
}

/** How many changes were applied, left or undone, and how many emails are still to be sent. */
export type RosterOutcome = {
  readonly applied: number;
  readonly skipped: number;
  readonly undone: number;
  readonly retained: number;
  readonly mailsLeft: number;
};

/** The outcome of an import that the viewer may see. */
export async function readRosterOutcome(pool: pg.Pool, id: string): Promise<RosterOutcome> {
  const { rows } = await pool.query<RosterOutcome>(
    `select count(*) filter (where status = 'applied' and action <> 'link')::int as applied,
       count(*) filter (where status = 'skipped')::int as skipped,
       count(*) filter (where status = 'undone' and action <> 'link')::int as undone,
       count(*) filter (where status = 'retained')::int as retained,
       count(*) filter (where mail_at is not null)::int as "mailsLeft"
     from roster_changes where import_id = $1`,
    [id],
  );
  return rows[0] ?? { applied: 0, skipped: 0, undone: 0, retained: 0, mailsLeft: 0 };
}
