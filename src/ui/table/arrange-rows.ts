import { currentLanguage } from '#texts/current-language.ts';
import { type CellValue, type Column, cellText, type Order } from './column.ts';

function compare(a: Exclude<CellValue, null>, b: Exclude<CellValue, null>, words: Intl.Collator): number {
  if (typeof a === 'string' && typeof b === 'string') return words.compare(a, b);
  return Number(a) - Number(b);
}

/** Rows sorted by one column. The sort is stable, and empty cells are last in both directions. */
export function orderRows<Row>(rows: readonly Row[], { value }: Column<Row>, direction: Order['direction']): Row[] {
  const words = new Intl.Collator(currentLanguage(), { numeric: true, sensitivity: 'base' });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, key: value(row) }))
    .toSorted((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      return sign * compare(a.key, b.key, words);
    })
    .map(({ row }) => row);
}

export type RowSelection = {
  /** Words that a row has to contain. */
  readonly text: string;
  /** By column, the value it has to have; an empty one takes any. */
  readonly values: Readonly<Record<string, string>>;
};

/** Rows that contain every typed word and the chosen values. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { text, values }: RowSelection,
): readonly Row[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const narrowed = columns.filter(({ id }) => (values[id] ?? '') !== '');
  if (words.length === 0 && narrowed.length === 0) return rows;
  return rows.filter((row) => {
    if (!narrowed.every(({ id, value }) => String(value(row)) === values[id])) return false;
    const all = columns.map(({ value }) => cellText(value(row)).toLocaleLowerCase());
    return words.every((word) => all.some((cell) => cell.includes(word)));
  });
}
