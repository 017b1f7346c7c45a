import type { MasteryQuery } from '#api/documents/study/study.generated.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { MasteryLine } from './mastery-line.tsx';

type Props = {
  /** The mastery of all topics of the subject. */
  readonly mastery: Promise<MasteryQuery>;
  /** The topic's slug. */
  readonly topic: string;
};

/** A topic's mastery for the topic's own page; nothing if it cannot be read. */
export const TopicMastery = ({ mastery, topic }: Props) => (
  <Loaded data={mastery} failed={() => null} waiting={<LoadingSkeleton heights={[56]} />}>
    {(answer) => {
      const progress = answer.mastery.find((each) => each.topic.slug === topic);
      return progress === undefined ? null : <MasteryLine progress={progress} />;
    }}
  </Loaded>
);
