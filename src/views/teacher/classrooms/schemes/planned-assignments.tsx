import { Link } from 'react-router';
import type { ShownWeek } from '#domain/classrooms/schemes/shown-week.ts';
import type { CalendarDay } from '#domain/study/calendar-day.ts';
import { href } from '#routes/href.ts';
import { schemesTexts } from '#texts/classrooms/planning/schemes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import styles from '../teaching.module.css';

type Props = {
  readonly assignments: ShownWeek['assignments'];
  readonly classroom: string;
  readonly dueOn: CalendarDay;
  /** Whether the class accepts new assignments. */
  readonly isOpen: boolean;
};

/** The assignments that are planned for a week: those not assigned yet are assigned with one click. */
export function PlannedAssignments({ assignments, classroom, dueOn, isOpen }: Props) {
  const { follow: t, week } = useTexts(schemesTexts);
  if (assignments.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={week.assignments}>
      {assignments.map(({ id, title, assigned }) => (
        <li key={id}>
          <span>{title}</span>
          {assigned !== null ? (
            <Link to={href('teacher.assignment.detail', { id: assigned })} aria-label={t.assignedLabel({ title })}>
              {t.assigned}
            </Link>
          ) : (
            isOpen && (
              <LinkButton
                variant="soft"
                label={t.assignLabel({ title })}
                to={`${href('teacher.assignment.create')}?${new URLSearchParams({ classroom, planned: id, due: dueOn })}`}
              >
                {t.assign}
              </LinkButton>
            )
          )}
        </li>
      ))}
    </ul>
  );
}
