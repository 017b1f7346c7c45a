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

/** An uploaded file of an answer. */
export type SubmittedFile = {
  readonly id: string;
  /** Null with anonymous marking: students name files after themselves. */
  readonly name: string | null;
  readonly mime: string;
  /** Of its content; null for a file that is no longer stored. */
  readonly digest: string | null;
};

/** An answer of uploaded files that waits to be marked. */
export type SubmittedPhotos = {
  readonly attempt: string;
  /** Null with anonymous marking. */
  readonly student: string | null;
  readonly files: readonly SubmittedFile[];
};

/** The uploaded answers to one question of an assignment that nobody has marked yet. */
export type PhotoAnswers<F = ContentImage> = {
  readonly itemId: string;
  readonly stem: string;
  readonly images: readonly F[];
  readonly key: RevealedKey;
  readonly answers: readonly SubmittedPhotos[];
};

/** More than any class has; a longer list would be a long wait. */
const ANSWERS_MAX = 1_000;

const hasFiles = (type: string, version: string): string => `(${type} = 'file' and not ${isRandomised(version)})`;

/** Whether the latest answer to a question of files has an image. Needs an attempt and the position of a question. */
export const hasPhotos = (type: string, version: string, attempt: string, position: string): string => `(
  ${hasFiles(type, version)} and coalesce((
    select jsonb_path_exists(l.response, '$.files[*].mime ? (@ starts with "image/")') from answer_log l
    where l.attempt_id = ${attempt} and l.position = ${position} order by l.sequence desc limit 1), false))`;

// Only files of the student who answered: an answer that names another user's file has a file that is not stored.
const READ = `
  select i.id as "itemId", v.stem, ${imagesJson('v')} as images, ${storedKey('k')} as "storedKey", (
    select coalesce(json_agg(f.answer order by f.at), '[]') from (
      select md5(a.id::text) as at, json_build_object('attempt', a.id,
        'student', case when not $5::boolean then (select u.name from users u where u.id = a.user_id) end,
        'files', (
          select coalesce(json_agg(json_build_object('id', coalesce(e.file->>'id', ''),
            'name', case when not $5::boolean then coalesce(af.name, e.file->>'name') end,
            'mime', coalesce(af.mime, e.file->>'mime', ''), 'digest', af.digest) order by e.at), '[]')
          from jsonb_array_elements(coalesce((
            select l.response->'files' from answer_log l where l.attempt_id = a.id and l.position = ai.position
            order by l.sequence desc limit 1), '[]')) with ordinality as e(file, at)
          left join answer_files af on af.user_id = a.user_id and af.id::text = e.file->>'id')) as answer
      from attempts a join attempt_items ai on ai.attempt_id = a.id and ai.position = q.position and ai.outcome <> 'unanswered'
      where a.assignment_part_id = p.id and a.handed_in_at is not null and not exists (
        select from teacher_marks tm where tm.attempt_id = a.id and tm.position = ai.position)
      order by 1 limit ${ANSWERS_MAX}) f) as answers
  from assignments s join assignment_parts p on p.assignment_id = s.id join assignment_items q on q.part_id = p.id
  join item_versions v on v.id = q.version_id join items i on i.id = v.item_id
  join item_versions k on k.id = marking_version(v.id)
  where s.id = $1 and s.deleted_at is null and ${teaches('s.classroom_id', '$2')} and p.id = $3 and q.position = $4
    and ${hasFiles('i.type', 'v')}`;

/**
 * The uploaded answers to a question that nobody has marked yet, in an order that is random and never changes. Throws
 * `NOT_FOUND` unless the viewer teaches the class, and for questions that are not answered with files.
 */
export async function readPhotoAnswers(
  pool: pg.Pool,
  userId: string,
  question: {
    readonly assignment: string;
    readonly part: string;
    readonly position: number;
    readonly anonymous: boolean;
  },
  address: ImageUrl,
): Promise<PhotoAnswers> {
  const { assignment, part, position, anonymous } = question;
  const { rows } =
    isUuid(assignment) && isUuid(part)
      ? await pool.query<Omit<PhotoAnswers<StoredImage>, 'key'> & { readonly storedKey: StoredKey }>(READ, [
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
