/** The measured difficulty of a question, from the students' results; `unknown` until there are enough. */
export const DIFFICULTIES = ['easy', 'medium', 'hard', 'unknown'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/**
 * The number of first answers below which a question's difficulty is not shown. The index `item_difficulties_covering`
 * contains the same number.
 */
export const DIFFICULTY_MIN_ANSWERS = 10;
/** Facility indexes (mean share of the marks) from which a question is medium, and easy. */
export const MEDIUM_FROM = 0.45;
export const EASY_FROM = 0.75;

/** @param facility mean score, 0 to 1 */
export function difficultyOf(facility: number, answers: number): Difficulty {
  if (answers < DIFFICULTY_MIN_ANSWERS) return 'unknown';
  if (facility >= EASY_FROM) return 'easy';
  return facility >= MEDIUM_FROM ? 'medium' : 'hard';
}
