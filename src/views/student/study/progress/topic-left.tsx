import type { ExamTopicPartsFragment } from '#api/documents/study/study.generated.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { progressTexts } from '#texts/study/progress.texts.ts';
import { studyTexts } from '#texts/study/study.texts.ts';
import styles from './topic-left.module.css';

/** A topic's mastery level, its share of the exam, and what is left to do in it. */
export function TopicLeft({ topic }: { readonly topic: ExamTopicPartsFragment }) {
  const { left: t, map } = useTexts(progressTexts);
  const { mastery } = useTexts(studyTexts);
  const { examShare, noteSeconds, openQuestions, progress } = topic;
  const left = joinedLine(
    noteSeconds > 0 && t.notes({ minutes: Math.max(1, Math.round(noteSeconds / 60)) }),
    openQuestions > 0 && t.questions({ count: openQuestions }),
    progress.dueCards > 0 && t.cards({ count: progress.dueCards }),
  );
  return (
    <span className={styles.left}>
      <span className={styles.facts}>
        <span className={styles.level} data-level={progress.level}>
          {mastery.levels[progress.level]}
        </span>
        {examShare !== null && (
          <span className={styles.exam}>{examShare === 0 ? map.notAsked : map.examShare({ share: examShare })}</span>
        )}
      </span>
      <span className={styles.work}>{left === '' ? t.nothing : left}</span>
    </span>
  );
}
