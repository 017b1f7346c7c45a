import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { filterRows, orderRows, type RowSelection } from './arrange-rows.ts';
import type { Column, Order } from './column.ts';
import { NO_SELECTION, type Selection } from './row-selection.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';

export type TableData<Row> = {
  /** A short, permanent name, under which the user's choices for this table are stored. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Actions for selected rows; without it, rows cannot be selected. */
  readonly selectionActions?: ((keys: ReadonlySet<string>) => ReactNode) | undefined;
  /** The caller sorts and filters the rows, such as on the server; without it the table does. */
  readonly urlQuery?: {
    readonly order: Order | null;
    readonly filters: RowSelection;
    readonly onAsk: (urlQuery: { readonly order: Order | null; readonly filters: RowSelection }) => void;
  };
};

const ANYTHING: RowSelection = { text: '', values: {} };

/** The state of a table, and functions to change it. */
export function useTable<Row>({ name, columns, rows, keyOf, urlQuery, selectionActions }: TableData<Row>) {
  const [own, setOwn] = useState<{ order: Order | null; filters: RowSelection }>({ order: null, filters: ANYTHING });
  const [selection, setSelection] = useState<Selection>(NO_SELECTION);
  const hiddenColumns = useHiddenColumns(name, columns);
  const { order, filters } = urlQuery ?? own;
  const change = urlQuery?.onAsk ?? setOwn;
  // Typing stays responsive: the rows follow with lower priority.
  const deferredFilters = useDeferredValue(filters);

  const arranged = useMemo(() => {
    if (urlQuery !== undefined) return rows;
    const found = filterRows(rows, columns, deferredFilters);
    const column = columns.find(({ id }) => id === order?.column);
    return order === null || column === undefined ? found : orderRows(found, column, order.direction);
  }, [urlQuery, rows, columns, deferredFilters, order]);
  const keys = useMemo(() => arranged.map(keyOf), [arranged, keyOf]);

  return {
    ...hiddenColumns,
    /** All columns, also hidden ones. */
    columns,
    rows: arranged,
    /** Keys of the displayed rows, in order. */
    keys,
    order,
    filters,
    isNarrowed: filters.text.trim() !== '' || Object.values(filters.values).some((value) => value !== ''),
    isSelectable: selectionActions !== undefined,
    selection,
    setSelection,
    /** Ascending, then descending, then unsorted. */
    orderBy: (column: string) => {
      const next: Order | null =
        order?.column !== column
          ? { column, direction: 'ascending' }
          : order.direction === 'ascending'
            ? { column, direction: 'descending' }
            : null;
      change({ order: next, filters });
    },
    select: (part: Partial<RowSelection>) => change({ order, filters: { ...filters, ...part } }),
    clearFilters: () => change({ order, filters: ANYTHING }),
  };
}

export type TableState<Row> = ReturnType<typeof useTable<Row>>;
