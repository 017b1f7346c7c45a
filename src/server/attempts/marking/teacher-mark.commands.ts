import type pg from 'pg';
import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import { finalisedRound, type RoundMarks } from '#domain/attempts/marking/finalised-marks.rule.ts';
import type { Award } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { MARKED_BY_SCHEME, schemeOfKey } from '#domain/attempts/marking/scheme-of-key.ts';
import type { TeacherMark } from '#domain/attempts/marking/teacher-mark.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { SealedKey, type StoredKey } from '#domain/questions/answer-keys/answer-key.rule.ts';
import { scoreOfCredit } from '#domain/questions/types/question-type.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { updateSubmission } from '../../classrooms/assignments/submission.commands.ts';
import { teaches } from '../../classrooms/classroom.permission.ts';
import { reportGrade } from '../../lti/grades/grade.commands.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { storedAnswer } from '../../questions/answer-keys/key-columns.sql.ts';
import { SUM_UP } from '../../study/practice/self-marking.commands.ts';
import { countResults } from '../results/count-results.ts';

export type SavedMark = {
  readonly operationId: string;
  /** The marks for the awards, by the current mark scheme. */
  readonly marks: number;
  readonly outOf: number;
  /** Whether marks count now; not while two markers differ. */
  readonly isSettled: boolean;
  /** The number of the saved mark for this round: higher than the sent one if another marker saved later. */
  readonly sequence: number;
};

type Row = {
  readonly type: QuestionTypeName;
  readonly storedKey: StoredKey;
  readonly rounds: readonly (RoundMarks & {
    markerId: string | null;
    sequence: number;
    operationId: string;
    awards: Award[];
  })[];
};

// The lock makes two markers of one answer wait for each other. The same statement checks who teaches the class, so
// that a teacher who was removed a moment ago can't mark.
const READ = `
  select i.type, ${storedAnswer('k')} as "storedKey", (
    select coalesce(json_agg(json_build_object('round', tm.round, 'marks', tm.marks, 'markerId', tm.marker_id,
      'sequence', tm.sequence, 'operationId', tm.operation_id, 'awards', tm.awards)), '[]')
    from teacher_marks tm where tm.attempt_id = a.id and tm.position = ai.position) as rounds
  from attempts a join assignment_parts p on p.id = a.assignment_part_id join assignments s on s.id = p.assignment_id
  join attempt_items ai on ai.attempt_id = a.id join item_versions v on v.id = ai.version_id
  join items i on i.id = v.item_id join item_versions k on k.id = marking_version(v.id)
  where a.id = $1 and ai.position = $3 and a.handed_in_at is not null and ${teaches('s.classroom_id', '$2')}
  for update of a`;

const SAVE = `
  insert into teacher_marks (attempt_id, position, round, marker_id, awards, marks, comment, operation_id, sequence)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (attempt_id, position, round) do update set marker_id = excluded.marker_id, awards = excluded.awards,
    marks = excluded.marks, comment = excluded.comment, operation_id = excluded.operation_id,
    sequence = excluded.sequence, marked_at = now()`;

/**
 * Saves a teacher's marks for an answer, and updates the sums once the marks are final. The same operation counts once;
 * one with a lower number than the current one changes nothing. Throws `NOT_FOUND` for answers that are not of the
 * teacher's classes or not submitted, `INVALID_INPUT` for questions without a mark scheme, `FORBIDDEN` if one marker
 * does the first two rounds, or for a later round before the first.
 */
export const saveTeacherMark = (pool: pg.Pool, userId: string, mark: TeacherMark): Promise<SavedMark> =>
  inTransaction(pool, async (client) => {
    const { attempt, position, round, operationId } = mark;
    const { rows } = await client.query<Row>(READ, [attempt, userId, position]);
    const row = rows[0];
    if (row === undefined) throw new ProductError('NOT_FOUND');
    const scheme = schemeOfKey(row.type, new SealedKey(row.storedKey).openFor('scoring').answer);
    if (scheme === null) throw new ProductError('INVALID_INPUT');
    const before = row.rounds.find((entry) => entry.round === round);
    const first = row.rounds.find((entry) => entry.round === 1);
    if (round > 1 && first === undefined) throw new ProductError('FORBIDDEN');
    const second = row.rounds.find((entry) => entry.round === 2);
    // Two rounds by one user are not second marking, in either order.
    if ((round === 2 && first?.markerId === userId) || (round === 1 && second?.markerId === userId))
      throw new ProductError('FORBIDDEN');
    if (before !== undefined && before.sequence >= mark.sequence) {
      const { marks, outOf } = evaluateAwards(scheme, before.awards);
      return {
        ...{ operationId, marks, outOf, sequence: before.sequence },
        isSettled: finalisedRound(row.rounds) !== null,
      };
    }
    const known = mark.awards.filter(({ point }) => scheme.points.some(({ id }) => id === point));
    const { marks, outOf } = evaluateAwards(scheme, known);
    await client.query(SAVE, [
      ...[attempt, position, round, userId, JSON.stringify(known), marks, mark.comment.trim(), operationId],
      mark.sequence,
    ]);
    const rounds = [...row.rounds.filter((entry) => entry.round !== round), { round, marks }];
    const isSettled = await countFinalised(client, { attempt, position, rounds, outOf });
    return { operationId, marks, outOf, isSettled, sequence: mark.sequence };
  });

/** Applies the result of the rounds to the answer's marks, or removes the marks while markers differ. */
export async function countFinalised(
  client: pg.ClientBase,
  {
    attempt,
    position,
    rounds,
    outOf,
  }: { attempt: string; position: number; rounds: readonly RoundMarks[]; outOf: number },
): Promise<boolean> {
  const finalised = finalisedRound(rounds);
  const marks = rounds.find(({ round }) => round === finalised)?.marks;
  const score =
    marks === undefined ? { outcome: 'unmarked', credit: null } : scoreOfCredit(outOf === 0 ? 0 : marks / outOf);
  await client.query('update attempt_items set outcome = $3, credit = $4 where attempt_id = $1 and position = $2', [
    attempt,
    position,
    score.outcome,
    score.credit,
  ]);
  await client.query(SUM_UP, [attempt, MARKED_BY_SCHEME]);
  await countResults(client, attempt);
  await updateSubmission(client, attempt);
  await reportGrade(client, attempt);
  return finalised !== null;
}
