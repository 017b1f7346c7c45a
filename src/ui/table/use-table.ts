import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { filterRows, orderRows, type Wanted } from './arrange-rows.ts';
import type { Column, Order } from './column.ts';
import { NOTHING_SELECTED, type Selection } from './row-selection.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';

export type TableData<Row> = {
  /** Short and lasting: what the person chose for this table is remembered under it. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** What can be done with selected rows; without it none is to be selected. */
  readonly selectionActions?: ((keys: ReadonlySet<string>) => ReactNode) | undefined;
  /** Where the caller puts rows in order and narrows them, as a server does with pages; without it the table does. */
  readonly asked?: {
    readonly order: Order | null;
    readonly wanted: Wanted;
    readonly onAsk: (asked: { readonly order: Order | null; readonly wanted: Wanted }) => void;
  };
};

const ANYTHING: Wanted = { text: '', values: {} };

/** What a table shows of its rows, and how it is changed. */
export function useTable<Row>({ name, columns, rows, keyOf, asked, selectionActions }: TableData<Row>) {
  const [own, setOwn] = useState<{ order: Order | null; wanted: Wanted }>({ order: null, wanted: ANYTHING });
  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED);
  const hiddenColumns = useHiddenColumns(name, columns);
  const { order, wanted } = asked ?? own;
  const change = asked?.onAsk ?? setOwn;
  // Typing stays quick: the rows follow when there is time.
  const soon = useDeferredValue(wanted);

  const arranged = useMemo(() => {
    if (asked !== undefined) return rows;
    const found = filterRows(rows, columns, soon);
    const column = columns.find(({ id }) => id === order?.column);
    return order === null || column === undefined ? found : orderRows(found, column, order.direction);
  }, [asked, rows, columns, soon, order]);
  const keys = useMemo(() => arranged.map(keyOf), [arranged, keyOf]);

  return {
    ...hiddenColumns,
    rows: arranged,
    /** Keys of the rows shown, in their order. */
    keys,
    order,
    wanted,
    isNarrowed: wanted.text.trim() !== '' || Object.values(wanted.values).some((value) => value !== ''),
    isSelectable: selectionActions !== undefined,
    selection,
    setSelection,
    /** Ascending, then descending, then as the rows came. */
    orderBy: (column: string) => {
      const next: Order | null =
        order?.column !== column
          ? { column, direction: 'ascending' }
          : order.direction === 'ascending'
            ? { column, direction: 'descending' }
            : null;
      change({ order: next, wanted });
    },
    want: (part: Partial<Wanted>) => change({ order, wanted: { ...wanted, ...part } }),
    wantAnything: () => change({ order, wanted: ANYTHING }),
  };
}

export type TableState<Row> = ReturnType<typeof useTable<Row>>;
