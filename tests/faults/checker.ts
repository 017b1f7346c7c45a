import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { ATTEMPT_GRACE_S } from '#domain/attempts/attempt.limits.ts';
import { type AnsweredQuestion, gradeAttempt } from '#domain/attempts/grade.rule.ts';
import { compareExpressions } from '#server/questions/expressions/compare-expressions.ts';
import type { FaultRecord } from './fault-record.ts';

export type CheckResult = {
  /** Failed checks, one sentence each. */
  readonly violations: readonly string[];
  readonly counts: { readonly acknowledged: number; readonly logged: number; readonly attempts: number };
};

type LogRow = {
  operation_id: string;
  attempt_id: string;
  position: number;
  sequence: number;
  response: unknown;
  received_at: Date;
};
type AttemptRow = {
  id: string;
  user_id: string;
  exam_id: string;
  deadline_at: Date | null;
  handed_in_at: Date | null;
  marks: number | null;
  marks_out_of: number | null;
};
type QuestionRow = AnsweredQuestion & { attempt_id: string; outcome: string | null; credit: number | null };

/**
 * Reads the database directly, and compares it with the clients' records. `isOver`: every attempt has to be submitted.
 */
export async function checkRecords(
  pool: pg.Pool,
  records: readonly FaultRecord[],
  { isOver }: { readonly isOver: boolean },
): Promise<CheckResult> {
  const { rows: log } = await pool.query<LogRow>('select * from answer_log');
  const { rows: attempts } = await pool.query<AttemptRow>('select * from attempts');
  const { rows: items } = await pool.query<Omit<QuestionRow, 'response'>>(
    `select ai.attempt_id, ai.position, ai.marks, ai.outcome, ai.credit, i.type, v.body, v.key
     from attempt_items ai join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id`,
  );
  const acknowledged = records.filter((record) => record.kind === 'acknowledged');
  const violations = [
    ...lost(acknowledged, log),
    ...incorrectInForce(acknowledged, log),
    ...countedTwice(log, records),
    ...tooLate(log, attempts),
    ...incorrectGrades(attempts, items, log),
    ...notOnce(attempts, records, isOver),
  ];
  return { violations, counts: { acknowledged: acknowledged.length, logged: log.length, attempts: attempts.length } };
}

/** Every acknowledged operation is in the log, as it was sent. */
function lost(
  acknowledged: readonly Extract<FaultRecord, { kind: 'acknowledged' }>[],
  log: readonly LogRow[],
): string[] {
  const logged = new Map(log.map((row) => [row.operation_id, row]));
  return acknowledged.flatMap(({ attempt, operation: { operationId, position, sequence, response } }) => {
    const row = logged.get(operationId);
    if (row === undefined) return [`${operationId} was acknowledged and is not in the log`];
    const isSame =
      row.attempt_id === attempt &&
      row.position === position &&
      row.sequence === sequence &&
      isDeepStrictEqual(row.response, response);
    return isSame ? [] : [`${operationId} stands in the log as something else than what was sent`];
  });
}

const keyOf = (attempt: string, position: number): string => `${attempt} ${position}`;

function inForce(log: readonly LogRow[]): Map<string, LogRow> {
  const highest = new Map<string, LogRow>();
  for (const row of log) {
    const position = keyOf(row.attempt_id, row.position);
    if (row.sequence > (highest.get(position)?.sequence ?? 0)) highest.set(position, row);
  }
  return highest;
}

/** The current answer has the highest accepted number: no acknowledged one has a higher number. */
function incorrectInForce(
  acknowledged: readonly Extract<FaultRecord, { kind: 'acknowledged' }>[],
  log: readonly LogRow[],
): string[] {
  const current = inForce(log);
  return acknowledged.flatMap(({ attempt, operation }) => {
    const row = current.get(keyOf(attempt, operation.position));
    return row !== undefined && row.sequence >= operation.sequence
      ? []
      : [`${operation.operationId} was acknowledged with a higher number than the answer in force`];
  });
}

/** No operation is counted twice, no two share a number, and all come from clients. */
function countedTwice(log: readonly LogRow[], records: readonly FaultRecord[]): string[] {
  const sent = new Set(records.flatMap((record) => (record.kind === 'sent' ? [record.operation.operationId] : [])));
  const ids = new Set<string>();
  const numbers = new Set<string>();
  return log.flatMap((row) => {
    const number = `${keyOf(row.attempt_id, row.position)} ${row.sequence}`;
    const wrong = [
      ...(ids.has(row.operation_id) ? [`${row.operation_id} is in the log twice`] : []),
      ...(numbers.has(number) ? [`two answers have the number ${number}`] : []),
      ...(sent.has(row.operation_id) ? [] : [`nobody sent ${row.operation_id}`]),
    ];
    ids.add(row.operation_id);
    numbers.add(number);
    return wrong;
  });
}

/** Nothing is accepted after the deadline and its grace period, or after submission. */
function tooLate(log: readonly LogRow[], attempts: readonly AttemptRow[]): string[] {
  const byId = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  return log.flatMap(({ operation_id, attempt_id, received_at }) => {
    const { deadline_at, handed_in_at } = byId.get(attempt_id) ?? {};
    const isLate = deadline_at && received_at.getTime() > deadline_at.getTime() + ATTEMPT_GRACE_S * 1_000;
    const isAfter = handed_in_at && received_at.getTime() > handed_in_at.getTime();
    return isLate || isAfter ? [`${operation_id} was accepted after the end of its attempt`] : [];
  });
}

/** The grade equals that of marking the log again. */
function incorrectGrades(
  attempts: readonly AttemptRow[],
  items: readonly Omit<QuestionRow, 'response'>[],
  log: readonly LogRow[],
): string[] {
  const current = inForce(log);
  const byAttempt = Map.groupBy(items, ({ attempt_id }) => attempt_id);
  return attempts.flatMap(({ id, handed_in_at, marks, marks_out_of }) => {
    if (handed_in_at === null) return [];
    const own = byAttempt.get(id) ?? [];
    const grade = gradeAttempt(
      own.map((item) => ({ ...item, response: current.get(keyOf(id, item.position))?.response ?? null })),
      compareExpressions,
    );
    const scores = new Map(grade.items.map(({ position, score }) => [position, score]));
    const isSame =
      grade.marks === marks &&
      grade.marksOutOf === marks_out_of &&
      own.every(({ position, outcome, credit }) => {
        const score = scores.get(position);
        return score?.outcome === outcome && score?.credit === credit;
      });
    return isSame ? [] : [`the grade of ${id} is ${marks}, and recomputed ${grade.marks}`];
  });
}

/** One attempt per user and exam, submitted once. */
function notOnce(attempts: readonly AttemptRow[], records: readonly FaultRecord[], isOver: boolean): string[] {
  const submittedAttempts = new Set(records.flatMap((record) => (record.kind === 'submitted' ? [record.attempt] : [])));
  const seen = new Set<string>();
  return attempts.flatMap(({ id, user_id, exam_id, handed_in_at }) => {
    const userId = `${user_id} ${exam_id}`;
    const isSecond = seen.has(userId);
    seen.add(userId);
    return [
      ...(isSecond ? [`${userId} has two attempts`] : []),
      ...(submittedAttempts.has(id) && handed_in_at === null ? [`${id} was said to be handed in, and is not`] : []),
      ...(isOver && handed_in_at === null ? [`${id} was never handed in`] : []),
    ];
  });
}

export const readRecords = async (path: string): Promise<FaultRecord[]> =>
  (await readFile(path, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as FaultRecord);
