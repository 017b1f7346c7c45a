import type pg from 'pg';
import type { Behaviour, Confidence } from '#domain/attempts/behaviour.ts';
import type { ClosedBy } from '#domain/attempts/closed-by.ts';
import type { Award } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { withSeededChoices } from '#domain/attempts/seeded-order.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import {
  decideKey,
  type RevealedKey,
  SealedKey,
  type StoredKey,
} from '#domain/questions/answer-keys/answer-key.rule.ts';
import { type Reservation, strictest } from '#domain/questions/answer-keys/reservation.rule.ts';
import type { Outcome, Remark } from '#domain/questions/types/question-type.ts';
import type { Viewer } from '../access/viewer.ts';
import type { PublicQuestion } from '../assessments/quiz.queries.ts';
import { isFeedbackReleased, releasedMarks } from '../classrooms/assignments/released.sql.ts';
import type { QuizRef } from '../content/content.queries.ts';
import {
  type ContentImage,
  type ImageUrl,
  imagesJson,
  type StoredImage,
  withAddresses,
} from '../content/content-image.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { type StoredDraw, withDraw, withDrawnHints } from '../questions/answer-keys/drawn-question.ts';
import { hintCount, storedDraw, storedHints, storedKey } from '../questions/answer-keys/key-columns.sql.ts';
import { hasAnyOf, reservationsJson } from '../questions/answer-keys/reserved-questions.sql.ts';
import { instantJson, quizRefJson } from './attempt-summary.queries.ts';

export type Review = {
  readonly outcome: Outcome;
  readonly credit: number | null;
  readonly remark: Remark | null;
  readonly key: RevealedKey;
  /** The mark points that the student awarded to their own answer; null if it was not self-marked. */
  readonly awards: readonly Award[] | null;
  readonly selfMarked: boolean;
};

/** The state of a question besides its answers. */
export type QuestionStep = {
  readonly tries: number;
  readonly locked: boolean;
  readonly confidence: Confidence | null;
  readonly hintCount: number;
  /** Hints that the student opened; null if there are none, or if they may not be shown now. */
  readonly hints: RevealedKey | null;
};

export type AttemptQuestion<F = ContentImage> = PublicQuestion<F> & {
  /** The marks of the question. */
  readonly marks: number;
  readonly response: unknown;
  readonly sequence: number;
  /** The operation of the current answer, its time and its device, so that a browser recognises its own answers. */
  readonly operationId: string | null;
  readonly answeredAt: string | null;
  readonly device: string | null;
  readonly step: QuestionStep;
  readonly review: Review | null;
  /** Why the answer key is not shown: an assignment with this question is not over. Null otherwise. */
  readonly reservation: Reservation | null;
};

export type Attempt<F = ContentImage> = {
  readonly id: string;
  /** What the attempt is an attempt at: at most one is not null; none for a diagnostic and a study session. */
  readonly quiz: QuizRef | null;
  readonly examId: string | null;
  readonly paperId: string | null;
  readonly assignmentPartId: string | null;
  readonly behaviour: Behaviour;
  readonly asksConfidence: boolean;
  /** The regular time limit; null: none. */
  readonly seconds: number | null;
  readonly startedAt: string;
  readonly submittedAt: string | null;
  readonly submittedBy: ClosedBy | null;
  readonly marks: number | null;
  readonly marksOutOf: number | null;
  readonly items: readonly AttemptQuestion<F>[];
};

type QuestionRow = Omit<AttemptQuestion<StoredImage>, 'step' | 'review' | 'reservation'> & {
  readonly draw: StoredDraw | null;
  readonly step: Omit<QuestionStep, 'hints'> & { readonly hints: StoredKey | null };
  readonly review: (Omit<Review, 'key'> & { readonly key: StoredKey }) | null;
  readonly reservations: readonly Reservation[];
};
type Row = Omit<Attempt, 'items'> & { readonly items: readonly QuestionRow[] };

// The answer key is read only in the branch of a submitted attempt that may be shown, or of a question that was checked
// and locked. Reservations by the attempt's own assignment count once it is submitted; before, its behaviour decides
// what is shown during the attempt.
const READ_ATTEMPT = `
  with reserved as materialized (select * from reserved_for($2))
  select a.id, coalesce((select asks_confidence from practice_options where attempt_id = a.id), false) as "asksConfidence", case when q.id is not null then ${quizRefJson('q', 't', 's')} end as quiz, a.exam_id as "examId",
    a.paper_id as "paperId", a.behaviour, a.seconds, ${instantJson('a.started_at')} as "startedAt",
    ${instantJson('a.handed_in_at')} as "submittedAt", a.handed_in_by as "submittedBy", a.assignment_part_id as "assignmentPartId",
    case when shown.marks then a.marks end as marks, case when shown.marks then a.marks_out_of end as "marksOutOf", (
    select coalesce(json_agg(json_build_object('position', ai.position, 'type', i.type, 'stem', v.stem, 'body', v.body, 'draw', ${storedDraw('v', 'k', 'ai')},
      'images', ${imagesJson('v')}, 'source', v.source, 'marks', ai.marks, 'response', l.response, 'sequence', coalesce(l.sequence, 0), 'operationId', l.operation_id,
      'answeredAt', ${instantJson('l.received_at')}, 'device', l.device,
      'step', json_build_object('tries', coalesce(st.tries, 0), 'locked', st.locked_at is not null,
        'confidence', st.confidence, 'hintCount', ${hintCount('v')},
        'hints', case when st.hints > 0 then ${storedHints('v', 'st.hints')} end),
      'reservations', ${reservationsJson(
        'reserved',
        `rq.item_id = v.item_id
        and (a.handed_in_at is not null or rq.part_id is distinct from a.assignment_part_id)`,
      )},
      'review', case when (a.handed_in_at is not null and ${isFeedbackReleased('a')}) or (a.behaviour <> 'deferred' and st.locked_at is not null)
        then json_build_object('awards', st.awards, 'selfMarked', st.self_marked_at is not null,
        'outcome', ai.outcome, 'credit', ai.credit,
        'remark', ai.remark, 'key', ${storedKey('k')}) end) order by ai.position), '[]')
    from attempt_items ai
    join item_versions v on v.id = ai.version_id
    join items i on i.id = v.item_id
    join item_versions k on k.id = case when a.handed_in_at is null then v.id else marking_version(v.id) end
    left join item_steps st on st.attempt_id = a.id and st.position = ai.position
    left join lateral (
      select response, sequence, operation_id, received_at, device from answer_log l
      where l.attempt_id = a.id and l.position = ai.position order by l.sequence desc limit 1
    ) l on true
    where ai.attempt_id = a.id
  ) as items
  from attempts a left join quizzes q on q.id = a.quiz_id left join topics t on t.id = q.topic_id
  left join subjects s on s.id = t.subject_id
  cross join lateral (select ${releasedMarks('a')} and not ${hasAnyOf('a', 'reserved')} as marks) shown
  where a.id = $1 and a.user_id = $2`;

/**
 * An attempt of the viewer's own, with answer keys and marks once it is submitted. Throws `NOT_FOUND`, for others'
 * attempts too.
 */
export async function readAttempt(pool: pg.Pool, viewer: Viewer, id: string, address: ImageUrl): Promise<Attempt> {
  const { rows } = isUuid(id)
    ? await pool.query<Row>({ name: 'read-attempt', text: READ_ATTEMPT, values: [id, viewer.userId] })
    : { rows: [] };
  const attempt = rows[0];
  if (attempt === undefined) throw new ProductError('NOT_FOUND');
  return {
    ...attempt,
    items: attempt.items.map(drawnRow).map(({ step, review, reservations, draw: _, ...item }) => ({
      ...withAddresses(item, address),
      ...shownOf({ step, review, reservations }),
      // Each attempt has its own order of choices, which never changes. A paper is set as it was printed.
      body: attempt.paperId === null ? withSeededChoices(item.body, `${attempt.id} ${item.position}`) : item.body,
    })),
  };
}

/** The question with the values of the attempt, also in its hints and its answer key. */
function drawnRow({ step, review, ...row }: QuestionRow): QuestionRow {
  if (row.draw === null) return { ...row, step, review };
  return {
    ...withDraw(row),
    step: { ...step, hints: step.hints === null ? null : withDrawnHints(row, step.hints) },
    review: review === null ? null : { ...review, key: withDraw({ ...row, storedKey: review.key }).storedKey },
  };
}

/** What the student sees of the answer key of a question, of its hints and of its marking. */
function shownOf({
  step,
  review,
  reservations,
}: Pick<QuestionRow, 'step' | 'review' | 'reservations'>): Pick<AttemptQuestion, 'step' | 'review' | 'reservation'> {
  const facts = { isAuthor: false, isMarker: false, reservations };
  const [ofHints, ofKey] = [step.hints !== null, review !== null].map((isEarned) => decideKey({ ...facts, isEarned }));
  return {
    step: {
      ...step,
      hints: step.hints !== null && ofHints?.revealed ? new SealedKey(step.hints).reveal(ofHints.grant) : null,
    },
    review:
      review !== null && ofKey?.revealed ? { ...review, key: new SealedKey(review.key).reveal(ofKey.grant) } : null,
    reservation: strictest(reservations),
  };
}
