import type pg from 'pg';
import type { ItemTypeName } from '#domain/items/registry.ts';
import { evaluateAwards } from '#domain/marking/evaluate-awards.rule.ts';
import type { Award } from '#domain/marking/mark-scheme.schema.ts';
import { schemeOfKey } from '#domain/marking/scheme-of-key.ts';
import { isUuid } from '../db/uuid.ts';

/** What a teacher gave an answer, as its student is told. */
export type ToldMark = {
  readonly position: number;
  readonly marks: number;
  readonly outOf: number;
  readonly awards: readonly Award[];
  readonly comment: string;
  readonly complaint: { readonly text: string; readonly answer: string | null } | null;
};

/** Whether answers and comments are told, for the alias of the assignment: as it says, or once it is released. */
export const toldFeedback = (assignment: string): string => `(${assignment}.shows_feedback = 'handIn'
  or ${assignment}.shows_feedback <> 'never' and ${assignment}.marks_released_at is not null
  or ${assignment}.shows_feedback = 'due' and coalesce(${assignment}.late_until, ${assignment}.due_at, '-infinity') < now())`;

// Of the rounds the settled one: moderation, or the first where nobody differs from it.
const READ = `
  select tm.position, tm.marks, i.type, k.key, tm.awards, tm.comment, (
    select json_build_object('text', c.text, 'answer', c.answer) from mark_complaints c
    where c.attempt_id = tm.attempt_id and c.position = tm.position) as complaint
  from attempts a join assignment_parts p on p.id = a.assignment_part_id join assignments s on s.id = p.assignment_id
  join teacher_marks tm on tm.attempt_id = a.id
  join attempt_items ai on ai.attempt_id = a.id and ai.position = tm.position and ai.credit is not null
  join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id
  join item_versions k on k.id = marking_version(v.id)
  where a.id = $1 and a.user_id = $2 and ${toldFeedback('s')} and tm.round = (
    select case when bool_or(o.round = 3) then 3 else 1 end from teacher_marks o
    where o.attempt_id = tm.attempt_id and o.position = tm.position)
  order by tm.position`;

type Row = Omit<ToldMark, 'outOf'> & { readonly type: ItemTypeName; readonly key: unknown };

/** The mark points of an attempt of one's own, once they are told; nothing before, and for everybody else's. */
export async function readToldMarks(pool: pg.Pool, userId: string, attempt: string): Promise<ToldMark[]> {
  const { rows } = isUuid(attempt)
    ? await pool.query<Row>({ name: 'told-marks', text: READ, values: [attempt, userId] })
    : { rows: [] };
  return rows.map(({ type, key, ...row }) => {
    const scheme = schemeOfKey(type, key);
    return { ...row, outOf: scheme === null ? row.marks : evaluateAwards(scheme, row.awards).outOf };
  });
}
