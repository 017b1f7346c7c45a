import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { RECORD_STORES_PER_SCHOOL } from '#domain/interchange/learning-records/record-store.limits.ts';
import type { RecordStoreDraft } from '#domain/interchange/learning-records/record-store.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../../access/viewer.ts';
import { type Change, recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import type { NetworkAccess } from '../../platform/outbound/outbound-fetch.ts';
import { refuseUrl } from '../../platform/outbound/refuse-url.ts';
import { MANAGED_STORE, recordSchool } from './record-store.permission.ts';
import type { RecordStoreVault } from './record-store.vault.ts';

/** What commands about stores need of the server. */
export type RecordStoreService = {
  readonly vault: RecordStoreVault;
  /** Which addresses may be requested. */
  readonly access: NetworkAccess;
};

type Stored = Omit<RecordStoreDraft, 'secret'>;
type LockedStore = Stored & { readonly schoolId: string; readonly isEnabled: boolean };

/** The store, locked against other changes. Throws `NOT_FOUND`, `FORBIDDEN`. */
async function lockStore(client: pg.ClientBase, viewer: Viewer, id: string): Promise<LockedStore> {
  const { rows } = await client.query<LockedStore>(
    `select e.school_id as "schoolId", e.standard, e.url, e.client_key as key, e.actor, e.sends_responses as "sendsResponses", e.topics,
       e.disabled_at is null as "isEnabled" from record_stores e
     where ${MANAGED_STORE} and e.id = $2 for no key update`,
    [recordSchool(viewer), isUuid(id) ? id : null],
  );
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}

/** Adds a change of a store to the audit log. The secret is never part of it. */
const recordStoreChange = (
  client: pg.ClientBase,
  viewer: Viewer,
  change: Pick<Change, 'action' | 'id' | 'title' | 'before' | 'after'> & { readonly schoolId: string },
): Promise<void> => recordChange(client, viewer, { ...change, resource: 'record-stores' });

/** The school for which the viewer creates a store. Admins of the product name it; others can't choose. */
async function schoolFor(client: pg.ClientBase, viewer: Viewer, school: string | null): Promise<string> {
  const own = recordSchool(viewer);
  if (own !== null) {
    if (school !== null && school !== own) throw new ProductError('NOT_FOUND');
    return own;
  }
  const { rows } = await client.query<{ id: string }>('select id from schools where id = $1 and deleted_at is null', [
    school !== null && isUuid(school) ? school : null,
  ]);
  if (rows[0] === undefined)
    throw new ProductError('INVALID_INPUT', {
      problem: problemText('valueMissing'),
      fields: { school: problemText('valueMissing') },
    });
  return rows[0].id;
}

type Saved = {
  readonly draft: RecordStoreDraft;
  readonly service: RecordStoreService;
};

/**
 * Connects a school to a learning record store, and returns its id. Records of what happens from now on are sent. Throws
 * `FORBIDDEN`, `NOT_FOUND` for another school, and `INVALID_INPUT` for an address within this network and for too many.
 */
export async function createRecordStore(
  pool: pg.Pool,
  viewer: Viewer,
  { school, draft, service }: Saved & { readonly school: string | null },
): Promise<string> {
  const { secret, ...stored } = draft;
  refuseUrl(draft.url, service.access);
  return inTransaction(pool, async (client) => {
    const schoolId = await schoolFor(client, viewer, school);
    // Two that are created at the same time would both see room for one.
    await client.query(`select pg_advisory_xact_lock(hashtext('record-stores:' || $1))`, [schoolId]);
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from record_stores where school_id = $1',
      [schoolId],
    );
    if ((rows[0]?.count ?? 0) >= RECORD_STORES_PER_SCHOOL)
      throw new ProductError('INVALID_INPUT', {
        problem: problemText('recordStoresLimit', { max: RECORD_STORES_PER_SCHOOL }),
      });
    const id = randomUUID();
    const { standard, url, key, actor, sendsResponses, topics } = stored;
    await client.query(
      `insert into record_stores (id, school_id, created_by, standard, url, client_key, actor, sends_responses, topics, sealed_secret)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        ...[id, schoolId, viewer.userId, standard, url, key, actor, sendsResponses, topics],
        service.vault.seal({ schoolId, ...stored }, secret),
      ],
    );
    await recordStoreChange(client, viewer, {
      action: 'created',
      id,
      title: url,
      schoolId,
      before: null,
      after: stored,
    });
    return id;
  });
}

/**
 * Changes a store. What waits is sent with the new settings, at once. Throws `NOT_FOUND`, `FORBIDDEN`, and
 * `INVALID_INPUT` for an address within this network.
 */
export async function updateRecordStore(
  pool: pg.Pool,
  viewer: Viewer,
  { id, draft, service }: Saved & { readonly id: string },
): Promise<void> {
  const { secret, ...stored } = draft;
  refuseUrl(draft.url, service.access);
  await inTransaction(pool, async (client) => {
    const { isEnabled: _, schoolId, ...before } = await lockStore(client, viewer, id);
    const { standard, url, key, actor, sendsResponses, topics } = stored;
    // Whoever is sending with the former settings stops.
    await client.query(
      `update record_stores set standard = $2, url = $3, client_key = $4, actor = $5, sends_responses = $6, topics = $7,
         sealed_secret = $8, failures = 0, next_attempt_at = now(), claim = null, claimed_until = null where id = $1`,
      [...[id, standard, url, key, actor, sendsResponses, topics], service.vault.seal({ schoolId, ...stored }, secret)],
    );
    await recordStoreChange(client, viewer, { action: 'changed', id, title: url, schoolId, before, after: stored });
  });
}

/**
 * Enables or disables a store. While it is disabled, its events wait; they are sent as soon as it is enabled. Throws
 * `NOT_FOUND`, `FORBIDDEN`.
 */
export async function switchRecordStore(
  pool: pg.Pool,
  viewer: Viewer,
  { id, isEnabled }: { readonly id: string; readonly isEnabled: boolean },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const before = await lockStore(client, viewer, id);
    if (before.isEnabled === isEnabled) return;
    await client.query(
      isEnabled
        ? `update record_stores set disabled_at = null, disabled_reason = null, failures = 0, failing_since = null,
             next_attempt_at = now(), notified_at = null where id = $1`
        : `update record_stores set disabled_at = now(), disabled_reason = 'admin', notified_at = now(), claim = null,
             claimed_until = null where id = $1`,
      [id],
    );
    await recordStoreChange(client, viewer, {
      ...{ action: 'changed', id, title: before.url, schoolId: before.schoolId },
      ...{ before: { isEnabled: before.isEnabled }, after: { isEnabled } },
    });
  });
}

/** Deletes a store with its log and what waits for it. What the store has stays there. Throws `NOT_FOUND`, `FORBIDDEN`. */
export const deleteRecordStore = (pool: pg.Pool, viewer: Viewer, id: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { isEnabled: _, schoolId, ...before } = await lockStore(client, viewer, id);
    await client.query('delete from record_stores where id = $1', [id]);
    await recordStoreChange(client, viewer, {
      action: 'deleted',
      id,
      title: before.url,
      schoolId,
      before,
      after: null,
    });
  });

/** Throws `INVALID_INPUT` while the store is disabled. */
async function lockEnabled(client: pg.ClientBase, viewer: Viewer, id: string): Promise<LockedStore> {
  const store = await lockStore(client, viewer, id);
  if (!store.isEnabled) throw new ProductError('INVALID_INPUT', { problem: problemText('recordStoreDisabled') });
  return store;
}

const SEND_NOW = 'update record_stores set next_attempt_at = now() where id = $1';

/**
 * Sends a test record, which names nobody, and everything that waits. Throws `NOT_FOUND`, `FORBIDDEN`, and
 * `INVALID_INPUT` while the store is disabled.
 */
export const testRecordStore = (pool: pg.Pool, viewer: Viewer, id: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    await lockEnabled(client, viewer, id);
    await client.query(`insert into record_events (store_id, kind, data) values ($1, 'test', '{}')`, [id]);
    await client.query(SEND_NOW, [id]);
  });

/**
 * Sends again what the store has refused. Returns how many events. Throws `NOT_FOUND`, `FORBIDDEN`, and `INVALID_INPUT`
 * while the store is disabled.
 */
export const resendRejectedRecords = (pool: pg.Pool, viewer: Viewer, id: string): Promise<number> =>
  inTransaction(pool, async (client) => {
    const { url, schoolId } = await lockEnabled(client, viewer, id);
    const { rowCount } = await client.query(
      `update record_events set status = 'pending' where store_id = $1 and status = 'rejected'`,
      [id],
    );
    await client.query(SEND_NOW, [id]);
    const count = rowCount ?? 0;
    await recordStoreChange(client, viewer, {
      ...{ action: 'resent', id, title: url, schoolId, before: null, after: { events: count } },
    });
    return count;
  });
