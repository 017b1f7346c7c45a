import { clamp } from './logit.ts';
import { DEFAULT_ACCURACY } from './mastery-model.ts';

/** All students' marked answers: how many, and the sum of their scores. */
export type AccuracySums = { readonly answers: number; readonly credit: number };

export const NO_ANSWERS: AccuracySums = { answers: 0, credit: 0 };

/** With this many answers, a measured accuracy counts as much as the prior. */
const SHRINKING = 20;
/** Nothing is certain, however many answers there are. */
const [LEAST, MOST] = [0.05, 0.95];

/** The accuracy of all students in all topics. */
export const overallAccuracy = (sums: AccuracySums): number => shrink(sums, DEFAULT_ACCURACY);

/** The accuracy of all students in one topic, which is that in all topics until there are answers. */
export const topicAccuracy = (sums: AccuracySums, overall: number): number => shrink(sums, overall);

/** Empirical Bayes estimate: the mean of a Beta distribution whose prior counts as much as `SHRINKING` answers. */
function shrink({ answers, credit }: AccuracySums, towards: number): number {
  const count = Number.isFinite(answers) ? Math.max(0, answers) : 0;
  const sum = Number.isFinite(credit) ? clamp(credit, 0, count) : 0;
  return clamp((sum + SHRINKING * towards) / (count + SHRINKING), LEAST, MOST);
}
