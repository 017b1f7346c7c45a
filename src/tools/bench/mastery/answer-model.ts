import type { StudentAnswers } from './answer-file.ts';

/** Predicts each answer of a student from the answers before it. */
export type Predict = (student: StudentAnswers) => readonly number[];

/** A model, fitted to the answers of other students. */
export type AnswerModel = (train: readonly StudentAnswers[]) => Predict;

/** Calls with each answer of a student in turn. */
export function eachAnswer(
  { skills, correct }: StudentAnswers,
  visit: (skill: number, isCorrect: boolean) => void,
): void {
  for (const [at, skill] of skills.entries()) visit(skill, correct[at] === true);
}

/** Whether answers were correct, by skill and student: what a model of single skills is fitted to. */
export function sequencesOfSkills(students: readonly StudentAnswers[]): ReadonlyMap<number, readonly boolean[][]> {
  const sequences = new Map<number, boolean[][]>();
  for (const student of students) {
    const own = new Map<number, boolean[]>();
    eachAnswer(student, (skill, isCorrect) => {
      const sequence = own.get(skill);
      if (sequence === undefined) own.set(skill, [isCorrect]);
      else sequence.push(isCorrect);
    });
    for (const [skill, sequence] of own) sequences.set(skill, [...(sequences.get(skill) ?? []), sequence]);
  }
  return sequences;
}
