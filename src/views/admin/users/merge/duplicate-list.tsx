import { Badge } from '@radix-ui/themes';
import { DuplicateAccountsDocument, type DuplicateAccountsQuery } from '#api/documents/users/merge.generated.ts';
import { useApi, useSession } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { mergeTexts } from '#texts/users/merge/merge.texts.ts';
import { userTexts } from '#texts/users/users.texts.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { loadFailed } from '../../../load-failed.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { ListLink } from '../../list-link.tsx';
import styles from './merge.module.css';
import { duplicatesHref } from './merge-address.ts';

type Pair = DuplicateAccountsQuery['duplicateAccounts'][number];

/** Pairs of accounts that may belong to one person. */
export function DuplicateList() {
  const t = useTexts(mergeTexts);
  const { lists } = useTexts(userTexts);
  const api = useApi();
  const data = useLazyQuery(() => api(DuplicateAccountsDocument));
  return (
    <div className={pages.fullWidth}>
      <PageHeading up={<ListLink to={href('admin.users')}>{lists.users}</ListLink>} title={t.title} intro={t.intro} />
      <Loaded data={data} failed={loadFailed} waiting={<LoadingSkeleton heights={[48, 48, 48]} />}>
        {({ duplicateAccounts }) => <Pairs pairs={duplicateAccounts} />}
      </Loaded>
    </div>
  );
}

function Pairs({ pairs }: { readonly pairs: readonly Pair[] }) {
  const t = useTexts(mergeTexts);
  const isAdmin = useSession()?.userRole === 'admin';
  const commonOf = ({ sharesClass, sharesBirth }: Pair): readonly string[] =>
    sharesClass || sharesBirth
      ? [...(sharesClass ? [t.common.class] : []), ...(sharesBirth ? [t.common.birth] : [])]
      : [t.common.name];
  const columns: readonly Column<Pair>[] = [
    { id: 'name', title: t.columns.name, value: ({ one }) => one.name },
    {
      id: 'accounts',
      title: t.columns.accounts,
      share: 2,
      sortable: false,
      value: ({ one, other }) => `${one.email} ${other.email}`,
      show: ({ one, other }) => (
        <span className={styles.emails}>
          <span>{one.email}</span>
          <span>{other.email}</span>
        </span>
      ),
    },
    {
      id: 'common',
      title: t.columns.common,
      sortable: false,
      value: (pair) => commonOf(pair).join(' '),
      show: (pair) => (
        <span className={styles.badges}>
          {commonOf(pair).map((text) => (
            <Badge key={text} size="2" color={text === t.common.name ? 'gray' : 'amber'}>
              {text}
            </Badge>
          ))}
        </span>
      ),
    },
    ...(isAdmin ? [{ id: 'school', title: t.columns.school, value: ({ school }: Pair) => school }] : []),
    {
      id: 'action',
      title: t.columns.action,
      sortable: false,
      value: () => '',
      show: ({ one, other }) => (
        <LinkButton
          to={duplicatesHref([one.id, other.id])}
          size="3"
          variant="soft"
          label={t.reviewOf({ name: one.name })}
        >
          {t.review}
        </LinkButton>
      ),
    },
  ];
  return (
    <DataTable
      name="duplicates"
      label={t.label}
      columns={columns}
      rows={pairs}
      keyOf={({ one, other }) => `${one.id} ${other.id}`}
      empty={
        <EmptyState illustration="users" level="h2" title={t.emptyTitle}>
          {t.empty}
        </EmptyState>
      }
    />
  );
}
