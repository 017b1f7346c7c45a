import { ANSWERS_COUNTED } from '#domain/study/mastery/mastery-model.ts';
import { NO_ANSWERS } from '#domain/study/mastery/topic-accuracy.ts';
import { masteryOfTopics, type TopicAnswers } from '#domain/study/mastery/topic-mastery.rule.ts';
import { answerOf } from './lectern-model.ts';

const TOPICS = 200;
const RUNS = 100;

/** The median time to compute the mastery of 200 topics from as many answers as are read, in milliseconds. */
export function timeTopics(): number {
  const answers = Array.from({ length: ANSWERS_COUNTED }, (_, at) => answerOf(at % 3 > 0));
  const topic: TopicAnswers = {
    answers,
    answered: answers.length,
    everybody: { answers: 1000, credit: 650 },
    ...{ cards: [], newCards: 0, weakQuestions: 3, questionCount: 20 },
  };
  const topics = Array.from({ length: TOPICS }, () => topic);
  const took = Array.from({ length: RUNS }, () => {
    const started = performance.now();
    masteryOfTopics(topics, NO_ANSWERS, 0);
    return performance.now() - started;
  });
  return took.toSorted((a, b) => a - b)[RUNS / 2] ?? 0;
}
