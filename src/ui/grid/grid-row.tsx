import { type CSSProperties, memo, type ReactNode } from 'react';
import { customProperties } from '../theme/custom-properties.ts';
import styles from './data-grid.module.css';

/** Indexes of the rendered columns, without the frozen one. */
export type ColumnRange = readonly number[];

type Props = {
  readonly gridId: string;
  /** Index of the row, without the row of titles. */
  readonly index: number;
  /** Where it begins; null: after the row before it, as on paper. */
  readonly startPx: number | null;
  readonly range: ColumnRange;
  /** The active cell, if it is in this row; 0 is the frozen column. */
  readonly activeColumn: number | null;
  /** All that the cells of this row are drawn from. */
  readonly values: readonly unknown[];
  readonly rowTitle: (row: number) => ReactNode;
  readonly cell: (row: number, column: number) => ReactNode;
};

/** Whether the cells of a row look the same as before: functions may be new whenever the grid is rendered. */
const areSame = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  before.length === now.length && before.every((value, at) => Object.is(value, now[at]));

/** The id of a cell's element. */
export const cellId = (gridId: string, row: number, column: number): string => `${gridId}-${row}-${column}`;

/**
 * The attributes of a cell. The focus is on the grid, which names its active cell: cells are removed when they are
 * scrolled out of view. The row and the column 0 are those of the titles.
 */
const cellProps = (gridId: string, row: number, column: number, isActive: boolean) => ({
  id: cellId(gridId, row, column),
  'aria-colindex': column + 1,
  'data-cell': `${row} ${column}`,
  'data-active': isActive || undefined,
});

const isRowSame = (before: Props, now: Props): boolean =>
  before.index === now.index &&
  before.startPx === now.startPx &&
  before.range === now.range &&
  before.activeColumn === now.activeColumn &&
  areSame(before.values, now.values);

/** A row of a grid. Rendered again only if something of it changes: most frames of scrolling add a single row. */
export const GridRow = memo(function GridRow(props: Props) {
  const { gridId, index, startPx, range, activeColumn, values, rowTitle, cell } = props;
  const style = startPx === null ? undefined : { insetBlockStart: startPx };
  return (
    <div {...{ role: 'row', 'aria-rowindex': index + 2 }} className={styles.row} style={style}>
      <div {...{ role: 'rowheader', ...cellProps(gridId, index + 1, 0, activeColumn === 0) }} className={styles.title}>
        {rowTitle(index)}
      </div>
      {range.map((column) => (
        <GridCell
          key={column}
          gridId={gridId}
          row={index}
          column={column}
          isActive={activeColumn === column + 1}
          values={values}
          cell={cell}
        />
      ))}
    </div>
  );
}, isRowSame);

type CellProps = Pick<Props, 'gridId' | 'values' | 'cell'> & {
  readonly row: number;
  readonly column: number;
  readonly isActive: boolean;
};

/**
 * Where a column begins, for the style sheet. Cells are placed one by one: if they followed each other, scrolling
 * sideways would lay out every cell of every row again.
 */
export const columnStart = (column: number): CSSProperties => customProperties({ '--column': String(column) });

const isCellSame = (before: CellProps, now: CellProps): boolean =>
  before.row === now.row && before.isActive === now.isActive && areSame(before.values, now.values);

/** A cell of a row. Scrolling sideways renders only the cells of the columns that come into view. */
const GridCell = memo(function GridCell({ gridId, row, column, isActive, cell }: CellProps) {
  return (
    <div
      {...{ role: 'gridcell', ...cellProps(gridId, row + 1, column + 1, isActive) }}
      className={styles.cell}
      style={columnStart(column)}
    >
      {cell(row, column)}
    </div>
  );
}, isCellSame);
