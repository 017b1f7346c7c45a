import { EASY_FROM, MEDIUM_FROM } from '../../attempts/results/difficulty.ts';
import type { Estimate } from '../../questions/authoring/question-draft.schema.ts';
import type { Evidence } from './evidence.ts';
import { clamp, logistic, logit } from './logit.ts';

/** A student's marked answer. */
export type MarkedAnswer = {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Share of the marks, 0 to 1. */
  readonly credit: number;
  /** The mean score of all students at the question; null until enough have answered it. */
  readonly facility: number | null;
  /** The author's estimate of the question's difficulty. */
  readonly estimate: Estimate | null;
  /** From how many choices the student selected one; null if it could not be guessed. */
  readonly choices: number | null;
  /** Whether the student said that it was a guess. */
  readonly isGuess: boolean;
};

/** The middle of each range of facilities. */
const MIDDLE: Readonly<Record<Estimate, number>> = {
  easy: (1 + EASY_FROM) / 2,
  medium: (EASY_FROM + MEDIUM_FROM) / 2,
  hard: MEDIUM_FROM / 2,
};
/** Authors know the order of difficulties better than their size (Impara and Plake, 1998): they count by half. */
const TRUST_IN_AUTHORS = 0.5;
/** The maximum weight of a single answer, in answers. */
const MOST_WEIGHT = 3;
/** Chance leaves at least this much of an answer's weight, as the chance of a strong student is not that of all. */
const LEAST_INFORMATION = 0.25;
/**
 * A correct answer that the student calls a guess counts by half: with partial knowledge, guesses are better than
 * chance.
 */
const GUESS = 0.5;
const [LEAST_FACILITY, MOST_FACILITY] = [0.05, 0.95];

/**
 * What an answer says about an accuracy whose mean over all students is `reference`. A correct answer to a question
 * that q of all students answer correctly has the weight (1 − q) / (1 − reference), an incorrect one q / reference. The
 * average student's answers then have the mean `reference` at questions of any difficulty, and their weight is in
 * proportion to q (1 − q), the information of an answer in the Rasch model. Guessing takes away
 * (q − c) / (q (1 − c)) of it in both cases, where c is the chance (three-parameter logistic model: Birnbaum, 1968).
 */
export function evidenceOf(answer: MarkedAnswer, expected: number, reference: number): Evidence {
  const share = Number.isFinite(answer.credit) ? clamp(answer.credit, 0, 1) : 0;
  const information = informationLeft(expected, chanceOf(answer.choices));
  const luck = answer.isGuess ? GUESS : 1;
  const credit = share * luck * information * Math.min(MOST_WEIGHT, (1 - expected) / (1 - reference));
  return { credit, weight: credit + (1 - share) * information * Math.min(MOST_WEIGHT, expected / reference) };
}

/**
 * The share of all students who answer the question correctly: as measured, otherwise as its author estimates, or else
 * as usual.
 */
export function expectedAccuracy({ facility, estimate }: MarkedAnswer, usual: number): number {
  if (facility !== null && Number.isFinite(facility)) return clamp(facility, LEAST_FACILITY, MOST_FACILITY);
  if (estimate === null) return usual;
  return logistic((1 - TRUST_IN_AUTHORS) * logit(usual) + TRUST_IN_AUTHORS * logit(MIDDLE[estimate]));
}

const chanceOf = (choices: number | null): number => (choices === null || !(choices >= 2) ? 0 : 1 / choices);

const informationLeft = (expected: number, chance: number): number =>
  clamp((expected - chance) / (expected * (1 - chance)), LEAST_INFORMATION, 1);
