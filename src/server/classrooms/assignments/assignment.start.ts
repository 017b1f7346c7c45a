import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Behaviour } from '#domain/attempts/behaviour.ts';
import { drawQuestions } from '#domain/classrooms/assignments/question-pool.rule.ts';
import { acceptsWork, windowState } from '#domain/classrooms/assignments/window.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { accessParameters, subjectIsAccessible, topicIsAccessible } from '../../access/accessible-topics.ts';
import type { Viewer } from '../../access/viewer.ts';
import { lastAnswerInstant } from '../../attempts/attempt.clock.ts';
import { startAttempt } from '../../attempts/attempt.start.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { isFor } from '../classroom.permission.ts';
import { updateSubmission } from './submission.commands.ts';
import { ms, type WindowFacts, windowFactsJson, windowFrom } from './window.sql.ts';

type Row = {
  readonly now: number;
  readonly facts: WindowFacts;
  readonly seconds: number | null;
  readonly behaviour: Behaviour;
  readonly versions: readonly string[];
  readonly marks: readonly number[];
  readonly draws: number | null;
  readonly open: boolean;
};

// An assignment whose feedback waits for a release gives none during the attempt either. The member's row is locked, so
// that of two simultaneous starts the second sees the first; the assignment's row is locked so that its dates do not
// change meanwhile.
const READ = `
  select ${ms('clock_timestamp()')} as now, ${windowFactsJson('s', 'm.user_id', 'm.group_id')} as facts, s.seconds,
    case when s.shows_marks = 'handIn' and s.shows_feedback = 'handIn' then s.behaviour else 'deferred' end as behaviour,
    array(select ai.version_id from assignment_items ai where ai.part_id = p.id order by ai.position) as versions,
    array(select ai.marks from assignment_items ai where ai.part_id = p.id order by ai.position) as marks, p.draws,
    coalesce(case when p.kind = 'paper' then (select bool_and(${subjectIsAccessible('sj', '$3', '$4')})
        from assignment_items ai join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id
        join topics t on t.id = i.topic_id join subjects sj on sj.id = t.subject_id where ai.part_id = p.id)
      else (select bool_and(${topicIsAccessible('t', '$5', '$6')})
        from assignment_items ai join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id
        join topics t on t.id = i.topic_id where ai.part_id = p.id) end, false) as open
  from assignment_parts p join assignments s on s.id = p.assignment_id
  join classrooms c on c.id = s.classroom_id and c.archived_at is null
  join classroom_members m on m.classroom_id = c.id and m.user_id = $2 and m.left_at is null
  where p.id = $1 and p.kind in ('quiz', 'paper', 'questions') and s.published_at is not null and s.deleted_at is null
    and ${isFor('s', 'm')}
  for share of s for no key update of m`;

/**
 * Starts an attempt at a part of an assignment, or finds the open one. Returns its id. Throws `NOT_FOUND`, also for
 * users the assignment isn't for, `ASSIGNMENT_NOT_OPEN`, `ASSIGNMENT_CLOSED`, `NO_TRIES_LEFT`, `PAYMENT_REQUIRED`:
 * assigned content needs a plan as well.
 */
export async function startAssignmentPart(pool: pg.Pool, viewer: Viewer, part: string): Promise<string> {
  if (!isUuid(part)) throw new ProductError('NOT_FOUND');
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<Row>(READ, [
      part,
      viewer.userId,
      ...accessParameters(viewer, 'examQuestion'),
      ...accessParameters(viewer, 'quiz'),
    ]);
    const row = rows[0];
    if (row === undefined) throw new ProductError('NOT_FOUND');
    const window = windowFrom(row.facts);
    const state = windowState(window, row.now);
    if (!acceptsWork(state))
      throw new ProductError(state === 'scheduled' ? 'ASSIGNMENT_NOT_OPEN' : 'ASSIGNMENT_CLOSED');
    if (!row.open) throw new ProductError('PAYMENT_REQUIRED');
    await rejectBeyondAttempts(client, { part, user: viewer.userId, tries: window.tries });
    const questions = row.versions.map((version, at) => ({ version, marks: row.marks[at] ?? 1, position: at + 1 }));
    // Every attempt has its own selection. A drawn question keeps its position in the pool, by which markers and reports find it.
    const drawn = drawQuestions(questions, row.draws, randomUUID());
    const { id } = await startAttempt(client, {
      userId: viewer.userId,
      assignmentPartId: part,
      closesAt: window.closesAt === null ? null : new Date(window.closesAt),
      versionIds: drawn.map(({ version }) => version),
      marks: drawn.map(({ marks }) => marks),
      positions: drawn.map(({ position }) => position),
      seconds: row.seconds,
      behaviour: row.behaviour,
    });
    await updateSubmission(client, id);
    return id;
  });
}

/**
 * An open attempt may be continued, unless its own time is up: that one is submitted and counts as an attempt. The
 * attempts are locked until the transaction ends: one that is submitted between this check and the start would make
 * room for another one beyond the limit.
 */
async function rejectBeyondAttempts(
  client: pg.PoolClient,
  { part, user, tries }: { readonly part: string; readonly user: string; readonly tries: number | null },
): Promise<void> {
  const { rows } = await client.query<{ canContinue: boolean }>(
    `select handed_in_at is null and coalesce(${lastAnswerInstant('a')} >= clock_timestamp(), true) as "canContinue"
     from attempts a where a.assignment_part_id = $1 and a.user_id = $2 order by a.id for update`,
    [part, user],
  );
  if (rows.some(({ canContinue }) => canContinue)) return;
  if (tries !== null && rows.length >= tries) throw new ProductError('NO_TRIES_LEFT');
}
