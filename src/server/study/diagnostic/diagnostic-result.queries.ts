import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { diagnoseTopic, type TopicDiagnosis } from '#domain/study/diagnostic/diagnosed-topics.rule.ts';
import { estimateAbilities } from '#domain/study/diagnostic/diagnostic-estimate.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { SubjectRef } from '../../content/content.queries.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { readMastery, type TopicProgress } from '../study-today.ts';
import { readDiagnosticAnswers } from './diagnostic-questions.queries.ts';
import { readDiagnosticSubject } from './diagnostic-subject.queries.ts';

/** The viewer's diagnostics in a subject. */
export type Diagnostic = {
  readonly subject: SubjectRef;
  /** Id of the open one; null if there is none. */
  readonly open: string | null;
  /** Id of the latest that is finished. */
  readonly latest: string | null;
  readonly lockedTopics: number;
};

/** Throws `NOT_FOUND` for an unknown subject. */
export async function readDiagnostic(pool: pg.Pool, viewer: Viewer, slug: string): Promise<Diagnostic> {
  const { subject, lockedTopics } = await readDiagnosticSubject(pool, viewer, slug);
  const { rows } = await pool.query<{ id: string; isOpen: boolean }>(
    `select id, handed_in_at is null as "isOpen" from attempts
     where user_id = $1 and diagnostic_subject_id = $2 order by handed_in_at desc nulls first limit 2`,
    [viewer.userId, subject.id],
  );
  return {
    subject,
    open: rows.find(({ isOpen }) => isOpen)?.id ?? null,
    latest: rows.find(({ isOpen }) => !isOpen)?.id ?? null,
    lockedTopics,
  };
}

export type DiagnosedTopic = TopicDiagnosis & {
  /** Number of its answers in the diagnostic. */
  readonly answered: number;
  /** The topic, with the practice that helps most. */
  readonly progress: TopicProgress;
};

export type DiagnosticResult = {
  readonly subject: SubjectRef;
  /** Number of answers, including "I don't know yet". */
  readonly answered: number;
  /** The topics to start with first, then those about which nothing is known. */
  readonly topics: readonly DiagnosedTopic[];
};

/**
 * The result of the viewer's finished diagnostic for each topic. It is computed from the answers, without those to
 * questions that an assignment reserves now. Throws `NOT_FOUND`, `ATTEMPT_OPEN`.
 */
export async function readDiagnosticResult(
  pool: pg.Pool,
  viewer: Viewer,
  attempt: string,
  now: number,
): Promise<DiagnosticResult> {
  const { rows } = isUuid(attempt)
    ? await pool.query<{ slug: string; isClosed: boolean }>(
        `select s.slug, a.handed_in_at is not null as "isClosed"
         from attempts a join live_subjects s on s.id = a.diagnostic_subject_id where a.id = $1 and a.user_id = $2`,
        [attempt, viewer.userId],
      )
    : { rows: [] };
  const [row] = rows;
  if (row === undefined) throw new ProductError('NOT_FOUND');
  if (!row.isClosed) throw new ProductError('ATTEMPT_OPEN');
  const { subject, topics } = await readDiagnosticSubject(pool, viewer, row.slug);
  const { asked, evidence } = await readDiagnosticAnswers(pool, { attempt, student: viewer.userId, topics });
  const abilities = estimateAbilities(
    topics.map(({ id }) => id),
    evidence,
  );
  const mastery = await readMastery(pool, viewer, row.slug, now);
  const diagnosed = topics.flatMap(({ id, usual }): readonly DiagnosedTopic[] => {
    const [ability, progress] = [abilities.topics.get(id), mastery.find(({ topic }) => topic.id === id)];
    if (ability === undefined || progress === undefined) return [];
    const answered = evidence.filter(({ topic }) => topic === id).length;
    return [{ ...diagnoseTopic(ability, usual, answered), answered, progress }];
  });
  const rank = ({ level, estimate }: DiagnosedTopic): number => (level === 'unknown' ? 1 + estimate : estimate);
  return {
    subject,
    answered: asked.filter(({ isAnswered }) => isAnswered).length,
    topics: diagnosed.toSorted((one, other) => rank(one) - rank(other)),
  };
}
