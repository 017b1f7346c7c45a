import { AttemptResultDocument } from '#api/documents/attempts/analysis.generated.ts';
import { ReleasedMarksDocument, type ReleasedMarksQuery } from '#api/documents/attempts/released-marks.generated.ts';
import type { ViewLoaderArgs } from '#client/view.context.ts';
import { trackPromise } from '#ui/loading/track-promise.ts';
import type { Result } from './result.ts';

export type LoadedResult = {
  readonly result: Result;
  /** The teacher's marks, point by point: for assigned work only. */
  readonly releasedMarks: Promise<ReleasedMarksQuery> | null;
};

/**
 * The result of an attempt and the teacher's marks, once both are loaded: the marks are above most of the result, and
 * loading them later would push down what is being read. If only they fail, their section shows it.
 */
export async function loadResult(api: ViewLoaderArgs['api'], id: string): Promise<LoadedResult> {
  const { attemptResult: result } = await api(AttemptResultDocument, { id });
  if (result.attempt.kind !== 'assignment') return { result, releasedMarks: null };
  const releasedMarks = trackPromise(api(ReleasedMarksDocument, { attempt: id }));
  await Promise.allSettled([releasedMarks]);
  return { result, releasedMarks };
}
