import type { ReactNode } from 'react';
import styles from './data-grid.module.css';
import { type ColumnRange, cellId, columnStart } from './grid-row.tsx';

/** The column that the rows are sorted by; 0 is the frozen one. */
export type GridOrder = { readonly column: number; readonly direction: 'ascending' | 'descending' };

type Props = {
  readonly gridId: string;
  readonly range: ColumnRange;
  readonly activeColumn: number | null;
  readonly order: GridOrder | null;
  /** The title of a column; 0 is the frozen one. */
  readonly columnTitle: (column: number) => ReactNode;
};

/** The titles of the columns, which stay in view. */
export function GridHead({ gridId, range, activeColumn, order, columnTitle }: Props) {
  const title = (column: number) => ({
    role: 'columnheader',
    id: cellId(gridId, 0, column),
    'aria-colindex': column + 1,
    'aria-sort': order?.column === column ? order.direction : ('none' as const),
    'data-cell': `0 ${column}`,
    'data-active': activeColumn === column || undefined,
  });
  return (
    <div {...{ role: 'row', 'aria-rowindex': 1 }} className={styles.head}>
      <div {...title(0)} className={styles.corner}>
        {columnTitle(0)}
      </div>
      {range.map((column) => (
        <div key={column} {...title(column + 1)} className={styles.columnTitle} style={columnStart(column)}>
          {columnTitle(column + 1)}
        </div>
      ))}
    </div>
  );
}
