import type { StudentAnswers } from './answer-file.ts';
import { eachAnswer } from './answer-model.ts';
import { lecternModel } from './lectern-model.ts';

/** Numbers of earlier answers in a topic from which the certainty is printed. */
const FROM = [0, 1, 3, 8, 20] as const;
/** Answers right after each other are alike for other reasons too, such as a hint or the same text. */
const ANSWERS_BETWEEN = 3;

/**
 * How many answers the product's estimates are worth, by the number of earlier answers in the topic. If the student's
 * accuracy has a Beta distribution around the estimate that is worth n answers, the differences of two answers from the
 * estimate correlate by 1 / (n + 1).
 */
export function certaintyOf(students: readonly StudentAnswers[]): readonly { from: number; worth: number }[] {
  const sums = FROM.map((from) => ({ from, variance: 0, covariance: 0 }));
  const predict = lecternModel()(students);
  for (const student of students) {
    for (const answers of predictedBySkill(student, predict(student))) {
      for (const [at, { isCorrect, predicted }] of answers.entries()) {
        const [sum, later] = [sums.findLast(({ from }) => from <= at), answers[at + ANSWERS_BETWEEN]];
        if (sum === undefined || later === undefined) continue;
        sum.variance += predicted * (1 - predicted);
        sum.covariance += (Number(isCorrect) - predicted) * (Number(later.isCorrect) - predicted);
      }
    }
  }
  return sums.map(({ from, variance, covariance }) => ({ from, worth: variance / covariance - 1 }));
}

type Predicted = { readonly isCorrect: boolean; readonly predicted: number };

function predictedBySkill(student: StudentAnswers, predicted: readonly number[]): Iterable<readonly Predicted[]> {
  const bySkill = new Map<number, Predicted[]>();
  let at = 0;
  eachAnswer(student, (skill, isCorrect) => {
    const answer = { isCorrect, predicted: predicted[at] ?? 0 };
    at += 1;
    const own = bySkill.get(skill);
    if (own === undefined) bySkill.set(skill, [answer]);
    else own.push(answer);
  });
  return bySkill.values();
}
