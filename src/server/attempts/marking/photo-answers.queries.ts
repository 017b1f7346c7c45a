import type pg from 'pg';
import type { ImageUrl } from '../../content/content-image.ts';
import { isRandomised } from '../../questions/answer-keys/key-columns.sql.ts';
import {
  latestResponse,
  NAMED_STUDENT,
  type QuestionToMark,
  requestedQuestion,
  type StoredAnswers,
  shownToMarker,
  type UnmarkedAnswers,
  unmarkedAnswers,
} from './unmarked-answers.queries.ts';

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
export type PhotoAnswers = UnmarkedAnswers<SubmittedPhotos>;

const hasFiles = (type: string, version: string): string => `(${type} = 'file' and not ${isRandomised(version)})`;

/** Whether the latest answer to a question of files has an image. Needs an attempt and the position of a question. */
export const hasPhotos = (type: string, version: string, attempt: string, position: string): string => `(
  ${hasFiles(type, version)} and coalesce((
    select jsonb_path_exists(l.response, '$.files[*].mime ? (@ starts with "image/")') from answer_log l
    where l.attempt_id = ${attempt} and l.position = ${position} order by l.sequence desc limit 1), false))`;

// Only files of the student who answered: an answer that names another user's file has a file that is not stored.
const READ = unmarkedAnswers(
  `'student', ${NAMED_STUDENT}, 'files', (
    select coalesce(json_agg(json_build_object('id', coalesce(e.file->>'id', ''),
      'name', case when not $5::boolean then coalesce(af.name, e.file->>'name') end,
      'mime', coalesce(af.mime, e.file->>'mime', ''), 'digest', af.digest) order by e.at), '[]')
    from jsonb_array_elements(coalesce(${latestResponse("l.response->'files'")}, '[]')) with ordinality as e(file, at)
    left join answer_files af on af.user_id = a.user_id and af.id::text = e.file->>'id')`,
  hasFiles,
);

/**
 * The uploaded answers to a question that nobody has marked yet, in an order that is random and never changes. Throws
 * `NOT_FOUND` unless the viewer teaches the class, and for questions that are not answered with files.
 */
export async function readPhotoAnswers(
  pool: pg.Pool,
  userId: string,
  question: QuestionToMark,
  address: ImageUrl,
): Promise<PhotoAnswers> {
  const { assignment, part, position, anonymous } = requestedQuestion(question);
  const { rows } = await pool.query<StoredAnswers<SubmittedPhotos>>(READ, [
    assignment,
    userId,
    part,
    position,
    anonymous,
  ]);
  return shownToMarker(rows[0], address);
}
