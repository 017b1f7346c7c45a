import { Heading } from '@radix-ui/themes';
import { Link, useNavigate } from 'react-router';
import type { RosterImportsQuery } from '#api/documents/interchange/roster.generated.ts';
import { useSession } from '#client/app.context.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { rosterTexts } from '#texts/interchange/roster.texts.ts';
import { userText } from '#texts/message-parts.ts';
import { dateTimeText } from '#texts/wording/date.wording.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import styles from '../../../shared/interchange/import.module.css';
import { rosterAddress } from './roster-address.ts';

type Row = RosterImportsQuery['rosterImports'][number];

/** Earlier imports, the latest first. */
export function PastRosters({ rows }: { readonly rows: readonly Row[] }) {
  const t = useTexts(rosterTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const isAdmin = useSession()?.userRole === 'admin';
  const columns: readonly Column<Row>[] = [
    {
      id: 'file',
      title: t.past.file,
      share: 2,
      value: ({ fileName }) => fileName,
      show: ({ id, fileName }) => (
        <Link to={rosterAddress(id)} className={styles.name}>
          {userText(fileName)}
        </Link>
      ),
    },
    ...(isAdmin ? [{ id: 'school', title: t.past.school, value: ({ school }: Row) => school }] : []),
    { id: 'when', title: t.past.when, share: 1.4, value: ({ createdAt }) => dateTimeText(language, createdAt) },
    { id: 'by', title: t.past.by, share: 1.2, value: ({ by }) => by ?? t.past.deletedUser },
    { id: 'state', title: t.past.state, share: 1.2, value: ({ state }) => t.states[state] },
    { id: 'changes', title: t.past.changes, numeric: true, value: ({ allCount }) => allCount },
  ];
  return (
    <section className={styles.tight}>
      <Heading as="h2" size="5">
        {t.pastTitle}
      </Heading>
      <DataTable
        name="rosters"
        label={t.pastTitle}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        onOpen={({ id }) => void navigate(rosterAddress(id))}
        empty={
          <EmptyState illustration="imports" title={t.pastEmptyTitle}>
            {t.pastEmpty}
          </EmptyState>
        }
      />
    </section>
  );
}
