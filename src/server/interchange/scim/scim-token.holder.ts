import { timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import { hasPermission } from '#domain/access/permission.ts';
import { SCIM_TOKEN_PREFIX } from '#domain/interchange/scim/scim-token.form.ts';
import { digestOf } from '../../access/tokens.ts';
import { findUser, type Viewer } from '../../access/viewer.ts';

/** What a valid token stands for: a school, and the admin in whose name the identity system acts. */
export type ScimHolder = {
  readonly tokenId: string;
  readonly tokenName: string;
  readonly schoolId: string;
  readonly viewer: Viewer;
};

type Row = {
  readonly id: string;
  readonly userId: string;
  readonly schoolId: string;
  readonly name: string;
  readonly digest: Buffer;
  readonly isUseSaved: boolean;
};

const FORM = new RegExp(`^Bearer (${SCIM_TOKEN_PREFIX}[\\w-]{43})$`, 'i');

/**
 * The school of the token in an `Authorization` header. Null for a token that is unknown, revoked or expired, and for one
 * whose owner may not sign in or may not manage the users of that school any more.
 */
export async function findScimHolder(pool: pg.Pool, authorization: string | undefined): Promise<ScimHolder | null> {
  const token = FORM.exec(authorization ?? '')?.[1];
  if (token === undefined) return null;
  const digest = digestOf(token);
  const { rows } = await pool.query<Row>({
    name: 'scim-token',
    text: `select id, user_id as "userId", school_id as "schoolId", name, token_digest as digest,
        coalesce(last_used_at > now() - interval '1 minute', false) as "isUseSaved"
      from scim_tokens where token_digest = $1 and expires_at > now()`,
    values: [digest],
  });
  const [row] = rows;
  if (row === undefined || !timingSafeEqual(row.digest, digest)) return null;
  const viewer = await findUser(pool, row.userId, row.schoolId);
  if (viewer?.role !== 'schoolAdmin' || viewer.schoolId !== row.schoolId || !hasPermission(viewer, 'users.write'))
    return null;
  if (!row.isUseSaved) await pool.query('update scim_tokens set last_used_at = now() where id = $1', [row.id]);
  return { tokenId: row.id, tokenName: row.name, schoolId: row.schoolId, viewer };
}
