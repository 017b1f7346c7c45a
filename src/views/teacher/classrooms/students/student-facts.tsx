import { meanOf } from '#domain/classrooms/gradebook/average.rule.ts';
import { STUDENTS_FOR_AVERAGE } from '#domain/classrooms/students/student-page.limits.ts';
import { studentPageTexts } from '#texts/classrooms/student-page.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import facts from '#ui/layout/facts.module.css';
import type { GradebookRow } from '../gradebook/gradebook-row.ts';
import type { TaughtStudent } from './taught-student.ts';

type Props = { readonly student: TaughtStudent; readonly rows: readonly GradebookRow[] };

/** The student in four numbers. */
export function StudentFacts({ student: { id, activeDays, secondsOnTask, grade }, rows }: Props) {
  const t = useTexts(studentPageTexts);
  const minutes = Math.round(secondsOnTask / 60);
  const own = rows.find((row) => row.id === id)?.average ?? null;
  const others = rows.flatMap((row) => (row.id === id || row.average === null ? [] : [row.average]));
  const classAverage = others.length < STUDENTS_FOR_AVERAGE ? null : meanOf(others);
  return (
    <dl className={facts.largeFacts} aria-label={t.facts}>
      <div>
        <dt>{t.average}</dt>
        <dd>{own === null ? t.noAverage : t.share({ value: own })}</dd>
        {classAverage !== null && <dt>{t.classAverage({ value: classAverage })}</dt>}
      </div>
      <div>
        <dt>{t.grade}</dt>
        <dd>
          {grade === null
            ? t.noGrade
            : grade.best === grade.worst
              ? t.gradeOne({ grade: grade.mostLikely })
              : t.gradeRange({ best: grade.best, worst: grade.worst })}
        </dd>
      </div>
      <div>
        <dt>{t.activeDays}</dt>
        <dd>{t.days({ count: activeDays })}</dd>
      </div>
      <div>
        <dt>{t.time}</dt>
        <dd>{t.minutes({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</dd>
      </div>
    </dl>
  );
}
