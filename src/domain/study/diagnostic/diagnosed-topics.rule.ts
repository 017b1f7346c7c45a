import { clamp, logistic, logit } from '../mastery/logit.ts';
import { MASTERY_FROM } from '../mastery/mastery-levels.ts';
import type { MasteryLevel } from '../mastery/topic-mastery.rule.ts';
import type { Ability } from './diagnostic-estimate.ts';

/** The result of a diagnostic in a topic, in terms of mastery. */
export type TopicDiagnosis = {
  readonly level: MasteryLevel;
  /**
   * Share of questions of usual difficulty that the student would answer correctly, and the interval that contains it
   * with a probability of about 90 %.
   */
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
};

/** 90 % of a normal distribution lie within this many standard deviations. */
const NINETY_PERCENT = 1.645;
/** With a wider interval, there is no level. */
const WIDEST_INTERVAL = 0.6;

/**
 * @param usual the accuracy of all students in the topic
 * @param answered number of answers in the topic
 */
export function diagnoseTopic({ mean, deviation }: Ability, usual: number, answered: number): TopicDiagnosis {
  const accuracyAt = (ability: number): number => clamp(logistic(ability + logit(usual)), 0, 1);
  const estimate = accuracyAt(mean);
  const low = accuracyAt(mean - NINETY_PERCENT * deviation);
  const high = accuracyAt(mean + NINETY_PERCENT * deviation);
  return {
    level: answered === 0 || high - low > WIDEST_INTERVAL ? 'unknown' : levelOf(estimate, low),
    estimate,
    low,
    high,
  };
}

function levelOf(estimate: number, low: number): MasteryLevel {
  if (low >= MASTERY_FROM.mastered) return 'mastered';
  if (estimate >= MASTERY_FROM.secure) return 'secure';
  return estimate >= MASTERY_FROM.developing ? 'developing' : 'beginning';
}
