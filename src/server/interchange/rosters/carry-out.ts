import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { ROSTER_BATCH } from '#domain/interchange/rosters/roster.limits.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { enqueue } from '../../platform/jobs/queue.ts';
import { CHANGE_COLUMNS, type ChangeRow, type RosterBatch, saveOutcomes } from './change-row.ts';
import { rosterWork } from './roster-work.ts';

/** Between batches other requests have the database for themselves, for twice as long as the batch took. */
const PAUSE_SHARE = 2;
const PAUSE_MIN_MS = 5;

type Direction = 'apply' | 'undo';

const DIRECTIONS = {
  apply: { state: 'applying', from: 'planned', order: 'asc', beyond: '>', start: 0, end: 'done', audit: 'imported' },
  undo: {
    state: 'undoing',
    from: 'applied',
    order: 'desc',
    beyond: '<',
    start: 2_147_483_647,
    end: 'undone',
    audit: 'undone',
  },
} as const;

/**
 * Applies the changes of an import, or undoes them in reverse, in batches. Each batch is a transaction that also saves
 * what it did, so that a job that was killed continues with the next one.
 */
export async function carryOut(pool: pg.Pool, id: string, direction: Direction, signal: AbortSignal): Promise<void> {
  // Earlier changes are not read again.
  let at: number | null = DIRECTIONS[direction].start;
  for (;;) {
    if (signal.aborted) throw new Error('The server stopped during a roster import.');
    const startedAt = performance.now();
    const last: number = at;
    at = await inTransaction(pool, (client) => nextBatch(client, { id, direction, last }));
    if (at === null) return;
    await pause(Math.max(PAUSE_MIN_MS, (performance.now() - startedAt) * PAUSE_SHARE));
  }
}

type Row = {
  readonly schoolId: string;
  readonly userId: string | null;
  readonly actorSchool: string | null;
  readonly invites: boolean;
  readonly fileName: string;
};

type Position = { readonly id: string; readonly direction: Direction; readonly last: number };

/** Returns the position of the last change of the batch; null if there is none. */
async function nextBatch(client: pg.PoolClient, { id, direction, last }: Position): Promise<number | null> {
  const { state, from, order, beyond } = DIRECTIONS[direction];
  const { rows: found } = await client.query<Row>(
    `select i.school_id as "schoolId", i.user_id as "userId", i.invites, i.file_name as "fileName",
       (select case u.role when 'schoolAdmin' then i.school_id else u.school_id end from users u where u.id = i.user_id) as "actorSchool"
     from roster_imports i where i.id = $1 and i.state = $2 and i.applied_at is not null for update of i`,
    [id, state],
  );
  const row = found[0];
  if (row === undefined) return null;
  const { rows: next } = await client.query<ChangeRow>(
    `select ${CHANGE_COLUMNS} from roster_changes c where c.import_id = $1 and c.status = $2 and c.position ${beyond} $3 and c.action <> 'match'
     order by c.position ${order} limit ${ROSTER_BATCH}`,
    [id, from, last],
  );
  const [first] = next;
  const { schoolId, invites } = row;
  const batch: RosterBatch = { client, importId: id, schoolId, actor: actorOf(row), invites };
  if (first === undefined) {
    await end(batch, row, direction);
    return null;
  }
  const other = next.findIndex(({ kind, action }) => kind !== first.kind || action !== first.action);
  const rows = other < 0 ? next : next.slice(0, other);
  const outcomes = await rosterWork(first.kind, first.action)[direction](batch, rows);
  await saveOutcomes(batch, outcomes);
  await client.query('update roster_imports set done_count = done_count + $2 where id = $1', [id, rows.length]);
  return rows.at(-1)?.position ?? null;
}

const actorOf = ({ userId, actorSchool }: Row): RosterBatch['actor'] =>
  userId === null ? null : { userId, schoolId: actorSchool };

async function end(batch: RosterBatch, { fileName }: Row, direction: Direction): Promise<void> {
  const { client, importId: id, actor, schoolId, invites } = batch;
  const { end: state, audit: action } = DIRECTIONS[direction];
  await client.query(
    `update roster_imports set state = $2, finished_at = now(), done_count = all_count where id = $1`,
    [id, state],
  );
  if (direction === 'undo')
    await client.query('update roster_changes set mail_at = null where import_id = $1 and mail_at is not null', [id]);
  await recordChange(client, actor, {
    ...{ action, resource: 'rosters', id, title: fileName, before: null, after: { invites } },
    schoolId,
  });
  if (direction === 'apply') await enqueue(client, 'rosterMails', { id }, { key: `rosterMails:${id}` });
}
