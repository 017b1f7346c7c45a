import type { TopicProgressQuery } from '#api/documents/study/study.generated.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { MasteryLine } from './mastery-line.tsx';

type Props = {
  /** The mastery of all topics of the subject. */
  readonly mastery: Promise<TopicProgressQuery>;
  /** The topic's slug. */
  readonly topic: string;
};

/** A topic's mastery for the topic's own page; nothing if it cannot be read. */
export const TopicMastery = ({ mastery, topic }: Props) => (
  <Loaded data={mastery} failed={() => null} waiting={<LoadingSkeleton heights={[56]} />}>
    {(answer) => {
      const own = answer.subjectProgress.topics.find(({ progress }) => progress.topic.slug === topic);
      return own === undefined ? null : <MasteryLine progress={own.progress} />;
    }}
  </Loaded>
);
