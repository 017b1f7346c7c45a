import { AttemptResultDocument } from '#api/documents/attempts/analysis.generated.ts';
import { ReleasedMarksDocument, type ReleasedMarksQuery } from '#api/documents/attempts/released-marks.generated.ts';
import type { ViewLoaderArgs } from '#client/view.context.ts';
import { trackPromise } from '#ui/loading/track-promise.ts';
import type { Result } from './result.ts';

export type LoadedResult = {
  readonly result: Result;
  /** What the teacher gave, point by point: of set work alone. */
  readonly told: Promise<ReleasedMarksQuery> | null;
};

/**
 * The result of an attempt, and what a teacher gave it, once both are there: the second stands above most of the first,
 * and coming later it would push down what is being read. Where only the second fails, its own place tells.
 */
export async function loadResult(api: ViewLoaderArgs['api'], id: string): Promise<LoadedResult> {
  const { attemptResult: result } = await api(AttemptResultDocument, { id });
  if (result.attempt.kind !== 'assignment') return { result, told: null };
  const told = trackPromise(api(ReleasedMarksDocument, { attempt: id }));
  await Promise.allSettled([told]);
  return { result, told };
}
