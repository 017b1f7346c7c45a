import type pg from 'pg';
import { csvLine } from '#domain/interchange/spreadsheet-text.rule.ts';
import { USERS_EXPORTED_MAX } from '#domain/users/user.limits.ts';
import type { UserFilter } from '#domain/users/user.schema.ts';
import type { Viewer } from '../access/viewer.ts';
import { readUsers } from './user.queries.ts';

/** All users that the filter finds, up to a limit, in the columns that an import reads, and further ones. */
export async function exportUsers(pool: pg.Pool, viewer: Viewer, filter: UserFilter): Promise<string> {
  const { rows } = await readUsers(pool, viewer, filter, null, USERS_EXPORTED_MAX);
  return [
    csvLine(['name', 'email', 'role', 'school', 'state', 'lastUsed']),
    ...rows.map(({ name, email, role, school, state, lastUsedAt }) =>
      csvLine([name, email, role, school, state, lastUsedAt]),
    ),
  ].join('');
}
