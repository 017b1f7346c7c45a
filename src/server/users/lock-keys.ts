import pg from 'pg';
import { holdsTheKeys } from '#domain/access/grant.rule.ts';
import { permissionsNamed } from '#domain/access/permission.ts';
import { type FieldMessages, ProductError } from '#domain/platform/errors.ts';
import { permissionsSql } from '../access/permissions.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';

/** Any number that no other lock uses. */
const RIGHTS_LOCK = 7_240_113_906;

/**
 * Changes users or roles, one change at a time. Throws `LAST_ADMIN`, with nothing changed, if no user who can manage
 * permissions would remain.
 */
export async function changingRights<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [RIGHTS_LOCK]);
    const before = await countKeys(client);
    const result = await work(client);
    if (before > 0 && (await countKeys(client)) === 0) throw new ProductError('LAST_ADMIN');
    return result;
  });
}

async function countKeys(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ permissions: string[] }>(
    `select ${permissionsSql('u')} as permissions from users u
     where u.role = 'admin' and u.disabled_at is null and u.password_digest is not null`,
  );
  return rows.filter(({ permissions }) =>
    holdsTheKeys({ role: 'admin', schoolId: null, permissions: permissionsNamed(permissions) }, false),
  ).length;
}

/** PostgreSQL's error for two rows with one name, as a message for the field. */
export async function namedOnce<T>(constraint: string, fields: FieldMessages, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof pg.DatabaseError && cause.code === '23505' && cause.constraint === constraint)
      throw new ProductError('INVALID_INPUT', { fields, cause });
    throw cause;
  }
}
