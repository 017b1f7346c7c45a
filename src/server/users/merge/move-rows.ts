import type pg from 'pg';
import { registryRows } from '../privacy/registry-rows.ts';
import type { MergeRule } from './merge-rule.ts';

/** The accounts of a merge. */
export type MergedAccounts = { readonly kept: string; readonly closed: string };

/** What became of the rows of one column: how many the kept account got, and how many pairs it had already. */
export type MovedRows = { readonly moved: number; readonly stayed: number };

const UNMOVED: MovedRows = { moved: 0, stayed: 0 };

/** Treats the rows of one column, named `table.column`, as its rule says. */
export async function moveRows(
  client: pg.ClientBase,
  name: string,
  rule: MergeRule,
  accounts: MergedAccounts,
): Promise<MovedRows> {
  if (rule.does === 'stay' || rule.does === 'recount') return UNMOVED;
  const [table = '', column = ''] = name.split('.');
  if (rule.does === 'move') return moved(client, { table, column, ...rule }, accounts);
  const swapped = await swapNewest(client, { table, column, rule }, accounts);
  const stays = rule.key.map((key) => `k."${key}" = t."${key}"`).join(' and ');
  const rest = await moved(client, { table, column, stays }, accounts);
  return { moved: rest.moved + swapped.moved, stayed: swapped.pairs };
}

type Column = { readonly table: string; readonly column: string };

async function moved(
  client: pg.ClientBase,
  { table, column, stays, follows }: Column & { readonly stays?: string; readonly follows?: string },
  { kept, closed }: MergedAccounts,
): Promise<MovedRows> {
  const unless = [
    ...(stays === undefined
      ? []
      : [`and not exists (select from "${table}" k where k."${column}" = $1 and (${stays}))`]),
    ...(follows === undefined ? [] : [`and not (${follows})`]),
  ].join(' ');
  const [counts = UNMOVED] = await registryRows<MovedRows>(
    client,
    `with moved as (update "${table}" t set "${column}" = $1 where t."${column}" = $2 ${unless} returning 1)
     select jsonb_build_object('moved', m.count, 'stayed', a.count - m.count) as row
     from (select count(*) from moved) m, (select count(*) from "${table}" t where t."${column}" = $2) a`,
    [kept, closed],
  );
  return counts;
}

/** Exchanges the rows of both accounts wherever those of the closed one are newer. Returns also how many keys both have. */
async function swapNewest(
  client: pg.ClientBase,
  { table, column, rule }: Column & { readonly rule: Extract<MergeRule, { does: 'newest' }> },
  { kept, closed }: MergedAccounts,
): Promise<{ readonly moved: number; readonly pairs: number }> {
  const key = rule.key.map((each) => `t."${each}"`).join(', ');
  const pairs = `select ${key}, max(${rule.newest}) filter (where t."${column}" = $1) as kept,
      max(${rule.newest}) filter (where t."${column}" = $2) as closed
    from "${table}" t where t."${column}" in ($1, $2) group by ${key} having count(distinct t."${column}") = 2`;
  const [both = 0] = await registryRows<number>(client, `select to_jsonb(count(*)) as row from (${pairs}) p`, [
    kept,
    closed,
  ]);
  if (both === 0) return { moved: 0, pairs: 0 };
  // Deleted and added again: no update can exchange the keys of two rows.
  const rows = await registryRows<object>(
    client,
    `with exchanged as (
       delete from "${table}" t using (${pairs}) p
       where t."${column}" in ($1, $2) and p.closed > p.kept and ${rule.key.map((each) => `p."${each}" = t."${each}"`).join(' and ')}
       returning t.*
     )
     select to_jsonb(e) || jsonb_build_object('${column}', case when e."${column}" = $1 then $2::uuid else $1::uuid end) as row
     from exchanged e`,
    [kept, closed],
  );
  const [added = 0] = await registryRows<number>(
    client,
    `with added as (
       insert into "${table}" select r.* from jsonb_populate_recordset(null::"${table}", $2) r returning "${column}" as id
     )
     select to_jsonb(count(*)) as row from added where id = $1`,
    [kept, JSON.stringify(rows)],
  );
  return { moved: added, pairs: both };
}
