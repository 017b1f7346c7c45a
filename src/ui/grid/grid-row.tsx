import { memo, type ReactNode } from 'react';
import styles from './data-grid.module.css';

export type ColumnRange = {
  /** Indexes of the rendered columns, without the frozen one. */
  readonly columns: readonly number[];
  /** Space of the columns before them, which are not rendered. */
  readonly beforePx: number;
};

type Props = {
  readonly gridId: string;
  /** Index of the row, without the row of titles. */
  readonly index: number;
  /** Where it begins; null: after the row before it, as on paper. */
  readonly startPx: number | null;
  readonly range: ColumnRange;
  /** The active cell, if it is in this row; 0 is the frozen column. */
  readonly activeColumn: number | null;
  readonly rowTitle: (row: number) => ReactNode;
  readonly cell: (row: number, column: number) => ReactNode;
};

/** The id of a cell's element. */
export const cellId = (gridId: string, row: number, column: number): string => `${gridId}-${row}-${column}`;

/** A row of a grid. Rendered again only if something of it changes: most frames of scrolling add a single row. */
export const GridRow = memo(function GridRow(props: Props) {
  const { gridId, index, startPx, range, activeColumn, rowTitle, cell } = props;
  const row = index + 1;
  // The focus is on the grid, which names its active cell: cells are removed when they are scrolled out of view.
  const cellProps = (column: number) => ({
    id: cellId(gridId, row, column),
    'aria-colindex': column + 1,
    'data-cell': `${row} ${column}`,
    'data-active': activeColumn === column || undefined,
  });
  const style = startPx === null ? undefined : { insetBlockStart: startPx };
  return (
    <div {...{ role: 'row', 'aria-rowindex': row + 1 }} className={styles.row} style={style}>
      <div {...{ role: 'rowheader', ...cellProps(0) }} className={styles.title}>
        {rowTitle(index)}
      </div>
      <div aria-hidden="true" className={styles.space} style={{ inlineSize: range.beforePx }} />
      {range.columns.map((column) => (
        <div key={column} {...{ role: 'gridcell', ...cellProps(column + 1) }} className={styles.cell}>
          {cell(index, column)}
        </div>
      ))}
    </div>
  );
});
