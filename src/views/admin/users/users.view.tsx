import { Badge, Button, Link as TextLink } from '@radix-ui/themes';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  UserChoicesDocument,
  type UserChoicesQuery,
  UsersCsvDocument,
  UsersDocument,
  type UsersQuery,
} from '#api/documents/users/users.generated.ts';
import { useApi, useSession, useToast } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { ROLES } from '#domain/access/role.ts';
import { DEBOUNCE_MS } from '#domain/platform/screen.limits.ts';
import { USERS_COUNTED_MAX } from '#domain/users/user.limits.ts';
import { USER_STATES } from '#domain/users/user.schema.ts';
import { href } from '#routes/href.ts';
import { spoken, useLanguage, useTexts } from '#texts/current-language.ts';
import { bulkSubjectsTexts } from '#texts/users/bulk-subjects.texts.ts';
import { mergeTexts } from '#texts/users/merge/merge.texts.ts';
import { userTexts } from '#texts/users/users.texts.ts';
import { dayText } from '#texts/wording/date.wording.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import type { RowSelection } from '#ui/table/arrange-rows.ts';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { downloadCsv } from '#ui/table/table.csv.ts';
import { describeProblem } from '../../shared/platform/form/problem.ts';
import { LinkButton } from '../../shared/platform/link/link-button.tsx';
import { BulkSubjects } from './bulk-subjects/bulk-subjects.tsx';
import { DUPLICATES_PARAMETER, duplicatesHref } from './merge/merge-address.ts';
import { PROCESSING_PARAMETER } from './school/processing/processing-address.ts';
import { filterOf, listAt } from './user-filter.ts';

type Row = UsersQuery['users']['rows'][number];

/** Screens that share the address of users: another address would be downloaded with every page. */
const SHARED = [DUPLICATES_PARAMETER, PROCESSING_PARAMETER] as const;

type UsersData = {
  readonly users: UsersQuery['users'];
  readonly schools: UserChoicesQuery['schoolChoices'];
  readonly subjects: UserChoicesQuery['subjects'];
};

const DuplicatesPage = lazy(async () => ({
  default: (await spoken(import('../admin.views.ts'))).duplicates.Component,
}));

const ProcessingPage = lazy(async () => ({
  default: (await spoken(import('../admin.views.ts'))).processing.Component,
}));

/** One page of the users that the filter in the address matches, and the schools to filter by. */
export const loader = async ({ api, url }: ViewLoaderArgs): Promise<UsersData> => {
  if (SHARED.some((name) => url.searchParams.has(name)))
    return { users: { rows: [], next: null, total: 0 }, schools: [], subjects: [] };
  const filter = filterOf(listAt(url.pathname), url.searchParams);
  const [{ users }, choices] = await Promise.all([
    api(UsersDocument, { filter, after: url.searchParams.get('after') }),
    api(UserChoicesDocument),
  ]);
  return { users, schools: choices.schoolChoices, subjects: choices.subjects };
};

const COLORS = { active: 'green', invited: 'amber', disabled: 'gray' } as const;
const stateOf = (state: string) => USER_STATES.find((each) => each === state) ?? 'active';
/** Admins have no subjects. */
const hasSubjects = (role: string): boolean => role === 'student' || role === 'teacher';
const kindOf = (role: string) => ROLES.find((each) => each === role) ?? 'student';

/** The users, their duplicates, or the record of what is processed about them. */
export function Component() {
  const [params] = useSearchParams();
  const user = useSession();
  const shared = SHARED.find((name) => params.has(name));
  if (shared === undefined || !hasPermission(user, 'users.write')) return <Users />;
  return (
    <Suspense fallback={<LoadingSkeleton heights={[40, 200]} />}>
      {shared === DUPLICATES_PARAMETER ? <DuplicatesPage /> : <ProcessingPage />}
    </Suspense>
  );
}

/** Users, searched while typing. The search is in the address. */
function Users() {
  const { users, schools, subjects } = useViewData<typeof loader>();
  const t = useTexts(userTexts);
  const bulkTexts = useTexts(bulkSubjectsTexts);
  const merging = useTexts(mergeTexts);
  const language = useLanguage();
  const list = listAt(useLocation().pathname);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const user = useSession();
  const isAdmin = user?.userRole === 'admin';
  const [filters, setQuery] = useState<RowSelection>({
    text: params.get('search') ?? '',
    values: { role: params.get('role') ?? '', school: params.get('school') ?? '', state: params.get('state') ?? '' },
  });
  const [bulk, setBulk] = useState<readonly string[] | null>(null);
  const exporting = useExport(filterOf(list, params));
  const searchDelay = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(searchDelay.current), []);

  function select(next: RowSelection): void {
    setQuery(next);
    clearTimeout(searchDelay.current);
    searchDelay.current = setTimeout(() => {
      const all = { search: next.text.trim(), ...next.values };
      setParams(Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')), { replace: true });
    }, DEBOUNCE_MS);
  }
  const page = (after: string | null): void => {
    const next = new URLSearchParams(params);
    if (after === null) next.delete('after');
    else next.set('after', after);
    setParams(next);
  };

  const columns: readonly Column<Row>[] = [
    {
      id: 'name',
      title: t.columns.name,
      value: ({ name }) => name,
      sortable: false,
      share: 2,
      show: ({ id, name }) => (
        <TextLink asChild>
          <Link to={href(list.edit, { id })}>{name}</Link>
        </TextLink>
      ),
    },
    { id: 'email', title: t.columns.email, value: ({ email }) => email, sortable: false, share: 2 },
    ...(list.role !== null
      ? []
      : [
          {
            id: 'role',
            title: t.columns.role,
            value: ({ role }: Row) => t.kinds[kindOf(role)],
            sortable: false,
            filter: ROLES.map((role) => ({ value: role, label: t.kinds[role] })),
          },
        ]),
    {
      id: 'school',
      title: t.columns.school,
      value: ({ school }) => school,
      sortable: false,
      ...(isAdmin && { filter: schools.map(({ id, name }) => ({ value: id, label: name })) }),
    },
    {
      id: 'state',
      title: t.columns.state,
      value: ({ state }) => t.states[stateOf(state)],
      sortable: false,
      filter: USER_STATES.map((state) => ({ value: state, label: t.states[state] })),
      show: ({ state }) => <Badge color={COLORS[stateOf(state)]}>{t.states[stateOf(state)]}</Badge>,
    },
    {
      id: 'lastUsed',
      title: t.columns.lastUsed,
      value: ({ lastUsedAt }) => (lastUsedAt === null ? t.never : dayText(language, lastUsedAt)),
      sortable: false,
    },
  ];
  const pageText =
    users.total === null
      ? t.laterPage
      : users.total > USERS_COUNTED_MAX
        ? t.foundMore({ count: USERS_COUNTED_MAX })
        : t.found({ count: users.total });
  const mayWrite = hasPermission(user, 'users.write');
  const invite = (
    <Button asChild size="3">
      <Link to={`${href('admin.users.create')}${list.role === null ? '' : `?role=${list.role}`}`}>{t.invite}</Link>
    </Button>
  );

  return (
    <div className={pages.fullWidth}>
      <PageHeading
        title={t.lists[list.list]}
        actions={
          mayWrite &&
          users.rows.length > 0 && (
            <>
              {list.role !== 'schoolAdmin' && (
                <LinkButton to={duplicatesHref()} variant="soft">
                  {merging.open}
                </LinkButton>
              )}
              {invite}
            </>
          )
        }
      />
      {bulk !== null && (
        <BulkSubjects key={bulk.join()} users={bulk} subjects={subjects} onClose={() => setBulk(null)} />
      )}
      <DataTable
        name="people"
        label={t.lists[list.list]}
        columns={columns}
        rows={users.rows}
        keyOf={({ id }) => id}
        onOpen={({ id }) => void navigate(href(list.edit, { id }))}
        urlQuery={{ order: null, filters, onAsk: ({ filters: next }) => select(next) }}
        selectionActions={
          mayWrite
            ? (keys) => {
                const studying = users.rows.filter(({ id, role }) => keys.has(id) && hasSubjects(role));
                return (
                  <>
                    <Button
                      size="2"
                      variant="soft"
                      disabled={studying.length === 0}
                      onClick={() => setBulk(studying.map(({ id }) => id))}
                    >
                      {bulkTexts.open}
                    </Button>
                    {keys.size === 2 && studying.length === 2 && (
                      <LinkButton to={duplicatesHref(studying.map(({ id }) => id))} size="2" variant="soft">
                        {merging.merge}
                      </LinkButton>
                    )}
                  </>
                );
              }
            : undefined
        }
        onExport={() => void exporting()}
        empty={
          <EmptyState illustration="users" title={t.empty.title} action={invite}>
            {t.empty.text}
          </EmptyState>
        }
        paging={{
          onPrevious: params.has('after') ? () => void navigate(-1) : null,
          onNext: users.next === null ? null : () => page(users.next),
          rangeText: pageText,
        }}
      />
    </div>
  );
}

/** Exports all matching users, not only the page. */
function useExport(filter: ReturnType<typeof filterOf>) {
  const api = useApi();
  const raise = useToast();
  return async (): Promise<void> => {
    try {
      downloadCsv('people.csv', (await api(UsersCsvDocument, { filter })).usersCsv);
    } catch (cause) {
      raise({ message: describeProblem(cause).message, color: 'negative' });
    }
  };
}
