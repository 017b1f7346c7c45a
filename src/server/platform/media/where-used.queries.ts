import type pg from 'pg';
import type { FileUseKind } from '#domain/content/material-kind.ts';

export type Use = {
  readonly kind: FileUseKind;
  readonly id: string;
  readonly title: string;
};

/** Every place that uses a digest, as a row of `kind, id, title`. Anything else does not count as a use. */
const USES = `
  select m.kind, m.id, m.title from media_files f join materials m on m.id = f.material_id
    where f.digest = $1 or f.poster = $1
  union select m.kind, m.id, m.title from note_texts n join materials m on m.id = n.material_id where n.figures ? $1
  union select m.kind, m.id, m.title from note_versions n join materials m on m.id = n.material_id where n.figures ? $1
  union select 'deck', m.id, m.title from card_notes n join materials m on m.id = n.deck_id
    where n.figures ? $1 and n.removed_at is null
  union select 'blogPost', id, title from blog_posts where picture = $1 or figures ? $1
  union select 'question', i.id, left(v.stem, 80) from item_versions v join items i on i.id = v.item_id
    where v.figures ? $1 and v.version = i.version`;

const USES_SHOWN = 50;

/** Where a file is used, for users who may change or upload it again. */
export async function whereUsed(pool: pg.Pool, digest: string): Promise<Use[]> {
  const { rows } = await pool.query<Use>(`select * from (${USES}) u order by kind, title limit ${USES_SHOWN}`, [
    digest,
  ]);
  return rows;
}
