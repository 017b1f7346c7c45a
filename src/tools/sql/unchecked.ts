const OF_RESOURCE =
  'The SQL of a resource: tests/server/platform/resources/described-sql.test.ts runs the statements of each description.';
const OF_FILTERS = 'Its conditions depend on the filters that are set, with more combinations than the check tries.';

/**
 * Statements whose complete text is known only at run time, each with the reason. If a call has too many possible
 * texts, only some are checked. `tests/tools/sql.test.ts` compares the list with what the check finds, so that it only
 * gets shorter.
 */
export const UNCHECKED: readonly { readonly call: string; readonly because: string }[] = [
  {
    call: 'assessments/assessment-list.queries.ts: `with page as materialized ( select * from {table} where {ow',
    because: OF_FILTERS,
  },
  { call: 'platform/resources/resource-list.queries.ts: text', because: OF_RESOURCE },
  {
    call: 'platform/resources/resource-list.queries.ts: `select (select count(*)::int from ( select from {table.tabl',
    because: OF_RESOURCE,
  },
  {
    call: 'platform/resources/record.queries.ts: `select r.id, {revisionSql(table)} as revision, {deletedAtSq',
    because: OF_RESOURCE,
  },
  {
    call: 'platform/resources/record.queries.ts: `select id, title from (({from} where {own} and r.id = any($',
    because: OF_RESOURCE,
  },
  { call: 'platform/resources/purge.commands.ts: `{sql} limit 1`', because: OF_RESOURCE },
  {
    call: 'platform/resources/purge.commands.ts: `delete from {table} where id = any($1::uuid[])`',
    because: OF_RESOURCE,
  },
  {
    call: 'interchange/export/bank-export.ts: text',
    because: 'Its callers compose its conditions, depending on what is exported.',
  },
  { call: 'questions/bank.queries.ts: listText(me, page)', because: OF_FILTERS },
  {
    call: "platform/resources/record.commands.ts: `insert into {table.table} ({columns.join(', ')}) values ({c",
    because: OF_RESOURCE,
  },
  {
    call: 'platform/resources/record.commands.ts: `update {table.table} r set {sets} where id = $1`',
    because: OF_RESOURCE,
  },
  {
    call: 'platform/resources/record.commands.ts: `update {table.table} r set {table.moved.sets} where id = $1',
    because: OF_RESOURCE,
  },
  { call: 'platform/resources/record.commands.ts: `{table.inUse} limit 1`', because: OF_RESOURCE },
  {
    call: "platform/resources/record.commands.ts: `update {table.table} r set {setClauses(table, to).join(', '",
    because: OF_RESOURCE,
  },
  {
    call: 'platform/resources/record.commands.ts: `select least(coalesce(({sql}), 0) + 1, {POSITION_MAX})::int',
    because: OF_RESOURCE,
  },
  { call: 'users/user.queries.ts: `select {LINE}, u.sort, {total} as total from (select u.*, l', because: OF_FILTERS },
  { call: 'users/user.queries.ts: `select {LINE}, u.school_id as "schoolId", {instantJson(\'u.c', because: OF_FILTERS },
  { call: 'platform/resources/resource.csv.ts: text', because: OF_RESOURCE },
  {
    call: 'users/privacy/registry-rows.ts: text',
    because: 'Its columns are those of the database at run time.',
  },
  {
    call: 'platform/jobs/library-sql.ts: text',
    because: 'The SQL of the queue’s library: tests/server/platform/jobs run it.',
  },
];
