import type { TopicMastery } from '../mastery/topic-mastery.rule.ts';

type PractisedTopic = Pick<TopicMastery, 'estimate' | 'practice'> & {
  /** Whether the student has chosen its subject. */
  readonly isOwn: boolean;
};

/** The weakest of the topics that can be practised, preferably in the student's own subjects; null if there is none. */
export const weakestTopic = <Topic extends PractisedTopic>(topics: readonly Topic[]): Topic | null =>
  topics
    .filter(({ practice }) => practice !== null)
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || a.estimate - b.estimate)[0] ?? null;
