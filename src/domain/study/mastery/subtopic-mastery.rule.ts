import type { MarkedAnswer } from './answer-evidence.ts';
import { meanOf } from './evidence.ts';
import { deviationOf, intervalOf } from './mastery-estimate.ts';
import { MASTERY_MODEL } from './mastery-model.ts';
import { type Accuracies, recordAt, recordOf } from './mastery-record.ts';
import { levelOf, type TopicMastery } from './topic-mastery.rule.ts';

/** A marked answer with its question's subtopic; null if it has none. */
export type SubtopicAnswer = MarkedAnswer & { readonly subtopic: string | null };

export type SubtopicMastery = Pick<TopicMastery, 'level' | 'estimate' | 'low' | 'high'> & {
  readonly title: string;
  readonly questionCount: number;
};

type Topic = {
  /** The student's answers in the topic, in their order. */
  readonly answers: readonly SubtopicAnswer[];
  /** The student's mastery of the whole topic, 0 to 1. */
  readonly estimate: number;
  readonly accuracies: Accuracies;
};

/**
 * The current mastery of each subtopic: the answers in it, with the student's mastery of the whole topic as the prior,
 * which counts as much as a topic's own accuracy does for a topic (partial pooling: Gelman and Hill, Data Analysis Using
 * Regression and Multilevel/Hierarchical Models, 2006). Those with a level come first, the weakest first; then the
 * others by title.
 */
export function subtopicMastery(
  subtopics: readonly { readonly title: string; readonly questionCount: number }[],
  { answers, estimate: prior, accuracies }: Topic,
  now: number,
): readonly SubtopicMastery[] {
  return subtopics
    .map(({ title, questionCount }) => {
      const own = answers.filter(({ subtopic }) => subtopic === title);
      const { topic, recent } = recordAt(recordOf(own, accuracies), now);
      const estimate = meanOf(topic, prior, MASTERY_MODEL.topicPriorWeight);
      const { low, high } = intervalOf(estimate, deviationOf(estimate, topic.weight));
      return { title, questionCount, level: levelOf(recent.weight, estimate, low), estimate, low, high };
    })
    .toSorted(
      (a, b) =>
        Number(a.level === 'unknown') - Number(b.level === 'unknown') ||
        (a.level === 'unknown' ? 0 : a.estimate - b.estimate) ||
        a.title.localeCompare(b.title),
    );
}
