import type pg from 'pg';
import { holdsTheKeys } from '#domain/access/grant.rule.ts';
import { permissionsNamed } from '#domain/access/permission.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { permissionsSql } from '../access/permissions.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';

/** Any number will do as long as no other lock has it. */
const RIGHTS_LOCK = 7_240_113_906;

/**
 * Changes people or roles, one such change at a time. Throws `LAST_ADMIN`, with nothing changed, where it would leave
 * nobody who could put the others' rights in order.
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

/** The same error of PostgreSQL for two rows with one name, as a message beside the field it is about. */
export async function namedOnce<T>(constraint: string, fields: Record<string, string>, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const { code, constraint: broken } = cause as { code?: string; constraint?: string };
    if (code === '23505' && broken === constraint) throw new ProductError('INVALID_INPUT', { fields, cause });
    throw cause;
  }
}
