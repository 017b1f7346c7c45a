import type { MasteryQuery } from '#api/documents/study.generated.ts';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { Loaded } from '#ui/loaded/loaded.part.tsx';
import { MasteryLine } from './mastery-line.part.tsx';

type Props = {
  /** The standing in all topics of the subject. */
  readonly mastery: Promise<MasteryQuery>;
  /** The topic's slug. */
  readonly topic: string;
};

/** A topic's mastery for the topic's own page; nothing where it cannot be read. */
export const TopicMastery = ({ mastery, topic }: Props) => (
  <Loaded data={mastery} failed={() => null} waiting={<Bones heights={[56]} />}>
    {(answer) => {
      const standing = answer.mastery.find((each) => each.topic.slug === topic);
      return standing === undefined ? null : <MasteryLine standing={standing} />;
    }}
  </Loaded>
);
