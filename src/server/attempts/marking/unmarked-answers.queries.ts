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
import { storedKey } from '../../questions/answer-keys/key-columns.sql.ts';

/** The answers to one question of an assignment that nobody has marked yet. */
export type UnmarkedAnswers<Answer, Image = ContentImage> = {
  readonly itemId: string;
  readonly stem: string;
  readonly images: readonly Image[];
  readonly key: RevealedKey;
  readonly answers: readonly Answer[];
};

/** A question of a task of an assignment, and whether students are named. */
export type QuestionToMark = {
  readonly assignment: string;
  readonly part: string;
  readonly position: number;
  readonly anonymous: boolean;
};

/** More than any class has; a longer list would be a long wait. */
const ANSWERS_MAX = 1_000;

/** The name of the student of attempt `a`, or null with anonymous marking. For the fields of an answer. */
export const NAMED_STUDENT = `case when not $5::boolean then (select u.name from users u where u.id = a.user_id) end`;

/** The newest response to question `ai` of attempt `a`. For the fields of an answer. */
export const latestResponse = (value: string): string => `(
  select ${value} from answer_log l where l.attempt_id = a.id and l.position = ai.position
  order by l.sequence desc limit 1)`;

/**
 * The statement that reads a question with its unmarked answers, in an order that is random and never changes.
 * @param fields - Of an answer next to its attempt, as arguments of `json_build_object`.
 * @param canRead - Whether the question is of the kind that is meant, by its type and version.
 */
export const unmarkedAnswers = (fields: string, canRead: (type: string, version: string) => string): string => `
  select i.id as "itemId", v.stem, ${imagesJson('v')} as images, ${storedKey('k')} as "storedKey", (
    select coalesce(json_agg(f.answer order by f.at), '[]') from (
      select md5(a.id::text) as at, json_build_object('attempt', a.id, ${fields}) as answer
      from attempts a join attempt_items ai on ai.attempt_id = a.id and ai.position = q.position and ai.outcome <> 'unanswered'
      where a.assignment_part_id = p.id and a.handed_in_at is not null and not exists (
        select from teacher_marks tm where tm.attempt_id = a.id and tm.position = ai.position)
      order by 1 limit ${ANSWERS_MAX}) f) as answers
  from assignments s join assignment_parts p on p.assignment_id = s.id join assignment_items q on q.part_id = p.id
  join item_versions v on v.id = q.version_id join items i on i.id = v.item_id
  join item_versions k on k.id = marking_version(v.id)
  where s.id = $1 and s.deleted_at is null and ${teaches('s.classroom_id', '$2')} and p.id = $3 and q.position = $4
    and ${canRead('i.type', 'v')}`;

/** A row of such a statement. */
export type StoredAnswers<Answer> = Omit<UnmarkedAnswers<Answer, StoredImage>, 'key'> & {
  readonly storedKey: StoredKey;
};

/** The question with ids that a statement accepts; null for those that can't exist. */
export function requestedQuestion({ assignment, part, position, anonymous }: QuestionToMark) {
  const idOf = (given: string): string | null => (isUuid(given) ? given : null);
  return { assignment: idOf(assignment), part: idOf(part), position, anonymous };
}

/**
 * What a marker sees of a row. Throws `NOT_FOUND` without a row: the viewer doesn't teach the class, or the question is
 * of another kind.
 */
export function shownToMarker<Answer>(
  row: StoredAnswers<Answer> | undefined,
  address: ImageUrl,
): UnmarkedAnswers<Answer> {
  // The statement finds answers of classes that the viewer teaches, and no others.
  const decision = decideKey({ isAuthor: false, isMarker: true, isEarned: false, reservations: [] });
  if (row === undefined || !decision.revealed) throw new ProductError('NOT_FOUND');
  const { storedKey: stored, ...found } = row;
  return { ...withAddresses(found, address), key: new SealedKey(stored).reveal(decision.grant) };
}
