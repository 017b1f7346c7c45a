import { Heading } from '@radix-ui/themes';
import { Link } from 'react-router';
import { ImportsDocument, InterchangeFormatsDocument } from '#api/documents/interchange/import.generated.ts';
import { useApi } from '#client/app.context.ts';
import { IMPORT_FILE_MAX_BYTES, OWN_IMPORT_FILE_MAX_BYTES } from '#domain/interchange/import.limits.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { importTexts } from '#texts/interchange/import.texts.ts';
import { nameList } from '#texts/joined-line.ts';
import { dateTimeText } from '#texts/wording/date.wording.ts';
import { numberText } from '#texts/wording/number.wording.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { loadFailed } from '../../load-failed.tsx';
import type { Topics } from '../questions/bank/question-location.tsx';
import { FileDrop } from './file-drop.tsx';
import styles from './import.module.css';
import { ImportDetail } from './import-detail.tsx';
import { type ImportRow, reportOf } from './use-import.ts';

/** Formats of flash cards, which only authors of content import. */
const CARD_FORMATS: ReadonlySet<string> = new Set(['apkg', 'terms', 'dialogcards']);

/** Imports of questions: the upload, the current import, and earlier ones. `id` is empty, or an import's. */
export function ImportScreen({
  id,
  topics,
  isOwn = false,
  addressOf,
  onOpen,
  onLeave,
}: {
  readonly id: string;
  readonly topics: Topics;
  /** A teacher's own questions: without cards, and only into existing topics. */
  readonly isOwn?: boolean;
  readonly addressOf: (id: string) => string;
  readonly onOpen: (id: string) => void;
  readonly onLeave: () => void;
}) {
  const api = useApi();
  const formats = useLazyQuery(() => api(InterchangeFormatsDocument));
  if (id !== '') return <ImportDetail key={id} id={id} topics={topics} isOwn={isOwn} onLeave={onLeave} />;
  return (
    <div className={styles.stack}>
      <Loaded data={formats} failed={loadFailed} waiting={<LoadingSkeleton heights={[160]} />}>
        {({ interchangeFormats: { read } }) => (
          <FileDrop
            formats={isOwn ? read.filter((format) => !CARD_FORMATS.has(format)) : read}
            largest={isOwn ? OWN_IMPORT_FILE_MAX_BYTES : IMPORT_FILE_MAX_BYTES}
            topics={isOwn ? topics : null}
            onStarted={onOpen}
          />
        )}
      </Loaded>
      <PastImports addressOf={addressOf} onOpen={onOpen} />
    </div>
  );
}

type Listed = { readonly addressOf: (id: string) => string; readonly onOpen: (id: string) => void };

function PastImports({ addressOf, onOpen }: Listed) {
  const t = useTexts(importTexts).past;
  const api = useApi();
  const searchText = useLazyQuery(() => api(ImportsDocument));
  return (
    <section className={styles.tight}>
      <Heading as="h2" size="5">
        {t.title}
      </Heading>
      <Loaded data={searchText} failed={loadFailed} waiting={<LoadingSkeleton heights={[200]} />}>
        {({ imports }) => <ImportTable rows={imports} addressOf={addressOf} onOpen={onOpen} />}
      </Loaded>
    </section>
  );
}

function ImportTable({ rows, addressOf, onOpen }: Listed & { readonly rows: readonly ImportRow[] }) {
  const t = useTexts(importTexts);
  const language = useLanguage();
  const columns: readonly Column<ImportRow>[] = [
    {
      id: 'files',
      title: t.past.files,
      share: 2.4,
      value: namesOf,
      show: (row) => (
        <Link to={addressOf(row.id)} className={styles.name}>
          {namesOf(row)}
        </Link>
      ),
    },
    { id: 'when', title: t.past.when, share: 1.4, value: ({ createdAt }) => dateTimeText(language, createdAt) },
    { id: 'by', title: t.past.by, share: 1.2, value: ({ by }) => by ?? t.past.deletedUser },
    { id: 'state', title: t.past.state, share: 1.2, value: ({ state }) => t.states[state] },
    {
      id: 'came',
      title: t.past.came,
      value: (row) => (row.state === 'done' ? numberText(language, reportOf(row)?.imported ?? 0) : ''),
    },
    {
      id: 'rejected',
      title: t.past.rejected,
      value: (row) => numberText(language, reportOf(row)?.rejectedCount ?? 0),
    },
  ];
  return (
    <DataTable
      name="imports"
      label={t.past.title}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      onOpen={({ id }) => onOpen(id)}
      empty={
        <EmptyState illustration="imports" title={t.past.emptyTitle}>
          {t.past.empty}
        </EmptyState>
      }
    />
  );
}

const namesOf = ({ files }: ImportRow): string => nameList(files.map(({ name }) => name));
