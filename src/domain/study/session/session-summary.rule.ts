import type { MasteryLevel } from '../mastery/topic-mastery.rule.ts';
import type { SessionStep } from './session-step.ts';

/** The mastery of a topic at one instant. */
export type TopicLevel = { readonly topic: string; readonly level: MasteryLevel; readonly estimate: number };

/** How a session changed the mastery of one of its topics. */
export type LevelChange = {
  readonly topic: string;
  readonly from: MasteryLevel;
  readonly to: MasteryLevel;
  readonly estimateBefore: number;
  readonly estimateAfter: number;
};

/** The next day's work, as far as it is known today. */
export type Tomorrow = {
  readonly isOff: boolean;
  readonly cards: number;
  readonly questions: number;
  readonly minutes: number;
};

export type SessionSummary = {
  readonly changes: readonly LevelChange[];
  readonly answered: number;
  readonly correct: number;
  readonly cards: number;
  readonly tomorrow: Tomorrow;
};

/** The topics of a session, each once, in the order of their first step. */
export const topicsOfSteps = (steps: readonly SessionStep[]): readonly string[] => [
  ...new Set(steps.map(({ topic }) => topic)),
];

/**
 * The changes between two instants: topics whose level changed first, then those whose estimate changed most. Topics
 * without a level or a difference are left out.
 */
export function levelChanges(before: readonly TopicLevel[], after: readonly TopicLevel[]): readonly LevelChange[] {
  return before
    .flatMap(({ topic, level, estimate }): readonly LevelChange[] => {
      const now = after.find((each) => each.topic === topic);
      // Without a level, an estimate mostly describes how other students do.
      if (now === undefined || now.level === 'unknown') return [];
      if (now.level === level && Math.abs(now.estimate - estimate) < 0.005) return [];
      return [{ topic, from: level, to: now.level, estimateBefore: estimate, estimateAfter: now.estimate }];
    })
    .sort((a, b) => Number(b.from !== b.to) - Number(a.from !== a.to) || gainOf(b) - gainOf(a));
}

/** Whether the topic has reached a higher level. */
export const isRise = ({ from, to, estimateBefore, estimateAfter }: LevelChange): boolean =>
  from !== to && estimateAfter > estimateBefore;

/**
 * The changes of several sessions together, such as those of a week: from the level before the first to the one after
 * the last. A topic that is back where it was is left out.
 * @param sessions the changes of each session, the earliest first
 */
export function combineChanges(sessions: readonly (readonly LevelChange[])[]): readonly LevelChange[] {
  const byTopic = Map.groupBy(sessions.flat(), ({ topic }) => topic);
  return [...byTopic.values()].flatMap((changes): readonly LevelChange[] => {
    const [first, last] = [changes[0], changes.at(-1)];
    if (first === undefined || last === undefined || first.from === last.to) return [];
    return [{ ...first, to: last.to, estimateAfter: last.estimateAfter }];
  });
}

const gainOf = ({ estimateBefore, estimateAfter }: LevelChange): number => Math.abs(estimateAfter - estimateBefore);
