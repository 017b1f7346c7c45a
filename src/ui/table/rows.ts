import type { TableState } from './use-table.ts';

/** Common props of the table and the list of cards. */
export type RowsProps<Row> = {
  readonly label: string;
  readonly table: TableState<Row>;
  readonly keyOf: (row: Row) => string;
  /** Total number of rows; -1 if unknown. */
  readonly total: number;
  readonly onOpen: ((row: Row) => void) | undefined;
};
