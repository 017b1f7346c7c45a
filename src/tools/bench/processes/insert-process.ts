/**
 * The floor of an import, in its own process: inserts the questions of the database again, in batches of the same size,
 * with nothing else to do. Results over IPC.
 */
import pg from 'pg';
import { BATCH_SIZE } from '#server/interchange/bank/import-run.ts';
import { leaveSearchWords } from '#server/interchange/bank/search-words.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { ownConnection } from '#server/platform/db/own-connection.ts';
import { readSettings } from '#server/platform/settings/settings.ts';

export type MeasuredInsert = { readonly seconds: number; readonly inserted: number };

type Batch = { readonly items: string; readonly versions: string; readonly positions: string | null };

const READ = `
  select json_agg(i) as items, json_agg(v) as versions, json_agg(q) filter (where q.item_id is not null) as positions
  from (
    select *, (row_number() over (order by id) - 1) / $1 as batch from items
  ) b
  join lateral (
    select b.id, b.topic_id, b.external_id, b.type, b.subtopic, b.tags, b.version, b.in_bank, b.owner_id
  ) i on true
  join lateral (
    select w.id, w.item_id, w.version, w.stem, w.body, w.key, w.explanation, w.hints, w.source, w.figures, w.digest
    from item_versions w where w.item_id = b.id
  ) v on true
  left join lateral (
    select p.quiz_id, p.item_id, p.position from quiz_items p where p.item_id = b.id
  ) q on true
  group by b.batch order by b.batch`;

const INSERTS = {
  items: `
    insert into items (id, topic_id, external_id, type, subtopic, tags, version, in_bank, owner_id)
    select id, topic_id, external_id, type, subtopic, tags, version, in_bank, owner_id
    from jsonb_populate_recordset(null::items, $1)`,
  versions: `
    insert into item_versions (id, item_id, version, stem, body, key, explanation, hints, source, figures, digest)
    select id, item_id, version, stem, body, key, explanation, hints, source, figures, digest
    from jsonb_populate_recordset(null::item_versions, $1)`,
  positions: `
    insert into quiz_items (quiz_id, item_id, position)
    select quiz_id, item_id, position from jsonb_populate_recordset(null::quiz_items, $1)`,
} as const;

if (!process.connected) throw new Error('Only bench/import.ts runs this.');

const database = await openDatabase(readSettings(process.env), { role: 'tool' });
// As text, so that nothing but inserting is measured.
const client = new pg.Client({
  ...ownConnection(database.pool.options, 'lectern bench'),
  types: { getTypeParser: () => (text: string | Buffer) => text },
});
await client.connect();
try {
  const { rows: batches } = await client.query<Batch>(READ, [BATCH_SIZE]);
  await client.query('truncate items cascade');
  let inserted = 0;
  const started = performance.now();
  for (const batch of batches) {
    await client.query('begin');
    await leaveSearchWords(client);
    for (const table of ['items', 'versions', 'positions'] as const) {
      const values = batch[table];
      if (values === null) continue;
      const { rowCount } = await client.query({ name: `bench-${table}`, text: INSERTS[table], values: [values] });
      if (table === 'items') inserted += rowCount ?? 0;
    }
    await client.query('commit');
  }
  const measured: MeasuredInsert = { seconds: (performance.now() - started) / 1_000, inserted };
  process.send?.(measured);
} finally {
  await client.end();
  await database.close();
}
process.disconnect?.();
