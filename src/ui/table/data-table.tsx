import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { tableTexts } from '#texts/platform/table.texts.ts';
import { FailedState } from '../error-state/failed-state.tsx';
import { Icon } from '../icon/icon.tsx';
import { TableSkeleton } from '../loading/table-skeleton.tsx';
import { CardList } from './card-list.tsx';
import styles from './data-table.module.css';
import { RowGrid } from './row-grid.tsx';
import { csvOf, downloadCsv } from './table.csv.ts';
import { TableTools } from './table-tools.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import { type TableData, useTable } from './use-table.ts';

/** Navigates to the previous and next page; null if there is none. The caller stores the cursors. */
export type Paging = {
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
  /** Current position: `Rows 51 to 100 of about 2 300`. */
  readonly rangeText: string;
};

type Props<Row> = TableData<Row> & {
  /** Label of the table: `Students of the school`. */
  readonly label: string;
  /** Total number of rows, if there are more than those given; -1 if unknown. */
  readonly total?: number;
  /** Announced number of rows, if the caller filters them. */
  readonly found?: string;
  /** Exports all rows, if the table has only one page of them. */
  readonly onExport?: () => void;
  /** Further tools, next to those of the table. */
  readonly tools?: ReactNode;
  readonly state?: 'loading' | 'ready' | { readonly failed: string; readonly onRetry: () => void };
  /** Shown if there are no rows at all: what will be here, and how to create it. */
  readonly empty: ReactNode;
  /** Called on Enter in a row. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly paging?: Paging;
};

/** Many rows of one kind: a table, and on a phone a list of cards. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, keyOf, name, total, state = 'ready', empty, selectionActions, onOpen, paging } = props;
  const { found, onExport, tools } = props;
  const t = useTexts(tableTexts);
  const table = useTable(props);
  const isNarrow = useIsNarrow();
  if (state === 'loading') return <TableSkeleton columns={isNarrow ? 1 : table.shown.length} label={label} />;
  if (state !== 'ready') return <FailedState message={state.failed} onRetry={state.onRetry} />;
  if (rows.length === 0 && !table.isNarrowed) return <>{empty}</>;
  const Rows = isNarrow ? CardList : RowGrid;
  return (
    <div className={styles.frame}>
      <TableTools
        {...{ label, columns, table, selectionActions, tools, isNarrow }}
        onExport={onExport ?? (() => downloadCsv(`${name}.csv`, csvOf(table.shown, table.rows)))}
      />
      <p className={styles.count} role="status">
        {table.isNarrowed ? (found ?? t.found({ count: table.rows.length })) : ''}
      </p>
      {table.rows.length === 0 ? (
        <div className={styles.emptyState}>
          <p>{t.nothing}</p>
          <Button variant="soft" size="3" onClick={table.clearFilters}>
            {t.everything}
          </Button>
        </div>
      ) : (
        <Rows label={label} table={table} keyOf={keyOf} total={total ?? table.rows.length} onOpen={onOpen} />
      )}
      {paging !== undefined && <Pages {...paging} />}
    </div>
  );
}

function Pages({ onPrevious, onNext, rangeText }: Paging) {
  const t = useTexts(tableTexts);
  return (
    <nav className={styles.pages} aria-label={t.pages}>
      <span role="status">{rangeText}</span>
      <Button variant="soft" color="gray" size="3" disabled={onPrevious === null} onClick={() => onPrevious?.()}>
        <Icon name="back" px={16} /> {t.previous}
      </Button>
      <Button variant="soft" color="gray" size="3" disabled={onNext === null} onClick={() => onNext?.()}>
        {t.next} <Icon name="on" px={16} />
      </Button>
    </nav>
  );
}
