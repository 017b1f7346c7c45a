import { type AnswerModel, eachAnswer } from './answer-model.ts';

/**
 * The mean of the skill's answers with the prior Beta(1, 1): the product's earlier rule, without its decay over time.
 */
export const betaModel: AnswerModel = () => (student) => {
  const answers = new Map<number, { readonly count: number; readonly correct: number }>();
  const predicted: number[] = [];
  eachAnswer(student, (skill, isCorrect) => {
    const { count, correct } = answers.get(skill) ?? { count: 0, correct: 0 };
    predicted.push((correct + 1) / (count + 2));
    answers.set(skill, { count: count + 1, correct: correct + Number(isCorrect) });
  });
  return predicted;
};
