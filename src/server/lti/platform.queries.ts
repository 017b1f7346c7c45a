import type pg from 'pg';

/** A platform as launches and services need it. */
export type Platform = {
  readonly id: string;
  readonly name: string;
  readonly schoolId: string | null;
  readonly issuer: string;
  readonly clientId: string;
  /** One per line. */
  readonly deployments: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly keysUrl: string;
  /** Empty: the token endpoint. */
  readonly audience: string;
};

/** @param p alias of its row */
export const platformColumns = (p: string): string => `
  ${p}.id, ${p}.name, ${p}.school_id as "schoolId", ${p}.issuer, ${p}.client_id as "clientId", ${p}.deployments,
  ${p}.authorization_url as "authorizationUrl", ${p}.token_url as "tokenUrl", ${p}.keys_url as "keysUrl", ${p}.audience`;

/** The platform with an issuer; null if there is none, or several and no client id distinguishes them. */
export async function findPlatform(pool: pg.Pool, issuer: string, clientId: string | null): Promise<Platform | null> {
  const { rows } = await pool.query<Platform>(
    `select ${platformColumns('p')} from platforms p
     where p.issuer = $1 and ($2::text is null or p.client_id = $2) and p.deleted_at is null limit 2`,
    [issuer, clientId],
  );
  return rows.length === 1 ? (rows[0] ?? null) : null;
}
