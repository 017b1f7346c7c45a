import type pg from 'pg';
import type { UndoReport } from '#domain/interchange/import-report.ts';
import { inTransaction } from '../db/transaction.ts';
import { lockOutImports } from '../interchange/import-files.ts';

// Whoever has it in an attempt, a paper, an assignment or an exam keeps it; so does whoever has written on since.
const UNUSED = `
  select n.item_id as id, n.before from import_items n join items i on i.id = n.item_id
  where n.import_id = $1 and i.revision = n.revision and not exists (
    select from item_versions v where v.item_id = i.id and v.version > coalesce(n.before, 0) and (
      exists (select from attempt_items x where x.version_id = v.id)
      or exists (select from paper_items x where x.version_id = v.id)
      or exists (select from exam_items x where x.version_id = v.id)
      or exists (select from assignment_items x where x.version_id = v.id)))
  and not exists (select from quiz_items qi join quizzes q on q.id = qi.quiz_id where qi.item_id = i.id and not q.practice
    and n.before is null)
  for update of i`;

const BACK = `
  with back as (
    update items i set version = u.before, revision = i.revision + 1, changed_at = now()
    from unnest($1::uuid[], $2::integer[]) as u(id, before) where i.id = u.id returning i.id, i.version
  )
  delete from item_versions v using back where v.item_id = back.id and v.version > back.version`;

type Made = { readonly subjects: string[]; readonly topics: string[]; readonly decks: string[] };

/**
 * Takes out what an import brought: questions it made go, those it changed say again what they said. What was used in
 * attempts, papers or assignments since, or changed by somebody, stays and is counted. Topics it made go when empty.
 */
export async function undoImport(pool: pg.Pool, id: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    await lockOutImports(client);
    const { rows } = await client.query<{ made: Made | null; count: number }>(
      `select made, (select count(*)::int from import_items where import_id = $1) as count
       from imports where id = $1 and state = 'undoing'`,
      [id],
    );
    const found = rows[0];
    if (found === undefined) return;
    const { rows: unused } = await client.query<{ id: string; before: number | null }>(UNUSED, [id]);
    const fresh = unused.filter(({ before }) => before === null).map((item) => item.id);
    const changed = unused.filter(({ before }) => before !== null);
    await client.query('delete from items where id = any($1)', [fresh]);
    await client.query(BACK, [changed.map((item) => item.id), changed.map(({ before }) => before)]);
    if (found.made !== null) await clearAway(client, found.made);
    const undone: UndoReport = {
      ...{ removed: fresh.length, restored: changed.length },
      kept: found.count - unused.length,
    };
    await client.query(
      `update imports set state = 'undone', finished_at = now(), report = coalesce(report, '{}'::jsonb) || $2 where id = $1`,
      [id, JSON.stringify({ undone })],
    );
  });
}

/** Decks nobody has learned from, then topics and subjects in which nothing stands. */
async function clearAway(client: pg.ClientBase, { decks, topics, subjects }: Made): Promise<void> {
  await client.query(
    `delete from materials m where m.id = any($1) and not exists (
       select from card_notes n join cards c on c.note_id = n.id join review_log r on r.card_id = c.id where n.deck_id = m.id)`,
    [decks],
  );
  await client.query(
    `delete from quizzes q where q.topic_id = any($1) and q.practice and not exists (
       select from quiz_items where quiz_id = q.id)`,
    [topics],
  );
  for (const id of topics) await deleteIfFree(client, 'topics', id);
  for (const id of subjects) await deleteIfFree(client, 'subjects', id);
}

/** Whatever still belongs to it refuses the deletion, and it stays. */
async function deleteIfFree(client: pg.ClientBase, table: 'topics' | 'subjects', id: string): Promise<void> {
  await client.query('savepoint free');
  try {
    await client.query(`delete from ${table} where id = $1`, [id]);
    await client.query('release savepoint free');
  } catch (error) {
    if ((error as { code?: string }).code !== '23503') throw error;
    await client.query('rollback to savepoint free');
  }
}
