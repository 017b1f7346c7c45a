import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type pg from 'pg';
import type { RosterConnectionDraft, RosterFetch } from '#domain/interchange/rosters/rest/roster-connection.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Language } from '#domain/platform/language.ts';
import { problemText } from '#domain/platform/problem.ts';
import { administeredSchool } from '../../../access/organisations/administered-school.ts';
import type { Viewer } from '../../../access/viewer.ts';
import { recordChange } from '../../../platform/audit/audit.log.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { queueRoster, refuseBusy } from '../roster.commands.ts';
import { readRosterConnection } from './connection.queries.ts';
import type { RosterVault } from './roster-vault.ts';

type Stored = { readonly address: string; readonly tokenAddress: string; readonly clientId: string };

/** Connects the viewer's school to its system, or replaces the connection. Throws `FORBIDDEN` for others than admins. */
export function saveRosterConnection(
  pool: pg.Pool,
  viewer: Viewer,
  { draft, vault }: { readonly draft: RosterConnectionDraft; readonly vault: RosterVault },
): Promise<void> {
  const schoolId = administeredSchool(viewer);
  const { address, tokenAddress, clientId, clientSecret } = draft;
  return inTransaction(pool, async (client) => {
    const before = await lockConnection(client, schoolId);
    await client.query(
      `insert into roster_connections (school_id, address, token_address, client_id, sealed_secret, changed_by, changed_at)
       values ($1, $2, $3, $4, $5, $6, now())
       on conflict (school_id) do update set address = excluded.address, token_address = excluded.token_address,
         client_id = excluded.client_id, sealed_secret = excluded.sealed_secret, changed_by = excluded.changed_by,
         changed_at = excluded.changed_at`,
      [
        ...([schoolId, address, tokenAddress, clientId] as const),
        vault.seal({ schoolId, address, tokenAddress, clientId }, clientSecret),
        viewer.userId,
      ],
    );
    await record(client, viewer, {
      action: before === null ? 'created' : 'changed',
      before,
      after: { address, tokenAddress, clientId },
    });
  });
}

/** Removes the connection and its secret; what rosters have changed stays. Throws `FORBIDDEN`, `NOT_FOUND`. */
export function removeRosterConnection(pool: pg.Pool, viewer: Viewer): Promise<void> {
  const schoolId = administeredSchool(viewer);
  return inTransaction(pool, async (client) => {
    const before = await lockConnection(client, schoolId);
    if (before === null) throw new ProductError('NOT_FOUND');
    await client.query('delete from roster_connections where school_id = $1', [schoolId]);
    await record(client, viewer, { action: 'deleted', before, after: null });
  });
}

async function lockConnection(client: pg.ClientBase, schoolId: string): Promise<Stored | null> {
  const { rows } = await client.query<Stored>(
    `select address, token_address as "tokenAddress", client_id as "clientId" from roster_connections
     where school_id = $1 for no key update`,
    [schoolId],
  );
  return rows[0] ?? null;
}

/** The secret is never part of it. */
const record = (
  client: pg.ClientBase,
  viewer: Viewer,
  change: { readonly action: string; readonly before: Stored | null; readonly after: Stored | null },
): Promise<void> =>
  recordChange(client, viewer, {
    ...change,
    ...{ resource: 'roster-connections', id: administeredSchool(viewer) },
    title: (change.after ?? change.before)?.address ?? '',
    schoolId: administeredSchool(viewer),
  });

/**
 * Requests the roster of the viewer's school from its system, and reads it; nothing is changed yet. Returns the id of the
 * import. Throws `FORBIDDEN`, `NOT_FOUND` without a connection, `INVALID_INPUT` for changes before a whole roster was
 * applied, `IN_USE` while a roster is requested or an import changes the school.
 */
export async function startFetch(
  pool: pg.Pool,
  viewer: Viewer,
  fetches: RosterFetch,
  language: Language,
): Promise<string> {
  const connection = await readRosterConnection(pool, viewer);
  if (connection === null) throw new ProductError('NOT_FOUND');
  if (fetches === 'changes' && connection.lastFetchedAt === null)
    throw new ProductError('INVALID_INPUT', { problem: problemText('rosterNeverFetched') });
  const schoolId = administeredSchool(viewer);
  const name = new URL(connection.address).host;
  return inTransaction(pool, async (client) => {
    // Of two at the same time, the second one finds the import of the first.
    await client.query('select from roster_connections where school_id = $1 for update', [schoolId]);
    await refuseBusy(client, schoolId);
    await refuseFetching(client, schoolId);
    const id = randomUUIDv7();
    await client.query(
      `insert into roster_imports (id, school_id, user_id, upload_id, file_name, language, fetches)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [...([id, schoolId, viewer.userId, randomUUID(), name, language, fetches] as const)],
    );
    await queueRoster(client, id);
    return id;
  });
}

async function refuseFetching(client: pg.ClientBase, schoolId: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select file_name as name from roster_imports where school_id = $1 and state = 'reading' and fetches is not null`,
    [schoolId],
  );
  if (rows[0] !== undefined)
    throw new ProductError('IN_USE', { problem: problemText('rosterInProgress', { name: rows[0].name }) });
}
