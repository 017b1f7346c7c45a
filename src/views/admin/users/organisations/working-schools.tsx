import { Badge, Button, Link as TextLink } from '@radix-ui/themes';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OrganisationSchoolsQuery } from '#api/documents/users/organisation.generated.ts';
import { useApi } from '#client/app.context.ts';
import { workInSchool } from '#client/users/working-school.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { workingSchoolTexts } from '#texts/users/working-school.texts.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { loadHome } from '../../../shared/users/working-school/use-working-school.ts';

type Row = OrganisationSchoolsQuery['organisationSchools'][number];

/** The schools in which an admin of an organisation may work, with their numbers. */
export function WorkingSchools({ organisationSchools, workingSchools }: OrganisationSchoolsQuery) {
  const t = useTexts(workingSchoolTexts);
  const api = useApi();
  const [problem, setProblem] = useState<string | null>(null);
  const { current, own, organisations } = workingSchools;
  useTitle(t.title);
  const work = async (school: string): Promise<void> => {
    try {
      await workInSchool(api, school);
      loadHome();
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    }
  };
  const columns: readonly Column<Row>[] = [
    {
      id: 'name',
      title: t.school,
      share: 2,
      value: ({ name }) => name,
      // The page of a school is that of the school in which one works.
      show: ({ id, name }) => (
        <>
          {id === current ? (
            <TextLink asChild>
              <Link to={href('admin.school.edit', { id })}>{name}</Link>
            </TextLink>
          ) : (
            name
          )}{' '}
          {id === own && <Badge color="gray">{t.own}</Badge>}
        </>
      ),
    },
    { id: 'students', title: t.students, numeric: true, value: ({ studentCount }) => studentCount },
    { id: 'teachers', title: t.teachers, numeric: true, value: ({ teacherCount }) => teacherCount },
    { id: 'admins', title: t.schoolAdmins, numeric: true, hiddenAtFirst: true, value: ({ adminCount }) => adminCount },
    { id: 'classes', title: t.classes, numeric: true, value: ({ classCount }) => classCount },
    {
      id: 'seats',
      title: t.seats,
      numeric: true,
      value: ({ assignedSeatCount }) => assignedSeatCount,
      show: ({ assignedSeatCount, seatCount }) => t.seatsOf({ used: assignedSeatCount, all: seatCount }),
    },
    { id: 'orders', title: t.orders, numeric: true, value: ({ orderCount }) => orderCount },
    {
      id: 'work',
      title: t.action,
      share: 2,
      isAction: true,
      sortable: false,
      value: () => null,
      show: ({ id, name }) =>
        id === current ? (
          t.here
        ) : (
          <Button size="2" variant="soft" aria-label={t.startOf({ name })} onClick={() => void work(id)}>
            {t.start}
          </Button>
        ),
    },
  ];
  if (organisations.length === 0)
    return (
      <div className={pages.fullWidth}>
        <PageHeading title={t.title} />
        <EmptyState illustration="schools" level="h2" title={t.none}>
          {t.noneText}
        </EmptyState>
      </div>
    );
  return (
    <div className={pages.fullWidth}>
      <PageHeading title={organisations.join(', ')} intro={t.intro} />
      <Problem message={problem} />
      <DataTable
        name="working-schools"
        label={t.title}
        columns={columns}
        rows={organisationSchools}
        keyOf={({ id }) => id}
        empty={null}
      />
    </div>
  );
}
