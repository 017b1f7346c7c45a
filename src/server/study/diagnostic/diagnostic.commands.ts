import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { chooseQuestion, isEnough } from '#domain/study/diagnostic/choose-question.rule.ts';
import { estimateAbilities } from '#domain/study/diagnostic/diagnostic-estimate.ts';
import type { Viewer } from '../../access/viewer.ts';
import { startAttempt } from '../../attempts/attempt.start.ts';
import { closeAttempt } from '../../attempts/attempt.submit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { readCandidates, readDiagnosticAnswers } from './diagnostic-questions.queries.ts';
import { readDiagnosticSubject } from './diagnostic-subject.queries.ts';

const FIND_OPEN = `select id from attempts where user_id = $1 and diagnostic_subject_id = $2 and handed_in_at is null`;

/**
 * Starts a diagnostic with its first question, or finds the open one. Returns its id; null if there is no question that
 * the viewer may be asked. Throws `NOT_FOUND` for an unknown subject, `FORBIDDEN` for all but students.
 */
export async function startDiagnostic(pool: pg.Pool, viewer: Viewer, slug: string): Promise<string | null> {
  if (viewer.role !== 'student') throw new ProductError('FORBIDDEN');
  return inTransaction(pool, async (client) => {
    const { subject, topics } = await readDiagnosticSubject(client, viewer, slug);
    const { rows } = await client.query<{ id: string }>(FIND_OPEN, [viewer.userId, subject.id]);
    if (rows[0] !== undefined) return rows[0].id;
    const seed = randomUUID();
    const candidates = await readCandidates(client, { student: viewer.userId, topics, seed, attempt: null });
    const first = chooseQuestion(
      candidates,
      estimateAbilities(
        topics.map(({ id }) => id),
        [],
      ),
      seed,
    );
    if (first === null) return null;
    const { id } = await startAttempt(client, {
      userId: viewer.userId,
      diagnosticSubjectId: subject.id,
      versionIds: [first.id],
      seconds: null,
      behaviour: 'deferred',
    });
    return id;
  });
}

type Open = { readonly slug: string; readonly isClosed: boolean };

/**
 * Continues a diagnostic after a question was answered: adds the next one, or submits the attempt if there are enough
 * answers or no question is left. Continuing twice after the same question changes nothing, whichever device does it.
 * Throws `NOT_FOUND`, `INVALID_INPUT` if the question has no answer yet.
 * @param after the position of the question
 */
export async function continueDiagnostic(
  pool: pg.Pool,
  viewer: Viewer,
  { attempt, after }: { readonly attempt: string; readonly after: number },
): Promise<void> {
  if (!isUuid(attempt)) throw new ProductError('NOT_FOUND');
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<Open>(
      `select s.slug, a.handed_in_at is not null as "isClosed"
       from attempts a join subjects s on s.id = a.diagnostic_subject_id where a.id = $1 and a.user_id = $2 for update of a`,
      [attempt, viewer.userId],
    );
    const [open] = rows;
    if (open === undefined) throw new ProductError('NOT_FOUND');
    if (open.isClosed) return;
    const topics = await openTopics(client, viewer, open.slug);
    const { asked, evidence } = await readDiagnosticAnswers(client, { attempt, student: viewer.userId, topics });
    const last = asked.at(-1);
    if (last === undefined || after < last.position) return;
    if (after !== last.position || !last.isAnswered) throw new ProductError('INVALID_INPUT');

    const candidates = await readCandidates(client, { student: viewer.userId, topics, seed: attempt, attempt });
    const estimate = estimateAbilities(
      topics.map(({ id }) => id),
      evidence,
    );
    const coveredTopics = new Set(asked.map(({ topic }) => topic));
    const unaskedTopics = new Set(candidates.map(({ topic }) => topic).filter((topic) => !coveredTopics.has(topic)))
      .size;
    const next = isEnough(estimate, { asked: asked.length, unaskedTopics })
      ? null
      : chooseQuestion(candidates, estimate, `${attempt} ${after}`);
    if (next === null) await closeAttempt(client, attempt, 'student');
    else {
      await client.query('insert into attempt_items (attempt_id, position, version_id) values ($1, $2, $3)', [
        attempt,
        last.position + 1,
        next.id,
      ]);
    }
  });
}

/** The topics to ask about; none if the subject was unpublished meanwhile, which ends the diagnostic. */
async function openTopics(client: pg.PoolClient, viewer: Viewer, slug: string) {
  try {
    return (await readDiagnosticSubject(client, viewer, slug)).topics;
  } catch (cause) {
    if (cause instanceof ProductError && cause.code === 'NOT_FOUND') return [];
    throw cause;
  }
}
