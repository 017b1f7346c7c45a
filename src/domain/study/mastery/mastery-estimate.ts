import { type Evidence, meanOf } from './evidence.ts';
import { clamp, logistic, logit } from './logit.ts';
import { MASTERY_MODEL, type MasteryModel, type MasteryShape, PRIOR_CERTAINTY } from './mastery-model.ts';
import type { Accuracies } from './mastery-record.ts';

/** The parts of an estimate, in log odds. */
export type MasteryParts = {
  /** The accuracy of all students in the topic. */
  readonly prior: number;
  /** By how much the student's answers in the topic differ from it. */
  readonly topic: number;
  /** By how much the student's answers in all topics differ from those of all students. */
  readonly overall: number;
};

/** The largest sum of parts that occurred when the model was fitted: beyond it, the curve is not known. */
const SUM_MOST = 4;

/** @param topic what the student's answers and cards in the topic say; `overall`: their answers in all topics */
export function partsOf(
  { topic, overall }: { readonly topic: Evidence; readonly overall: Evidence },
  accuracies: Accuracies,
  shape: MasteryShape = MASTERY_MODEL,
): MasteryParts {
  const prior = logit(accuracies.topic);
  const atFirst = logistic(prior - shape.beginnersGap);
  return {
    prior,
    topic: logit(meanOf(topic, atFirst, shape.topicPriorWeight)) - prior,
    overall: logit(meanOf(overall, accuracies.overall, shape.overallPriorWeight)) - logit(accuracies.overall),
  };
}

/** The probability that the student's next answer in the topic is correct, at a question of usual difficulty. */
export function accuracyOf(parts: MasteryParts, model: MasteryModel = MASTERY_MODEL): number {
  const sum = sumOf(parts, model);
  const [constant, linear, square, cube] = model.calibration;
  return logistic(constant + sum * (linear + sum * (square + sum * cube)));
}

const sumOf = ({ prior, topic, overall }: MasteryParts, model: MasteryModel): number =>
  clamp(model.intercept + model.prior * prior + model.topic * topic + model.overall * overall, -SUM_MOST, SUM_MOST);

/** 90 % of a normal distribution lie within this many standard deviations. */
const NINETY_PERCENT = 1.645;

/** The standard deviation of an accuracy that is estimated from answers of this weight, as in a Beta distribution. */
export const deviationOf = (estimate: number, weight: number): number =>
  Math.sqrt((estimate * (1 - estimate)) / (PRIOR_CERTAINTY + weight + 1));

/** The interval that contains an accuracy with a probability of about 90 %. */
export function intervalOf(estimate: number, deviation: number): { readonly low: number; readonly high: number } {
  const half = NINETY_PERCENT * deviation;
  return { low: Math.max(0, estimate - half), high: Math.min(1, estimate + half) };
}
