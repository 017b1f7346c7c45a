import type { Gap } from '../results/forgetting.ts';
import { CONTRAST_POINTS } from './contrast.rule.ts';
import { type AnswerSum, bandsOf, hasEnoughAnswers, type Measures, percentOf } from './measures.ts';

/** Practice of a topic within three days of the last, and after more than a week. */
const SOON: readonly Gap[] = ['0', '1', '2-3'];
const LATE: readonly Gap[] = ['8-14', '15-30', '31+'];

export type Memory = {
  readonly kind: 'fades' | 'lasts';
  readonly soon: AnswerSum;
  readonly late: AnswerSum;
  /** How much lower the accuracy is after more than a week, in percentage points. */
  readonly points: number;
};

/** Whether topics are remembered after more than a week; null with too few answers. */
export function memoryOf(measures: Pick<Measures, 'bands'>): Memory | null {
  const [soon, late] = [bandsOf(measures, 'gap', SOON), bandsOf(measures, 'gap', LATE)];
  if (!hasEnoughAnswers(soon) || !hasEnoughAnswers(late)) return null;
  const points = (percentOf(soon) ?? 0) - (percentOf(late) ?? 0);
  return { kind: points >= CONTRAST_POINTS ? 'fades' : 'lasts', soon, late, points };
}
