import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type BoundSession, bindSession } from '#domain/study/session/bind-session.rule.ts';
import { topicsOfSteps } from '#domain/study/session/session-summary.rule.ts';
import type { Viewer } from '../../access/viewer.ts';
import { startAttempt } from '../../attempts/attempt.start.ts';
import { lockUser } from '../../platform/db/lock-user.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { readStudyFacts, type StoredSession } from '../study-facts.queries.ts';
import { openTopics, progressOf } from '../study-today.ts';
import { applyAwards, closeSession } from './end-session.ts';
import { planToday, studyTimeOf } from './plan-today.ts';
import { readSessionContent } from './session-content.queries.ts';
import { levelsOf } from './session-levels.ts';

/** An open session continues for this many hours, although a new day has started, here or in another time zone. */
const OPEN_HOURS = 12;

type StartOptions = {
  /** The student's time zone, which decides on the day. */
  readonly zone: string;
  /** Starts another session although today's is finished. */
  readonly isAnother: boolean;
  readonly now: number;
};

/**
 * Starts today's session, or finds the open one: a student has at most one, whichever devices ask at once. A session of
 * an earlier day is closed, and its answers count. Once today's session is finished it is found, unless another is
 * requested. Returns its id, or null if there is nothing to study.
 */
export async function startStudySession(
  pool: pg.Pool,
  viewer: Viewer,
  { zone, isAnother, now }: StartOptions,
): Promise<string | null> {
  const facts = await readStudyFacts(pool, viewer, zone);
  const known = facts.session;
  if (known !== null && known.endedBy === null && !isOver(known, facts.today)) return known.id;
  if (known?.endedBy === 'finished' && !isAnother) return known.id;

  const topics = openTopics(viewer, facts);
  const mastery = progressOf(topics, facts, now);
  const planned = planToday(facts, topics, mastery);
  const content = await readSessionContent(pool, viewer, planned.steps, randomUUID());
  const bound = bindSession(planned.steps, content);
  const { minutes } = studyTimeOf(facts);
  const levels = levelsOf(mastery, [...topicsOfSteps(bound.steps), ...content.dueCards.map(({ topic }) => topic)]);

  const { id, closed } = await inTransaction(pool, async (client) => {
    await lockUser(client, viewer.userId);
    const { rows } = await client.query<{ id: string; day: string; age: number }>(
      `select id, day::text, extract(epoch from now() - started_at)::float8 / 3600 as age
       from study_sessions where user_id = $1 and ended_at is null for update`,
      [viewer.userId],
    );
    const [open] = rows;
    if (open !== undefined && !isOver(open, facts.today)) return { id: open.id, closed: null };
    const expired = open === undefined ? null : await closeSession(client, viewer.userId, open.id, 'expired');
    if (bound.steps.length === 0) return { id: null, closed: expired };
    const session = await insertSession(client, viewer, { day: facts.today, minutes, levels }, bound);
    return { id: session, closed: expired };
  });
  if (closed !== null) await applyAwards(pool, viewer.userId, closed);
  return id;
}

const isOver = ({ day, age }: Pick<StoredSession, 'day' | 'age'>, today: string): boolean =>
  day !== today && age >= OPEN_HOURS;

async function insertSession(
  client: pg.ClientBase,
  viewer: Viewer,
  { day, minutes, levels }: { day: string; minutes: number; levels: ReturnType<typeof levelsOf> },
  { steps, versions }: BoundSession,
): Promise<string> {
  const id = randomUUID();
  await client.query(
    'insert into study_sessions (id, user_id, day, minutes, steps, levels) values ($1, $2, $3::date, $4, $5, $6)',
    [id, viewer.userId, day, minutes, JSON.stringify(steps), JSON.stringify(levels)],
  );
  if (versions.length === 0) return id;
  await startAttempt(client, {
    studySessionId: id,
    userId: viewer.userId,
    versionIds: versions,
    seconds: null,
    behaviour: 'immediate',
    asksConfidence: true,
    isUserLocked: true,
  });
  return id;
}
