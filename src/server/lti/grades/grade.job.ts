import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { ATTEMPT_GRACE_S } from '#domain/attempts/attempt.limits.ts';
import type { Reveal } from '#domain/classrooms/assignments/reveal.rule.ts';
import { retainedShareAt } from '#domain/classrooms/assignments/window.rule.ts';
import { type Score, scoreOfTry, scoreOfWork, type TryFacts, WITHHELD_SCORE } from '#domain/lti/score.rule.ts';
import { ms, type WindowFacts, windowFactsJson, windowFrom } from '../../classrooms/assignments/window.sql.ts';
import { enqueue } from '../../platform/jobs/queue.ts';
import { hasReserved } from '../../questions/answer-keys/reserved-questions.sql.ts';
import { SCORE_SCOPE } from '../launch/claims.ts';
import { type Platform, platformColumns } from '../platform.queries.ts';
import type { Tool } from '../tool.ts';
import { columnFor, forgetColumn } from './grade-column.ts';

type GradeTargetRow = {
  readonly subject: string;
  readonly lineItem: string | null;
  readonly sent: Score | null;
  readonly now: number;
  readonly best: TryFacts | null;
  /**
   * Whether the marks of an attempt are hidden from the student, because an assignment reserves one of its questions.
   */
  readonly withheld: boolean;
  readonly work: {
    readonly submittedAt: number | null;
    readonly marks: number;
    readonly marksOutOf: number;
    readonly unmarked: number;
    readonly showsMarks: Reveal;
    readonly isEntered: boolean;
    readonly released: boolean;
    readonly window: WindowFacts;
  } | null;
};

// The grade's current value: the best attempt since the first launch, or the sum of the assignment.
/** How often a grade that is withheld is checked again. */
const WITHHELD_RETRY_MS = 6 * 3_600_000;

const IS_WITHHELD = hasReserved('a', 'g.user_id');
const READ = `
  select g.subject, g.line_item as "lineItem", g.sent, exists (
      select from attempts a left join assignment_parts ap on ap.id = a.assignment_part_id
      where a.user_id = g.user_id and a.handed_in_at is not null and ${IS_WITHHELD}
        and (a.quiz_id = g.quiz_id or a.paper_id = g.paper_id or ap.assignment_id = g.assignment_id)) as withheld, ${ms('now()')} as now, ${platformColumns('p')}, (
    select json_build_object('marks', coalesce(a.marks, 0), 'marksOutOf', coalesce(a.marks_out_of, 0)) from attempts a
    where a.user_id = g.user_id and (a.quiz_id = g.quiz_id or a.paper_id = g.paper_id) and a.handed_in_at >= g.created_at
      and not ${IS_WITHHELD}
    order by a.marks / nullif(a.marks_out_of, 0) desc nulls last, a.handed_in_at desc limit 1) as best, (
    select json_build_object('submittedAt', ${ms('sb.handed_in_at')}, 'marks', sb.marks, 'marksOutOf', sb.marks_out_of,
      'unmarked', sb.unmarked_items, 'isEntered', sb.is_entered, 'showsMarks', s.shows_marks, 'released', s.marks_released_at is not null,
      'window', ${windowFactsJson('s', 'sb.user_id', 'm.group_id')})
    from submissions sb join assignments s on s.id = sb.assignment_id
    left join classroom_members m on m.classroom_id = s.classroom_id and m.user_id = sb.user_id
    where sb.assignment_id = g.assignment_id and sb.user_id = g.user_id) as work
  from platform_grades g join platforms p on p.id = g.platform_id and p.deleted_at is null where g.id = $1`;

/**
 * Sends a student's grade to a platform, with the current time as its timestamp, so that the later of two overlapping
 * calls counts. An unchanged grade is not sent again. Throws if the platform does not accept it.
 */
export async function sendGrade(pool: pg.Pool, { service }: Pick<Tool, 'service'>, id: string): Promise<void> {
  const { rows } = await pool.query<GradeTargetRow & Platform>(READ, [id]);
  const target = rows[0];
  if (target === undefined) return;
  const score = scoreOf(target);
  if (score === null) return;
  await waitForTheEnd(pool, id, target);
  if (isDeepStrictEqual(score, target.sent)) return;
  const lineItem = target.lineItem ?? (await columnFor(pool, service, id));
  const { status } = await service(target, SCORE_SCOPE, scoresAddress(lineItem), {
    method: 'POST',
    headers: { 'content-type': 'application/vnd.ims.lis.v1.score+json' },
    body: JSON.stringify({ userId: target.subject, timestamp: new Date(target.now).toISOString(), ...score }),
  });
  if (status === 404) await forgetColumn(pool, id);
  // 409: the platform has a newer grade.
  if (status !== 409 && (status < 200 || status > 299))
    throw new Error(`${target.name} did not accept the grade: status ${status}.`);
  await pool.query('update platform_grades set sent = $2, sent_at = now() where id = $1', [id, score]);
}

function scoreOf({ best, withheld, work, now }: GradeTargetRow): Score | null {
  if (best !== null) return scoreOfTry(best);
  if (withheld) return WITHHELD_SCORE;
  if (work === null) return null;
  const window = windowFrom(work.window);
  return scoreOfWork({
    ...work,
    submitted: work.submittedAt !== null,
    shareOfCredit:
      work.submittedAt === null || work.isEntered ? 1 : retainedShareAt(window, work.submittedAt, ATTEMPT_GRACE_S),
    closed: window.closesAt === null || window.closesAt <= now,
  });
}

/**
 * Marks that are shown once the assignment is closed are sent then. It may be unknown when a reservation ends, so
 * withheld marks are checked again periodically.
 */
async function waitForTheEnd(
  pool: pg.Pool,
  id: string,
  { work, withheld, now, lineItem }: GradeTargetRow,
): Promise<void> {
  if (withheld) {
    const runAt = new Date(now + WITHHELD_RETRY_MS);
    await enqueue(pool, 'grade', { id }, { key: `grade ${id} when shown`, runAt });
    return;
  }
  if (work === null || work.showsMarks !== 'due' || work.released) return;
  const { closesAt } = windowFrom(work.window);
  if (closesAt === null || closesAt <= now) return;
  await enqueue(
    pool,
    'grade',
    { id },
    {
      key: `grade ${id} at the end`,
      runAt: new Date(closesAt + 1_000),
      ...(lineItem === null && { line: 'grades without a column' }),
    },
  );
}

/** `…/lineitems/5?type=3` → `…/lineitems/5/scores?type=3` */
function scoresAddress(lineItem: string): string {
  const url = new URL(lineItem);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`;
  return url.href;
}
