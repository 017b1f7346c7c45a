import type pg from 'pg';
import { SCHOOL_DELETION_ROUND_MS } from '#domain/users/user.limits.ts';
import type { PaymentGateway } from '../../billing/gateways/payment-gateway.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { deleteQueued } from '../../platform/media/deletion-queue.ts';
import type { ImageStore } from '../../platform/media/image-store.ts';
import { erase } from '../privacy/erase.ts';
import { closeSchool } from './close-school.ts';
import { ASSIGN_CONTENT_TO_SCHOOL, AUDIT_ENTRIES_FADED, DELETE_CONTENT, HIDE_CONTENT } from './school-content.sql.ts';

/*
 * A school is deleted in steps, each in its own transaction: an account, a class, or a batch of other rows. What the next
 * step is follows from the rows that are left, so a killed process loses nothing, and another one continues.
 */

type Deleting = {
  readonly gateway: PaymentGateway;
  readonly answerFiles: ImageStore;
  /** Reports a school whose deletion failed. It is tried again after an hour. */
  readonly failed: (schoolId: string, cause: unknown) => void;
  /** How long a round may last. */
  readonly roundMs?: number;
};

const POSTPONE = `update school_deletions set due_at = now() + interval '1 hour' where school_id = $1`;

/**
 * Deletes the schools that are due, for the duration of a round; the next one continues. Many processes may try at once:
 * each step is done by one of them. Returns the number of schools that are gone.
 */
export async function deleteDueSchools(
  pool: pg.Pool,
  { gateway, answerFiles, failed, roundMs = SCHOOL_DELETION_ROUND_MS }: Deleting,
): Promise<number> {
  const endsAt = performance.now() + roundMs;
  let deleted = 0;
  do {
    const { rows } = await pool.query<{ id: string }>(
      'select school_id as id from school_deletions where due_at <= now() order by due_at, school_id limit 1',
    );
    const [next] = rows;
    if (next === undefined) break;
    try {
      const step = await inTransaction(pool, (client) => nextStep(client, gateway, next.id));
      // Another process is deleting it.
      if (step === 'taken') break;
      if (step === 'gone') deleted += 1;
    } catch (cause) {
      failed(next.id, cause);
      await pool.query(POSTPONE, [next.id]);
    }
  } while (performance.now() < endsAt);
  await deleteQueued(pool, { answerFiles });
  return deleted;
}

/** Does the next step of deleting a school, with the lock of its deletion. */
async function nextStep(
  client: pg.PoolClient,
  gateway: PaymentGateway,
  school: string,
): Promise<'taken' | 'done' | 'gone'> {
  const { rows } = await client.query<{ hasStarted: boolean }>(
    `select started_at is not null as "hasStarted" from school_deletions
     where school_id = $1 and due_at <= now() for update skip locked`,
    [school],
  );
  const [deletion] = rows;
  if (deletion === undefined) return 'taken';
  if (!deletion.hasStarted) {
    await closeSchool(client, gateway, school);
    return 'done';
  }
  for (const step of [eraseUser, deleteClass, deleteContent, fadeAudit]) {
    if (await step(client, school)) return 'done';
  }
  await deleteSchoolRow(client, school);
  return 'gone';
}

/** Deletes the next account with everything of it; false: none is left. */
async function eraseUser(client: pg.PoolClient, school: string): Promise<boolean> {
  const { rows } = await client.query<{ id: string; email: string }>(
    'select id, email from users where school_id = $1 order by id limit 1 for update',
    [school],
  );
  const [user] = rows;
  if (user === undefined) return false;
  for (const statement of ASSIGN_CONTENT_TO_SCHOOL) await client.query(statement, [school, user.id]);
  await erase(client, user);
  return true;
}

/**
 * Deletes the next class. One in which somebody has worked who is at another school now is archived without the school,
 * because their results belong to them. False: none is left.
 */
async function deleteClass(client: pg.PoolClient, school: string): Promise<boolean> {
  const { rows } = await client.query<{ id: string; isNeeded: boolean }>(
    `select c.id, exists (
       select from assignments s join assignment_parts p on p.assignment_id = s.id
       join attempts a on a.assignment_part_id = p.id where s.classroom_id = c.id) as "isNeeded"
     from classrooms c where c.school_id = $1 order by c.id limit 1 for update`,
    [school],
  );
  const [found] = rows;
  if (found === undefined) return false;
  await client.query(
    found.isNeeded
      ? 'update classrooms set school_id = null, archived_at = coalesce(archived_at, now()) where id = $1'
      : 'delete from classrooms where id = $1',
    [found.id],
  );
  return true;
}

/** Deletes the next questions or quizzes of the school's teachers, or hides those that results need. */
async function deleteContent(client: pg.PoolClient, school: string): Promise<boolean> {
  for (const statement of [...DELETE_CONTENT, ...HIDE_CONTENT]) {
    const { rowCount } = await client.query(statement, [school]);
    if (rowCount !== null && rowCount > 0) return true;
  }
  return false;
}

/** Removes names and values from the next entries of the school's audit log: that something was changed stays. */
async function fadeAudit(client: pg.PoolClient, school: string): Promise<boolean> {
  await client.query(`set local lectern.erasing = 'on'`);
  const { rowCount } = await client.query(AUDIT_ENTRIES_FADED, [school]);
  return rowCount !== null && rowCount > 0;
}

/** Deletes the school itself. Orders and payments stay without it. An account that is added meanwhile refuses this. */
async function deleteSchoolRow(client: pg.PoolClient, school: string): Promise<void> {
  await client.query('update orders set school_id = null where school_id = $1', [school]);
  await client.query('delete from sign_on_providers where school_id = $1', [school]);
  await client.query('delete from platforms where school_id = $1', [school]);
  const { rows } = await client.query<{ name: string }>('delete from schools where id = $1 returning name', [school]);
  await recordChange(client, null, {
    ...{ action: 'deleted', resource: 'school', id: school, title: rows[0]?.name ?? '', schoolId: null },
    ...{ before: null, after: null },
  });
}
