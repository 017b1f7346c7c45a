import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { API_TOKEN_PREFIX } from '#domain/access/api-tokens/api-token.form.ts';
import { API_TOKENS_PER_USER } from '#domain/access/api-tokens/api-token.limits.ts';
import type { ApiScope, ApiTokenDraft } from '#domain/access/api-tokens/api-token.schema.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import type { MailRecipient } from '../../platform/mail/mail.ts';
import { digestOf, newToken } from '../tokens.ts';
import type { Viewer } from '../viewer.ts';

/** A token in a list, without its secret. */
export type ApiToken = {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly scopes: readonly ApiScope[];
  /** The owner's name. */
  readonly owner: string;
  readonly isOwn: boolean;
  readonly isForSchool: boolean;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
};

const HINT_CHARS = 4;

/** The school whose tokens the viewer manages; null for others than its admins. */
const managedSchool = (viewer: Viewer): string | null =>
  viewer.role === 'schoolAdmin' && hasPermission(viewer, 'users.write') ? viewer.schoolId : null;

/** SQL: the tokens that the viewer manages. `$1`: the viewer, `$2`: the school they manage. */
const MANAGED = '(t.user_id = $1 or t.school_id = $2::uuid)';

/** The viewer's tokens, and for school admins those of the school, newest first. */
export async function readApiTokens(pool: pg.Pool, viewer: Viewer): Promise<ApiToken[]> {
  const { rows } = await pool.query<ApiToken>({
    name: 'api-tokens',
    text: `select t.id, t.name, t.hint, t.scopes, u.name as owner, t.user_id = $1 as "isOwn",
        t.school_id is not null as "isForSchool", ${instantJson('t.created_at')} as "createdAt",
        ${instantJson('t.expires_at')} as "expiresAt", ${instantJson('t.last_used_at')} as "lastUsedAt"
      from api_tokens t join users u on u.id = t.user_id where ${MANAGED} order by t.created_at desc, t.id`,
    values: [viewer.userId, managedSchool(viewer)],
  });
  return rows;
}

/** The viewer as the recipient of an email about a token. Throws `NOT_FOUND` if the account was deleted meanwhile. */
export async function readTokenOwner(pool: pg.Pool, { userId }: Viewer): Promise<MailRecipient> {
  const { rows } = await pool.query<MailRecipient>(
    `select name, email, coalesce(language, 'en') as language from users where id = $1`,
    [userId],
  );
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}

const fresh = () => {
  const token = `${API_TOKEN_PREFIX}${newToken()}`;
  return { token, digest: digestOf(token), hint: token.slice(-HINT_CHARS) };
};

/**
 * Creates a token, and returns it: it is not stored and can't be shown again. Throws `FORBIDDEN` for a token of the school
 * by others than its admins, `INVALID_INPUT` for too many.
 */
export const createApiToken = (pool: pg.Pool, viewer: Viewer, draft: ApiTokenDraft): Promise<string> =>
  inTransaction(pool, async (client) => {
    const school = managedSchool(viewer);
    if (draft.isForSchool && school === null) throw new ProductError('FORBIDDEN');
    await client.query('select from users where id = $1 for update', [viewer.userId]);
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from api_tokens where user_id = $1',
      [viewer.userId],
    );
    if ((rows[0]?.count ?? 0) >= API_TOKENS_PER_USER)
      throw new ProductError('INVALID_INPUT', { problem: problemText('tokensLimit', { max: API_TOKENS_PER_USER }) });
    const { token, digest, hint } = fresh();
    const id = randomUUID();
    await client.query(
      `insert into api_tokens (id, user_id, school_id, name, token_digest, hint, scopes, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(days => $8))`,
      [id, viewer.userId, draft.isForSchool ? school : null, draft.name, digest, hint, draft.scopes, draft.days],
    );
    const { name, scopes, days, isForSchool } = draft;
    await recordChange(client, viewer, {
      ...{
        action: 'created',
        resource: 'api-tokens',
        id,
        title: name,
        before: null,
        after: { scopes, days, isForSchool },
      },
    });
    return token;
  });

/**
 * Replaces the secret of an own token, and returns the new one: the old one ends at once, and the new one is valid as long
 * as the old one was. Throws `NOT_FOUND` for tokens of others.
 */
export const rotateApiToken = (pool: pg.Pool, viewer: Viewer, id: string): Promise<string> =>
  inTransaction(pool, async (client) => {
    const { token, digest, hint } = fresh();
    const { rows } = isUuid(id)
      ? await client.query<{ name: string }>(
          `update api_tokens set token_digest = $3, hint = $4, created_at = now(), last_used_at = null,
             expires_at = now() + (expires_at - created_at)
           where id = $1 and user_id = $2 returning name`,
          [id, viewer.userId, digest, hint],
        )
      : { rows: [] };
    if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
    await recordChange(client, viewer, {
      ...{ action: 'rotated', resource: 'api-tokens', id, title: rows[0].name, before: null, after: null },
    });
    return token;
  });

/** Revokes a token at once. Throws `NOT_FOUND` for tokens that the viewer doesn't manage. */
export const revokeApiToken = (pool: pg.Pool, viewer: Viewer, id: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rows } = isUuid(id)
      ? await client.query<{ name: string }>(
          `delete from api_tokens t where ${MANAGED} and t.id = $3 returning t.name`,
          [viewer.userId, managedSchool(viewer), id],
        )
      : { rows: [] };
    if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
    await recordChange(client, viewer, {
      ...{ action: 'revoked', resource: 'api-tokens', id, title: rows[0].name, before: null, after: null },
    });
  });
