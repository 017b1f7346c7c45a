import type { QuestionTypeName } from '../../questions/types/registry.ts';
import type { CalendarDay } from '../../study/calendar-day.ts';
import type { BandDimension } from '../results/band-dimension.ts';

/** Answers, and the sum of their scores (0 to 1 each). */
export type AnswerSum = { readonly answers: number; readonly credit: number };

/** With the seconds spent on them. */
export type TimedSum = AnswerSum & { readonly seconds: number };

export type WeekSum = TimedSum & { /** Its Monday. */ readonly week: CalendarDay };
export type TopicSum = AnswerSum & { readonly topic: { readonly id: string } };
export type TypeSum = TimedSum & { readonly type: QuestionTypeName };
export type BandSum = AnswerSum & { readonly dimension: BandDimension; readonly band: string };

/** What is known of a student's answers, as the API sends it. */
export type Measures = {
  readonly weeks: readonly WeekSum[];
  readonly topics: readonly TopicSum[];
  readonly types: readonly TypeSum[];
  readonly bands: readonly BandSum[];
};

/** With fewer answers, there are no findings, because they would depend on chance. */
export const ANSWERS_LEAST = 10;

/** Whether there are enough answers for a finding. */
export const hasEnoughAnswers = ({ answers }: AnswerSum): boolean => answers >= ANSWERS_LEAST;

/**
 * Mean score in whole percent; null without answers. Values are rounded before they are compared, so that the numbers
 * in texts add up.
 */
export const percentOf = ({ answers, credit }: AnswerSum): number | null =>
  answers === 0 ? null : Math.round((100 * credit) / answers);

/** Average seconds per answer; null without answers. */
export const paceOf = ({ answers, seconds }: TimedSum): number | null => (answers === 0 ? null : seconds / answers);

/** The sum of the rows' answers and credit. */
export function sumOf(sums: readonly AnswerSum[]): AnswerSum {
  return {
    answers: sums.reduce((all, { answers }) => all + answers, 0),
    credit: sums.reduce((all, { credit }) => all + credit, 0),
  };
}

/** The sum of the rows' answers, credit and seconds. */
export function timedSumOf(sums: readonly TimedSum[]): TimedSum {
  return { ...sumOf(sums), seconds: sums.reduce((all, { seconds }) => all + seconds, 0) };
}

/** The sum of all other rows. */
export const without = (all: AnswerSum, part: AnswerSum): AnswerSum => ({
  answers: all.answers - part.answers,
  credit: all.credit - part.credit,
});

/** The answers of some bands of a dimension. */
export const bandsOf = ({ bands }: Pick<Measures, 'bands'>, dimension: BandDimension, names: readonly string[]) =>
  sumOf(bands.filter((sum) => sum.dimension === dimension && names.includes(sum.band)));
