import type pg from 'pg';
import { ProductError } from '#domain/errors.ts';
import type { Choice } from '#domain/items/choices.schema.ts';
import { isUuid } from '../db/uuid.ts';

/** A real question of the bank that anybody may try. */
export type SampleItem = { id: string; subject: string; topic: string; stem: string; choices: Choice[] };
export type SampleVerdict = { right: string; explanation: string | null };

/**
 * The first multiple-choice question of each subject's first free topic whose words need no typesetting but
 * emphasis: the public site shows it without the code that sets formulas. Only these ever tell their key to somebody
 * without an account.
 */
const SAMPLES = `
  select distinct on (s.id) i.id, s.title as subject, t.title as topic, v.stem, v.body->'choices' as choices,
    v.key->'choices'->>0 as right, v.explanation, s.position
  from live_subjects s
  join live_topics t on t.subject_id = s.id and t.free
  join items i on i.topic_id = t.id and i.type = 'multiple-choice' and i.live
  join item_versions v on v.item_id = i.id and v.version = i.version
  where v.figures = '[]' and length(v.stem) < 300
    and regexp_replace(concat(v.stem, v.body, v.explanation), '(\\*{1,2})[^*\\s][^*\\n]*\\1', '', 'g') !~ '[$*_|\`<]'
  order by s.id, t.position, i.created_at, i.external_id`;

/** Samples in the order of the subjects. */
export async function readSampleItems(pool: pg.Pool): Promise<SampleItem[]> {
  const { rows } = await pool.query<SampleItem>(
    `select id, subject, topic, stem, choices from (${SAMPLES}) row order by position, subject`,
  );
  return rows;
}

/** What is right, and why. Throws `NOT_FOUND` for every question that is not a sample. */
export async function readSampleVerdict(pool: pg.Pool, id: string): Promise<SampleVerdict> {
  const { rows } = isUuid(id)
    ? await pool.query<SampleVerdict>(`select "right", explanation from (${SAMPLES}) row where id = $1`, [id])
    : { rows: [] };
  const [row] = rows;
  if (row === undefined) throw new ProductError('NOT_FOUND');
  return row;
}
