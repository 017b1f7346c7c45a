import { Badge, Button } from '@radix-ui/themes';
import { Link, useNavigate } from 'react-router';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { named } from '#texts/named.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { questionKindsTexts } from '#texts/questions/question-types.texts.ts';
import { typeName } from '#texts/questions/type-name.ts';
import { dayText } from '#texts/wording/date.wording.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { plainText } from '#ui/rich-text/markdown/plain-text.ts';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { describeProblem } from '../../platform/form/problem.ts';
import styles from '../authoring/authoring.module.css';
import { StageBadge } from '../authoring/status-badge.tsx';
import type { BankRow, useBankRows } from './bank-rows.ts';

/** Questions as rows. `addressOf` returns the address of the viewer's editor. */
export function BankList({
  found,
  search,
  isRequested,
  onSearch,
  onExport,
  addressOf,
}: {
  readonly found: ReturnType<typeof useBankRows>;
  readonly search: string;
  /** Whether there is a filter: without one, an empty list means an empty bank. */
  readonly isRequested: boolean;
  readonly onSearch: (search: string) => void;
  readonly onExport: () => void;
  readonly addressOf: (id: string) => string;
}) {
  const t = useTexts(authoringTexts);
  const kinds = useTexts(questionKindsTexts);
  const messageOf = useMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const columns: readonly Column<BankRow>[] = [
    {
      id: 'stem',
      title: t.bank.question,
      share: 4,
      sortable: false,
      value: ({ stem }) => stem,
      show: ({ id, stem, externalId, openReports, isShared }) => (
        <span className={styles.line}>
          <Link to={addressOf(id)} className={styles.title}>
            {plainText(stem) || externalId}
          </Link>
          {isShared && <Badge color="gray">{t.sharing.shared}</Badge>}
          {openReports > 0 && <Badge color="red">{t.bank.reports({ count: openReports })}</Badge>}
        </span>
      ),
    },
    { id: 'topic', title: t.bank.topic, share: 1.6, sortable: false, value: ({ topic }) => topic },
    { id: 'type', title: t.bank.type, share: 1.4, sortable: false, value: ({ type }) => typeName(kinds.type, type) },
    {
      id: 'stage',
      title: t.bank.stage,
      share: 1.2,
      sortable: false,
      value: ({ stage }) => stage,
      show: ({ stage }) => <StageBadge stage={stage} />,
    },
    {
      id: 'difficulty',
      title: t.bank.difficulty,
      sortable: false,
      hiddenAtFirst: true,
      value: ({ difficulty }) => named(kinds.difficulty, difficulty),
    },
    {
      id: 'changed',
      title: t.bank.changed,
      share: 1.2,
      sortable: false,
      value: ({ changedAt }) => dayText(language, changedAt),
    },
  ];
  const { rows, next, failed, isLoading, more, again } = found;
  const state =
    failed === null
      ? isLoading
        ? 'loading'
        : 'ready'
      : { failed: messageOf(describeProblem(failed).message), onRetry: again };
  return (
    <>
      <DataTable
        name="question-bank"
        label={t.bank.title}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        urlQuery={{
          order: null,
          filters: { text: search, values: {} },
          onAsk: ({ filters }) => onSearch(filters.text),
        }}
        state={state}
        onExport={onExport}
        onOpen={({ id }) => void navigate(addressOf(id))}
        empty={
          isRequested ? (
            <EmptyState illustration="noResults" title={t.bank.emptyTitle}>
              {t.bank.empty}
            </EmptyState>
          ) : (
            <EmptyState illustration="questions" title={t.bank.firstTitle}>
              {t.bank.first}
            </EmptyState>
          )
        }
      />
      {next !== null && (
        <Button variant="soft" className={styles.add} onClick={() => void more()}>
          {t.bank.more}
        </Button>
      )}
    </>
  );
}
