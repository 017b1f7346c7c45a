import type { GradeBoundary } from '#domain/attempts/results/grade-boundaries.ts';
import { gradeOf } from '#domain/attempts/results/grade-boundaries.ts';
import type { ExamBlueprint } from '#domain/study/grade/exam-blueprint.ts';
import { logistic } from '#domain/study/mastery/logit.ts';
import type { TopicAnswers } from '#domain/study/mastery/topic-mastery.rule.ts';
import { answer, NOW, topicOf } from '../mastery/answers.ts';

/** A repeatable sequence of numbers from 0 to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A normal variable with mean 0 and standard deviation 1 (Box and Muller, 1958). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export const BOUNDARIES: readonly GradeBoundary[] = [
  { grade: 'A*', from: 0.85 },
  { grade: 'A', from: 0.75 },
  { grade: 'B', from: 0.65 },
  { grade: 'C', from: 0.55 },
  { grade: 'D', from: 0.45 },
  { grade: 'E', from: 0.35 },
];

const TOPIC_COUNT = 10;
const PAPER_QUESTIONS = 40;
/** Spread of students, of a student's topics, of topics and of questions, in log odds (Rasch model). */
const SPREAD = { students: 0.9, strengths: 0.6, topics: 0.4, questions: 0.8 };
/** Log odds of the mean student at the mean question. */
const USUAL = 0.6;

export type SimulatedStudent = {
  readonly topics: readonly TopicAnswers[];
  /** The grade in an exam whose questions nobody has practised. */
  readonly grade: string | null;
};

export type SimulatedClass = { readonly students: readonly SimulatedStudent[]; readonly blueprint: ExamBlueprint };

/** Students of known ability who have answered some questions in most topics, and then take an exam. */
export function simulateStudents(count: number, seed: number): SimulatedClass {
  const random = randomNumbers(seed);
  const topics = Array.from({ length: TOPIC_COUNT }, (_, at) => ({
    id: `topic ${at}`,
    marks: 1 + Math.floor(8 * random()),
    ease: USUAL + SPREAD.topics * normal(random),
  }));
  const answersOf = (ability: number, often: number): boolean[] =>
    Array.from({ length: often }, () => random() < logistic(ability + SPREAD.questions * normal(random)));
  const marks = topics.reduce((sum, topic) => sum + topic.marks, 0);
  const raw = Array.from({ length: count }, () => {
    const general = SPREAD.students * normal(random);
    const own = topics.map(({ ease, marks: weight }) => {
      const ability = ease + general + SPREAD.strengths * normal(random);
      const practised = answersOf(ability, random() < 0.2 ? 0 : 1 + Math.floor(25 * random()));
      const asked = answersOf(ability, Math.max(1, Math.round((PAPER_QUESTIONS * weight) / marks)));
      return { practised, score: (weight * asked.filter(Boolean).length) / asked.length };
    });
    return { own, grade: gradeOf(own.reduce((sum, { score }) => sum + score, 0) / marks, BOUNDARIES) };
  });
  const everybody = topics.map((_, at) => {
    const all = raw.flatMap(({ own }) => own[at]?.practised ?? []);
    return { answers: all.length, credit: all.filter(Boolean).length };
  });
  return {
    students: raw.map(({ own, grade }) => ({
      grade,
      topics: own.map(({ practised }, at) =>
        topicOf(
          practised.map((isCorrect) => answer(isCorrect ? 1 : 0)),
          { everybody: everybody[at] ?? { answers: 0, credit: 0 } },
        ),
      ),
    })),
    blueprint: {
      marks: new Map(topics.map(({ id, marks: own }) => [id, own])),
      questionCount: PAPER_QUESTIONS,
      boundaries: BOUNDARIES,
    },
  };
}

export const SIMULATED_AT = NOW;
