import { Badge, Heading } from '@radix-ui/themes';
import { assignmentReportTexts } from '#texts/classrooms/assignment-report.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyNote } from '#ui/empty-state/empty-state.tsx';
import pages from '#ui/page/page.module.css';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { PracticeButton } from '../analysis/practice-button.tsx';
import { StudentLink } from '../students/student-link.tsx';
import { type ReportPage, topicTitles } from './report.ts';

type Student = ReportPage['report']['students'][number];

/** All students with their share of each topic; those to talk to first, with the reasons. */
export function ReportStudents({ page }: { readonly page: ReportPage }) {
  const t = useTexts(assignmentReportTexts);
  const { classroom, report } = page;
  const titles = topicTitles(page);
  const students = report.students.toSorted(
    (a, b) => b.reasons.length - a.reasons.length || (a.share ?? 2) - (b.share ?? 2),
  );
  const percent = (value: number | null): string => (value === null ? '' : t.percent({ value }));
  const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 100));
  const columns: Column<Student>[] = [
    {
      id: 'name',
      title: t.student,
      share: 2,
      value: ({ name }) => name,
      show: (student) => <StudentLink classroom={classroom.id} student={student} />,
    },
    {
      id: 'why',
      title: t.why,
      share: 2,
      value: ({ reasons }) => reasons.map((reason) => t.reasons[reason]).join(', '),
      show: ({ reasons }) => (
        <div className={pages.actions}>
          {reasons.map((reason) => (
            <Badge key={reason} color="amber">
              {t.reasons[reason]}
            </Badge>
          ))}
        </div>
      ),
    },
    {
      id: 'share',
      title: t.marks,
      numeric: true,
      value: ({ share }) => rounded(share),
      show: ({ share }) => percent(share),
    },
    {
      id: 'time',
      title: t.time,
      numeric: true,
      value: ({ seconds }) => seconds,
      show: ({ seconds }) => (seconds === null ? '' : t.duration({ seconds })),
    },
    ...report.topics.map(
      ({ topic }, at): Column<Student> => ({
        id: topic,
        title: titles.get(topic) ?? '',
        numeric: true,
        hiddenAtFirst: report.topics.length > 4,
        value: ({ topics }) => rounded(topics[at] ?? null),
        show: ({ topics }) => percent(topics[at] ?? null),
      }),
    ),
    {
      id: 'practice',
      title: t.practice,
      share: 3,
      sortable: false,
      isAction: true,
      value: () => null,
      show: ({ id, name, weakest, reasons }) =>
        weakest !== null &&
        reasons.length > 0 && (
          <PracticeButton
            classroom={classroom.id}
            group={null}
            student={{ id, name }}
            topic={{ id: weakest, title: titles.get(weakest) ?? '' }}
          />
        ),
    },
  ];
  return (
    <section className={pages.section}>
      <Heading as="h3" size="4">
        {t.talkTo({ count: students.filter(({ reasons }) => reasons.length > 0).length })}
      </Heading>
      <DataTable
        name="report-students"
        label={t.students}
        rows={students}
        keyOf={({ id }) => id}
        columns={columns}
        empty={<EmptyNote illustration="users">{t.nothingHint}</EmptyNote>}
      />
    </section>
  );
}
