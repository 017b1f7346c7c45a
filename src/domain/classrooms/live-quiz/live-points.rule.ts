import type { LiveMode } from './live-quiz.ts';

/** Points of a correct answer. */
const FULL = 100;

export type LiveAnswerTime = {
  /** Milliseconds from the question to the answer, by the server's clock. */
  readonly tookMs: number;
  /** The time limit; null: none, and speed counts nothing. */
  readonly limitMs: number | null;
};

/**
 * Points of an answer. Only `speed` looks at the time: half of the points are for the answer, the other half decreases
 * evenly until the time limit, as in Kahoot's scoring (support.kahoot.com, "How points work").
 * @param credit 0 to 1; null: not marked
 */
export function livePoints(mode: LiveMode, credit: number | null, { tookMs, limitMs }: LiveAnswerTime): number {
  if (mode === 'poll' || credit === null) return 0;
  if (mode !== 'speed' || limitMs === null) return Math.round(FULL * credit);
  const used = Math.min(1, Math.max(0, tookMs / limitMs));
  return Math.round(FULL * credit * (1 - used / 2));
}
