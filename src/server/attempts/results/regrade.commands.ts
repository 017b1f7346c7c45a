import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import { finalisedRound, type MarkingRound } from '#domain/attempts/marking/finalised-marks.rule.ts';
import type { Award } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { schemeOfKey } from '#domain/attempts/marking/scheme-of-key.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { SealedKey, type StoredKey } from '#domain/questions/answer-keys/answer-key.rule.ts';
import { isRemarkable } from '#domain/questions/parameters/template.ts';
import { type Outcome, type Remark, type Score, scoreOfCredit } from '#domain/questions/types/question-type.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { readResponse, scoreResponse } from '#domain/questions/types/score-response.ts';
import type { Viewer } from '../../access/viewer.ts';
import { releasedMarks } from '../../classrooms/assignments/released.sql.ts';
import { updateSubmission } from '../../classrooms/assignments/submission.commands.ts';
import { teaches } from '../../classrooms/classroom.permission.ts';
import { reportGrade } from '../../lti/grades/grade.commands.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import {
  readTemplate,
  type StoredDraw,
  type StoredTemplate,
  withCorrectedDraw,
} from '../../questions/answer-keys/drawn-question.ts';
import { storedAnswer, storedDraw, storedTemplate } from '../../questions/answer-keys/key-columns.sql.ts';
import { type Author, authorOf, isOwn } from '../../questions/author.ts';
import { compareExpressions } from '../../questions/expressions/compare-expressions.ts';
import { remarkByScheme } from '../marking/re-mark.commands.ts';
import { countResults } from './count-results.ts';

/** One answer whose marks a corrected key changes. */
export type RegradeChange = {
  readonly attempt: string;
  readonly position: number;
  readonly student: { readonly id: string; readonly name: string };
  readonly marks: number;
  readonly outcomeBefore: Outcome;
  readonly creditBefore: number;
  readonly outcomeAfter: Outcome;
  readonly creditAfter: number;
};

export type RegradeEffect = {
  /** Submitted answers to the old version that have marks, automatic or by hand. */
  readonly answers: number;
  readonly changes: readonly RegradeChange[];
  /** Answers that do not fit the corrected question, such as a removed choice: they keep their marks. */
  readonly unfit: number;
};

export type RegradeOf = { readonly from: string; readonly to: string };

type Answer = {
  readonly attempt: string;
  readonly position: number;
  readonly student: { readonly id: string; readonly name: string };
  readonly marks: number;
  readonly outcome: Outcome;
  readonly credit: number;
  readonly remark: Remark | null;
  readonly response: unknown;
  /** Null if the question is not randomised. */
  readonly draw: StoredDraw | null;
  /** The teachers' marks, round by round, otherwise the student's self-marking. Null if it was marked automatically. */
  readonly given: readonly { readonly round: MarkingRound; readonly awards: readonly Award[] }[] | null;
};
type Corrected = { readonly type: QuestionTypeName; readonly body: unknown; readonly storedKey: StoredKey };
type Item = { readonly type: QuestionTypeName; readonly body: unknown; readonly key: unknown };
type Marked = RegradeChange & { readonly remarkBefore: string | null; readonly score: Score };

/**
 * The corrected version. Throws `NOT_FOUND` for questions of others, `INVALID_INPUT` if the two are not versions of one
 * question or if the corrected one needs values that its answers were not asked with, and `FORBIDDEN` if a teacher's own question was answered in a class that this teacher no longer teaches.
 */
async function correctedQuestion(
  client: Pick<pg.ClientBase, 'query'>,
  { userId, bank }: Author,
  { from, to }: RegradeOf,
): Promise<Corrected> {
  if (!isUuid(from) || !isUuid(to)) throw new ProductError('NOT_FOUND');
  const { rows } = await client.query<
    Corrected & {
      before: StoredTemplate | null;
      after: StoredTemplate | null;
      same: boolean;
      elsewhere: boolean;
    }
  >(
    `select i.type, v.body, ${storedAnswer('v')} as "storedKey", ${storedTemplate('old')} as before, ${storedTemplate('v')} as after,
       old.item_id = v.item_id and old.id <> v.id as same,
       not i.in_bank and exists (select from attempt_items ai join attempts a on a.id = ai.attempt_id
         join assignment_parts p on p.id = a.assignment_part_id join assignments s on s.id = p.assignment_id
         where ai.version_id = old.id and not ${teaches('s.classroom_id', '$3')}) as elsewhere
     from item_versions v join items i on i.id = v.item_id, item_versions old
     where v.id = $2 and old.id = $1 and ${isOwn('i', '$3', '$4')}`,
    [from, to, userId, bank],
  );
  const item = rows[0];
  if (item === undefined) throw new ProductError('NOT_FOUND');
  if (!item.same) throw new ProductError('INVALID_INPUT', { problem: problemText('versionsOfOneQuestionNeeded') });
  if (item.elsewhere) throw new ProductError('FORBIDDEN');
  const { before, after } = item;
  const isSuitable =
    before === null || after === null ? before === after : isRemarkable(readTemplate(before), readTemplate(after));
  if (!isSuitable) throw new ProductError('INVALID_INPUT', { problem: problemText('regradeNeedsSameVariables') });
  return { type: item.type, body: item.body, storedKey: item.storedKey };
}

/** The corrected question as an answer was asked: a randomised one has the values of its attempt. */
function itemFor(corrected: Corrected, { draw }: Answer): Item {
  const { type, body, storedKey } = withCorrectedDraw({ ...corrected, draw });
  return { type, body, key: new SealedKey(storedKey).openFor('scoring').answer };
}

// Without a score, the answer still has to be marked by hand, with the current mark scheme. A self-marked paper has no
// response.
const READ_ANSWERS = `
  select ai.attempt_id as attempt, ai.position, json_build_object('id', u.id, 'name', u.name) as student, ai.marks,
    coalesce(ai.outcome, 'unanswered') as outcome, ai.credit, ai.remark, l.response, ${storedDraw('v', 'k', 'ai')} as draw, coalesce((
      select json_agg(json_build_object('round', tm.round, 'awards', tm.awards)) from teacher_marks tm
      where tm.attempt_id = ai.attempt_id and tm.position = ai.position), (
      select json_build_array(json_build_object('round', 1, 'awards', coalesce(st.awards, '[]'))) from item_steps st
      where st.attempt_id = ai.attempt_id and st.position = ai.position and st.self_marked_at is not null
        and a.assignment_part_id is null)) as given
  from attempt_items ai join attempts a on a.id = ai.attempt_id join users u on u.id = a.user_id
  join item_versions v on v.id = ai.version_id join item_versions k on k.id = $2
  join lateral (
    select response from answer_log l where l.attempt_id = ai.attempt_id and l.position = ai.position
    order by l.sequence desc limit 1) l on true
  where ai.version_id = $1 and a.handed_in_at is not null and ai.credit is not null
  order by u.name, ai.attempt_id, ai.position`;

/** Earlier awards by the corrected mark scheme; null if two markers now differ, who then decide again. */
function scoreOfGiven({ type, key }: Item, given: NonNullable<Answer['given']>): Score {
  const scheme = schemeOfKey(type, key);
  const outOf = scheme?.total ?? 0;
  const rounds = given.map(({ round, awards }) => ({
    round,
    marks: scheme === null ? 0 : evaluateAwards(scheme, awards).marks,
  }));
  const finalised = rounds.find(({ round }) => round === finalisedRound(rounds));
  return finalised === undefined || outOf === 0
    ? { outcome: 'unmarked', credit: null }
    : scoreOfCredit(finalised.marks / outOf);
}

async function remarkAttempts(
  client: Pick<pg.ClientBase, 'query'>,
  author: Author,
  of: RegradeOf,
  lock: boolean,
): Promise<{ effect: RegradeEffect; marked: Marked[] }> {
  const corrected = await correctedQuestion(client, author, of);
  const { rows } = await client.query<Answer>(lock ? `${READ_ANSWERS} for update of ai, a` : READ_ANSWERS, [
    of.from,
    of.to,
  ]);
  const fitting = rows
    .map((answer) => ({ answer, item: itemFor(corrected, answer) }))
    .filter(({ answer, item }) => readResponse(item, answer.response) !== null);
  const marked = fitting.flatMap(({ answer, item }): Marked[] => {
    const score =
      answer.given === null
        ? scoreResponse(item, answer.response, compareExpressions)
        : scoreOfGiven(item, answer.given);
    if (score.credit === null || Math.abs(score.credit - answer.credit) < 1e-9) return [];
    const { attempt, position, student, marks } = answer;
    return [
      {
        ...{ attempt, position, student, marks, score, remarkBefore: answer.remark },
        outcomeBefore: answer.outcome,
        creditBefore: answer.credit,
        outcomeAfter: score.outcome,
        creditAfter: score.credit,
      },
    ];
  });
  return { effect: { answers: rows.length, changes: marked, unfit: rows.length - fitting.length }, marked };
}

/** What a corrected answer key would change; changes nothing. Throws `NOT_FOUND`, `INVALID_INPUT`, `FORBIDDEN`. */
export const previewRegrade = async (pool: pg.Pool, viewer: Viewer, of: RegradeOf): Promise<RegradeEffect> =>
  (await remarkAttempts(pool, authorOf(viewer, 'write'), of, false)).effect;

const APPLY = `
  with changes as materialized (
    select * from unnest($2::uuid[], $3::int[], $4::text[], $5::float8[], $6::text[], $7::text[], $8::float8[], $9::text[])
      as c(attempt_id, position, outcome_before, credit_before, remark_before, outcome_after, credit_after, remark_after)
  ), kept as (
    insert into regrade_changes (regrade_id, attempt_id, position, outcome_before, credit_before, remark_before,
      outcome_after, credit_after, remark_after) select $1, * from changes
  ), corrected as (
    update attempt_items ai set outcome = c.outcome_after, credit = c.credit_after, remark = c.remark_after
    from changes c where ai.attempt_id = c.attempt_id and ai.position = c.position returning ai.attempt_id, ai.marks,
      c.credit_after - c.credit_before as gain
  )
  update attempts a set marks = a.marks + g.gain
  from (select attempt_id, sum(marks * gain) as gain from corrected group by attempt_id) g where a.id = g.attempt_id`;

const NOTIFY = `
  insert into notices (id, user_id, kind, facts)
  select gen_random_uuid(), a.user_id, 'regrade', jsonb_build_object('attempt', a.id, 'reason', $2::text,
    'before', a.marks - g.gain, 'after', a.marks, 'outOf', a.marks_out_of,
    'title', coalesce(q.title, e.title, p.title || ' ' || p.year, asg.title, ds.title))
  from (select rc.attempt_id, sum((rc.credit_after - rc.credit_before) * ai.marks) as gain from regrade_changes rc
    join attempt_items ai on ai.attempt_id = rc.attempt_id and ai.position = rc.position
    where rc.regrade_id = $1 group by rc.attempt_id) g
  join attempts a on a.id = g.attempt_id left join quizzes q on q.id = a.quiz_id
  left join exams e on e.id = a.exam_id left join exam_papers p on p.id = a.paper_id
  left join assignment_parts asp on asp.id = a.assignment_part_id left join assignments asg on asg.id = asp.assignment_id
  left join subjects ds on ds.id = a.diagnostic_subject_id
  where ${releasedMarks('a')}`;

/** The changed marks are in `regrade_changes`; the audit log records who regraded which question, and why. */
async function recordRegrade(
  client: pg.ClientBase,
  viewer: Viewer,
  { from, to }: RegradeOf,
  { reason, ...counts }: { readonly reason: string; readonly answers: number; readonly changed: number },
): Promise<void> {
  const { rows } = await client.query<{ item: string; title: string; from: number; to: number }>(
    `select f.item_id as item, left(t.stem, 120) as title, f.version as "from", t.version as "to"
     from item_versions f join item_versions t on t.id = $2 where f.id = $1`,
    [from, to],
  );
  const [what] = rows;
  if (what === undefined) throw new ProductError('NOT_FOUND');
  await recordChange(client, viewer, {
    ...{ action: 'regraded', resource: 'question-bank', id: what.item, title: what.title, reason },
    before: { version: what.from },
    after: { version: what.to, ...counts },
  });
}

/**
 * Marks the answers to a version by a corrected one: saves the previous marks, corrects marks, sums and feedback, and
 * creates a notice for everyone whose marks changed, in one transaction. `expected` is the number of changes in the
 * preview; if it differs by now, nothing is done (`REGRADE_STALE`). Throws as `previewRegrade` does.
 */
export const applyRegrade = (
  pool: pg.Pool,
  viewer: Viewer,
  { reason, expected, ...of }: RegradeOf & { readonly reason: string; readonly expected: number },
): Promise<RegradeEffect> =>
  inTransaction(pool, async (client) => {
    const { effect, marked } = await remarkAttempts(client, authorOf(viewer, 'write'), of, true);
    if (marked.length !== expected) throw new ProductError('REGRADE_STALE');
    const id = randomUUID();
    await client.query(
      'insert into regrades (id, from_version_id, to_version_id, reason, applied_by) values ($1, $2, $3, $4, $5)',
      [id, of.from, of.to, reason, viewer.userId],
    );
    await client.query(APPLY, [
      id,
      marked.map(({ attempt }) => attempt),
      marked.map(({ position }) => position),
      marked.map(({ outcomeBefore }) => outcomeBefore),
      marked.map(({ creditBefore }) => creditBefore),
      marked.map(({ remarkBefore }) => remarkBefore),
      marked.map(({ outcomeAfter }) => outcomeAfter),
      marked.map(({ creditAfter }) => creditAfter),
      marked.map(({ score }) => score.remark ?? null),
    ]);
    for (const attempt of new Set(marked.map((change) => change.attempt))) {
      await countResults(client, attempt);
      await updateSubmission(client, attempt);
      await reportGrade(client, attempt);
    }
    await remarkByScheme(client, of.from);
    await client.query(NOTIFY, [id, reason]);
    await recordRegrade(client, viewer, of, { reason, answers: effect.answers, changed: marked.length });
    return effect;
  });
