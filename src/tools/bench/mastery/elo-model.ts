import { logistic } from '#domain/study/mastery/logit.ts';
import type { StudentAnswers } from './answer-file.ts';
import { type AnswerModel, eachAnswer, type Predict } from './answer-model.ts';
import { scoresOf } from './scores.ts';

/** The step of a rating after a number of answers: first / (1 + slowing × answers) (Pelánek, 2016). */
type Step = { readonly first: number; readonly slowing: number };

const STEPS: readonly Step[] = [0.6, 1, 1.6].flatMap((first) =>
  [0.02, 0.05, 0.1, 0.2].map((slowing) => ({ first, slowing })),
);

type Rating = { readonly value: number; readonly answers: number };
const UNRATED: Rating = { value: 0, answers: 0 };

const moved = ({ value, answers }: Rating, error: number, { first, slowing }: Step): Rating => ({
  value: value + (first / (1 + slowing * answers)) * error,
  answers: answers + 1,
});

/** Elo ratings of the student in general and in each skill, and of each skill's difficulty. */
function rate(student: StudentAnswers, difficulties: Map<number, Rating>, step: Step, isTraining: boolean): number[] {
  const skills = new Map<number, Rating>();
  let ability = UNRATED;
  const predicted: number[] = [];
  eachAnswer(student, (skill, isCorrect) => {
    const [own, difficulty] = [skills.get(skill) ?? UNRATED, difficulties.get(skill) ?? UNRATED];
    const expected = logistic(ability.value + own.value - difficulty.value);
    predicted.push(expected);
    const error = Number(isCorrect) - expected;
    ability = moved(ability, error, step);
    skills.set(skill, moved(own, error, step));
    if (isTraining) difficulties.set(skill, moved(difficulty, -error, step));
  });
  return predicted;
}

/** Chooses the step that predicts the training answers best, each from those before it. */
export const eloModel: AnswerModel = (train) => {
  const correct = train.flatMap((student) => student.correct);
  const runs = STEPS.map((step) => {
    const difficulties = new Map<number, Rating>();
    const predicted = train.flatMap((student) => rate(student, difficulties, step, true));
    const predict: Predict = (student) => rate(student, difficulties, step, false);
    return { predict, loss: scoresOf(predicted, correct).logLoss };
  });
  return runs.reduce((best, run) => (run.loss < best.loss ? run : best)).predict;
};
