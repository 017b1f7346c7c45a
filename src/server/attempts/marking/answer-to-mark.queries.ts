import type pg from 'pg';
import { withoutFileNames } from '#domain/attempts/marking/anonymous-files.rule.ts';
import type { MarkingRound } from '#domain/attempts/marking/finalised-marks.rule.ts';
import type { Award } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { MARKED_BY_SCHEME } from '#domain/attempts/marking/scheme-of-key.ts';
import { ProductError } from '#domain/platform/errors.ts';
import {
  decideKey,
  type RevealedKey,
  SealedKey,
  type StoredKey,
} from '#domain/questions/answer-keys/answer-key.rule.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { teaches } from '../../classrooms/classroom.permission.ts';
import {
  type ContentImage,
  type ImageUrl,
  imagesJson,
  type StoredImage,
  withAddresses,
} from '../../content/content-image.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { type StoredDraw, withDraw } from '../../questions/answer-keys/drawn-question.ts';
import { storedDraw, storedKey } from '../../questions/answer-keys/key-columns.sql.ts';

/** Which answers are in the queue: of one question, of one student, or all. */
export type QueueScope = {
  readonly assignment: string;
  readonly round: MarkingRound;
  readonly part: string | null;
  readonly position: number | null;
  readonly student: string | null;
  /** Hides the students' names. */
  readonly anonymous: boolean;
  /** Only answers that are not marked in this round yet, or all of them. */
  readonly waitingOnly: boolean;
  /** Only answers with a re-mark request that is not answered yet. */
  readonly askedOnly: boolean;
  /** The cursor after which the next answer is requested; null: the first. */
  readonly after: string | null;
};

export type GivenMark = {
  readonly round: MarkingRound;
  readonly awards: readonly Award[];
  readonly marks: number;
  readonly comment: string;
  readonly sequence: number;
  readonly marker: string | null;
  readonly isOwn: boolean;
};

export type AnswerToMark<F = ContentImage> = {
  /** The cursor of the answer in the order, which is random and never changes. */
  readonly entryId: string;
  readonly attempt: string;
  readonly position: number;
  readonly student: { readonly id: string; readonly name: string } | null;
  readonly itemId: string;
  readonly type: QuestionTypeName;
  readonly stem: string;
  readonly body: unknown;
  readonly key: RevealedKey;
  readonly images: readonly F[];
  readonly response: unknown;
  /** The mark points that the student awarded; null if the answer was not self-marked. */
  readonly selfAwards: readonly Award[] | null;
  readonly rounds: readonly GivenMark[];
  readonly remarkRequest: { readonly text: string; readonly answer: string | null } | null;
  readonly comments: readonly { readonly id: string; readonly point: string | null; readonly text: string }[];
  /**
   * The number of answers after this one: in a queue of a student or of re-mark requests, otherwise at the same
   * question.
   */
  readonly left: number;
};

type Row = Omit<AnswerToMark<StoredImage>, 'key'> & { readonly storedKey: StoredKey; readonly draw: StoredDraw | null };

const waits: Readonly<Record<MarkingRound, string>> = {
  1: 'r1.attempt_id is null',
  2: 'r1.marks is not null and r2.attempt_id is null and r3.attempt_id is null and r1.marker_id is distinct from $2',
  3: 'r1.marks <> r2.marks and r3.attempt_id is null',
};

const HAS_REMARK_REQUEST = `exists (select from mark_complaints c
  where c.attempt_id = a.id and c.position = ai.position and c.answered_at is null)`;

// Question by question, and within a question by a digest of the attempt, so that neither name, school nor time of
// submission decides who is marked by a tired marker. An index has this order for each part, so that the next answer is
// found without sorting.
const answers = ({ round, waitingOnly, askedOnly }: QueueScope): string => `
  attempts a join attempt_items ai on ai.attempt_id = a.id and ai.position = q.position and ai.outcome <> 'unanswered'
  left join teacher_marks r1 on r1.attempt_id = a.id and r1.position = ai.position and r1.round = 1
  left join teacher_marks r2 on r2.attempt_id = a.id and r2.position = ai.position and r2.round = 2
  left join teacher_marks r3 on r3.attempt_id = a.id and r3.position = ai.position and r3.round = 3
  where a.assignment_part_id = q.part_id and a.handed_in_at is not null and ($6::uuid is null or a.user_id = $6)
    ${waitingOnly ? `and ${waits[round]}` : ''}
    ${askedOnly ? `and ${HAS_REMARK_REQUEST}` : ''}`;

/** Queues of few answers are counted to the end; for the others, what is left of the current question. */
const isShort = ({ askedOnly, student }: QueueScope): boolean => askedOnly || student !== null;

/** The characters of a cursor that identify the question; the rest is the digest. */
const QUESTION_CHARS = 8;

const read = (scope: QueueScope): string => `
  with questions as materialized (
    select p.id as part_id, ai.position, i.id as item_id, i.type,
      lpad(p.position::text, ${QUESTION_CHARS / 2}, '0') || lpad(ai.position::text, ${QUESTION_CHARS / 2}, '0') as at
    from assignments s join assignment_parts p on p.assignment_id = s.id join assignment_items ai on ai.part_id = p.id
    join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id and i.type = any ($3)
    where s.id = $1 and s.deleted_at is null and ${teaches('s.classroom_id', '$2')}
      and ($4::uuid is null or p.id = $4) and ($5::int is null or ai.position = $5)
      and ($7::text is null or lpad(p.position::text, ${QUESTION_CHARS / 2}, '0') || lpad(ai.position::text, ${QUESTION_CHARS / 2}, '0') >= left($7, ${QUESTION_CHARS}))
  ), next as (
    select q.at || found.digest as "entryId", q.at, found.*, q.position, q.item_id, q.type
    from (select * from questions order by at) q cross join lateral (
      select a.id as attempt_id, a.user_id, ai.version_id, md5(a.id::text) as digest from ${answers(scope)}
        and md5(a.id::text) > case when q.at = left($7, ${QUESTION_CHARS}) then substr($7, ${QUESTION_CHARS + 1}) else '' end
      order by md5(a.id::text) limit 1) found
    order by q.at limit 1
  )
  select n."entryId", n.attempt_id as attempt, n.position,
    case when not $8::boolean then (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = n.user_id) end as student,
    n.item_id as "itemId", n.type, v.stem, v.body, ${storedKey('k')} as "storedKey", ${storedDraw('v', 'k', 'n')} as draw, ${imagesJson('v')} as images, (
    select l.response from answer_log l where l.attempt_id = n.attempt_id and l.position = n.position
    order by l.sequence desc limit 1) as response, (
    select st.awards from item_steps st where st.attempt_id = n.attempt_id and st.position = n.position
      and st.self_marked_at is not null) as "selfAwards", (
    select coalesce(json_agg(json_build_object('round', tm.round, 'awards', tm.awards, 'marks', tm.marks, 'comment', tm.comment,
      'sequence', tm.sequence, 'marker', (select name from users where id = tm.marker_id), 'isOwn', tm.marker_id is not distinct from $2)
      order by tm.round), '[]')
    from teacher_marks tm where tm.attempt_id = n.attempt_id and tm.position = n.position
      ${scope.round === 2 ? 'and (tm.round <> 1 or tm.marker_id = $2)' : ''}) as rounds, (
    select json_build_object('text', c.text, 'answer', c.answer) from mark_complaints c
    where c.attempt_id = n.attempt_id and c.position = n.position) as "remarkRequest", (
    select coalesce(json_agg(json_build_object('id', mc.id, 'point', mc.point, 'text', mc.text) order by mc.created_at), '[]')
    from mark_comments mc where mc.owner_id = $2 and mc.item_id = n.item_id) as comments, (
    select count(*)::int from questions q cross join lateral (
      select from ${answers(scope)} and (q.at > n.at or md5(a.id::text) > n.digest)) later
    where q.at = n.at ${isShort(scope) ? 'or q.at > n.at' : ''}) as "left"
  from next n join item_versions v on v.id = n.version_id join item_versions k on k.id = marking_version(v.id)`;

/**
 * The next answer of a queue, in an order that is random and never changes; null at the end, and for users who do not
 * teach the class. A second marker does not see the first marker's marks.
 */
export async function nextToMark(
  pool: pg.Pool,
  userId: string,
  scope: QueueScope,
  address: ImageUrl,
): Promise<AnswerToMark | null> {
  const ids = [scope.assignment, scope.part, scope.student].filter((id) => id !== null);
  if (!ids.every(isUuid)) throw new ProductError('NOT_FOUND');
  const { rows } = await pool.query<Row>({
    name: `next-to-mark-${scope.round}-${scope.waitingOnly}-${scope.askedOnly}-${isShort(scope)}`,
    text: read(scope),
    values: [
      ...[scope.assignment, userId, MARKED_BY_SCHEME, scope.part, scope.position, scope.student, scope.after],
      scope.anonymous,
    ],
  });
  const [row] = rows.map(withDraw);
  // The statement finds answers of classes that the viewer teaches, and no others.
  const decision = decideKey({ isAuthor: false, isMarker: true, isEarned: false, reservations: [] });
  if (row === undefined || !decision.revealed) return null;
  const { storedKey: stored, draw: _, ...answer } = row;
  return {
    ...withAddresses(answer, address),
    response: scope.anonymous && row.type === 'file' ? withoutFileNames(row.response) : row.response,
    key: new SealedKey(stored).reveal(decision.grant),
  };
}
