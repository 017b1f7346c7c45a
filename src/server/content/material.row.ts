import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { isUuid } from '../platform/db/uuid.ts';

/* What all materials have in common, whatever their kind. */

const SOURCE = JSON.stringify({ work: null, author: null, url: null, licence: null });

type Row = {
  readonly id: string;
  readonly topic: string;
  readonly kind: string;
  readonly title: string;
  readonly summary: string;
  /** Null: the current position, or the last. */
  readonly position: number | null;
  readonly seconds: number | null;
};

/** Writes the row of a material; new ones are drafts. */
export async function writeMaterial(client: pg.ClientBase, row: Row, isNew: boolean): Promise<void> {
  const { id, topic, kind, title, summary, position, seconds } = row;
  if (!isUuid(topic)) throw new ProductError('INVALID_INPUT', { fields: { topic: problemText('optionMissing') } });
  const last = '(select coalesce(max(position), 0) + 1 from materials where topic_id = $2 and kind = $3)';
  const { rowCount } = isNew
    ? await client.query(
        `insert into materials (id, topic_id, kind, title, summary, position, seconds, source)
         select $1, t.id, $3, $4, $5, coalesce($6, ${last}), coalesce($7, 0), $8 from topics t where t.id = $2`,
        [id, topic, kind, title, summary, position, seconds, SOURCE],
      )
    : await client.query(
        `update materials m set topic_id = t.id, kind = $3, title = $4, summary = $5, seconds = coalesce($7, m.seconds),
           position = coalesce($6, case when m.topic_id = t.id and m.kind = $3 then m.position else ${last} end),
           revision = m.revision + 1, updated_at = now()
         from topics t where m.id = $1 and t.id = $2`,
        [id, topic, kind, title, summary, position, seconds],
      );
  if (rowCount === 0) throw new ProductError('INVALID_INPUT', { fields: { topic: problemText('optionMissing') } });
}

/** Locks a material of one of the kinds and returns its revision; null if there is none. */
export async function lockMaterial(
  client: pg.ClientBase,
  id: string,
  kinds: readonly string[],
): Promise<number | null> {
  const { rows } = await client.query<{ revision: number }>(
    'select revision from materials where id = $1 and kind = any($2) and deleted_at is null for update',
    [id, kinds],
  );
  return rows[0]?.revision ?? null;
}

/** Sets when a material is published; null makes it a draft. */
export async function publishMaterial(client: pg.ClientBase, id: string, at: Date | null): Promise<void> {
  await client.query(
    'update materials set published_at = $2, revision = revision + 1, updated_at = now() where id = $1',
    [id, at],
  );
}

/** SQL of `set`: the columns that every change updates. */
export const MATERIAL_TOUCHED = 'revision = revision + 1, updated_at = now()';

/** Moves it to the recycle bin, where students don't see it; their progress is kept. */
export async function removeMaterial(client: pg.ClientBase, id: string): Promise<void> {
  await client.query(
    `update materials set published_at = null, deleted_at = now(), ${MATERIAL_TOUCHED} where id = $1`,
    [id],
  );
}
