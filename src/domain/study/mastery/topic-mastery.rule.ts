import { createScheduler, newMemory } from '../../cards/scheduling/scheduler.rule.ts';
import { MASTERY_FROM } from './mastery-levels.ts';

const DAY_MS = 86_400_000;

/** Half-life of an answer's weight, in days. */
const ANSWER_HALF_LIFE_DAYS = 30;
/** The weight of a reviewed card, in answers: it was repeated often, but tests one fact only. */
const CARD_WEIGHT = 0.5;
/** With less evidence than this, in recent answers, no level is shown. */
export const EVIDENCE_LEAST = 3;
/** 90 % of a normal distribution lie within this many standard deviations. */
const NINETY_PERCENT = 1.645;
/** Number of questions in a short quiz. */
export const QUIZ_ANSWERS = 8;

/** A user's results in one topic. Instants are milliseconds since 1970. */
export type TopicEvidence = {
  /** Automatically marked answers; `count` of them at that time with `credit` as the sum of scores. */
  readonly answers: readonly { readonly at: number; readonly count: number; readonly credit: number }[];
  /** Cards reviewed at least once, by their stability in days and last review. */
  readonly cards: readonly { readonly stability: number; readonly lastReview: number; readonly isDue: boolean }[];
  readonly newCards: number;
  /** Questions whose latest answer was incorrect, or guessed correctly. */
  readonly weakQuestions: number;
  readonly questionCount: number;
};

export const MASTERY_LEVELS = ['unknown', 'beginning', 'developing', 'secure', 'mastered'] as const;
export type MasteryLevel = (typeof MASTERY_LEVELS)[number];

/** The reasons for the level. */
export const MASTERY_REASONS = [
  'nothingYet',
  'littleYet',
  'wrongLately',
  'fading',
  'cardsSlipping',
  'holding',
] as const;
export type MasteryReason = (typeof MASTERY_REASONS)[number];
/** What would help most. */
export const DRILLS = ['dueCards', 'weakQuestions', 'quiz', 'newCards'] as const;
export type Drill = (typeof DRILLS)[number];

export type TopicMastery = {
  readonly level: MasteryLevel;
  /** Expected accuracy now, 0 to 1. */
  readonly estimate: number;
  /** The interval that contains it with a probability of 90 %. */
  readonly low: number;
  readonly high: number;
  readonly reason: MasteryReason;
  readonly answered: number;
  /** Days since the last answer or review; null if there was none. */
  readonly restedDays: number | null;
  readonly drill: Drill | null;
};

const recall = createScheduler(0.9);

/**
 * The current mastery of a topic. The accuracy has a Beta posterior with the prior Beta(1, 1), whose evidence decays
 * exponentially (Jøsang and Ismail, The Beta Reputation System, 2002: the forgetting factor), with a half-life of 30
 * days for answers. A card counts as a correct answer by its current retrievability and as an incorrect one by the
 * rest, so that its own half-life is the one FSRS has found. As evidence decays, the estimate returns towards one half
 * and the interval widens: what was not practised is not assumed to be lost, but it is uncertain.
 */
export function masteryOf(evidence: TopicEvidence, now: number): TopicMastery {
  let [right, wrong, freshAtOnce, total] = [0, 0, 0, 0];
  for (const { at, count, credit } of evidence.answers) {
    const weight = 0.5 ** (Math.max(0, now - at) / DAY_MS / ANSWER_HALF_LIFE_DAYS);
    right += weight * credit;
    wrong += weight * (count - credit);
    freshAtOnce += credit;
    total += count;
  }
  let slipping = 0;
  for (const { stability, lastReview, isDue } of evidence.cards) {
    const chance = recall.retrievability({ ...newMemory(lastReview), stability, lastReview }, now);
    right += CARD_WEIGHT * chance;
    wrong += CARD_WEIGHT * (1 - chance);
    if (isDue) slipping += 1 - chance;
  }
  const [alpha, beta] = [1 + right, 1 + wrong];
  const estimate = alpha / (alpha + beta);
  const deviation = Math.sqrt((estimate * (1 - estimate)) / (alpha + beta + 1));
  const low = Math.max(0, estimate - NINETY_PERCENT * deviation);
  const high = Math.min(1, estimate + NINETY_PERCENT * deviation);
  const evidenceDates = [...evidence.answers, ...evidence.cards.map(({ lastReview }) => ({ at: lastReview }))];
  const last = evidenceDates.length === 0 ? null : Math.max(...evidenceDates.map(({ at }) => at));
  const level = levelOf(right + wrong, estimate, low);
  return {
    level,
    estimate,
    low,
    high,
    reason: reasonOf({ level, last, now, slipping, evidence, wasRight: total === 0 ? null : freshAtOnce / total }),
    answered: total,
    restedDays: last === null ? null : Math.max(0, Math.floor((now - last) / DAY_MS)),
    drill: drillOf(evidence, { estimate, width: high - low, slipping }),
  };
}

function levelOf(weight: number, estimate: number, low: number): MasteryLevel {
  if (weight < EVIDENCE_LEAST) return 'unknown';
  if (low >= MASTERY_FROM.mastered) return 'mastered';
  if (estimate >= MASTERY_FROM.secure) return 'secure';
  return estimate >= MASTERY_FROM.developing ? 'developing' : 'beginning';
}

type Grounds = {
  readonly level: MasteryLevel;
  readonly last: number | null;
  readonly now: number;
  readonly slipping: number;
  readonly evidence: TopicEvidence;
  readonly wasRight: number | null;
};

function reasonOf({ level, last, now, slipping, evidence, wasRight }: Grounds): MasteryReason {
  if (last === null) return 'nothingYet';
  const isFading = now - last > (ANSWER_HALF_LIFE_DAYS / 2) * DAY_MS;
  if (level === 'unknown') return isFading ? 'fading' : 'littleYet';
  if (level === 'secure' || level === 'mastered') return isFading ? 'fading' : 'holding';
  if (isFading && wasRight !== null && wasRight >= 0.7) return 'fading';
  return slipping * CARD_WEIGHT > evidence.weakQuestions ? 'cardsSlipping' : 'wrongLately';
}

/** The practice that could improve most, counted in answers. */
function drillOf(
  { cards, weakQuestions, questionCount, newCards }: TopicEvidence,
  { estimate, width, slipping }: { estimate: number; width: number; slipping: number },
): Drill | null {
  const gains: readonly (readonly [Drill, number])[] = [
    ['weakQuestions', weakQuestions * (1 - estimate)],
    ['dueCards', cards.some(({ isDue }) => isDue) ? Math.max(0.1, slipping * CARD_WEIGHT) : 0],
    // If little is known, answering new questions is most informative.
    ['quiz', Math.min(questionCount, QUIZ_ANSWERS) * width * (1 - estimate) * 0.5],
    ['newCards', newCards > 0 ? 0.05 : 0],
  ];
  const [best] = [...gains].sort(([, a], [, b]) => b - a);
  return best === undefined || best[1] <= 0 ? null : best[0];
}
