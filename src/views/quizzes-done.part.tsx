import { ProgressBar } from '#ui/progress/progress-bar.part.tsx';
import rows from '#ui/row-list/row-list.module.css';

/** How many quizzes somebody has handed in, of how many there are; nothing where there are none. */
export function QuizzesDone({ done, count, of }: { done: number; count: number; of: string }) {
  if (count === 0) return <span className={rows.detail}>No quizzes yet</span>;
  return (
    <span className={rows.foot}>
      <span className={rows.detail}>
        {done} of {count} {count === 1 ? 'quiz' : 'quizzes'} done
      </span>
      <ProgressBar value={done} max={count} label={`Quizzes done in ${of}`} />
    </span>
  );
}
