import type { TableState } from './use-table.ts';

/** What the table and the list of cards are both given. */
export type RowsProps<Row> = {
  readonly label: string;
  readonly table: TableState<Row>;
  readonly keyOf: (row: Row) => string;
  /** How many rows there are in all; -1 where nobody knows. */
  readonly total: number;
  readonly onOpen: ((row: Row) => void) | undefined;
};
