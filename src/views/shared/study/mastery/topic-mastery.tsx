import type { TopicProgressQuery } from '#api/documents/study/study.generated.ts';
import { useTexts } from '#texts/current-language.ts';
import { progressTexts } from '#texts/study/progress.texts.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import styles from './mastery.module.css';
import { MasteryLine } from './mastery-line.tsx';

type Props = {
  /** The progress in all topics of the subject. */
  readonly progress: Promise<TopicProgressQuery>;
  /** The topic's slug. */
  readonly topic: string;
};

/** A topic's mastery and its share of the exam, for the topic's own page; nothing if it cannot be read. */
export const TopicMastery = ({ progress: data, topic }: Props) => (
  <Loaded data={data} failed={() => null} waiting={<LoadingSkeleton heights={[56]} />}>
    {(answer) => {
      const own = answer.subjectProgress.topics.find(({ progress }) => progress.topic.slug === topic);
      if (own === undefined) return null;
      return (
        <div>
          {own.examShare !== null && <ExamShare share={own.examShare} />}
          <MasteryLine progress={own.progress} />
        </div>
      );
    }}
  </Loaded>
);

function ExamShare({ share }: { readonly share: number }) {
  const { map: t } = useTexts(progressTexts);
  return <p className={styles.exam}>{share === 0 ? t.notAsked : t.examShare({ share })}</p>;
}
