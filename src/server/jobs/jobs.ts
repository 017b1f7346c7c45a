import type pg from 'pg';
import { REMINDER_SWEEP_MS } from '#domain/classrooms/classroom.limits.ts';
import {
  ACCOUNT_DELETION_SWEEP_MS,
  ATTEMPT_SWEEP_MS,
  DIFFICULTY_MEASURE_MS,
  PUBLISH_SWEEP_MS,
} from '#domain/limits.ts';
import { ORPHAN_SWEEP_MS } from '#domain/media/upload.rule.ts';
import { deleteOldSignInActivity } from '../auth/sign-in-activity.store.ts';
import { publishDue } from '../authoring/item-stage.store.ts';
import { type Reminding, remindStudents } from '../classrooms/reminders.ts';
import { doImport } from '../imports/import.job.ts';
import { addSearchWords } from '../interchange/search-words.ts';
import { sendGrade } from '../lti/grade.job.ts';
import type { Tool } from '../lti/tool.ts';
import type { FigureStore } from '../media/figure-store.ts';
import { type OrphanPlaces, sweepOrphans } from '../media/orphans.job.ts';
import type { Metrics } from '../operating/metrics.ts';
import { eraseDue } from '../privacy/erase.ts';
import { forgetUnanswered } from '../privacy/guardian.store.ts';
import { measureDifficulties } from '../results/measure-difficulties.ts';
import type { Settings } from '../settings.ts';
import { handInOverdue } from '../study/attempts/overdue.store.ts';
import { startQueue } from './queue.ts';
import { type JobOptions, type RepeatedJob, startRepeatedJob } from './repeated-job.ts';

/** The server's background jobs. Every process runs them; the database distributes the work. */
export function startJobs(
  {
    pool,
    direct,
    mailer,
    origin,
    answerFiles,
    settings,
    tool,
    ...places
  }: OrphanPlaces &
    Pick<Reminding, 'mailer' | 'origin'> & {
      /** Not through a pooler in transaction mode, because the queue listens and uses session locks. */
      readonly direct: pg.Pool;
      readonly answerFiles: FigureStore;
      readonly settings: Settings;
      readonly tool: Tool;
    },
  tell: (sentence: string, cause: unknown) => void,
  metrics: Pick<Metrics, 'jobDone'>,
): RepeatedJob {
  const start = ({ job, work, ...how }: JobOptions & { readonly job: string }): RepeatedJob =>
    startRepeatedJob({
      ...how,
      work: async () => {
        const begun = performance.now();
        const told = (outcome: 'done' | 'failed') => metrics.jobDone(job, outcome, (performance.now() - begun) / 1_000);
        await work().catch((cause: unknown) => {
          told('failed');
          throw cause;
        });
        told('done');
      },
    });
  const jobs = [
    start({
      everyMs: ATTEMPT_SWEEP_MS,
      job: 'hand-in',
      work: () =>
        handInOverdue(pool, (attempt, cause) => tell(`The attempt ${attempt} could not be submitted.`, cause)),
      failed: (cause) => tell('Attempts past their deadline could not be read.', cause),
    }),
    start({
      everyMs: DIFFICULTY_MEASURE_MS,
      job: 'difficulty',
      work: () => measureDifficulties(pool),
      failed: (cause) => tell('Question difficulties could not be computed.', cause),
    }),
    start({
      everyMs: REMINDER_SWEEP_MS,
      job: 'reminders',
      work: () =>
        remindStudents(pool, { mailer, origin, failed: (cause) => tell('A reminder email could not be sent.', cause) }),
      failed: (cause) => tell('Reminders could not be read.', cause),
    }),
    start({
      everyMs: PUBLISH_SWEEP_MS,
      job: 'publishing',
      work: () => publishDue(pool),
      failed: (cause) => tell('Scheduled content could not be published.', cause),
    }),
    start({
      everyMs: ACCOUNT_DELETION_SWEEP_MS,
      job: 'deletion',
      work: async () => {
        await forgetUnanswered(pool);
        await deleteOldSignInActivity(pool);
        await eraseDue(pool, answerFiles, (userId, cause) =>
          tell(`The account ${userId} could not be deleted.`, cause),
        );
      },
      failed: (cause) => tell('Accounts due for deletion could not be read.', cause),
    }),
    start({
      everyMs: ORPHAN_SWEEP_MS,
      job: 'orphans',
      work: () => sweepOrphans({ pool, answerFiles, ...places }),
      failed: (cause) => tell('Unused files could not be deleted.', cause),
    }),
  ];
  const importing = { pool, direct, settings };
  const queue = startQueue(
    direct,
    {
      import: ({ id }, about) => doImport(importing, id, about),
      grade: ({ id }) => sendGrade(pool, tool, id),
      searchWords: (_, { signal }) => addSearchWords(pool, signal),
    },
    tell,
  );
  return {
    stop: async () => {
      await queue.stop();
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
