import type pg from 'pg';
import { administeredSchool } from '../../../access/organisations/administered-school.ts';
import type { Viewer } from '../../../access/viewer.ts';
import { instantJson } from '../../../attempts/attempt-summary.queries.ts';
import type { StoredConnection } from './roster-vault.ts';

/** The connection of a school to its system, without its secret. */
export type RosterConnection = {
  readonly address: string;
  readonly tokenAddress: string;
  readonly clientId: string;
  /** The admin who entered it; null if the account was deleted. */
  readonly by: string | null;
  readonly changedAt: string;
  /** When the last roster was requested that was applied; null: changes can't be requested yet. */
  readonly lastFetchedAt: string | null;
};

/**
 * SQL: when the last roster of school `school` was requested from its system that was applied. One that was undone does
 * not count, so its changes are requested again.
 */
const LAST_FETCH = (school: string): string =>
  `(select max(i.fetched_at) from roster_imports i
    where i.school_id = ${school} and i.applied_at is not null and i.state = 'done')`;

/** The connection of the viewer's school; null: there is none. Throws `FORBIDDEN` for others than its admins. */
export async function readRosterConnection(pool: pg.Pool, viewer: Viewer): Promise<RosterConnection | null> {
  const { rows } = await pool.query<RosterConnection>(
    `select c.address, c.token_address as "tokenAddress", c.client_id as "clientId",
       (select u.name from users u where u.id = c.changed_by) as by, ${instantJson('c.changed_at')} as "changedAt",
       ${instantJson(LAST_FETCH('c.school_id'))} as "lastFetchedAt"
     from roster_connections c where c.school_id = $1`,
    [administeredSchool(viewer)],
  );
  return rows[0] ?? null;
}

/** What a job needs to request a roster. Null: the school has no connection any more. */
export type ConnectionToRead = StoredConnection & {
  readonly sealedSecret: Buffer;
  /** Changes since this instant are requested; null: everything. */
  readonly since: Date | null;
};

/** The connection of the school of an import. */
export async function connectionOfImport(pool: pg.Pool, id: string): Promise<ConnectionToRead | null> {
  const { rows } = await pool.query<ConnectionToRead>(
    `select c.school_id as "schoolId", c.address, c.token_address as "tokenAddress", c.client_id as "clientId",
       c.sealed_secret as "sealedSecret", case when r.fetches = 'changes' then ${LAST_FETCH('c.school_id')} end as since
     from roster_imports r join roster_connections c on c.school_id = r.school_id where r.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}
