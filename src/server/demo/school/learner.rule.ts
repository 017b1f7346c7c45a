import type { Confidence } from '#domain/attempts/behaviour.ts';
import type { Estimate } from '#domain/questions/authoring/question-draft.schema.ts';
import { drawer } from '../responses.ts';
import { YEAR_WEEKS } from './school-year.ts';

/** The properties of a student of the demo. Abilities and difficulties are on the scale of the Rasch model (logits). */
export type Learner = {
  readonly seed: number;
  readonly ability: number;
  /** Gain in ability per week. */
  readonly growth: number;
  /** Share of the weeks in which the student practises, 0 to 1. */
  readonly diligence: number;
  /** Factor of the time spent on a question. */
  readonly pace: number;
  /** The weeks of absence, by how many weeks ago. */
  readonly absences: ReadonlySet<number>;
};

/** A normally distributed number with mean 0 and variance 1 (Box and Muller 1958). */
export const drawNormal = (draw: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());

/** The learner of a seed: the same on every machine. */
export function learnerOf(seed: number): Learner {
  const draw = drawer(seed);
  const ability = 0.35 + 0.85 * drawNormal(draw);
  // Diligent students are a little better, as in any class, but far from always.
  const diligence = Math.min(0.85, Math.max(0.06, 0.36 + 0.08 * ability + 0.18 * drawNormal(draw)));
  const missed = 0.02 + 0.1 * draw() * (1 - diligence);
  const single = Array.from({ length: YEAR_WEEKS }, (_, week) => week).filter(() => draw() < missed);
  const illness = draw() < 0.3 ? Math.floor(draw() * YEAR_WEEKS) : null;
  return {
    ...{ seed, ability, diligence },
    growth: 0.024 + 0.014 * drawNormal(draw),
    pace: Math.exp(0.25 * drawNormal(draw)),
    absences: new Set([...single, ...(illness === null ? [] : [illness, illness + 1])]),
  };
}

const QUESTION_DIFFICULTY = { easy: -0.8, medium: 0, hard: 0.9 } as const satisfies { [E in Estimate]: number };
/** How much is lost when the time since the last practice doubles, in logits. */
const FORGETTING = 0.22;
const GAIN_PER_PRACTICE = 0.14;
const PRACTICE_COUNTED_MAX = 5;

/** A learner's practice in a topic before an answer; null: none yet. */
export type Practice = { readonly times: number; readonly daysAgo: number } | null;

export type Task = { readonly topic: number; readonly estimate: Estimate | null; readonly guessing: number };

/** The difficulty of a topic in a subject, by its position: some are much harder for everybody than others. */
const topicDifficulty = (topic: number): number =>
  [-0.35, 0.1, -0.1, 0.55, 0, -0.3, 0.75, 0.2, -0.15, 0.4][topic % 10] ?? 0;

/**
 * The probability of a correct answer: the Rasch model with a chance of guessing, an ability that grows over the year,
 * gains from practice and loss by forgetting, which slows down with time.
 */
export function chanceOfCorrect(learner: Learner, task: Task, daysAgo: number, practice: Practice): number {
  const grown = learner.ability + learner.growth * (YEAR_WEEKS - daysAgo / 7);
  const practised =
    practice === null
      ? 0
      : GAIN_PER_PRACTICE * Math.min(practice.times, PRACTICE_COUNTED_MAX) -
        FORGETTING * Math.log2(1 + practice.daysAgo / 7);
  const difficulty = topicDifficulty(task.topic) + QUESTION_DIFFICULTY[task.estimate ?? 'medium'];
  const knows = 1 / (1 + Math.exp(difficulty - grown - practised - 0.15));
  return task.guessing + (1 - task.guessing) * knows;
}

/** Mostly more confident in correct answers, and sometimes confident in an incorrect one. */
export const confidenceIn = (credit: number, drawn: number): Confidence =>
  drawn < 0.15 + 0.4 * credit ? 'sure' : drawn < 0.55 + 0.35 * credit ? 'unsure' : 'guess';
