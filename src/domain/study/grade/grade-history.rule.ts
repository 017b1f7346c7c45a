import type { AccuracySums } from '../mastery/topic-accuracy.ts';
import { masteryOfTopics, type TopicAnswers } from '../mastery/topic-mastery.rule.ts';
import type { ExamBlueprint } from './exam-blueprint.ts';
import { predictGrade } from './predicted-grade.rule.ts';

/** An earlier prediction. */
export type PastGrade = {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Expected score, as a share of the exam's marks. */
  readonly score: number;
  /** Null below the lowest boundary. */
  readonly mostLikely: string | null;
};

export type TopicOfStudent = TopicAnswers & { readonly topic: string };

/**
 * The grades that were predicted at earlier instants, computed from the answers that existed then, so that nothing is
 * stored and a regrade changes the history too. Instants before which answers are missing, because only the latest of
 * a topic are known, have none.
 * @param topics all topics of the student; what is known of one helps to estimate the others
 */
export function gradeHistory(
  topics: readonly TopicOfStudent[],
  { everybody, blueprint }: { readonly everybody: AccuracySums; readonly blueprint: ExamBlueprint },
  instants: readonly number[],
): readonly PastGrade[] {
  const knownFrom = Math.max(Number.NEGATIVE_INFINITY, ...topics.map(firstKnown));
  return instants
    .filter((at) => at >= knownFrom)
    .flatMap((at) => {
      const then = topics.map((topic) => topicAt(topic, at));
      const mastery = masteryOfTopics(then, everybody, at);
      const graded = then.flatMap(({ topic, questionCount }, index) => {
        const own = mastery[index];
        return own === undefined ? [] : [{ topic, questionCount, mastery: own }];
      });
      const prediction = predictGrade(graded, blueprint);
      return prediction.availability === 'available'
        ? [{ at, score: prediction.score, mostLikely: prediction.range.mostLikely }]
        : [];
    });
}

/** The instant from which a topic's answers are complete. */
const firstKnown = ({ answers, answered }: TopicOfStudent): number =>
  answered > answers.length ? (answers[0]?.at ?? Number.NEGATIVE_INFINITY) : Number.NEGATIVE_INFINITY;

function topicAt(topic: TopicOfStudent, at: number): TopicOfStudent {
  const answers = topic.answers.filter((answer) => answer.at <= at);
  return {
    ...topic,
    answers,
    answered: topic.answered - (topic.answers.length - answers.length),
    cards: topic.cards.filter(({ lastReview }) => lastReview <= at),
  };
}
