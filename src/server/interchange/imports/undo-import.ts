import pg from 'pg';
import type { UndoReport } from '#domain/interchange/import-report.ts';
import { writeCards } from '../../cards/own-card.commands.ts';
import type { NoteBefore } from '../../platform/db/schema/interchange/imports.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lockOutImports } from '../bank/import-files.ts';

/** The questions of an import, each with its previous version and its revision after the import. */
const IMPORTED = `
  select item_id, before, revision from import_items where import_id = $1
  union all select unnest(item_ids), null, 1 from import_arrivals where import_id = $1`;

// Questions that are in an attempt, a paper, an assignment or an exam, or that were edited since, stay.
const UNUSED = `
  select n.item_id as id, n.before from (${IMPORTED}) n join items i on i.id = n.item_id
  where i.revision = n.revision and not exists (
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

// A card that was reviewed, edited or assigned stays.
const UNUSED_NOTES = `
  select n.note_id as id, n.before from import_notes n join card_notes c on c.id = n.note_id
  where n.import_id = $1 and c.updated_at = n.written_at
    and not (n.before is null and (
      exists (select from cards k join review_log r on r.card_id = k.id where k.note_id = c.id)
      or exists (select from assignment_parts p where p.material_id = c.deck_id)))
  for update of c`;

const BACK_NOTES = `
  update card_notes n set content = b.content, section = b.section, position = b.position, figures = b.figures,
    updated_at = b."updatedAt", removed_at = case when b.removed then now() end
  from json_to_recordset($1::json)
    as b(id uuid, content jsonb, section text, position integer, figures jsonb, removed boolean,
      "updatedAt" timestamptz)
  where n.id = b.id`;

type ImportedIds = { readonly subjects: string[]; readonly topics: string[]; readonly decks: string[] };
type UnusedNote = { readonly id: string; readonly before: NoteBefore | null };

/**
 * Undoes an import: deletes questions and cards that it created, and restores those that it changed. What was used
 * since in attempts, papers or assignments, reviewed, or edited stays and is counted. Decks and topics that it created
 * are deleted if they are empty.
 */
export async function undoImport(pool: pg.Pool, id: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    await lockOutImports(client);
    const { rows } = await client.query<{ made: ImportedIds | null; items: number; notes: number }>(
      `select made, (select count(*)::int from (${IMPORTED}) n join items i on i.id = n.item_id) as items,
         (select count(*)::int from import_notes where import_id = $1) as notes
       from imports where id = $1 and state = 'undoing'`,
      [id],
    );
    const found = rows[0];
    if (found === undefined) return;
    const questions = await undoQuestions(client, id);
    const cards = await undoNotes(client, id);
    if (found.made !== null) await deleteUnused(client, found.made);
    const undone: UndoReport = {
      ...{ ...questions, kept: found.items - questions.removed - questions.restored },
      cards: { ...cards, kept: found.notes - cards.removed - cards.restored },
    };
    await client.query(
      `update imports set state = 'undone', finished_at = now(), report = coalesce(report, '{}'::jsonb) || $2 where id = $1`,
      [id, JSON.stringify({ undone })],
    );
  });
}

type Undone = { readonly removed: number; readonly restored: number };

async function undoQuestions(client: pg.ClientBase, id: string): Promise<Undone> {
  const { rows: unused } = await client.query<{ id: string; before: number | null }>(UNUSED, [id]);
  const fresh = unused.filter(({ before }) => before === null).map((item) => item.id);
  const changed = unused.filter(({ before }) => before !== null);
  await client.query('delete from items where id = any($1)', [fresh]);
  await client.query(BACK, [changed.map((item) => item.id), changed.map(({ before }) => before)]);
  return { removed: fresh.length, restored: changed.length };
}

async function undoNotes(client: pg.ClientBase, id: string): Promise<Undone> {
  const { rows: unused } = await client.query<UnusedNote>(UNUSED_NOTES, [id]);
  const fresh = unused.filter(({ before }) => before === null).map((note) => note.id);
  const changed = unused.flatMap((note) => (note.before === null ? [] : [{ id: note.id, ...note.before }]));
  await client.query('delete from card_notes where id = any($1)', [fresh]);
  await client.query(BACK_NOTES, [JSON.stringify(changed)]);
  await writeCards(client, changed);
  return { removed: fresh.length, restored: changed.length };
}

/** Empty decks, topics and subjects. */
async function deleteUnused(client: pg.ClientBase, { decks, topics, subjects }: ImportedIds): Promise<void> {
  await client.query(
    `delete from materials m where m.id = any($1)
       and not exists (select from card_notes where deck_id = m.id)
       and not exists (select from assignment_parts where material_id = m.id)`,
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

/** A remaining reference to it makes the deletion fail, and it stays. */
async function deleteIfFree(client: pg.ClientBase, table: 'topics' | 'subjects', id: string): Promise<void> {
  await client.query('savepoint free');
  try {
    await client.query(`delete from ${table} where id = $1`, [id]);
    await client.query('release savepoint free');
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === '23503')) throw error;
    await client.query('rollback to savepoint free');
  }
}
