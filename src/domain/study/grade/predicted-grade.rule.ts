import type { TopicMastery } from '../mastery/topic-mastery.rule.ts';
import { type ExamBlueprint, examShareOf } from './exam-blueprint.ts';
import { examScore } from './exam-score.ts';
import { type GradeGain, gradeGains } from './grade-gains.rule.ts';
import { type GradeRange, gradeProbabilities, gradeRange } from './grade-range.ts';

export const GRADE_AVAILABILITIES = ['available', 'fewAnswers', 'noBoundaries'] as const;

/** A topic of the subject. */
export type GradedTopic = {
  readonly topic: string;
  readonly mastery: TopicMastery;
  /** How many questions the student can practise; a lower bound. */
  readonly questionCount: number;
};

export type GradePrediction =
  | {
      readonly availability: 'available';
      readonly range: GradeRange;
      /** Expected score, as a share of the exam's marks. */
      readonly score: number;
      /** The grade with the lowest boundary. */
      readonly lowest: string;
      readonly gains: readonly GradeGain[];
    }
  /** `answers`: the minimum number that is missing; `topics`: where they help most, the largest first. */
  | { readonly availability: 'fewAnswers'; readonly answers: number; readonly topics: readonly string[] }
  /** No past paper of the subject has grade boundaries. */
  | { readonly availability: 'noBoundaries' };

/** With fewer answers in the topics of the exam, or with levels in topics of fewer marks, no grade is predicted. */
const ANSWERS_LEAST = 20;
const SHARE_LEAST = 0.5;
const TOPICS_NAMED = 3;
/** Answers that a topic needs for a level. */
const ANSWERS_PER_TOPIC = 3;

/** The grade that a student would reach in the exam today, from their mastery of its topics. */
export function predictGrade(topics: readonly GradedTopic[], blueprint: ExamBlueprint): GradePrediction {
  const lowest = blueprint.boundaries.toSorted((a, b) => a.from - b.from)[0]?.grade;
  if (lowest === undefined) return { availability: 'noBoundaries' };
  const asked = topics
    .map((each) => ({ ...each, share: examShareOf(blueprint, each.topic) }))
    .filter(({ share }) => share > 0);
  const whole = asked.reduce((sum, { share }) => sum + share, 0);
  // A paper may ask about topics that are no longer published: the others then count as the whole exam.
  const parts = asked.map(({ topic, share, mastery: { estimate, deviation }, questionCount }) => ({
    ...{ topic, estimate, deviation, questionCount },
    share: share / whole,
  }));
  const missing = missingEvidence(asked.map(({ share, ...topic }) => ({ ...topic, share: share / whole })));
  if (missing !== null) return missing;
  const score = examScore(parts, blueprint.questionCount);
  const range = gradeRange(gradeProbabilities(score, blueprint.boundaries));
  if (range === null) return { availability: 'noBoundaries' };
  return { availability: 'available', range, score: score.mean, lowest, gains: gradeGains(parts) };
}

function missingEvidence(topics: readonly (GradedTopic & { readonly share: number })[]): GradePrediction | null {
  const answered = topics.reduce((sum, { mastery }) => sum + mastery.answered, 0);
  const known = topics.filter(({ mastery }) => mastery.level !== 'unknown');
  let share = known.reduce((sum, each) => sum + each.share, 0);
  if (topics.length > 0 && answered >= ANSWERS_LEAST && share >= SHARE_LEAST) return null;
  const unknown = topics
    .filter(({ mastery, questionCount }) => mastery.level === 'unknown' && questionCount > 0)
    .toSorted((a, b) => b.share - a.share);
  let needed = 0;
  for (const each of unknown) {
    if (share >= SHARE_LEAST) break;
    needed += Math.max(1, ANSWERS_PER_TOPIC - each.mastery.answered);
    share += each.share;
  }
  return {
    availability: 'fewAnswers',
    answers: Math.max(1, needed, ANSWERS_LEAST - answered),
    topics: unknown.slice(0, TOPICS_NAMED).map(({ topic }) => topic),
  };
}
