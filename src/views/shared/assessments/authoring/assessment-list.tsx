import { Badge, Button } from '@radix-ui/themes';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AssessmentsDocument, type AssessmentsQuery } from '#api/documents/questions/assessments.generated.ts';
import { useApi } from '#client/app.context.ts';
import { isStage, STAGES, type Stage } from '#domain/questions/authoring/stage.rule.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { dayText } from '#texts/wording/date.wording.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { useExport } from '../../interchange/use-export.ts';
import { describeProblem } from '../../platform/form/problem.ts';
import styles from '../../questions/authoring/authoring.module.css';
import { StageBadge } from '../../questions/authoring/status-badge.tsx';
import { useAddressFilter } from '../../questions/bank/use-address-filter.ts';

type Page = AssessmentsQuery['assessments'];
type Row = Page['rows'][number];
type State = { readonly page: Page | null; readonly failed: unknown };

const SEARCH_DELAY_MS = 200;

type Filter = { readonly search: string; readonly stage: Stage | null; readonly deleted: boolean };

const readFilter = ({ search, stage, deleted }: { readonly [Name in keyof Filter]?: unknown }): Filter => ({
  search: typeof search === 'string' ? search : '',
  stage: typeof stage === 'string' && isStage(stage) ? stage : null,
  deleted: deleted === true,
});

/** Quizzes or papers as rows, most recently changed first. */
export function AssessmentList({
  kind,
  addressOf,
}: {
  readonly kind: 'quiz' | 'paper';
  readonly addressOf: (id: string) => string;
}) {
  const t = useTexts(authoringTexts);
  const messageOf = useMessages();
  const language = useLanguage();
  const api = useApi();
  const navigate = useNavigate();
  const [filter, setFilter] = useAddressFilter(readFilter);
  const { search, stage, deleted } = filter;
  const exportAll = useExport(kind === 'quiz' ? 'quiz' : 'exam-paper', filter);
  const [round, setRound] = useState(0);
  const [{ page, failed }, setState] = useState<State>({ page: null, failed: null });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round repeats the same request
  useEffect(() => {
    let isActive = true;
    const timer = setTimeout(() => {
      api(AssessmentsDocument, { kind, filter: { search, stage, deleted }, after: null }).then(
        ({ assessments }) => isActive && setState({ page: assessments, failed: null }),
        (cause: unknown) => isActive && setState({ page: null, failed: cause }),
      );
    }, SEARCH_DELAY_MS);
    return () => {
      isActive = false;
      clearTimeout(timer);
    };
  }, [api, kind, search, stage, deleted, round]);

  const more = async (): Promise<void> => {
    if (page === null) return;
    const { assessments: next } = await api(AssessmentsDocument, {
      ...{ kind, filter: { search, stage, deleted }, after: page.next },
    });
    setState({ page: { rows: [...page.rows, ...next.rows], next: next.next }, failed: null });
  };

  const columns: readonly Column<Row>[] = [
    {
      id: 'title',
      title: t.assessments.name,
      share: 3,
      sortable: false,
      value: ({ title }) => title,
      show: ({ id, title, isShared }) => (
        <span className={styles.line}>
          <Link to={addressOf(id)} className={styles.title}>
            {title}
          </Link>
          {isShared && <Badge color="gray">{t.sharing.shared}</Badge>}
        </span>
      ),
    },
    { id: 'subject', title: t.assessment.subject, sortable: false, value: ({ subject }) => subject },
    { id: 'detail', title: t.assessments.detail[kind], share: 1.5, sortable: false, value: ({ detail }) => detail },
    {
      id: 'count',
      title: t.assessments.questions,
      numeric: true,
      share: 1.1,
      sortable: false,
      value: ({ questionCount }) => questionCount,
    },
    {
      id: 'stage',
      share: 1.2,
      title: t.bank.stage,
      sortable: false,
      value: (row) => row.stage,
      show: (row) => <StageBadge stage={row.stage} />,
    },
    { id: 'changed', title: t.bank.changed, sortable: false, value: ({ changedAt }) => dayText(language, changedAt) },
  ];
  const state =
    failed !== null
      ? { failed: messageOf(describeProblem(failed).message), onRetry: () => setRound((now) => now + 1) }
      : page === null
        ? 'loading'
        : 'ready';
  return (
    <>
      <div className={styles.narrowing}>
        <SelectField
          label={t.bank.stage}
          placeholder={t.bank.everyStage}
          value={stage ?? ''}
          options={STAGES.map((value) => ({ value, label: t.stages[value] }))}
          onChange={({ target }) => setFilter({ ...filter, stage: isStage(target.value) ? target.value : null })}
        />
        <CheckboxField
          label={t.bank.deleted}
          checked={deleted}
          onChange={({ target }) => setFilter({ ...filter, deleted: target.checked })}
        />
      </div>
      <DataTable
        name={`sets-${kind}`}
        label={t.assessments[kind].title}
        columns={columns}
        rows={page?.rows ?? []}
        keyOf={({ id }) => id}
        state={state}
        onExport={exportAll}
        urlQuery={{
          order: null,
          filters: { text: search, values: {} },
          onAsk: ({ filters }) => setFilter({ ...filter, search: filters.text }),
        }}
        onOpen={({ id }) => void navigate(addressOf(id))}
        empty={
          search !== '' || stage !== null || deleted ? (
            <EmptyState illustration="noResults" title={t.assessments.emptyTitle}>
              {t.assessments.empty}
            </EmptyState>
          ) : (
            <EmptyState illustration={kind === 'quiz' ? 'quizzes' : 'papers'} title={t.assessments.firstTitle}>
              {t.assessments.first[kind]}
            </EmptyState>
          )
        }
      />
      {page?.next != null && (
        <Button variant="soft" className={styles.add} onClick={() => void more()}>
          {t.bank.more}
        </Button>
      )}
    </>
  );
}
