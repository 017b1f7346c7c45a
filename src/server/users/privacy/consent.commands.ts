import type pg from 'pg';
import { type ConsentEntry, withObjection } from '#domain/users/consent/consent.schema.ts';

/**
 * Records a consent choice. Repeating it counts once.
 * @param objects whether the browser objects for every site: statistics are refused then, whatever was sent
 */
export async function recordConsent(
  pool: pg.Pool,
  entry: ConsentEntry,
  { userId, objects }: { readonly userId: string | null; readonly objects: boolean },
): Promise<void> {
  const { preferences, statistics } = withObjection(entry, objects);
  await pool.query(
    `insert into consent_log (id, consent_id, user_id, version, preferences, statistics, way, objected)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing`,
    [entry.id, entry.consentId, userId, entry.version, preferences, statistics, entry.way, objects],
  );
}
