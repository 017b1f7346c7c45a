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

/** A short answer that waits to be marked. */
export type ShortAnswer = {
  readonly attempt: string;
  readonly text: string;
  /** Null with anonymous marking. */
  readonly student: string | null;
};

/** The short answers to one question of an assignment that nobody has marked yet. */
export type ShortAnswers = UnmarkedAnswers<ShortAnswer>;

/** The type of short written answers: longer ones are read one by one. */
export const GROUPED_TYPE = 'open';

/** Whether the answers to a question can be grouped: not if each student has other values. */
export const canGroup = (type: string, version: string): string =>
  `(${type} = '${GROUPED_TYPE}' and not ${isRandomised(version)})`;

const READ = unmarkedAnswers(
  `'text', coalesce(${latestResponse("l.response->>'text'")}, ''), 'student', ${NAMED_STUDENT}`,
  canGroup,
);

/**
 * The answers to a question that nobody has marked yet, in an order that is random and never changes. Throws
 * `NOT_FOUND` unless the viewer teaches the class, and for questions whose answers can't be grouped.
 */
export async function readShortAnswers(
  pool: pg.Pool,
  userId: string,
  question: QuestionToMark,
  address: ImageUrl,
): Promise<ShortAnswers> {
  const { assignment, part, position, anonymous } = requestedQuestion(question);
  const { rows } = await pool.query<StoredAnswers<ShortAnswer>>(READ, [assignment, userId, part, position, anonymous]);
  return shownToMarker(rows[0], address);
}
