import { clamp } from '#domain/study/mastery/logit.ts';
import { type AnswerModel, eachAnswer, sequencesOfSkills } from './answer-model.ts';

/** Bayesian knowledge tracing (Corbett and Anderson, 1995) of one skill. */
type Skill = {
  /** The probability to know it before the first answer, and to learn it with each. */
  readonly known: number;
  readonly learn: number;
  readonly guess: number;
  readonly slip: number;
};

const ROUNDS = 30;
const START: Skill = { known: 0.4, learn: 0.1, guess: 0.2, slip: 0.1 };
/** Where a skill has few answers, these parts of the start are kept. */
const PSEUDO_ANSWERS = 2;
/** No probability is 0 or 1, so that no answer is impossible. */
const LEAST = 1e-4;

const correctBy = ({ guess, slip }: Skill, known: number): number => known * (1 - slip) + (1 - known) * guess;

/** The probability to know the skill after an answer, without what was learnt by it. */
function given(skill: Skill, known: number, isCorrect: boolean): number {
  const correct = correctBy(skill, known);
  return isCorrect ? (known * (1 - skill.slip)) / correct : (known * skill.slip) / (1 - correct);
}

const next = (skill: Skill, known: number, isCorrect: boolean): number => {
  const after = given(skill, known, isCorrect);
  return clamp(after + (1 - after) * skill.learn, LEAST, 1 - LEAST);
};

/** Fits each skill by expectation maximisation (Baum–Welch). */
export const knowledgeTracingModel: AnswerModel = (train) => {
  const sequences = sequencesOfSkills(train);
  const fitted = new Map([...sequences].map(([skill, own]) => [skill, traceSkill(own)]));
  return (student) => {
    const known = new Map<number, number>();
    const predicted: number[] = [];
    eachAnswer(student, (skill, isCorrect) => {
      const parameters = fitted.get(skill) ?? START;
      const before = known.get(skill) ?? parameters.known;
      predicted.push(correctBy(parameters, before));
      known.set(skill, next(parameters, before, isCorrect));
    });
    return predicted;
  };
};

function traceSkill(sequences: readonly (readonly boolean[])[]): Skill {
  let skill = START;
  for (let round = 0; round < ROUNDS; round += 1) skill = improve(skill, sequences);
  return skill;
}

type Counts = { known: number; students: number; learnt: number; chances: number };
type Answers = { guessed: number; unknown: number; slipped: number; knowing: number };

function improve(skill: Skill, sequences: readonly (readonly boolean[])[]): Skill {
  const counts: Counts = { known: 0, students: 0, learnt: 0, chances: 0 };
  const answers: Answers = { guessed: 0, unknown: 0, slipped: 0, knowing: 0 };
  for (const sequence of sequences) count(skill, sequence, counts, answers);
  const share = (of: number, all: number, start: number): number =>
    clamp((of + PSEUDO_ANSWERS * start) / (all + PSEUDO_ANSWERS), LEAST, 1 - LEAST);
  return {
    known: share(counts.known, counts.students, START.known),
    learn: share(counts.learnt, counts.chances, START.learn),
    guess: share(answers.guessed, answers.unknown, START.guess),
    slip: share(answers.slipped, answers.knowing, START.slip),
  };
}

/** Adds what a student's answers probably were: forwards, then backwards through the sequence. */
function count(skill: Skill, sequence: readonly boolean[], counts: Counts, answers: Answers): void {
  const before = [skill.known];
  for (const isCorrect of sequence) before.push(next(skill, before.at(-1) ?? 0, isCorrect));
  // The probability of all later answers, if the skill is known after this one, as odds against its not being known.
  let later = 1;
  for (let at = sequence.length - 1; at >= 0; at -= 1) {
    const isCorrect = sequence[at] === true;
    const after = given(skill, before[at] ?? 0, isCorrect);
    const unknown = (1 - after) * (skill.learn * later + 1 - skill.learn);
    const known = (after * later) / (after * later + unknown);
    if (at < sequence.length - 1) {
      counts.learnt += ((1 - after) * skill.learn * later) / (after * later + unknown);
      counts.chances += 1 - known;
    }
    answers.knowing += known;
    answers.unknown += 1 - known;
    if (isCorrect) answers.guessed += 1 - known;
    else answers.slipped += known;
    const [byKnown, byUnknown] = isCorrect ? [1 - skill.slip, skill.guess] : [skill.slip, 1 - skill.guess];
    const odds = (byKnown * later) / (byUnknown * (skill.learn * later + 1 - skill.learn));
    later = clamp(odds, LEAST ** 3, LEAST ** -3);
    if (at === 0) counts.known += known;
  }
  counts.students += 1;
}
