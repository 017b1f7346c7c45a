import type pg from 'pg';
import { decideAccess } from '#domain/access/content-access.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { accessFacts, type Viewer } from '../access/viewer.ts';
import { quizRefJson } from '../attempts/attempt-summary.queries.ts';
import type { QuizRef } from '../content/content.queries.ts';
import {
  type ContentImage,
  type ImageUrl,
  imagesJson,
  type StoredImage,
  withAddresses,
} from '../content/content-image.ts';
import type { QuestionSource } from '../platform/db/schema/questions/questions.ts';
import { isUuid } from '../platform/db/uuid.ts';

/** A question as a student sees it while answering. */
export type PublicQuestion<F = ContentImage> = {
  readonly position: number;
  readonly type: QuestionTypeName;
  readonly stem: string;
  readonly body: unknown;
  readonly images: readonly F[];
  readonly source: QuestionSource;
};
export type Quiz = QuizRef & { readonly items: readonly PublicQuestion[] };

type QuizRow = { quiz: QuizRef; topic_free: boolean; items: readonly PublicQuestion<StoredImage>[] };

// One statement for any number of questions; PostgreSQL writes the JSON. It does not contain the answer key.
const READ_QUIZ = `
  select ${quizRefJson('q', 't', 's')} as quiz, t.free as topic_free, (
    select coalesce(json_agg(json_build_object('position', row.position, 'type', row.type, 'stem', row.stem,
      'body', row.body, 'images', row.images, 'source', row.source) order by row.position), '[]')
    from (
      select row_number() over (order by qi.position, qi.item_id)::int as position, i.type, v.stem, v.body, v.source,
        ${imagesJson('v')} as images
      from quiz_items qi
      join items i on i.id = qi.item_id and i.live
      join item_versions v on v.item_id = i.id and v.version = i.version
      where qi.quiz_id = q.id
    ) row
  ) as items
  from quizzes q join live_topics t on t.id = q.topic_id join live_subjects s on s.id = t.subject_id
  where q.id = $1 and q.live`;

/** A quiz with its questions, without answer keys. Throws `NOT_FOUND`, or `PAYMENT_REQUIRED` if no plan opens it. */
export async function readQuiz(pool: pg.Pool, viewer: Viewer, id: string, address: ImageUrl): Promise<Quiz> {
  const row = isUuid(id)
    ? (await pool.query<QuizRow>({ name: 'read-quiz', text: READ_QUIZ, values: [id] })).rows[0]
    : undefined;
  if (row === undefined) throw new ProductError('NOT_FOUND');
  refuseUnlessOpen(viewer, row.quiz, row.topic_free);
  return { ...row.quiz, items: row.items.map((item) => withAddresses(item, address)) };
}

/** Throws `PAYMENT_REQUIRED` if no plan of the viewer opens the quizzes of the topic. */
export function refuseUnlessOpen(viewer: Viewer, quiz: QuizRef, topicIsFree: boolean): void {
  const facts = accessFacts(viewer, { id: quiz.topic.id, free: topicIsFree });
  const decision = decideAccess(facts, { type: 'quiz', topic: quiz.topic.id, subject: quiz.subject.id });
  if (!decision.allowed) throw new ProductError('PAYMENT_REQUIRED');
}
