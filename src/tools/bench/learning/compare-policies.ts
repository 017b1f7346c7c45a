import type { Assumptions } from './assumptions.ts';
import { type Course, createCourse } from './course.ts';
import { type Policy, randomPractice, syllabusOrder } from './list-policies.ts';
import { createRandom, type Random } from './random.ts';
import { sessionPolicy } from './session-policy.ts';
import { drawTraits, SimulatedStudent } from './simulated-student.ts';

export const POLICIES = ['syllabus', 'random', 'session'] as const;
export type PolicyName = (typeof POLICIES)[number];

export const MINUTES_PER_DAY = 20;
export const DAYS = 60;
/** The number of days between two computations of the scores. */
export const DAYS_BETWEEN_SCORES = 10;

export type Simulation = { readonly students: number; readonly seed: number; readonly assumptions: Assumptions };

/** A mean over the students, with its 95 % interval. */
export type Mean = { readonly mean: number; readonly low: number; readonly high: number };

export type PolicyScores = Readonly<Record<PolicyName, Mean>>;
export type ScoresAfter = PolicyScores & {
  readonly minutes: number;
  /** By how much the session's score is higher, student by student. */
  readonly aboveSyllabus: Mean;
  readonly aboveRandom: Mean;
};

const CREATE: Readonly<Record<PolicyName, (course: Course, student: SimulatedStudent, random: Random) => Policy>> = {
  syllabus: syllabusOrder,
  random: randomPractice,
  session: (course, student, random) =>
    sessionPolicy(course, student, random, { minutes: MINUTES_PER_DAY, examInDays: DAYS }),
};

/** The exam scores of the same students by each policy, before the first day and after every ten. */
export function comparePolicies({ students, seed, assumptions }: Simulation): readonly ScoresAfter[] {
  const course = createCourse(assumptions, createRandom(seed));
  const each = Array.from({ length: students }, (_, student) => {
    const scores = (policy: PolicyName) => scoresOf(policy, course, { seed, student, assumptions });
    return { syllabus: scores('syllabus'), random: scores('random'), session: scores('session') };
  });
  return Array.from({ length: DAYS / DAYS_BETWEEN_SCORES + 1 }, (_, at) => {
    const mean = (score: (policy: (name: PolicyName) => number) => number): Mean =>
      meanOf(each.map((student) => score((policy) => student[policy][at] ?? Number.NaN)));
    return {
      minutes: at * DAYS_BETWEEN_SCORES * MINUTES_PER_DAY,
      syllabus: mean((score) => score('syllabus')),
      random: mean((score) => score('random')),
      session: mean((score) => score('session')),
      aboveSyllabus: mean((score) => score('session') - score('syllabus')),
      aboveRandom: mean((score) => score('session') - score('random')),
    };
  });
}

type Student = { readonly seed: number; readonly student: number; readonly assumptions: Assumptions };

/** A student's exam scores with one policy. The student is the same with each; the luck in answering is not. */
function scoresOf(
  policy: PolicyName,
  course: Course,
  { seed, student: number, assumptions }: Student,
): readonly number[] {
  const traits = drawTraits(assumptions, course, createRandom(seed + 7_919 * (number + 1)));
  const random = createRandom(seed + 7_919 * (number + 1) + 104_729 * (POLICIES.indexOf(policy) + 1));
  const student = new SimulatedStudent(course, assumptions, traits, random);
  const { studyDay } = CREATE[policy](course, student, random);
  const scores: number[] = [student.examScore()];
  for (let day = 0; day < DAYS; day += 1) {
    student.startDay(day, MINUTES_PER_DAY);
    studyDay(day);
    if ((day + 1) % DAYS_BETWEEN_SCORES === 0) scores.push(student.examScore());
  }
  return scores;
}

/** 95 % of a normal distribution are within this many standard deviations. */
const NORMAL_95 = 1.96;

/** The mean, with the interval by its standard error. */
export function meanOf(values: readonly number[]): Mean {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const half = values.length < 2 ? 0 : NORMAL_95 * Math.sqrt(squares / (values.length - 1) / values.length);
  return { mean, low: mean - half, high: mean + half };
}
