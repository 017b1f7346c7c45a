import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import {
  decideKey,
  type RevealedKey,
  SealedKey,
  type StoredKey,
} from '#domain/questions/answer-keys/answer-key.rule.ts';
import { teaches } from '../../classrooms/classroom.permission.ts';
import {
  type ContentImage,
  type ImageUrl,
  imagesJson,
  type StoredImage,
  withAddresses,
} from '../../content/content-image.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { isRandomised, storedKey } from '../../questions/answer-keys/key-columns.sql.ts';

/** A short answer that waits to be marked. */
export type ShortAnswer = {
  readonly attempt: string;
  readonly text: string;
  /** Null with anonymous marking. */
  readonly student: string | null;
};

/** The short answers to one question of an assignment that nobody has marked yet. */
export type ShortAnswers<F = ContentImage> = {
  readonly itemId: string;
  readonly stem: string;
  readonly images: readonly F[];
  readonly key: RevealedKey;
  readonly answers: readonly ShortAnswer[];
};

/** More than any class has; a longer list would be a long wait. */
const ANSWERS_MAX = 1_000;

/** The type of short written answers: longer ones are read one by one. */
export const GROUPED_TYPE = 'open';

/** Whether the answers to a question can be grouped: not if each student has other values. */
export const canGroup = (type: string, version: string): string =>
  `(${type} = '${GROUPED_TYPE}' and not ${isRandomised(version)})`;

const READ = `
  select i.id as "itemId", v.stem, ${imagesJson('v')} as images, ${storedKey('k')} as "storedKey", (
    select coalesce(json_agg(f.answer order by f.at), '[]') from (
      select md5(a.id::text) as at, json_build_object('attempt', a.id, 'text', coalesce((
          select l.response->>'text' from answer_log l where l.attempt_id = a.id and l.position = ai.position
          order by l.sequence desc limit 1), ''),
        'student', case when not $5::boolean then (select u.name from users u where u.id = a.user_id) end) as answer
      from attempts a join attempt_items ai on ai.attempt_id = a.id and ai.position = q.position and ai.outcome <> 'unanswered'
      where a.assignment_part_id = p.id and a.handed_in_at is not null and not exists (
        select from teacher_marks tm where tm.attempt_id = a.id and tm.position = ai.position)
      order by 1 limit ${ANSWERS_MAX}) f) as answers
  from assignments s join assignment_parts p on p.assignment_id = s.id join assignment_items q on q.part_id = p.id
  join item_versions v on v.id = q.version_id join items i on i.id = v.item_id
  join item_versions k on k.id = marking_version(v.id)
  where s.id = $1 and s.deleted_at is null and ${teaches('s.classroom_id', '$2')} and p.id = $3 and q.position = $4
    and ${canGroup('i.type', 'v')}`;

/**
 * The answers to a question that nobody has marked yet, in an order that is random and never changes. Throws
 * `NOT_FOUND` unless the viewer teaches the class, and for questions whose answers can't be grouped.
 */
export async function readShortAnswers(
  pool: pg.Pool,
  userId: string,
  question: {
    readonly assignment: string;
    readonly part: string;
    readonly position: number;
    readonly anonymous: boolean;
  },
  address: ImageUrl,
): Promise<ShortAnswers> {
  const { assignment, part, position, anonymous } = question;
  const { rows } =
    isUuid(assignment) && isUuid(part)
      ? await pool.query<Omit<ShortAnswers<StoredImage>, 'key'> & { readonly storedKey: StoredKey }>(READ, [
          ...[assignment, userId, part, position, anonymous],
        ])
      : { rows: [] };
  const [row] = rows;
  // The statement finds answers of classes that the viewer teaches, and no others.
  const decision = decideKey({ isAuthor: false, isMarker: true, isEarned: false, reservations: [] });
  if (row === undefined || !decision.revealed) throw new ProductError('NOT_FOUND');
  const { storedKey: stored, ...found } = row;
  return { ...withAddresses(found, address), key: new SealedKey(stored).reveal(decision.grant) };
}
