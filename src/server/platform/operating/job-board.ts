import type { JobStatus } from '#domain/platform/operating/status.rule.ts';
import type { Metrics } from './metrics.ts';

/** The background jobs of this process: when each last ran, and when it last failed. */
export type JobBoard = Pick<Metrics, 'jobDone'> & { readonly statuses: () => readonly JobStatus[] };

/** Records the outcome of jobs, and passes it on. */
export function jobBoard({ jobDone }: Pick<Metrics, 'jobDone'>, now: () => number = Date.now): JobBoard {
  const statuses = new Map<string, JobStatus>();
  return {
    jobDone: (job, outcome, seconds) => {
      const before = statuses.get(job) ?? { job, doneAt: null, failedAt: null };
      statuses.set(job, { ...before, [outcome === 'done' ? 'doneAt' : 'failedAt']: now() });
      jobDone(job, outcome, seconds);
    },
    statuses: () => [...statuses.values()],
  };
}
