import { timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import { API_TOKEN_PREFIX } from '#domain/access/api-tokens/api-token.form.ts';
import type { ApiScope } from '#domain/access/api-tokens/api-token.schema.ts';
import { digestOf } from '../tokens.ts';
import { findUser, type Viewer } from '../viewer.ts';

/** The owner of a token, as the database has them now, and what the token may read. */
export type TokenHolder = { readonly id: string; readonly viewer: Viewer; readonly scopes: readonly ApiScope[] };

type Row = {
  readonly id: string;
  readonly userId: string;
  readonly schoolId: string | null;
  readonly digest: Buffer;
  readonly scopes: readonly ApiScope[];
  readonly isUseSaved: boolean;
};

const FORM = new RegExp(`^Bearer (${API_TOKEN_PREFIX}[\\w-]{43})$`, 'i');

/**
 * The owner of the token in an `Authorization` header. Null for a token that is unknown, revoked or expired, whose owner
 * may not sign in, has an incomplete profile or lacks a second factor that is required, and for a token of a school whose owner is not its admin any more.
 */
export async function findTokenHolder(pool: pg.Pool, authorization: string | undefined): Promise<TokenHolder | null> {
  const token = FORM.exec(authorization ?? '')?.[1];
  if (token === undefined) return null;
  const digest = digestOf(token);
  const { rows } = await pool.query<Row>({
    name: 'api-token',
    text: `select id, user_id as "userId", school_id as "schoolId", token_digest as digest, scopes,
        coalesce(last_used_at > now() - interval '1 minute', false) as "isUseSaved"
      from api_tokens where token_digest = $1 and expires_at > now()`,
    values: [digest],
  });
  const [row] = rows;
  if (row === undefined || !timingSafeEqual(row.digest, digest)) return null;
  const viewer = await findUser(pool, row.userId, row.schoolId);
  if (viewer === null || !viewer.isComplete || viewer.isFactorMissing) return null;
  if (row.schoolId !== null && !(viewer.role === 'schoolAdmin' && viewer.schoolId === row.schoolId)) return null;
  if (!row.isUseSaved) await pool.query('update api_tokens set last_used_at = now() where id = $1', [row.id]);
  return { id: row.id, viewer, scopes: row.scopes };
}
