import type { ReactNode } from 'react';
import type { Option } from '../form/select-field.tsx';

/** What a cell holds, for ordering, finding and export. */
export type CellValue = string | number | boolean | Date | null;

/** One column, described: the table knows nothing of what its rows are. */
export type Column<Row> = {
  readonly id: string;
  readonly title: string;
  readonly value: (row: Row) => CellValue;
  /** How the cell looks; without it, the value in words. */
  readonly show?: (row: Row) => ReactNode;
  /** Share of the table's width, against the other columns' shares. Default 1. */
  readonly share?: number;
  /** Numbers stand at the end of their cell, so that their places line up. */
  readonly numeric?: boolean;
  /** Whether rows can be put in order by it. Default: yes. */
  readonly sortable?: boolean;
  /** Values to narrow the rows to, offered above the table. */
  readonly filter?: readonly Option[];
  /** Not shown until somebody asks for it. */
  readonly hiddenAtFirst?: boolean;
};

/** Which column the rows are in order by. */
export type Order = { readonly column: string; readonly direction: 'ascending' | 'descending' };

const NUMBERS = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const DAYS = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** A value as people read it. */
export function cellText(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return NUMBERS.format(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value instanceof Date ? DAYS.format(value) : value;
}
