import type { TopicLevel } from '#domain/study/session/session-summary.rule.ts';
import type { TopicProgress } from '../study-today.ts';

/** The current levels of some topics. */
export const levelsOf = (mastery: readonly TopicProgress[], topics: readonly string[]): readonly TopicLevel[] =>
  mastery
    .filter(({ topic }) => topics.includes(topic.id))
    .map(({ topic, level, estimate }) => ({ topic: topic.id, level, estimate }));
