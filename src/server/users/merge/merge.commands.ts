import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import type { Language } from '#domain/platform/language.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { PlainProblem } from '#domain/platform/problem-codes.ts';
import type { MergedPair } from '#domain/users/merge/merge.schema.ts';
import {
  MERGE_CONFLICTS,
  MERGE_COUNTS,
  type MergeConflict,
  type MergeCount,
} from '#domain/users/merge/merge-counts.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { MailRecipient } from '../../platform/mail/mail.ts';
import { changingRights } from '../lock-keys.ts';
import { recordUserChange } from '../user.audit.ts';
import { userToChange } from '../user.commands.ts';
import type { UserDetail } from '../user.queries.ts';
import { closeAccount, joinRows, recount, reportMembers } from './join-and-close.ts';
import { MERGE_RULES } from './merge-rules.ts';
import { type MergedAccounts, moveRows } from './move-rows.ts';

/** What a merge moves, and what both accounts had; kinds without any are left out. */
export type MergeEffect = {
  readonly moved: readonly { readonly kind: MergeCount; readonly count: number }[];
  readonly conflicts: readonly { readonly kind: MergeConflict; readonly count: number }[];
};

/** The accounts of a merge that has happened, for the email to both addresses. */
export type MergedUsers = {
  readonly kept: Omit<MailRecipient, 'language'> & { readonly language: Language | null };
  readonly closed: Pick<UserDetail, 'email'>;
};

/** Undoes everything that a preview has tried. */
class PreviewDone extends Error {
  readonly effect: MergeEffect;
  constructor(effect: MergeEffect) {
    super('preview');
    this.effect = effect;
  }
}

/** What a merge would do: it is tried, and undone. Throws what `mergeAccounts` throws. */
export async function previewMerge(pool: pg.Pool, viewer: Viewer, pair: MergedPair): Promise<MergeEffect> {
  try {
    return await changingRights(pool, async (client) => {
      throw new PreviewDone((await merge(client, viewer, pair)).effect);
    });
  } catch (cause) {
    if (cause instanceof PreviewDone) return cause.effect;
    throw cause;
  }
}

/**
 * Merges two accounts of one person: everything that was worked with the closed one belongs to the kept one from then on.
 * Nobody can use the closed account any more. This can't be undone.
 *
 * Throws `NOT_FOUND` and `BEYOND_RIGHTS` as changes of a user do, and `INVALID_INPUT` with the reason for accounts that
 * can't be merged.
 */
export function mergeAccounts(
  pool: pg.Pool,
  viewer: Viewer,
  pair: MergedPair,
): Promise<{ readonly effect: MergeEffect; readonly users: MergedUsers }> {
  return changingRights(pool, async (client) => merge(client, viewer, pair));
}

async function merge(
  client: pg.PoolClient,
  viewer: Viewer,
  pair: MergedPair,
): Promise<{ readonly effect: MergeEffect; readonly users: MergedUsers }> {
  if (pair.kept === pair.closed) throw refusal('mergeSame');
  // Work that is being saved for one of them is waited for. Sorted, so that two merges of the same accounts don't block.
  await client.query('select from users where id = any($1::uuid[]) order by id for update', [[pair.kept, pair.closed]]);
  const kept = await userToChange(client, viewer, pair.kept);
  const closed = await userToChange(client, viewer, pair.closed);
  const problem = await mergeProblem(client, { kept, closed });
  if (problem !== null) throw refusal(problem);
  const effect = await moveAll(client, pair);
  await recordUserChange(client, viewer, closed, 'mergedInto', {
    before: { email: closed.email },
    after: { email: kept.email },
  });
  await recordUserChange(client, viewer, kept, 'mergedWith', { after: { mergedEmail: closed.email } });
  const { rows } = await client.query<{ language: Language | null }>('select language from users where id = $1', [
    kept.id,
  ]);
  const { name, email } = kept;
  return { effect, users: { kept: { name, email, language: rows[0]?.language ?? null }, closed } };
}

const refusal = (problem: PlainProblem): ProductError =>
  new ProductError('INVALID_INPUT', { problem: problemText(problem) });

/** Why the accounts can't be merged; null if they can. */
async function mergeProblem(
  client: pg.PoolClient,
  { kept, closed }: { readonly kept: UserDetail; readonly closed: UserDetail },
): Promise<PlainProblem | null> {
  if (kept.role !== closed.role || (kept.role !== 'student' && kept.role !== 'teacher')) return 'mergeRoles';
  if (kept.schoolId === null || kept.schoolId !== closed.schoolId) return 'mergeSchools';
  if (kept.state === 'disabled') return 'mergeDisabled';
  const { rows } = await client.query<{ isDeleted: boolean; isManaged: boolean; renewals: number }>(
    `select exists (select from account_deletions d where d.user_id in ($1, $2)) as "isDeleted",
       exists (select from scim_users l where l.user_id = $2)
         or exists (select from roster_links l where l.user_id = $2) as "isManaged",
       (select count(distinct o.user_id)::int from orders o where o.user_id in ($1, $2) and o.school_id is null
         and o.renewal in ('active', 'pastDue')) as renewals`,
    [kept.id, closed.id],
  );
  const [facts] = rows;
  if (facts?.isDeleted !== false) return 'mergeDeletion';
  if (facts.isManaged) return 'mergeManaged';
  return facts.renewals > 1 ? 'mergeRenewals' : null;
}

async function moveAll(client: pg.PoolClient, accounts: MergedAccounts): Promise<MergeEffect> {
  await client.query(`set local lectern.merging = 'on'`);
  await joinRows(client, accounts);
  await reportMembers(client, accounts);
  const [moved, conflicts] = [new Map<MergeCount, number>(), new Map<MergeConflict, number>()];
  for (const [name, rule] of Object.entries(MERGE_RULES)) {
    const rows = await moveRows(client, name, rule, accounts);
    if (rule.does !== 'move' && rule.does !== 'newest') continue;
    if (rule.counts !== undefined) moved.set(rule.counts, (moved.get(rule.counts) ?? 0) + rows.moved);
    if (rule.conflict !== undefined) conflicts.set(rule.conflict, (conflicts.get(rule.conflict) ?? 0) + rows.stayed);
  }
  await recount(client, accounts);
  await closeAccount(client, accounts);
  await client.query(`set local lectern.merging = 'off'`);
  return {
    moved: MERGE_COUNTS.map((kind) => ({ kind, count: moved.get(kind) ?? 0 })).filter(({ count }) => count > 0),
    conflicts: MERGE_CONFLICTS.map((kind) => ({ kind, count: conflicts.get(kind) ?? 0 })).filter(
      ({ count }) => count > 0,
    ),
  };
}
