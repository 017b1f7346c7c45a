import type pg from 'pg';
import { decideAccess } from '#domain/access/content-access.rule.ts';
import { CONTENT_OF_KIND, type MaterialKind } from '#domain/content/material-kind.ts';
import type { Annotation } from '#domain/content/notes/annotation.schema.ts';
import { ANNOTATIONS_PER_NOTE_MAX } from '#domain/content/notes/note.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { accessFacts, type Viewer } from '../access/viewer.ts';
import { lockUser } from '../platform/db/lock-user.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { isUuid } from '../platform/db/uuid.ts';

type MaterialRow = { kind: MaterialKind; topic: string; subject: string; free: boolean };

/** Throws `NOT_FOUND` if there is no such published material, `PAYMENT_REQUIRED` if no plan of the viewer opens it. */
export async function requireMaterial(pool: pg.Pool, viewer: Viewer, id: string): Promise<MaterialRow> {
  const { rows } = isUuid(id)
    ? await pool.query<MaterialRow>({
        name: 'require-material',
        text: `select m.kind, t.id as topic, t.subject_id as subject, t.free from materials m
               join live_topics t on t.id = m.topic_id where m.id = $1 and m.published_at <= now()`,
        values: [id],
      })
    : { rows: [] };
  const [row] = rows;
  if (row === undefined) throw new ProductError('NOT_FOUND');
  const facts = accessFacts(viewer, { id: row.topic, free: row.free });
  const decision = decideAccess(facts, { type: CONTENT_OF_KIND[row.kind], topic: row.topic, subject: row.subject });
  if (!decision.allowed) throw new ProductError('PAYMENT_REQUIRED');
  return row;
}

/** Saves the viewer's reading position. The furthest one counts for the progress: going back doesn't lower it. */
export async function saveReadingPosition(
  pool: pg.Pool,
  viewer: Viewer,
  { material, heading, share }: { material: string; heading: string | null; share: number },
): Promise<void> {
  await requireMaterial(pool, viewer, material);
  await pool.query(
    `insert into material_progress as p (user_id, material_id, place, share) values ($1, $2, $3, $4)
     on conflict (user_id, material_id) do update
       set place = excluded.place, share = greatest(p.share, excluded.share), updated_at = now()`,
    [viewer.userId, material, JSON.stringify({ heading }), Math.min(1, Math.max(0, share))],
  );
}

/** Marks a material as done or not done. Repeating it keeps the first time. */
export async function markMaterial(pool: pg.Pool, viewer: Viewer, material: string, isDone: boolean): Promise<void> {
  await requireMaterial(pool, viewer, material);
  await pool.query(
    `insert into material_progress as p (user_id, material_id, place, share, done_at)
     values ($1, $2, '{}', $3, case when $4 then now() end)
     on conflict (user_id, material_id) do update
       set done_at = case when $4 then coalesce(p.done_at, now()) end, updated_at = now()`,
    [viewer.userId, material, isDone ? 1 : 0, isDone],
  );
}

// The newer revision wins, whichever arrives first; a repeated one counts once. A user can only reach their own row.
const SAVE = `
  insert into note_annotations as a
    (user_id, id, material_id, quote, before, after, start, comment, revision, removed)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (user_id, id) do update set comment = excluded.comment, revision = excluded.revision,
    removed = excluded.removed, updated_at = now()
  where a.revision < excluded.revision and a.material_id = excluded.material_id`;

/**
 * Saves a highlight, changed or removed. Throws as `requireMaterial`, and `INVALID_INPUT` if a note has too many
 * highlights.
 */
export async function saveAnnotation(
  pool: pg.Pool,
  viewer: Viewer,
  material: string,
  annotation: Annotation,
): Promise<void> {
  await requireMaterial(pool, viewer, material);
  await inTransaction(pool, (client) => storeAnnotation(client, viewer, material, annotation));
}

async function storeAnnotation(
  client: pg.ClientBase,
  viewer: Viewer,
  material: string,
  annotation: Annotation,
): Promise<void> {
  await lockUser(client, viewer.userId);
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from note_annotations
     where user_id = $1 and material_id = $2 and not removed and id <> $3`,
    [viewer.userId, material, annotation.id],
  );
  if (!annotation.removed && (rows[0]?.count ?? 0) >= ANNOTATIONS_PER_NOTE_MAX) {
    throw new ProductError('INVALID_INPUT', {
      fields: { quote: problemText('highlightsLimit') },
    });
  }
  const { id, quote, before, after, start, comment, revision, removed } = annotation;
  await client.query(SAVE, [
    viewer.userId,
    id,
    material,
    withoutNull(quote),
    withoutNull(before),
    withoutNull(after),
    start,
    withoutNull(comment),
    revision,
    removed,
  ]);
}

/** PostgreSQL's text allows every character except NUL. */
const withoutNull = (text: string): string => text.replaceAll('\0', '');
