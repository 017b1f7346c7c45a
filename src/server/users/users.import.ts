import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { mayManage } from '#domain/access/grant.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { USERS_PER_IMPORT_MAX } from '#domain/users/user.limits.ts';
import { type LineProblem, readUserRows } from '#domain/users/user-file.rule.ts';
import { newToken } from '../access/tokens.ts';
import type { Viewer } from '../access/viewer.ts';
import { type CsvRow, csvRows } from '../interchange/tables/csv.reader.ts';
import { OpenQuoteError } from '../interchange/tables/csv-errors.ts';
import { recordChanges } from '../platform/audit/audit.log.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { createInvitations } from './invitation.commands.ts';
import type { Invited } from './user.commands.ts';

export type UserImport = { readonly added: readonly Invited[]; readonly problems: readonly LineProblem[] };

/**
 * Creates accounts from a CSV file, each with an invitation. Invalid lines are reported and skipped; the others are
 * imported. Throws `INVALID_INPUT` if the file as a whole is invalid.
 * @param school of the accounts; for a school admin always their own
 */
export async function importUsers(
  pool: pg.Pool,
  viewer: Viewer,
  csv: string,
  school: string | null,
): Promise<UserImport> {
  const schoolId = viewer.role === 'admin' ? school : viewer.schoolId;
  const isAssigned = schoolId === null ? viewer.role === 'admin' : isUuid(schoolId);
  if (!isAssigned || !mayManage(viewer, { role: 'student', schoolId, permissions: [] }))
    throw new ProductError('BEYOND_RIGHTS');
  const { rows: lines, unread } = rowsOf(csv);
  // If the quote in the header is not closed, no other line can be read.
  const { users, problems: wrong } =
    lines.length === 0 && unread.length > 0 ? { users: [], problems: [] } : readUserRows(lines);
  const problems = [...wrong, ...unread];
  if (users.length + problems.length > USERS_PER_IMPORT_MAX)
    throw new ProductError('INVALID_INPUT', {
      fields: { file: problemText('fileTooLong') },
    });
  return inTransaction(pool, async (client) => {
    const planned = users.map((user) => ({ ...user, id: randomUUID(), token: newToken(), language: null }));
    const { rows } = await client.query<{ id: string }>(
      `insert into users (id, name, email, role, school_id)
       select p.id, p.name, p.email, p.role, $5 from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) as p(id, name, email, role)
       on conflict (email) do nothing returning id`,
      [
        planned.map(({ id }) => id),
        planned.map(({ name }) => name),
        planned.map(({ email }) => email),
        planned.map(({ role }) => role),
        schoolId,
      ],
    );
    const createdIds = new Set(rows.map(({ id }) => id));
    const added = planned.filter(({ id }) => createdIds.has(id));
    await createInvitations(client, added);
    await recordChanges(
      client,
      viewer,
      added.map(({ id, name, email, role }) => ({
        action: 'created',
        resource: 'users',
        id,
        title: name,
        before: null,
        after: { name, email, role },
        schoolId,
      })),
    );
    const taken = planned
      .filter(({ id }) => !createdIds.has(id))
      .map(({ line }) => ({ line, message: problemText('emailTaken') }));
    return { added, problems: [...problems, ...taken].sort((a, b) => a.line - b.line) };
  });
}

/** The valid rows, and the problems of invalid ones. Throws `INVALID_INPUT` for a file that is not a table. */
function rowsOf(csv: string): { readonly rows: readonly CsvRow[]; readonly unread: readonly LineProblem[] } {
  const rows: CsvRow[] = [];
  try {
    for (const row of csvRows([csv])) rows.push(row);
    return { rows, unread: [] };
  } catch (cause) {
    if (cause instanceof OpenQuoteError) {
      return {
        rows,
        unread: [{ line: cause.line, message: problemText('quoteNeverCloses') }],
      };
    }
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new ProductError('INVALID_INPUT', {
      fields: { file: problemText('fileTooLong') },
      cause,
    });
  }
}
