import type { WorkStatus } from '../assignments/work-status.rule.ts';

type Line = { readonly status: WorkStatus; readonly dueAt: string | null };

const WEEK_MS = 7 * 24 * 3_600_000;

/** What a guardian hears of in the weekly email: missing work, and work that is due within a week or late. */
export function weeklyWork<Work extends Line>(
  work: readonly Work[],
  now: number,
): { readonly missing: readonly Work[]; readonly due: readonly Work[] } {
  const isSoon = ({ dueAt }: Line): boolean => dueAt !== null && Date.parse(dueAt) - now <= WEEK_MS;
  return {
    missing: work.filter(({ status }) => status === 'missed'),
    due: work.filter(
      (line) => line.status === 'overdue' || ((line.status === 'toDo' || line.status === 'started') && isSoon(line)),
    ),
  };
}
