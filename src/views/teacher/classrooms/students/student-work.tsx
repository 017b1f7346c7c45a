import { Heading } from '@radix-ui/themes';
import { Link } from 'react-router';
import { countedShare, meanOf } from '#domain/classrooms/gradebook/average.rule.ts';
import { STUDENTS_FOR_AVERAGE } from '#domain/classrooms/students/student-page.limits.ts';
import { href } from '#routes/href.ts';
import { gradebookTexts } from '#texts/classrooms/gradebook.texts.ts';
import { studentPageTexts } from '#texts/classrooms/student-page.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import pages from '#ui/page/page.module.css';
import { DataTable } from '#ui/table/data-table.tsx';
import styles from '../../teacher.module.css';
import type { GradebookColumn, GradebookData, GradebookRow } from '../gradebook/gradebook-row.ts';
import { workAddress } from '../gradebook/work-address.ts';

type Props = { readonly gradebook: GradebookData; readonly rows: readonly GradebookRow[]; readonly student: string };
type Line = {
  readonly assignment: GradebookColumn;
  readonly cell: NonNullable<GradebookRow['cells'][number]>;
  readonly share: number | null;
  readonly classAverage: number | null;
};

/** The student's work on each assignment, next to the class average. */
export function StudentWork({ gradebook: { assignments }, rows, student }: Props) {
  const t = useTexts(studentPageTexts);
  const { statuses } = useTexts(gradebookTexts);
  const own = rows.find(({ id }) => id === student);
  const lines = assignments.flatMap((assignment, at): Line[] => {
    const cell = own?.cells[at] ?? null;
    if (cell === null) return [];
    const shares = rows.flatMap(({ id, cells }) => {
      const share = id === student ? null : countedShare(cells[at] ?? null, assignment, 'leftOut');
      return share === null ? [] : [share];
    });
    const classAverage = shares.length < STUDENTS_FOR_AVERAGE ? null : meanOf(shares);
    return [{ assignment, cell, share: countedShare(cell, assignment, 'leftOut'), classAverage }];
  });
  const statusOf = ({ cell: [status, , , isLate] }: Line): string =>
    isLate ? t.late({ status: statuses[status] }) : statuses[status];
  const share = (value: number | null): string => (value === null ? '' : t.share({ value }));
  return (
    <section className={pages.section}>
      <Heading as="h2" size="5">
        {t.work}
      </Heading>
      <DataTable
        name="student-work"
        label={t.work}
        rows={lines}
        keyOf={({ assignment }) => assignment.id}
        empty={<p className={pages.empty}>{t.noWork}</p>}
        columns={[
          {
            id: 'assignment',
            title: t.assignment,
            share: 3,
            value: ({ assignment }) => assignment.title,
            show: ({ assignment, cell }) => (
              <Link
                className={styles.link}
                to={
                  cell[1] === null || assignment.isOnPaper
                    ? href('teacher.assignment.detail', { id: assignment.id })
                    : workAddress(assignment.id, student)
                }
              >
                {assignment.title}
              </Link>
            ),
          },
          {
            id: 'due',
            title: t.due,
            share: 2,
            value: ({ assignment: { dueAt } }) => (dueAt === null ? null : new Date(dueAt)),
          },
          { id: 'status', title: t.status, share: 2, value: statusOf },
          {
            id: 'marks',
            title: t.marks,
            numeric: true,
            value: ({ share: of }) => of,
            show: ({ cell: [, marks, outOf] }) => (marks === null || outOf === 0 ? '' : t.marksOf({ marks, outOf })),
          },
          {
            id: 'own',
            title: t.percentage,
            numeric: true,
            value: ({ share: of }) => of,
            show: ({ share: of }) => share(of),
          },
          {
            id: 'class',
            title: t.class,
            numeric: true,
            value: ({ classAverage }) => classAverage,
            show: ({ classAverage }) => share(classAverage),
          },
        ]}
      />
    </section>
  );
}
