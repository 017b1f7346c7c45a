import { type AnswerSum, bandsOf, hasEnoughAnswers, type Measures, percentOf } from './measures.ts';

/** Bands of confidence, as they are stored. */
export const CONFIDENCE_BANDS = ['1', '2', '3'] as const;
const [GUESSED, UNSURE, CONFIDENT] = CONFIDENCE_BANDS;

/** Confident answers should be correct at least this often, in per cent. */
const CONFIDENT_PERCENT = 80;
/** Guesses that are correct this often show knowledge; by chance, half of true-or-false answers are correct. */
const GUESSED_PERCENT = 70;

export type Calibration = {
  /**
   * `overconfident`: confident answers are often incorrect. `underconfident`: guesses are mostly correct. `calibrated`:
   * neither, and the more confident, the more often correct. `unclear`: none of these.
   */
  readonly kind: 'overconfident' | 'underconfident' | 'calibrated' | 'unclear';
  readonly guessed: AnswerSum;
  readonly unsure: AnswerSum;
  readonly confident: AnswerSum;
};

/** How well confidence and correct answers agree; null with too few confident answers. */
export function calibrationOf(measures: Pick<Measures, 'bands'>): Calibration | null {
  const guessed = bandsOf(measures, 'confidence', [GUESSED]);
  const unsure = bandsOf(measures, 'confidence', [UNSURE]);
  const confident = bandsOf(measures, 'confidence', [CONFIDENT]);
  if (!hasEnoughAnswers(confident)) return null;
  return { kind: kindOf(guessed, unsure, confident), guessed, unsure, confident };
}

function kindOf(guessed: AnswerSum, unsure: AnswerSum, confident: AnswerSum): Calibration['kind'] {
  if ((percentOf(confident) ?? 0) < CONFIDENT_PERCENT) return 'overconfident';
  if (hasEnoughAnswers(guessed) && (percentOf(guessed) ?? 0) >= GUESSED_PERCENT) return 'underconfident';
  const known = [guessed, unsure, confident].filter(hasEnoughAnswers).map((sum) => percentOf(sum) ?? 0);
  const rises = known.every((share, at) => at === 0 || share > (known[at - 1] ?? 0));
  return known.length > 1 && rises ? 'calibrated' : 'unclear';
}
