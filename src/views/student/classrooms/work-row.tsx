import { Link } from 'react-router';
import type { WorkStatus } from '#domain/classrooms/assignments/work-status.rule.ts';
import { href } from '#routes/href.ts';
import { classesTexts } from '#texts/classrooms/classes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { ResultBadge, type ResultTone } from '#ui/result-badge/result-badge.tsx';
import rows from '#ui/row-list/row-list.module.css';
import styles from './classes.module.css';
import type { WorkLine } from './work.ts';

const TONES: Readonly<Record<WorkStatus, ResultTone>> = {
  toDo: 'none',
  started: 'written',
  overdue: 'wrong',
  done: 'right',
  missed: 'wrong',
  scheduled: 'none',
  excused: 'none',
};

/** The student's status in an assignment. Work on paper is done in class, so there is nothing to do here. */
export function Status({ status, isOnPaper }: Pick<WorkLine, 'status' | 'isOnPaper'>) {
  const { statuses, onPaper } = useTexts(classesTexts).work;
  const isMeantForPaper = isOnPaper && status === 'toDo';
  return <ResultBadge tone={TONES[status]}>{isMeantForPaper ? onPaper : statuses[status]}</ResultBadge>;
}

/** One assignment in a list: due date, weight, and the student's status. */
export function WorkRow({ work }: { readonly work: WorkLine }) {
  const { work: t } = useTexts(classesTexts);
  const { id, title, classroom, status, dueAt, opensAt, closesAt, weight, marks, marksOutOf, creditShare } = work;
  const when =
    status === 'scheduled' && opensAt !== null
      ? t.opens({ at: opensAt })
      : dueAt === null
        ? t.noDue
        : t.due({ at: dueAt });
  return (
    <Link className={rows.row} viewTransition to={href('assignment.detail', { id })}>
      <span className={rows.body}>
        <span className={rows.title}>{title}</span>
        <span className={rows.detail}>
          {joinedLine(
            classroom.name,
            when,
            t.weight({ weight }),
            status === 'overdue' && closesAt !== null && t.closes({ at: closesAt }),
          )}
        </span>
        <span className={styles.state}>
          <Status status={status} isOnPaper={work.isOnPaper} />
          {marks !== null && marksOutOf > 0 && t.marks({ marks: marks * creditShare, outOf: marksOutOf })}
        </span>
      </span>
      <span className={rows.action}>{t.open}</span>
    </Link>
  );
}
