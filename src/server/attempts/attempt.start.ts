import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Behaviour } from '#domain/attempts/behaviour.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { lastAnswerInstant } from './attempt.clock.ts';
import { closeAttempt } from './attempt.submit.ts';

/** What an attempt is at: exactly one of these. */
export type AttemptTarget =
  | { readonly quizId: string }
  | { readonly examId: string }
  | { readonly paperId: string }
  | { readonly diagnosticSubjectId: string }
  | { readonly studySessionId: string }
  | {
      readonly assignmentPartId: string;
      /** When the assignment closes; null: never. */
      readonly closesAt: Date | null;
    };

export type AttemptStart = AttemptTarget & {
  readonly userId: string;
  /** The versions of the questions in the order of the attempt. */
  readonly versionIds: readonly string[];
  /** The marks of each question, in the same order. Default: one mark each. */
  readonly marks?: readonly number[];
  /** The positions of the questions, ascending. Default: 1, 2, 3 and so on. */
  readonly positions?: readonly number[];
  /** The regular time limit; null: none. Extra time is added here. */
  readonly seconds: number | null;
  readonly behaviour: Behaviour;
  /** Whether practice asks how confident the student is; absent where it is not practice. */
  readonly asksConfidence?: boolean;
  /** Whether the caller's transaction has locked the user already. */
  readonly isUserLocked?: boolean;
};

export type StartedAttempt = {
  readonly id: string;
  /** False if an open attempt was found instead. */
  readonly isNew: boolean;
};

const INSERT_ATTEMPT = `
  with started as (
    insert into attempts (id, user_id, quiz_id, exam_id, paper_id, behaviour, seconds, time_factor,
      pause_seconds, deadline_at, assignment_part_id, closes_at, diagnostic_subject_id, study_session_id)
    select $1, $2, $3, $4, $5, $6, $7::int, f.time_factor, f.pause_seconds, now() + make_interval(secs => $7::int * f.time_factor), $10, $11, $12, $13
    from (select coalesce(max(time_factor), 1) as time_factor, coalesce(max(pause_seconds), 0) as pause_seconds
      from accommodations where user_id = $2) f
    on conflict do nothing returning id),
  placed as (
    insert into attempt_items (attempt_id, position, version_id, marks)
    select b.id, v.position, v.id, v.marks
    from started b, unnest($8::uuid[], $9::float8[], $14::int[]) as v(id, marks, position)),
  options as (
    insert into practice_options (attempt_id, asks_confidence)
    select b.id, asks from started b, unnest($15::boolean[]) as asks)
  select id from started`;

/**
 * Starts an attempt, or finds the user's open one at the same quiz, exam, paper or assignment part. The caller has
 * checked that the user may open the questions, and commits. An open attempt whose time is up is submitted first, and a
 * new one starts.
 */
export async function startAttempt(client: pg.ClientBase, start: AttemptStart): Promise<StartedAttempt> {
  const target = {
    ...{ quizId: null, examId: null, paperId: null, assignmentPartId: null, closesAt: null },
    ...{ diagnosticSubjectId: null, studySessionId: null },
    ...start,
  };
  // Access arrangements that change at this instant wait, and then find the attempt. See accommodation.commands.ts.
  if (start.isUserLocked !== true) await client.query('select from users where id = $1 for key share', [start.userId]);
  const startAttempt = async (): Promise<string | undefined> => {
    const { rows } = await client.query<{ id: string }>({
      name: 'begin-attempt',
      text: INSERT_ATTEMPT,
      values: [
        randomUUID(),
        start.userId,
        target.quizId,
        target.examId,
        target.paperId,
        start.behaviour,
        start.seconds,
        start.versionIds,
        start.versionIds.map((_, at) => start.marks?.[at] ?? 1),
        target.assignmentPartId,
        target.closesAt,
        target.diagnosticSubjectId,
        target.studySessionId,
        start.versionIds.map((_, at) => start.positions?.[at] ?? at + 1),
        start.asksConfidence === undefined ? [] : [start.asksConfidence],
      ],
    });
    return rows[0]?.id;
  };
  const startedAttempt = await startAttempt();
  if (startedAttempt !== undefined) return { id: startedAttempt, isNew: true };

  const { rows } = await client.query<{ id: string; over: boolean }>(
    `select id, coalesce(${lastAnswerInstant('a')} < clock_timestamp(), false) as over from attempts a
     where user_id = $1 and handed_in_at is null and (quiz_id = $2 or exam_id = $3 or paper_id = $4 or assignment_part_id = $5
         or diagnostic_subject_id = $6 or study_session_id = $7)
     for update`,
    [
      ...[start.userId, target.quizId, target.examId, target.paperId, target.assignmentPartId],
      ...[target.diagnosticSubjectId, target.studySessionId],
    ],
  );
  const open = rows[0];
  if (open !== undefined && !open.over) return { id: open.id, isNew: false };
  if (open !== undefined) await closeAttempt(client, open.id, 'deadline');
  const second = await startAttempt();
  // Another request started and submitted it between the statements: rare, and starting again is correct.
  if (second === undefined) throw new ProductError('ATTEMPT_CLOSED');
  return { id: second, isNew: true };
}
