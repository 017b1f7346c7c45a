import { memo, type ReactNode } from 'react';
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

/** The titles of the columns, which stay in view. Scrolling down renders none of them, as nothing of them changes. */
export const GridHead = memo(function GridHead({ gridId, range, activeColumn, order, columnTitle }: Props) {
  const props = (column: number) => ({
    gridId,
    column,
    columnTitle,
    isActive: activeColumn === column,
    direction: order?.column === column ? order.direction : ('none' as const),
  });
  return (
    <div {...{ role: 'row', 'aria-rowindex': 1 }} className={styles.head}>
      <HeadCell {...props(0)} />
      {range.map((column) => (
        <HeadCell key={column} {...props(column + 1)} />
      ))}
    </div>
  );
});

type HeadCellProps = Pick<Props, 'gridId' | 'columnTitle'> & {
  readonly column: number;
  readonly isActive: boolean;
  readonly direction: GridOrder['direction'] | 'none';
};

/** The title of a column; scrolling sideways renders only those that come into view. */
const HeadCell = memo(function HeadCell({ gridId, column, isActive, direction, columnTitle }: HeadCellProps) {
  const isFrozen = column === 0;
  return (
    <div
      {...{ role: 'columnheader', id: cellId(gridId, 0, column), 'aria-colindex': column + 1, 'aria-sort': direction }}
      data-cell={`0 ${column}`}
      data-active={isActive || undefined}
      className={isFrozen ? styles.corner : styles.columnTitle}
      style={isFrozen ? undefined : columnStart(column - 1)}
    >
      {columnTitle(column)}
    </div>
  );
});
