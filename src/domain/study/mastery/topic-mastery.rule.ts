import type { MarkedAnswer } from './answer-evidence.ts';
import { type CardEvidence, evidenceOfCards, slippingOf } from './card-evidence.ts';
import { add } from './evidence.ts';
import { accuracyOf, deviationOf, intervalOf, partsOf } from './mastery-estimate.ts';
import { MASTERY_FROM } from './mastery-levels.ts';
import { CARD_WEIGHT } from './mastery-model.ts';
import {
  type Accuracies,
  type MasteryRecord,
  recordAt,
  recordOf,
  type StudentRecord,
  studentAt,
  studentOf,
} from './mastery-record.ts';
import { type AccuracySums, overallAccuracy, topicAccuracy } from './topic-accuracy.ts';

const DAY_MS = 86_400_000;

/** With less evidence than this, in recent answers, no level is shown. */
export const EVIDENCE_LEAST = 3;
/** Without practice for this long, a topic may be fading. */
const FADING_DAYS = 15;
/** From this share of correct answers on, mistakes are not the reason for a level. */
const MOSTLY_CORRECT = 0.7;
/** Number of questions in a short quiz. */
export const QUIZ_ANSWERS = 8;

/** A user's results in one topic. Instants are milliseconds since 1970. */
export type TopicEvidence = {
  readonly record: MasteryRecord;
  /** Number of all marked answers. */
  readonly answered: number;
  readonly cards: readonly CardEvidence[];
  readonly newCards: number;
  /** Questions whose latest answer was incorrect, or guessed correctly. */
  readonly weakQuestions: number;
  readonly questionCount: number;
};

/** The same with the answers themselves, in their order, and those of all students as sums. */
export type TopicAnswers = Omit<TopicEvidence, 'record'> & {
  readonly answers: readonly MarkedAnswer[];
  readonly everybody: AccuracySums;
};

export const MASTERY_LEVELS = ['unknown', 'beginning', 'developing', 'secure', 'mastered'] as const;
export type MasteryLevel = (typeof MASTERY_LEVELS)[number];

/** The reasons for the level. */
export const MASTERY_REASONS = [
  'nothingYet',
  'littleYet',
  'wrongLately',
  'guessedLately',
  'rightLately',
  'fading',
  'cardsSlipping',
  'holding',
] as const;
export type MasteryReason = (typeof MASTERY_REASONS)[number];
/** What would help most. */
export const PRACTICE_KINDS = ['dueCards', 'weakQuestions', 'quiz', 'newCards'] as const;
export type PracticeKind = (typeof PRACTICE_KINDS)[number];

export type TopicMastery = {
  readonly level: MasteryLevel;
  /** Expected accuracy now, 0 to 1. */
  readonly estimate: number;
  /** The interval that contains it with a probability of about 90 %. */
  readonly low: number;
  readonly high: number;
  /** The standard deviation of the estimate. */
  readonly deviation: number;
  readonly reason: MasteryReason;
  readonly answered: number;
  /** Days since the last answer or review; null if there was none. */
  readonly restedDays: number | null;
  /** Days since the last answer; null if there was none. */
  readonly unansweredDays: number | null;
  readonly practice: PracticeKind | null;
};

/** The current mastery of a student's topics, all of them: what is known of one helps to estimate the others. */
export function masteryOfTopics(
  topics: readonly TopicAnswers[],
  everybody: AccuracySums,
  now: number,
): readonly TopicMastery[] {
  const overall = overallAccuracy(everybody);
  const known = topics.map((topic) => {
    const accuracies: Accuracies = { topic: topicAccuracy(topic.everybody, overall), overall };
    return { accuracies, evidence: { ...topic, record: recordOf(topic.answers, accuracies) } };
  });
  const student = studentOf(known.map(({ evidence }) => evidence.record));
  return known.map(({ accuracies, evidence }) => masteryOf(evidence, accuracies, student, now));
}

/**
 * The current mastery of a topic: the probability that the next answer is correct, from the accuracy of all students in
 * the topic, the student's answers and cards in it, and the student's answers in all topics. Evidence decays, so that
 * without practice the estimate returns to what is expected of any student, and its interval widens: what was not
 * practised is not assumed to be lost, but it is uncertain.
 */
export function masteryOf(
  evidence: TopicEvidence,
  accuracies: Accuracies,
  student: StudentRecord,
  now: number,
): TopicMastery {
  const record = recordAt(evidence.record, now);
  const topic = add(record.topic, evidenceOfCards(evidence.cards, now));
  const estimate = accuracyOf(partsOf({ topic, overall: studentAt(student, now).overall }, accuracies));
  const deviation = deviationOf(estimate, topic.weight);
  const { low, high } = intervalOf(estimate, deviation);
  const slipping = slippingOf(evidence.cards, now);
  const last = lastOf(evidence);
  const level = levelOf(record.recent.weight + CARD_WEIGHT * evidence.cards.length, estimate, low);
  return {
    level,
    estimate,
    low,
    high,
    deviation,
    reason: reasonOf({ level, last, now, slipping, record, weakQuestions: evidence.weakQuestions }),
    answered: evidence.answered,
    restedDays: daysSince(last, now),
    unansweredDays: daysSince(evidence.record.lastAt, now),
    practice: practiceOf(evidence, { estimate, width: high - low, slipping }),
  };
}

const daysSince = (instant: number | null, now: number): number | null =>
  instant === null ? null : Math.max(0, Math.floor((now - instant) / DAY_MS));

function lastOf({ record, cards }: TopicEvidence): number | null {
  const instants = cards.map(({ lastReview }) => lastReview);
  if (record.lastAt !== null) instants.push(record.lastAt);
  return instants.length === 0 ? null : Math.max(...instants);
}

/** The level of an estimate; unknown with less evidence than a few recent answers. */
export function levelOf(weight: number, estimate: number, low: number): MasteryLevel {
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
  readonly record: MasteryRecord;
  readonly weakQuestions: number;
};

function reasonOf({ level, last, now, slipping, record, weakQuestions }: Grounds): MasteryReason {
  if (last === null) return 'nothingYet';
  const isFading = now - last > FADING_DAYS * DAY_MS;
  if (level === 'unknown') return isFading ? 'fading' : 'littleYet';
  if (level === 'secure' || level === 'mastered') return isFading ? 'fading' : 'holding';
  const { credit, weight } = record.topic;
  const isMostlyCorrect = weight > 0 && credit >= MOSTLY_CORRECT * weight;
  if (isFading && isMostlyCorrect) return 'fading';
  if (slipping * CARD_WEIGHT > weakQuestions) return 'cardsSlipping';
  if (!isMostlyCorrect) return 'wrongLately';
  // Below secure although the answers are correct: they were guesses, or few compared with what is usual in the topic.
  return record.guessed > 0.5 * record.recent.credit ? 'guessedLately' : 'rightLately';
}

/** The practice that could improve most, counted in answers. */
function practiceOf(
  { cards, weakQuestions, questionCount, newCards }: TopicEvidence,
  { estimate, width, slipping }: { estimate: number; width: number; slipping: number },
): PracticeKind | null {
  const gains: readonly (readonly [PracticeKind, number])[] = [
    ['weakQuestions', weakQuestions * (1 - estimate)],
    ['dueCards', cards.some(({ isDue }) => isDue) ? Math.max(0.1, slipping * CARD_WEIGHT) : 0],
    // If little is known, answering new questions is most informative.
    ['quiz', Math.min(questionCount, QUIZ_ANSWERS) * width * (1 - estimate) * 0.5],
    ['newCards', newCards > 0 ? 0.05 : 0],
  ];
  const [best] = [...gains].sort(([, a], [, b]) => b - a);
  return best === undefined || best[1] <= 0 ? null : best[0];
}
