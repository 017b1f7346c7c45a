import { seededOrder } from '../../attempts/seeded-order.rule.ts';
import { informationAt } from './ability-model.ts';
import type { Ability, DiagnosticEstimate } from './diagnostic-estimate.ts';
import type { DiagnosticQuestion } from './diagnostic-question.ts';

export const DIAGNOSTIC_QUESTIONS_MIN = 8;
export const DIAGNOSTIC_QUESTIONS_MAX = 20;
/**
 * Below this standard deviation of the ability in the subject, in logits, the estimate is clear: its reliability is
 * 1 − 0.6² = 0.64 (marginal reliability: Green and others, Technical guidelines for assessing computerized adaptive tests,
 * 1984), which is low for a mark, but enough to decide what to practise first. It takes about 10 answers that can't be
 * guessed, or 17 with four choices.
 */
const CLEAR_DEVIATION = 0.6;
/** This many of the best questions are practically equal; which of them is asked depends on the student. */
const CHOSEN_AMONG = 3;

/**
 * By how much an answer to a question is expected to lower the variance of the ability in its topic: the posterior
 * variance of a normal prior is 1 / (1 / variance + information) (Owen, A Bayesian sequential procedure for quantal
 * response in the context of adaptive mental testing, 1975). Questions that match the ability gain most, and so do
 * topics about which little is known, which spreads the questions over the topics.
 */
export function gainOf({ difficulty, chance }: DiagnosticQuestion, { mean, deviation }: Ability): number {
  const variance = deviation ** 2;
  const information = informationAt(mean, difficulty, chance);
  return (variance ** 2 * information) / (1 + variance * information);
}

/**
 * The next question, one of the few that provide the most information; null if there is none.
 * @param seed the same seed chooses the same question
 */
export function chooseQuestion(
  candidates: readonly DiagnosticQuestion[],
  { topics }: DiagnosticEstimate,
  seed: string,
): DiagnosticQuestion | null {
  const gains = new Map(
    candidates.map((question) => {
      const ability = topics.get(question.topic);
      return [question, ability === undefined ? 0 : gainOf(question, ability)];
    }),
  );
  // Equally good questions are in a different order for each student; otherwise, everyone would get the same ones
  // first.
  const best = seededOrder(candidates, seed)
    .toSorted((one, other) => (gains.get(other) ?? 0) - (gains.get(one) ?? 0))
    .slice(0, CHOSEN_AMONG);
  return seededOrder(best, `${seed} best`)[0] ?? null;
}

/**
 * Whether there are enough answers: the ability in the subject is clear and every topic with questions has had one, or
 * the maximum number of questions was asked.
 */
export function isEnough(
  { subject }: DiagnosticEstimate,
  { asked, unaskedTopics }: { readonly asked: number; readonly unaskedTopics: number },
): boolean {
  if (asked >= DIAGNOSTIC_QUESTIONS_MAX) return true;
  return asked >= DIAGNOSTIC_QUESTIONS_MIN && unaskedTopics === 0 && subject.deviation <= CLEAR_DEVIATION;
}
