import { Link } from 'react-router';
import type { StudentWorkQuery } from '#api/documents/classrooms/student-work.generated.ts';
import type { WorkStatus } from '#domain/classrooms/assignments/work-status.rule.ts';
import { href } from '#routes/href.ts';
import { classesTexts } from '#texts/classrooms/classes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { userText } from '#texts/message-parts.ts';
import { ResultBadge, type ResultTone } from '#ui/result-badge/result-badge.tsx';
import rows from '#ui/row-list/row-list.module.css';

export type WorkLine = StudentWorkQuery['studentWork'][number];

const TONES: Readonly<Record<WorkStatus, ResultTone>> = {
  toDo: 'none',
  begun: 'written',
  overdue: 'wrong',
  done: 'right',
  missed: 'wrong',
  scheduled: 'none',
  excused: 'none',
};

/** The word for how one stands with an assignment. */
export function Status({ status }: { readonly status: WorkStatus }) {
  const { statuses } = useTexts(classesTexts).work;
  return <ResultBadge tone={TONES[status]}>{statuses[status]}</ResultBadge>;
}

/** Whether there is still something to do about it. */
export const isWaiting = ({ status }: WorkLine): boolean =>
  status === 'toDo' || status === 'begun' || status === 'overdue' || status === 'scheduled';

/** One assignment in a list: what is due when, what it weighs, and how one stands. */
export function WorkRow({ work }: { readonly work: WorkLine }) {
  const { work: t } = useTexts(classesTexts);
  const { id, title, classroom, status, dueAt, opensAt, closesAt, weight, marks, marksOutOf, keptShare } = work;
  const when =
    status === 'scheduled' && opensAt !== null
      ? t.opens({ at: opensAt })
      : dueAt === null
        ? t.noDue
        : t.due({ at: dueAt });
  return (
    <Link className={rows.row} to={href('assignment.detail', { id })}>
      <span className={rows.body}>
        <span className={rows.title}>{title}</span>
        <span className={rows.detail}>
          {[userText(classroom.name), when, t.weight({ weight })].join(' · ')}
          {status === 'overdue' && closesAt !== null && ` · ${t.closes({ at: closesAt })}`}
        </span>
        <span className={rows.detail}>
          <Status status={status} />
          {marks !== null && marksOutOf > 0 && ` · ${t.marks({ marks: marks * keptShare, outOf: marksOutOf })}`}
        </span>
      </span>
      <span className={rows.action}>{t.open}</span>
    </Link>
  );
}
