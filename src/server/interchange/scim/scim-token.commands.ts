import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { SCIM_TOKENS_PER_SCHOOL } from '#domain/interchange/scim/scim.limits.ts';
import { SCIM_TOKEN_PREFIX } from '#domain/interchange/scim/scim-token.form.ts';
import type { ScimTokenDraft } from '#domain/interchange/scim/scim-token.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { administeredSchool } from '../../access/organisations/administered-school.ts';
import { administers } from '../../access/organisations/administers.sql.ts';
import { digestOf, newToken } from '../../access/tokens.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';

/** A token in a list, without its secret. */
export type ScimToken = {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  /** The name of the admin who created it or rotated it last. */
  readonly owner: string;
  /** Whether that admin may still sign in, and is an admin of the school. */
  readonly isOwnerAdmin: boolean;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
};

const HINT_CHARS = 4;

/** The tokens of the viewer's school, newest first. Throws `FORBIDDEN` for others than its admins. */
export async function readScimTokens(pool: pg.Pool, viewer: Viewer): Promise<ScimToken[]> {
  const { rows } = await pool.query<ScimToken>(
    `select t.id, t.name, t.hint, u.name as owner,
       u.role = 'schoolAdmin' and u.disabled_at is null and ${administers('u', 't.school_id')} as "isOwnerAdmin",
       ${instantJson('t.created_at')} as "createdAt", ${instantJson('t.expires_at')} as "expiresAt",
       ${instantJson('t.last_used_at')} as "lastUsedAt"
     from scim_tokens t join users u on u.id = t.user_id where t.school_id = $1 order by t.created_at desc, t.id`,
    [administeredSchool(viewer)],
  );
  return rows;
}

const fresh = () => {
  const token = `${SCIM_TOKEN_PREFIX}${newToken()}`;
  return { token, digest: digestOf(token), hint: token.slice(-HINT_CHARS) };
};

/**
 * Creates a token, and returns it: it is not stored and can't be shown again. Throws `FORBIDDEN` for others than admins of
 * a school, `INVALID_INPUT` for too many.
 */
export function createScimToken(pool: pg.Pool, viewer: Viewer, { name, days }: ScimTokenDraft): Promise<string> {
  const schoolId = administeredSchool(viewer);
  return inTransaction(pool, async (client) => {
    await client.query('select from schools where id = $1 for update', [schoolId]);
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from scim_tokens where school_id = $1',
      [schoolId],
    );
    if ((rows[0]?.count ?? 0) >= SCIM_TOKENS_PER_SCHOOL)
      throw new ProductError('INVALID_INPUT', { problem: problemText('tokensLimit', { max: SCIM_TOKENS_PER_SCHOOL }) });
    const { token, digest, hint } = fresh();
    const id = randomUUID();
    await client.query(
      `insert into scim_tokens (id, school_id, user_id, name, token_digest, hint, expires_at)
       values ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7))`,
      [id, schoolId, viewer.userId, name, digest, hint, days],
    );
    await record(client, viewer, { action: 'created', id, title: name, after: { days } });
    return token;
  });
}

/**
 * Replaces the secret of a token, and returns the new one: the old one ends at once, the new one is valid as long as the
 * old one was, and belongs to the viewer. Throws `NOT_FOUND` for tokens of other schools.
 */
export function rotateScimToken(pool: pg.Pool, viewer: Viewer, id: string): Promise<string> {
  const schoolId = administeredSchool(viewer);
  return inTransaction(pool, async (client) => {
    const { token, digest, hint } = fresh();
    const { rows } = await client.query<{ name: string }>(
      `update scim_tokens set token_digest = $3, hint = $4, user_id = $5, created_at = now(), last_used_at = null,
         expires_at = now() + (expires_at - created_at)
       where id = $1 and school_id = $2 returning name`,
      [isUuid(id) ? id : null, schoolId, digest, hint, viewer.userId],
    );
    if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
    await record(client, viewer, { action: 'rotated', id, title: rows[0].name, after: null });
    return token;
  });
}

/** Revokes a token at once. Throws `NOT_FOUND` for tokens of other schools. */
export function revokeScimToken(pool: pg.Pool, viewer: Viewer, id: string): Promise<void> {
  const schoolId = administeredSchool(viewer);
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'delete from scim_tokens where id = $1 and school_id = $2 returning name',
      [isUuid(id) ? id : null, schoolId],
    );
    if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
    await record(client, viewer, { action: 'revoked', id, title: rows[0].name, after: null });
  });
}

const record = (
  client: pg.ClientBase,
  viewer: Viewer,
  change: { readonly action: string; readonly id: string; readonly title: string; readonly after: object | null },
) => recordChange(client, viewer, { ...change, resource: 'scim-tokens', before: null });
