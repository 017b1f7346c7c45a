import { Badge } from '@radix-ui/themes';
import { useNavigate } from 'react-router';
import type { SchoolReportsQuery } from '#api/documents/classrooms/student-report.generated.ts';
import { schoolReportsTexts } from '#texts/classrooms/reports/school-reports.texts.ts';
import { studentReportsTexts } from '#texts/classrooms/reports/student-reports.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { nameList } from '#texts/joined-line.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { schoolReportsHref } from './school-reports-address.ts';

type Row = SchoolReportsQuery['schoolReports'][number];

/** The reports of a school by class and period, and how far each is. */
export function SchoolReportList({ reports }: { readonly reports: readonly Row[] }) {
  const t = useTexts(schoolReportsTexts);
  const { days } = useTexts(studentReportsTexts);
  const navigate = useNavigate();
  const stateOf = ({ publishedAt, isArchived }: Row): string =>
    isArchived ? t.states.archived : publishedAt === null ? t.states.draft : t.states.published;
  const columns: readonly Column<Row>[] = [
    { id: 'className', title: t.className, value: ({ className }) => className },
    { id: 'period', title: t.period, share: 2, value: ({ until }) => until, show: (row) => days(row) },
    { id: 'teachers', title: t.teachers, value: ({ teachers }) => nameList(teachers) },
    {
      id: 'comments',
      title: t.comments,
      numeric: true,
      value: ({ commentCount }) => commentCount,
      show: ({ commentCount, studentCount }) => t.commentsOf({ written: commentCount, all: studentCount }),
    },
    { id: 'reports', title: t.reports, numeric: true, value: ({ reportCount }) => reportCount },
    {
      id: 'state',
      title: t.state,
      value: stateOf,
      show: (row) => (
        <Badge color={row.publishedAt === null ? 'amber' : row.isArchived ? 'gray' : 'green'}>{stateOf(row)}</Badge>
      ),
      filter: Object.values(t.states).map((state) => ({ value: state, label: state })),
    },
    {
      id: 'open',
      title: t.openColumn,
      sortable: false,
      isAction: true,
      value: () => null,
      show: (row) => (
        <LinkButton
          to={schoolReportsHref(row.id)}
          variant="ghost"
          size="2"
          label={t.openOf({ name: row.className, days: days(row) })}
        >
          {t.open}
        </LinkButton>
      ),
    },
  ];
  return (
    <DataTable
      name="school-reports"
      label={t.label}
      columns={columns}
      rows={reports}
      keyOf={({ id }) => id}
      onOpen={({ id }) => void navigate(schoolReportsHref(id))}
      empty={
        <EmptyState illustration="classes" level="h2" title={t.emptyTitle}>
          {t.empty}
        </EmptyState>
      }
    />
  );
}
