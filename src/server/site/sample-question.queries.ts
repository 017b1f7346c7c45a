import type pg from 'pg';
import * as z from 'zod/mini';
import { ProductError } from '#domain/platform/errors.ts';
import { decideKey, SealedKey, type StoredKey } from '#domain/questions/answer-keys/answer-key.rule.ts';
import type { Choice } from '#domain/questions/choices.schema.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { explanationOf, storedKey } from '../questions/answer-keys/key-columns.sql.ts';
import { isReservedForAnyone } from '../questions/answer-keys/reserved-questions.sql.ts';

/** A real question of the bank that anyone may try. */
export type SampleQuestion = { id: string; subject: string; topic: string; stem: string; choices: Choice[] };
export type SampleResult = { right: string; explanation: string | null };

/** How many questions of a subject are examined to find one that no assignment reserves. */
const CANDIDATES = 20;
const keySchema = z.object({ choices: z.array(z.string()) });

/**
 * The first multiple-choice question of each subject's first free topic whose text needs no typesetting except
 * emphasis, because the public site shows it without the code for formulas. Only these reveal their answer key to users
 * without an account, and none that an assignment reserves for a student, who might have signed out to look.
 */
const SAMPLES = `
  select distinct on (c.subject_id) c.* from (
  select i.id, s.id as subject_id, s.title as subject, t.title as topic, v.stem, coalesce(v.body->'choices', '[]') as choices,
    ${storedKey('v')} as "storedKey", s.position,
    row_number() over (partition by s.id order by t.position, i.created_at, i.external_id) as rank
  from live_subjects s
  join live_topics t on t.subject_id = s.id and t.free
  join items i on i.topic_id = t.id and i.type = 'multiple-choice' and i.live
  join item_versions v on v.item_id = i.id and v.version = i.version
  where v.figures = '[]' and length(v.stem) < 300
    and regexp_replace(concat(v.stem, v.body, ${explanationOf('v')}), '(\\*{1,2})[^*\\s][^*\\n]*\\1', '', 'g') !~ '[$*_|\`<]'
  ) c where c.rank <= ${CANDIDATES} and not ${isReservedForAnyone('c.id')} order by c.subject_id, c.rank`;

/** Samples in the order of the subjects. */
export async function readSampleQuestions(pool: pg.Pool): Promise<SampleQuestion[]> {
  const { rows } = await pool.query<SampleQuestion>(
    `select id, subject, topic, stem, choices from (${SAMPLES}) row order by position, subject`,
  );
  return rows;
}

/** The correct answer and its explanation. Throws `NOT_FOUND` for every question that is not a sample. */
export async function readSampleResult(pool: pg.Pool, id: string): Promise<SampleResult> {
  const { rows } = isUuid(id)
    ? await pool.query<{ storedKey: StoredKey }>(`select "storedKey" from (${SAMPLES}) row where id = $1`, [id])
    : { rows: [] };
  const [row] = rows;
  const decision = decideKey({ isAuthor: false, isMarker: false, isEarned: true, reservations: [] });
  if (row === undefined || !decision.revealed) throw new ProductError('NOT_FOUND');
  const { answer, explanation } = new SealedKey(row.storedKey).reveal(decision.grant);
  const [right = ''] = keySchema.parse(answer).choices;
  return { right, explanation };
}
