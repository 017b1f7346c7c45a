import type { MarkedAnswer } from '#domain/study/mastery/answer-evidence.ts';
import { accuracyOf, partsOf } from '#domain/study/mastery/mastery-estimate.ts';
import { MASTERY_MODEL, type MasteryModel } from '#domain/study/mastery/mastery-model.ts';
import {
  type Accuracies,
  afterAnswer,
  afterRecord,
  EMPTY_RECORD,
  EMPTY_STUDENT,
  type MasteryRecord,
} from '#domain/study/mastery/mastery-record.ts';
import { type AccuracySums, NO_ANSWERS, overallAccuracy, topicAccuracy } from '#domain/study/mastery/topic-accuracy.ts';
import type { StudentAnswers } from './answer-file.ts';
import { type AnswerModel, eachAnswer } from './answer-model.ts';

/** The accuracies of topics, as the product takes them from its students' answers. */
export function accuraciesOf(train: readonly StudentAnswers[]): (skill: number) => Accuracies {
  const sums = new Map<number, AccuracySums>();
  let all = NO_ANSWERS;
  for (const student of train) {
    eachAnswer(student, (skill, isCorrect) => {
      sums.set(skill, withAnswer(sums.get(skill), isCorrect));
      all = withAnswer(all, isCorrect);
    });
  }
  const overall = overallAccuracy(all);
  return (skill) => ({ topic: topicAccuracy(sums.get(skill) ?? NO_ANSWERS, overall), overall });
}

const withAnswer = ({ answers, credit }: AccuracySums = NO_ANSWERS, isCorrect: boolean): AccuracySums => ({
  answers: answers + 1,
  credit: credit + Number(isCorrect),
});

/** An answer of the file, which has neither times nor anything about the question. */
export const answerOf = (isCorrect: boolean): MarkedAnswer => ({
  at: 0,
  credit: Number(isCorrect),
  facility: null,
  estimate: null,
  choices: null,
  isGuess: false,
});

/** The product's own rule, answer by answer. */
export const lecternModel =
  (model: MasteryModel = MASTERY_MODEL): AnswerModel =>
  (train) => {
    const accuracies = accuraciesOf(train);
    return (student) => {
      const records = new Map<number, MasteryRecord>();
      let all = EMPTY_STUDENT;
      const predicted: number[] = [];
      eachAnswer(student, (skill, isCorrect) => {
        const [record, means] = [records.get(skill) ?? EMPTY_RECORD, accuracies(skill)];
        predicted.push(accuracyOf(partsOf({ topic: record.topic, overall: all.overall }, means, model), model));
        const next = afterAnswer(record, answerOf(isCorrect), means, model);
        all = afterRecord(all, record, next);
        records.set(skill, next);
      });
      return predicted;
    };
  };
