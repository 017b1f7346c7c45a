import { createScheduler, newMemory } from '../cards/scheduling/scheduler.rule.ts';
import { MASTERY_FROM } from './mastery-levels.ts';

const DAY_MS = 86_400_000;

/** After so many days an answer says half as much. */
const ANSWER_HALF_LIFE_DAYS = 30;
/** What a card that was reviewed says, measured in answers: it was met often, but asks for one fact only. */
const CARD_WEIGHT = 0.5;
/** Below so much evidence, measured in fresh answers, nothing is claimed. */
export const EVIDENCE_LEAST = 3;
/** 90 % of a normal distribution lie within so many standard deviations. */
const NINETY_PERCENT = 1.645;
/** What a short quiz asks. */
export const QUIZ_ANSWERS = 8;

/** What a person has shown in one topic. Moments are milliseconds since 1970. */
export type TopicEvidence = {
  /** Answers handed in that a machine could mark; `count` of them at that time with `credit` in sum. */
  readonly answers: readonly { readonly at: number; readonly count: number; readonly credit: number }[];
  /** Cards reviewed at least once, by their stability in days and last review. */
  readonly cards: readonly { readonly stability: number; readonly lastReview: number; readonly isDue: boolean }[];
  readonly newCards: number;
  /** Items whose latest answer was wrong, or right by a guess. */
  readonly weakItems: number;
  readonly itemCount: number;
};

export const MASTERY_LEVELS = ['unknown', 'beginning', 'developing', 'secure', 'mastered'] as const;
export type MasteryLevel = (typeof MASTERY_LEVELS)[number];

/** Why the level is what it is. */
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
export const DRILLS = ['dueCards', 'weakItems', 'quiz', 'newCards'] as const;
export type Drill = (typeof DRILLS)[number];

export type TopicMastery = {
  readonly level: MasteryLevel;
  /** Expected share that would be right now, 0 to 1. */
  readonly estimate: number;
  /** The interval that contains it with a probability of 90 %. */
  readonly low: number;
  readonly high: number;
  readonly reason: MasteryReason;
  readonly answered: number;
  /** Days since the last answer or review; null where there was none. */
  readonly restedDays: number | null;
  readonly drill: Drill | null;
};

const recall = createScheduler(0.9);

/**
 * How well a topic is mastered now. The share of right answers has a Beta posterior, begun from Beta(1, 1), whose
 * evidence fades exponentially (Jøsang and Ismail, The Beta Reputation System, 2002: the forgetting factor), with a
 * half-life of 30 days for answers. A card counts as a right answer by its chance of recall at this moment and as a
 * wrong one by the rest, so that its own half-life is the one FSRS has found. As evidence fades the estimate goes back
 * towards one half and the interval widens: what was not practised is not held to be lost, but not known either.
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
  return slipping * CARD_WEIGHT > evidence.weakItems ? 'cardsSlipping' : 'wrongLately';
}

/** The drill by which the most could be put right, counted in answers. */
function drillOf(
  { cards, weakItems, itemCount, newCards }: TopicEvidence,
  { estimate, width, slipping }: { estimate: number; width: number; slipping: number },
): Drill | null {
  const gains: readonly (readonly [Drill, number])[] = [
    ['weakItems', weakItems * (1 - estimate)],
    ['dueCards', cards.some(({ isDue }) => isDue) ? Math.max(0.1, slipping * CARD_WEIGHT) : 0],
    // Where little is known, being asked tells the most.
    ['quiz', Math.min(itemCount, QUIZ_ANSWERS) * width * (1 - estimate) * 0.5],
    ['newCards', newCards > 0 ? 0.05 : 0],
  ];
  const [best] = [...gains].sort(([, a], [, b]) => b - a);
  return best === undefined || best[1] <= 0 ? null : best[0];
}
