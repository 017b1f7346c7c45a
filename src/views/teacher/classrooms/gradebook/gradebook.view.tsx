import { Button } from '@radix-ui/themes';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { GradebookDocument } from '#api/documents/classrooms/gradebook.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { gradebookTexts } from '#texts/classrooms/gradebook.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { filterRows, orderRows } from '#ui/table/arrange-rows.ts';
import type { Order } from '#ui/table/column.ts';
import { csvOf, downloadCsv } from '#ui/table/table.csv.ts';
import { useIsPrinting } from '#ui/table/use-is-printing.ts';
import { downloadXlsx, xlsxOf } from '#ui/table/workbook/table.xlsx.ts';
import { loadFailed } from '../../../load-failed.tsx';
import { GROUP_PARAMETER } from '../analysis/analysis.ts';
import { BackLink } from '../back-link.tsx';
import { SaveStatus } from './entry/save-status.tsx';
import { type MarkEntries, useMarkEntry } from './entry/use-mark-entry.ts';
import { FormerStudents } from './former-students.tsx';
import styles from './gradebook.module.css';
import { exportColumns, sortColumns } from './gradebook-columns.ts';
import { GradebookGrid } from './gradebook-grid.tsx';
import { GradebookPanels } from './gradebook-panels.tsx';
import { type GradebookData, gradebookRows, withEntries } from './gradebook-row.ts';
import { GradebookTools } from './gradebook-tools.tsx';

/** The gradebook of the class in the address. */
export const loader = async ({ api, params }: ViewLoaderArgs) =>
  deferData({ answer: api(GradebookDocument, { classroom: params.id ?? '' }) });

/** The gradebook of a class: its students with their work on every assignment. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  return (
    <div className={styles.page}>
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[24, 44, 40, 480]} />}>
        {({ gradebook }) => <Gradebook key={gradebook.id} gradebook={gradebook} />}
      </Loaded>
    </div>
  );
}

function Gradebook({ gradebook }: { readonly gradebook: GradebookData }) {
  const { id, name, students, assignments } = gradebook;
  const t = useTexts(gradebookTexts);
  const marks = useMarkEntry(gradebook);
  const isPrinting = useIsPrinting();
  useTitle(t.gridLabel({ name }));
  return (
    <>
      <PageHeading
        up={<BackLink to={href('teacher.classroom.detail', { id })} title={name} />}
        // The link above, which names the class, is not printed.
        title={isPrinting ? t.gridLabel({ name }) : t.title}
        intro={t.summary({ students: students.length, assignments: assignments.length })}
      />
      {students.length > 0 && (
        <div className={styles.bar}>
          {!gradebook.isArchived && <GradebookPanels gradebook={gradebook} />}
          <SaveStatus marks={marks} />
        </div>
      )}
      {students.length === 0 ? (
        <EmptyGradebook title={t.emptyTitle} text={t.empty} classroom={id} />
      ) : assignments.length === 0 ? (
        <EmptyGradebook title={t.noWorkTitle} text={t.noWork} classroom={id} />
      ) : (
        <Arranged gradebook={gradebook} marks={marks} />
      )}
    </>
  );
}

function EmptyGradebook(props: { readonly title: string; readonly text: string; readonly classroom: string }) {
  const t = useTexts(gradebookTexts);
  const toClass = (
    <Button size="3" asChild>
      <Link to={href('teacher.classroom.detail', { id: props.classroom })}>{t.toClass}</Link>
    </Button>
  );
  return (
    <EmptyState illustration="marked" level="h2" title={props.title} action={toClass}>
      {props.text}
    </EmptyState>
  );
}

/** The students of the chosen group whose names contain the search, in the chosen order. */
function Arranged({ gradebook, marks }: { readonly gradebook: GradebookData; readonly marks: MarkEntries }) {
  const t = useTexts(gradebookTexts);
  const [search] = useSearchParams();
  const group = search.get(GROUP_PARAMETER);
  const [text, setText] = useState('');
  const [order, setOrder] = useState<Order | null>(null);
  const searchedText = useDeferredValue(text);
  const { stored, queue, conflicts } = marks;
  const loaded = useMemo(() => gradebookRows(gradebook), [gradebook]);
  const rows = useMemo(
    () => withEntries(loaded, gradebook, { stored, queue, conflicts }),
    [loaded, gradebook, stored, queue, conflicts],
  );
  const shown = useMemo(() => {
    const columns = sortColumns(gradebook);
    const chosen = group === null ? rows : rows.filter((row) => row.group === group);
    const found = filterRows(chosen, columns.slice(0, 1), { text: searchedText, values: {} });
    const column = columns.find(({ id }) => id === order?.column);
    return order === null || column === undefined ? found : orderRows(found, column, order.direction);
  }, [gradebook, rows, group, searchedText, order]);
  const isNarrowed = group !== null || searchedText.trim() !== '';
  return (
    <>
      <GradebookTools
        groups={gradebook.groups}
        text={text}
        onText={setText}
        group={group}
        onExport={() => downloadCsv(`${gradebook.name}.csv`, csvOf(exportColumns(gradebook), shown))}
        onWorkbook={() =>
          downloadXlsx(`${gradebook.name}.xlsx`, xlsxOf(gradebook.name, exportColumns(gradebook), shown))
        }
      />
      <p className={styles.count} role="status">
        {isNarrowed ? t.found({ count: shown.length }) : ''}
      </p>
      {shown.length === 0 ? (
        <p className={pages.empty}>{t.nobody}</p>
      ) : (
        <GradebookGrid
          gradebook={gradebook}
          rows={shown}
          marks={marks}
          order={order}
          onOrder={(column) => setOrder((from) => nextOrder(from, column))}
        />
      )}
      <FormerStudents classroom={gradebook.id} />
    </>
  );
}

/** Names ascend first, and numbers descend; the second click reverses, and the third restores the class list. */
function nextOrder(from: Order | null, column: string): Order | null {
  const first = column === 'name' ? 'ascending' : 'descending';
  if (from?.column !== column) return { column, direction: first };
  if (from.direction !== first) return null;
  return { column, direction: first === 'ascending' ? 'descending' : 'ascending' };
}
