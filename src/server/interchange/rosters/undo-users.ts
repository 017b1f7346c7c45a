import { endAccounts, positionsOf, recordUsers, resumeAccounts, setValues, statesOf } from './apply-users.ts';
import { type BatchWork, outcomesOf, ROSTER_ACCOUNT } from './change-row.ts';

/**
 * Accounts that the import has created are deactivated, not deleted, and their invitations end; a repeated import
 * reactivates them. Accounts that have another email, type or school since stay.
 */
export const undoAddedUsers: BatchWork = async (batch, rows) => {
  const { client, schoolId } = batch;
  const { rows: same } = await client.query<{ position: number }>(
    `select p.position from unnest($2::integer[], $3::uuid[], $4::text[], $5::text[]) as p(position, id, email, role)
     join users u on u.id = p.id and ${ROSTER_ACCOUNT} and u.email = p.email and u.role = p.role`,
    [
      schoolId,
      rows.map(({ position }) => position),
      rows.map(({ userId }) => userId),
      rows.map(({ after }) => after?.email ?? null),
      rows.map(({ after }) => after?.role ?? null),
    ],
  );
  const unchanged = positionsOf(same);
  const ended = await endAccounts(
    batch,
    rows.filter(({ position }) => unchanged.has(position)),
  );
  await recordUsers(batch, 'disabled', statesOf(rows, ended, { before: 'active', after: 'disabled' }));
  return outcomesOf(rows, ended, 'undone');
};

/** Names and emails are restored if they are still those of the roster. */
export const undoChangedUsers: BatchWork = async (batch, rows) => {
  const restored = await setValues(
    batch,
    rows.map((row) => ({ row, from: row.after, to: row.before })),
  );
  await recordUsers(
    batch,
    'changed',
    rows.flatMap(({ position, userId, title, before, after }) =>
      userId !== null && restored.has(position) ? [{ id: userId, title, before: after, after: before }] : [],
    ),
  );
  return outcomesOf(rows, restored, 'undone').map((outcome) => ({
    ...outcome,
    ...(outcome.status === 'undone' && { mails: false }),
  }));
};

/** Accounts that the import has deactivated are reactivated, unless a person has changed that since. */
export const undoDisabledUsers: BatchWork = async (batch, rows) => {
  const enabled = await resumeAccounts(batch, rows);
  await recordUsers(batch, 'enabled', statesOf(rows, enabled, { before: 'disabled', after: 'active' }));
  return outcomesOf(rows, enabled, 'undone');
};

/** Accounts that the import has reactivated are deactivated again. */
export const undoEnabledUsers: BatchWork = async (batch, rows) => {
  const disabled = await endAccounts(batch, rows);
  await recordUsers(batch, 'disabled', statesOf(rows, disabled, { before: 'active', after: 'disabled' }));
  return outcomesOf(rows, disabled, 'undone');
};

/** The account loses the id that the import gave to it, and has its earlier one again. */
export const undoLinkedUsers: BatchWork = async ({ client, schoolId }, rows) => {
  const { rows: unlinked } = await client.query<{ position: number }>(
    `delete from roster_links l using unnest($2::integer[], $3::uuid[], $4::text[]) as p(position, id, sourced_id)
     where l.school_id = $1 and l.kind = 'user' and l.sourced_id = p.sourced_id and l.user_id = p.id
     returning p.position`,
    [
      schoolId,
      rows.map(({ position }) => position),
      rows.map(({ userId }) => userId),
      rows.map(({ sourcedId }) => sourcedId),
    ],
  );
  const done = positionsOf(unlinked);
  const former = rows.filter(({ position, before }) => done.has(position) && before?.sourcedId !== undefined);
  await client.query(
    `insert into roster_links (school_id, kind, sourced_id, user_id)
     select $1, 'user', p.sourced_id, p.id from unnest($2::uuid[], $3::text[]) as p(id, sourced_id)
     on conflict do nothing`,
    [schoolId, former.map(({ userId }) => userId), former.map(({ before }) => before?.sourcedId ?? null)],
  );
  return outcomesOf(rows, done, 'undone');
};
