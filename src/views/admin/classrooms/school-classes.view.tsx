import { Badge, Button } from '@radix-ui/themes';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { SchoolClassesDocument, type SchoolClassesQuery } from '#api/documents/classrooms/school-class.generated.ts';
import { useSession } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { href } from '#routes/href.ts';
import { spoken, useTexts } from '#texts/current-language.ts';
import { nameList } from '#texts/joined-line.ts';
import { userTexts } from '#texts/users/users.texts.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { LinkButton } from '../../shared/platform/link/link-button.tsx';
import { ClassOfSchool } from './class-of-school.tsx';
import { schoolReportsHref } from './reports/school-reports-address.ts';

type Row = SchoolClassesQuery['schoolClasses'][number];

/** Screens that share the address of classes: another address would be downloaded with every page. */
const SHARED = ['roster', 'promotion', 'reports'] as const;

/** All classes of the viewer's school. */
export const loader = ({ api, url }: ViewLoaderArgs): Promise<SchoolClassesQuery> =>
  SHARED.some((name) => url.searchParams.has(name))
    ? Promise.resolve({ schoolClasses: [] })
    : api(SchoolClassesDocument);

const namesOf = ({ teachers }: Row): string => nameList(teachers.map(({ name }) => name));

const RosterPage = lazy(async () => ({
  default: (await spoken(import('../admin.views.ts'))).rosters.Component,
}));

const PromotionPage = lazy(async () => ({
  default: (await spoken(import('../admin.views.ts'))).promotions.Component,
}));

const SchoolReportsPage = lazy(async () => ({
  default: (await spoken(import('../admin.views.ts'))).schoolReports.Component,
}));

/** The classes of the admin's school, imports of rosters, the promotion of classes, and reports. */
export function Component() {
  const [params] = useSearchParams();
  const user = useSession();
  const shared = SHARED.find((name) => params.has(name));
  if (shared === undefined || !hasPermission(user, 'users.write')) return <SchoolClasses />;
  // Reports belong to a school; an admin of the installation has none.
  if (shared === 'reports' && user?.userRole !== 'schoolAdmin') return <SchoolClasses />;
  return (
    <Suspense fallback={<LoadingSkeleton heights={[40, 200]} />}>
      {shared === 'roster' && <RosterPage />}
      {shared === 'promotion' && <PromotionPage />}
      {shared === 'reports' && <SchoolReportsPage />}
    </Suspense>
  );
}

/** Classes with their teachers, and reassigning them. */
function SchoolClasses() {
  const { schoolClasses: classes } = useViewData<typeof loader>();
  const { classes: t } = useTexts(userTexts);
  const { revalidate } = useRevalidator();
  const user = useSession();
  const mayChange = hasPermission(user, 'users.write');
  const [chosen, setChosen] = useState<string | null>(null);
  const opened = classes.find(({ id }) => id === chosen);
  const stateOf = ({ archivedAt }: Row): string => (archivedAt === null ? t.states.taught : t.states.archived);
  const columns: readonly Column<Row>[] = [
    { id: 'name', title: t.name, value: ({ name }) => name },
    ...(user?.userRole === 'admin' ? [{ id: 'school', title: t.school, value: ({ school }: Row) => school }] : []),
    { id: 'subject', title: t.subject, value: ({ subject }) => subject },
    {
      id: 'teachers',
      title: t.teachers,
      share: 2,
      value: namesOf,
      show: (row) => (row.teachers.length === 0 ? <Badge color="amber">{t.nobody}</Badge> : namesOf(row)),
    },
    { id: 'students', title: t.students, numeric: true, value: ({ studentCount }) => studentCount },
    { id: 'open', title: t.open, numeric: true, value: ({ openCount }) => openCount },
    {
      id: 'state',
      title: t.state,
      value: stateOf,
      filter: Object.values(t.states).map((state) => ({ value: state, label: state })),
    },
    ...(mayChange
      ? [
          {
            id: 'change',
            title: t.change,
            sortable: false,
            isAction: true,
            value: () => null,
            show: ({ id, name }: Row) => (
              <Button size="2" variant="ghost" aria-label={t.changeOf({ name })} onClick={() => setChosen(id)}>
                {t.change}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <div className={pages.fullWidth}>
      <PageHeading
        title={t.title}
        intro={t.intro}
        actions={
          mayChange && (
            <>
              {user?.userRole === 'schoolAdmin' && (
                <LinkButton to={schoolReportsHref()} variant="soft">
                  {t.reports}
                </LinkButton>
              )}
              {user?.userRole === 'schoolAdmin' && hasPermission(user, 'schools.read') && (
                <LinkButton to={href('admin.school')} variant="soft">
                  {t.schoolDetails}
                </LinkButton>
              )}
              <LinkButton to={`${href('admin.classroom')}?promotion=`} variant="soft">
                {t.promote}
              </LinkButton>
              <LinkButton to={`${href('admin.classroom')}?roster=`} variant="soft">
                {t.importRoster}
              </LinkButton>
            </>
          )
        }
      />
      {opened !== undefined && (
        <ClassOfSchool key={opened.id} one={opened} onChanged={revalidate} onClose={() => setChosen(null)} />
      )}
      <DataTable
        name="school-classes"
        label={t.label}
        columns={columns}
        rows={classes}
        keyOf={({ id }) => id}
        {...(mayChange && { onOpen: ({ id }: Row) => setChosen(id) })}
        empty={
          <EmptyState
            illustration="classes"
            level="h2"
            title={t.emptyTitle}
            action={
              mayChange && <LinkButton to={`${href('admin.users.create')}?role=teacher`}>{t.inviteTeacher}</LinkButton>
            }
          >
            {t.empty}
          </EmptyState>
        }
      />
    </div>
  );
}
