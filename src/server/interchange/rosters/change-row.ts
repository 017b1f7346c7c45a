import type pg from 'pg';
import type {
  RosterAction,
  RosterKind,
  RosterReason,
  RosterStatus,
  RosterValues,
} from '#domain/interchange/rosters/roster-import.ts';

/** A change as it is stored. */
export type ChangeRow = {
  readonly position: number;
  readonly kind: RosterKind;
  readonly action: RosterAction;
  readonly sourcedId: string;
  readonly title: string;
  readonly userId: string | null;
  readonly classroomId: string | null;
  readonly userSourcedId: string | null;
  readonly classSourcedId: string | null;
  readonly before: RosterValues | null;
  readonly after: RosterValues | null;
  readonly undo: RosterUndo | null;
};

/** A membership before and after a change, for undo. Instants are texts with the database's full precision. */
export type RosterUndo = {
  /** What an added student was before. */
  readonly was?: 'none' | 'left' | 'member';
  readonly joinedAt?: string | null;
  readonly leftAt?: string | null;
  readonly groupId?: string | null;
  /** The ids of a removed enrolment. */
  readonly ids?: readonly string[];
};

/** What was done with a change. */
export type ChangeOutcome = {
  readonly position: number;
  readonly status: RosterStatus;
  readonly reason?: RosterReason;
  readonly userId?: string | null;
  readonly classroomId?: string | null;
  readonly undo?: RosterUndo;
  /** An email about it is due. */
  readonly mails?: boolean;
};

/** The transaction of a batch. */
export type RosterBatch = {
  readonly client: pg.PoolClient;
  readonly importId: string;
  readonly schoolId: string;
  /** Who imports, for the audit log. */
  readonly actor: { readonly userId: string; readonly schoolId: string | null } | null;
  readonly invites: boolean;
};

/** Applies or undoes changes of one kind and action. */
export type BatchWork = (batch: RosterBatch, rows: readonly ChangeRow[]) => Promise<readonly ChangeOutcome[]>;

export const CHANGE_COLUMNS = `c.position, c.kind, c.action, c.sourced_id as "sourcedId", c.title, c.user_id as "userId",
  c.classroom_id as "classroomId", c.user_sourced_id as "userSourcedId", c.class_sourced_id as "classSourcedId",
  c.before, c.after, c.undo`;

/** Accounts that a roster may change: of the school, and never an admin's. `$1` is the school. */
export const ROSTER_ACCOUNT = `u.school_id = $1 and u.role in ('student', 'teacher')`;

/** Outcomes of rows of which only those with these ids were done. */
export const outcomesOf = (
  rows: readonly ChangeRow[],
  done: ReadonlySet<number>,
  status: 'applied' | 'undone' = 'applied',
): readonly ChangeOutcome[] =>
  rows.map(({ position }) =>
    done.has(position)
      ? { position, status }
      : { position, status: status === 'applied' ? 'skipped' : 'retained', reason: 'changedSince' },
  );

/** Saves the outcomes of a batch. */
export async function saveOutcomes(
  { client, importId }: RosterBatch,
  outcomes: readonly ChangeOutcome[],
): Promise<void> {
  await client.query(
    `update roster_changes c set status = o.status, reason = o.reason, user_id = coalesce(o."userId", c.user_id),
       classroom_id = coalesce(o."classroomId", c.classroom_id), undo = coalesce(o.undo, c.undo),
       mail_at = case when o.mails then now() else c.mail_at end
     from jsonb_to_recordset($2::jsonb) as o(position integer, status text, reason text, "userId" uuid,
       "classroomId" uuid, undo jsonb, mails boolean)
     where c.import_id = $1 and c.position = o.position`,
    [importId, JSON.stringify(outcomes)],
  );
}
