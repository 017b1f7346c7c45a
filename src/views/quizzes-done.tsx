import { subjectTexts } from '#texts/content/subject.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import rows from '#ui/row-list/row-list.module.css';

/** How many of the quizzes a user has submitted; nothing if there are none. */
export function QuizzesDone({ done, count, of }: { done: number; count: number; of: string }) {
  const t = useTexts(subjectTexts).done;
  if (count === 0) return <span className={rows.detail}>{t.none}</span>;
  return (
    <span className={rows.foot}>
      <span className={rows.detail}>{t.count({ done, all: count })}</span>
      <ProgressBar value={done} max={count} label={t.label({ scope: of })} />
    </span>
  );
}
