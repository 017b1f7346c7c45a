import type pg from 'pg';
import { MARKED_BY_SCHEME } from '#domain/attempts/marking/scheme-of-key.ts';
import { DIFFICULTY_MIN_ANSWERS } from '#domain/attempts/results/difficulty.ts';
import { SealedKey, type StoredKey } from '#domain/questions/answer-keys/answer-key.rule.ts';
import type { Estimate } from '#domain/questions/authoring/question-draft.schema.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { scoreResponse } from '#domain/questions/types/score-response.ts';
import type { AbilityEvidence } from '#domain/study/diagnostic/diagnostic-estimate.ts';
import {
  type DiagnosticQuestion,
  difficultyOf,
  type QuestionFacts,
} from '#domain/study/diagnostic/diagnostic-question.ts';
import { type StoredDraw, withDraw } from '../../questions/answer-keys/drawn-question.ts';
import { storedAnswer, storedDraw } from '../../questions/answer-keys/key-columns.sql.ts';
import { reservedQuestions } from '../../questions/answer-keys/reserved-questions.sql.ts';
import { compareExpressions } from '../../questions/expressions/compare-expressions.ts';
import type { DiagnosticTopic } from './diagnostic-subject.queries.ts';

/** The number of questions compared per topic: enough for any ability, however large the bank. */
const CANDIDATES_PER_TOPIC = 40;

const CHOICES = `case i.type when 'true-false' then 2
  when 'multiple-choice' then (select jsonb_array_length(v.body->'choices')) end`;

// A part of each topic that begins at a random id, in the order of an index. Reserved questions are left out even if
// practice with them is allowed: the next question would show whether the answer was correct.
const some = (from: string): string => `(
  select i.id, i.topic_id, i.type, i.version, i.estimate from items i
  where i.topic_id = t.id and i.live and ${from} and i.type <> all($4)
    and i.id <> all ((select ids from reserved)::uuid[])
    and not exists (select from attempt_items ai join item_versions av on av.id = ai.version_id
      where ai.attempt_id = $5 and av.item_id = i.id)
  order by i.id limit ${CANDIDATES_PER_TOPIC})`;
const CANDIDATES = `
  with reserved as materialized (select ${reservedQuestions('$3::uuid')} as ids)
  select v.id, i.topic_id as topic, case when d.answers >= ${DIFFICULTY_MIN_ANSWERS} then d.facility end as facility,
    i.estimate, ${CHOICES} as choices
  from unnest($2::uuid[]) as t(id) cross join lateral (
    select * from (${some('i.id >= $1')} union all ${some('i.id < $1')}) part limit ${CANDIDATES_PER_TOPIC}
  ) i join item_versions v on v.item_id = i.id and v.version = i.version
  left join item_difficulties d on d.item_id = i.id`;

type Facts = QuestionFacts & { readonly topic: string; readonly estimate: Estimate | null };

/**
 * Questions that a diagnostic may ask next: published, marked automatically, not asked yet, and in no open assignment of
 * the student's that reserves them. Their ids are those of the current versions.
 * @param seed a UUID; each seed sees another part of a large bank
 * @param attempt whose questions are left out; null before the first
 */
export async function readCandidates(
  client: Pick<pg.ClientBase, 'query'>,
  {
    student,
    topics,
    seed,
    attempt,
  }: {
    readonly student: string;
    readonly topics: readonly DiagnosticTopic[];
    readonly seed: string;
    readonly attempt: string | null;
  },
): Promise<readonly DiagnosticQuestion[]> {
  const { rows } = await client.query<Facts & { id: string }>({
    name: 'diagnostic-candidates',
    text: CANDIDATES,
    values: [seed, topics.map(({ id }) => id), student, MARKED_BY_SCHEME, attempt],
  });
  return rows.map(({ id, topic, ...facts }) => ({ id, topic, ...difficultyOf(facts, usualIn(topics, topic)) }));
}

// Answers to questions that are reserved now do not count, for the same reason.
const ANSWERS = `
  select ai.position, i.topic_id as topic, i.type, v.body, ${storedAnswer('k')} as "storedKey", ${storedDraw('v', 'k', 'ai')} as draw, l.response,
    l.attempt_id is not null as "isAnswered", i.id = any (${reservedQuestions('$2::uuid')}) as "isReserved",
    case when d.answers >= ${DIFFICULTY_MIN_ANSWERS} then d.facility end as facility, i.estimate, ${CHOICES} as choices
  from attempt_items ai join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id
  join item_versions k on k.id = marking_version(v.id)
  left join item_difficulties d on d.item_id = i.id
  left join lateral (select l.attempt_id, l.response from answer_log l
    where l.attempt_id = ai.attempt_id and l.position = ai.position order by l.sequence desc limit 1) l on true
  where ai.attempt_id = $1 order by ai.position`;

type AnswerRow = Facts & {
  readonly position: number;
  readonly type: QuestionTypeName;
  readonly body: unknown;
  readonly storedKey: StoredKey;
  readonly draw: StoredDraw | null;
  /** Null: "I don't know yet". */
  readonly response: unknown;
  readonly isAnswered: boolean;
  readonly isReserved: boolean;
};

/** The questions of a diagnostic so far, and the evidence from their answers; reserved ones do not count. */
export type DiagnosticAnswers = {
  readonly asked: readonly { readonly position: number; readonly topic: string; readonly isAnswered: boolean }[];
  readonly evidence: readonly AbilityEvidence[];
};

/** The questions of a diagnostic that were asked so far, with the evidence from the student's answers. */
export async function readDiagnosticAnswers(
  client: Pick<pg.ClientBase, 'query'>,
  {
    attempt,
    student,
    topics,
  }: {
    readonly attempt: string;
    readonly student: string;
    readonly topics: readonly DiagnosticTopic[];
  },
): Promise<DiagnosticAnswers> {
  const { rows } = await client.query<AnswerRow>({
    name: 'diagnostic-answers',
    text: ANSWERS,
    values: [attempt, student],
  });
  return {
    asked: rows.map(({ position, topic, isAnswered }) => ({ position, topic, isAnswered })),
    evidence: rows
      .filter(({ isAnswered, isReserved }) => isAnswered && !isReserved)
      .map(withDraw)
      .flatMap(({ topic, type, body, storedKey, response, ...facts }) => {
        const key = new SealedKey(storedKey).openFor('scoring').answer;
        const { credit } = scoreResponse({ type, body, key }, response, compareExpressions);
        return credit === null ? [] : [{ topic, credit, ...difficultyOf(facts, usualIn(topics, topic)) }];
      }),
  };
}

/** A topic that is closed by now has no accuracy of its own here. */
const USUAL = 0.65;
const usualIn = (topics: readonly DiagnosticTopic[], topic: string): number =>
  topics.find(({ id }) => id === topic)?.usual ?? USUAL;
