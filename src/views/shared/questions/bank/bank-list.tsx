import { Badge, Button } from '@radix-ui/themes';
import { Link, useNavigate } from 'react-router';
import { isStage, STAGES } from '#domain/questions/authoring/stage.rule.ts';
import { isQuestionTypeName, QUESTION_TYPE_NAMES } from '#domain/questions/types/registry.ts';
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
import type { Filter } from './bank-filters.tsx';
import type { BankRow, useBankRows } from './bank-rows.ts';
import { FlagFilters } from './flag-filters.tsx';
import type { Topics } from './question-location.tsx';

/** A flag as a value of the table's filters, where an empty one means no filter. */
const ON = { true: 'on', false: '' } as const;

/** Questions as rows. `addressOf` returns the address of the viewer's editor. */
export function BankList({
  found,
  filter,
  topics,
  onFilter,
  onExport,
  addressOf,
}: {
  readonly found: ReturnType<typeof useBankRows>;
  readonly filter: Filter;
  readonly topics: Topics;
  readonly onFilter: (filter: Filter) => void;
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
    {
      id: 'topic',
      title: t.bank.topic,
      share: 1.6,
      sortable: false,
      value: ({ topic }) => topic,
      filter: topics.map(({ id, title, subject }) => ({ value: id, label: `${subject.title}: ${title}` })),
    },
    {
      id: 'type',
      title: t.bank.type,
      share: 1.4,
      sortable: false,
      value: ({ type }) => typeName(kinds.type, type),
      filter: QUESTION_TYPE_NAMES.map((value) => ({ value, label: typeName(kinds.type, value) })),
    },
    {
      id: 'stage',
      title: t.bank.stage,
      share: 1.2,
      sortable: false,
      value: ({ stage }) => stage,
      show: ({ stage }) => <StageBadge stage={stage} />,
      filter: STAGES.map((value) => ({ value, label: t.stages[value] })),
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
          filters: {
            text: filter.search,
            values: {
              ...{ topic: filter.topic ?? '', type: filter.type ?? '', stage: filter.stage ?? '' },
              ...{ reported: ON[`${filter.reported}`], unexplained: ON[`${filter.unexplained}`] },
              deleted: ON[`${filter.deleted}`],
            },
          },
          onAsk: ({ filters: { text, values } }) => {
            const { topic = '', type = '', stage = '', reported = '', unexplained = '', deleted = '' } = values;
            onFilter({
              search: text,
              topic: topic || null,
              type: isQuestionTypeName(type) ? type : null,
              stage: isStage(stage) ? stage : null,
              ...{ reported: reported !== '', unexplained: unexplained !== '', deleted: deleted !== '' },
            });
          },
        }}
        // Only a part of the rows is loaded, so their number says nothing.
        found=""
        tools={<FlagFilters filter={filter} onFilter={onFilter} />}
        state={state}
        onExport={onExport}
        onOpen={({ id }) => void navigate(addressOf(id))}
        empty={
          <EmptyState illustration="questions" title={t.bank.firstTitle}>
            {t.bank.first}
          </EmptyState>
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
