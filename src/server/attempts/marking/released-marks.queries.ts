import type pg from 'pg';
import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import type { Award, MarkScheme } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { schemeOfKey } from '#domain/attempts/marking/scheme-of-key.ts';
import { decideKey, SealedKey, type StoredKey } from '#domain/questions/answer-keys/answer-key.rule.ts';
import type { Reservation } from '#domain/questions/answer-keys/reservation.rule.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import {
  type ContentImage,
  type ImageUrl,
  imagesJson,
  type StoredImage,
  withAddresses,
} from '../../content/content-image.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { type StoredDraw, withDraw } from '../../questions/answer-keys/drawn-question.ts';
import { storedAnswer, storedDraw } from '../../questions/answer-keys/key-columns.sql.ts';
import { reservationsJson, showsResult } from '../../questions/answer-keys/reserved-questions.sql.ts';

/** A teacher's marks and comment for an answer, as the student sees them. */
export type ReleasedMark<F = ContentImage> = {
  readonly position: number;
  /** Its number among the questions of the attempt: positions have gaps if the questions were drawn from a pool. */
  readonly number: number;
  readonly stem: string;
  readonly images: readonly F[];
  /** The current mark scheme; null if the question no longer has one. */
  readonly scheme: MarkScheme | null;
  readonly marks: number;
  readonly outOf: number;
  readonly awards: readonly Award[];
  readonly comment: string;
  readonly remarkRequest: { readonly text: string; readonly answer: string | null } | null;
};

/** Whether a teacher's marks are released, for the alias of the attempt: marks and comments are released together. */
export const isReleased = (attempt: string, student: string): string => showsResult(attempt, student);

const RESERVATIONS = reservationsJson('reserved_for($2)', 'rq.item_id = v.item_id');

// The final round: moderation, or the first if no later round differs from it.
const READ = `
  select tm.position, (select count(*)::int from attempt_items o where o.attempt_id = a.id and o.position <= tm.position) as number, v.stem, ${imagesJson('v')} as images, tm.marks, i.type, ${storedAnswer('k')} as "storedKey", ${storedDraw('v', 'k', 'ai')} as draw, ${RESERVATIONS} as reservations, tm.awards, tm.comment, (
    select json_build_object('text', c.text, 'answer', c.answer) from mark_complaints c
    where c.attempt_id = tm.attempt_id and c.position = tm.position) as "remarkRequest"
  from attempts a join teacher_marks tm on tm.attempt_id = a.id
  join attempt_items ai on ai.attempt_id = a.id and ai.position = tm.position and ai.credit is not null
  join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id
  join item_versions k on k.id = marking_version(v.id)
  where a.id = $1 and a.user_id = $2 and ${isReleased('a', '$2')} and tm.round = (
    select case when bool_or(o.round = 3) then 3 else 1 end from teacher_marks o
    where o.attempt_id = tm.attempt_id and o.position = tm.position)
  order by tm.position`;

type Row = Omit<ReleasedMark<StoredImage>, 'outOf' | 'scheme'> & {
  readonly type: QuestionTypeName;
  readonly storedKey: StoredKey;
  readonly draw: StoredDraw | null;
  readonly reservations: readonly Reservation[];
};

/** The mark points of the viewer's attempt once they are released; none before, and none for other users' attempts. */
export async function readReleasedMarks(
  pool: pg.Pool,
  userId: string,
  attempt: string,
  address: ImageUrl,
): Promise<ReleasedMark[]> {
  const { rows } = isUuid(attempt)
    ? await pool.query<Row>({ name: 'released-marks', text: READ, values: [attempt, userId] })
    : { rows: [] };
  return rows.map((drawn: Row) => {
    const { type, storedKey, reservations, draw: _, ...row } = withDraw(drawn);
    const decision = decideKey({ isAuthor: false, isMarker: false, isEarned: true, reservations });
    const key = decision.revealed ? new SealedKey(storedKey).reveal(decision.grant).answer : null;
    const scheme = key === null ? null : schemeOfKey(type, key);
    const outOf = scheme === null ? row.marks : evaluateAwards(scheme, row.awards).outOf;
    return { ...withAddresses(row, address), scheme, outOf };
  });
}
