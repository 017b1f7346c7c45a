import { logistic } from '#domain/study/mastery/logit.ts';
import { type AnswerModel, eachAnswer, sequencesOfSkills } from './answer-model.ts';
import { fitLogistic } from './logistic-regression.ts';

/**
 * Performance factors analysis (Pavlik, Cen and Koedinger, 2009): the skill's easiness, and its factors of a student's
 * earlier successes and failures in it. Skills share nothing, so each is a regression of its own.
 */
export const performanceFactorsModel: AnswerModel = (train) => {
  const fitted = new Map([...sequencesOfSkills(train)].map(([skill, own]) => [skill, fitSkill(own)]));
  return (student) => {
    const counts = new Map<number, { readonly successes: number; readonly failures: number }>();
    const predicted: number[] = [];
    eachAnswer(student, (skill, isCorrect) => {
      const { successes, failures } = counts.get(skill) ?? { successes: 0, failures: 0 };
      const [easiness = 0, bySuccess = 0, byFailure = 0] = fitted.get(skill) ?? [];
      predicted.push(logistic(easiness + bySuccess * successes + byFailure * failures));
      counts.set(skill, { successes: successes + Number(isCorrect), failures: failures + Number(!isCorrect) });
    });
    return predicted;
  };
};

function fitSkill(sequences: readonly (readonly boolean[])[]): readonly number[] {
  const features: number[] = [];
  for (const sequence of sequences) {
    let successes = 0;
    for (const [at, isCorrect] of sequence.entries()) {
      features.push(1, successes, at - successes);
      successes += Number(isCorrect);
    }
  }
  return fitLogistic({ features: Float64Array.from(features), correct: sequences.flat() }, 3);
}
