import type { ClassSchemeFragment } from '#api/documents/classrooms/class-teaching.generated.ts';
import { isEmptyWeek } from '#domain/classrooms/schemes/scheme-weeks.rule.ts';
import { schemesTexts } from '#texts/classrooms/planning/schemes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { schemeNow } from '../../../shared/classrooms/schemes/scheme-now.ts';
import styles from '../../../shared/classrooms/schemes/schemes.module.css';
import { WeekContent } from '../../../shared/classrooms/schemes/week-content.tsx';
import { ClassPanel } from '../class-panel.tsx';
import { PlannedAssignments } from './planned-assignments.tsx';

type Props = { readonly classroom: string; readonly scheme: ClassSchemeFragment };

/** What is planned for this week, above everything else of the class; nothing outside of the scheme's weeks. */
export function ThisWeek({ classroom, scheme }: Props) {
  const { now: t } = useTexts(schemesTexts);
  const { status, dueOf } = schemeNow(scheme);
  const week = status.status === 'week' ? scheme.weeks[status.index] : undefined;
  if (status.status !== 'week' || week === undefined) return null;
  return (
    <ClassPanel id="this-week" title={t.title({ title: week.title, number: status.index + 1 })}>
      {isEmptyWeek(week) && <p className={styles.note}>{t.nothing}</p>}
      <WeekContent week={week} />
      <PlannedAssignments assignments={week.assignments} classroom={classroom} dueOn={dueOf(status.week)} isOpen />
      {week.note !== '' && <p className={styles.note}>{week.note}</p>}
    </ClassPanel>
  );
}
