import { Link } from 'react-router';
import type { TeacherHomeQuery } from '#api/documents/classrooms/class-teaching.generated.ts';
import { href } from '#routes/href.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import rows from '#ui/row-list/row-list.module.css';
import styles from '../teacher-home.module.css';

type TaughtClass = TeacherHomeQuery['taughtClasses'][number];
type AssignmentLine = TeacherHomeQuery['assignedWork'][number];

/** A class at a glance: the number of students, open assignments, and answers to mark. */
export function ClassRow({ one }: { readonly one: TaughtClass }) {
  const t = useTexts(classTeachingTexts);
  const { id, name, subject, studentCount, openCount, unmarkedCount, archivedAt } = one;
  return (
    <Link className={rows.row} viewTransition to={href('teacher.classroom.detail', { id })}>
      <span className={rows.body}>
        <span className={rows.title}>{name}</span>
        <span className={rows.detail}>
          {joinedLine(
            subject?.title,
            t.students({ count: studentCount }),
            t.classes.open({ count: openCount }),
            unmarkedCount > 0 && t.classes.toMark({ count: unmarkedCount }),
            archivedAt === null ? null : t.classes.archived,
          )}
        </span>
      </span>
    </Link>
  );
}

/** An assignment in a list: its class, due date, and progress. The link opens it, or its marking. */
export function AssessmentRow({
  work,
  toMarking = false,
}: {
  readonly work: AssignmentLine;
  readonly toMarking?: boolean;
}) {
  const { work: t, classes, home } = useTexts(classTeachingTexts);
  const { id, title, classroom, state, opensAt, dueAt, submittedCount, studentCount, unmarkedCount, remarkRequests } =
    work;
  const when =
    state === 'scheduled' && opensAt !== null
      ? t.opens({ at: opensAt })
      : dueAt === null
        ? t.noDue
        : t.due({ at: dueAt });
  return (
    <Link
      className={rows.row}
      viewTransition
      to={`${href('teacher.assignment.detail', { id })}${toMarking ? '?tab=marking' : ''}`}
    >
      <span className={styles.mark}>
        <Icon name={toMarking ? 'written' : 'assignment'} px={20} />
      </span>
      <div className={rows.body}>
        <span className={rows.title}>{title}</span>
        <span className={rows.detail}>{joinedLine(classroom.name, t.states[state], when)}</span>
        {state !== 'draft' && (
          <span className={rows.detail}>
            {joinedLine(
              t.submitted({ count: submittedCount, of: studentCount }),
              unmarkedCount > 0 && classes.toMark({ count: unmarkedCount }),
              remarkRequests > 0 && home.remarkCount({ count: remarkRequests }),
            )}
          </span>
        )}
        {state !== 'draft' && (
          // The line above says the same.
          <div className={styles.progress} aria-hidden="true">
            <ProgressBar
              value={submittedCount}
              max={studentCount}
              label={t.submitted({ count: submittedCount, of: studentCount })}
            />
          </div>
        )}
      </div>
    </Link>
  );
}
