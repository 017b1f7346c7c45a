import { partsOf } from '#domain/study/mastery/mastery-estimate.ts';
import { MASTERY_MODEL, type MasteryModel, type MasteryShape } from '#domain/study/mastery/mastery-model.ts';
import {
  afterAnswer,
  afterRecord,
  EMPTY_RECORD,
  EMPTY_STUDENT,
  type MasteryRecord,
} from '#domain/study/mastery/mastery-record.ts';
import type { StudentAnswers } from './answer-file.ts';
import { eachAnswer } from './answer-model.ts';
import { accuraciesOf, answerOf } from './lectern-model.ts';
import { fitLogistic } from './logistic-regression.ts';

/**
 * Values to try for each number of the shape, one number after another. Priors are kept small, so that a few answers
 * show: larger ones improve the loss by less than 0.001.
 */
const CANDIDATES: readonly (readonly [keyof MasteryShape, readonly number[]])[] = [
  ['fading', [0.75, 0.8, 0.85, 0.9]],
  ['topicPriorWeight', [1, 1.5, 2, 3]],
  ['beginnersGap', [0, 0.15, 0.3, 0.45, 0.6]],
  ['overallPriorWeight', [3, 5, 10, 20]],
];
const ROUNDS = 2;
/** The shape is searched with every third student, the weights are fitted to all. */
const SAMPLE = 3;
const DIGITS = 1000;

/** Fits the constants of the product's model to the answers. */
export function fitLectern(train: readonly StudentAnswers[]): MasteryModel {
  const sample = train.filter((_, at) => at % SAMPLE === 0);
  let [shape, loss]: [MasteryShape, number] = [MASTERY_MODEL, fitWeights(sample, MASTERY_MODEL).loss];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, values] of CANDIDATES) {
      for (const value of values) {
        const tried = { ...shape, [name]: value };
        const result = fitWeights(sample, tried);
        if (result.loss < loss) [shape, loss] = [tried, result.loss];
      }
    }
  }
  return fitWeights(train, shape).model;
}

/** The weights for a shape: a logistic regression on the parts, then one on the powers of its result. */
function fitWeights(train: readonly StudentAnswers[], shape: MasteryShape): { model: MasteryModel; loss: number } {
  const { features, correct } = partsOfAll(train, shape);
  const [intercept = 0, prior = 0, topic = 0, overall = 0] = fitLogistic({ features, correct }, 4).map(rounded);
  const powers = new Float64Array(features.length);
  for (let row = 0; row < features.length; row += 4) {
    const [, byPrior = 0, byTopic = 0, byOverall = 0] = features.subarray(row, row + 4);
    const sum = intercept + prior * byPrior + topic * byTopic + overall * byOverall;
    powers.set([1, sum, sum ** 2, sum ** 3], row);
  }
  const [constant = 0, linear = 0, square = 0, cube = 0] = fitLogistic({ features: powers, correct }, 4).map(rounded);
  // The curve rises everywhere: otherwise a correct answer could lower an estimate.
  const rises = square ** 2 < 3 * linear * cube;
  const loss = rises ? lossOf(powers, correct, [constant, linear, square, cube]) : Number.POSITIVE_INFINITY;
  const { fading, topicPriorWeight, beginnersGap, overallPriorWeight } = shape;
  return {
    loss,
    model: {
      ...{ fading, topicPriorWeight, beginnersGap, overallPriorWeight },
      ...{ intercept, prior, topic, overall, calibration: [constant, linear, square, cube] },
    },
  };
}

function partsOfAll(train: readonly StudentAnswers[], shape: MasteryShape) {
  const accuracies = accuraciesOf(train);
  const correct = train.flatMap((student) => student.correct);
  const features = new Float64Array(correct.length * 4);
  let row = 0;
  for (const student of train) {
    const records = new Map<number, MasteryRecord>();
    let all = EMPTY_STUDENT;
    eachAnswer(student, (skill, isCorrect) => {
      const [record, means] = [records.get(skill) ?? EMPTY_RECORD, accuracies(skill)];
      const { prior, topic, overall } = partsOf({ topic: record.topic, overall: all.overall }, means, shape);
      features.set([1, prior, topic, overall], row);
      row += 4;
      const next = afterAnswer(record, answerOf(isCorrect), means, shape);
      all = afterRecord(all, record, next);
      records.set(skill, next);
    });
  }
  return { features, correct };
}

function lossOf(powers: Float64Array, correct: readonly boolean[], weights: readonly number[]): number {
  let loss = 0;
  for (const [at, isCorrect] of correct.entries()) {
    let sum = 0;
    for (const [power, weight] of weights.entries()) sum += weight * (powers[at * 4 + power] ?? 0);
    loss += Math.log1p(Math.exp(isCorrect ? -sum : sum));
  }
  return loss / correct.length;
}

const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;
