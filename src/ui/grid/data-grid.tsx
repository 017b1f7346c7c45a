import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useMemo,
} from 'react';
import { useIsNarrow } from '../table/use-is-narrow.ts';
import { useIsPrinting } from '../table/use-is-printing.ts';
import { customProperties } from '../theme/custom-properties.ts';
import { useDirection } from '../theme/direction.ts';
import styles from './data-grid.module.css';
import { GridHead, type GridOrder } from './grid-head.tsx';
import { type GridPosition, nextPosition } from './grid-position.ts';
import { type ColumnRange, cellId, GridRow } from './grid-row.tsx';

type Props = {
  /** The element, for a caller that returns the focus to it. */
  readonly grid: RefObject<HTMLDivElement | null>;
  /** Name of the grid: `Gradebook of 10b Physics`. */
  readonly label: string;
  readonly rowCount: number;
  /** Without the frozen column. */
  readonly columnCount: number;
  readonly rowKey: (row: number) => string;
  /** The frozen cell of a row. */
  readonly rowTitle: (row: number) => ReactNode;
  /** The title of a column; 0 is the frozen one. */
  readonly columnTitle: (column: number) => ReactNode;
  /** All that the title and the cells of a row are drawn from: it is rendered again when one of them is another value. */
  readonly rowValues: (row: number) => readonly unknown[];
  /** A cell, by its indexes without the titles. */
  readonly cell: (row: number, column: number) => ReactNode;
  readonly order: GridOrder | null;
  readonly active: GridPosition | null;
  readonly onActivate: (position: GridPosition) => void;
  /** Called for the keys that don't move; returns whether it used the key. */
  readonly onKey: (event: KeyboardEvent<HTMLElement>, position: GridPosition) => boolean;
};

const ROW_PX = 44;
const HEAD_PX = 92;
const WIDE = { titlePx: 224, columnPx: 112 } as const;
const NARROW = { titlePx: 128, columnPx: 104 } as const;
/** Rendered beyond the edges, so that fast scrolling does not show an empty area. */
const [ROWS_AHEAD, COLUMNS_AHEAD] = [5, 2];

/** Rows and columns are rendered together after a scroll event, instead of one after the other within it. */
const NOT_AT_ONCE = { useFlushSync: false } as const;

/**
 * A large table of cells of one kind. Its first column and its titles stay in view, and only visible rows and columns
 * are rendered. Arrow keys move between cells.
 */
export function DataGrid(props: Props) {
  const { grid, label, rowCount, columnCount, rowKey, rowValues, rowTitle, columnTitle, cell, order } = props;
  const { active, onActivate, onKey } = props;
  const gridId = useId();
  const isRtl = useDirection() === 'rtl';
  const isPrinting = useIsPrinting();
  const { titlePx, columnPx } = useIsNarrow() ? NARROW : WIDE;
  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement: () => grid.current,
    estimateSize: () => ROW_PX,
    overscan: ROWS_AHEAD,
    ...NOT_AT_ONCE,
    // The titles cover the edge where rows begin.
    scrollPaddingEnd: HEAD_PX,
    // Before the frame has been measured, so that the first paint has cells.
    initialRect: { width: 0, height: 600 },
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: columnCount,
    getScrollElement: () => grid.current,
    estimateSize: () => columnPx,
    overscan: COLUMNS_AHEAD,
    ...NOT_AT_ONCE,
    scrollPaddingEnd: titlePx,
    isRtl,
    initialRect: { width: 1_200, height: 0 },
  });
  // Sizes are cached, and a window that becomes narrow has narrower columns.
  useEffect(() => {
    if (columnPx > 0) columns.measure();
  }, [columns, columnPx]);
  const range = useColumnRange(isPrinting ? null : columns.getVirtualItems(), columnCount);

  useEffect(() => {
    if (active === null) return;
    if (active.row > 0) rows.scrollToIndex(active.row - 1);
    if (active.column > 0) columns.scrollToIndex(active.column - 1);
  }, [active, rows, columns]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target !== event.currentTarget || event.altKey || active === null) return;
    const size = { rows: rowCount + 1, columns: columnCount + 1 };
    const next = nextPosition(active, size, { key: event.key, isCommanded: event.ctrlKey || event.metaKey, isRtl });
    if (next !== null) onActivate(next);
    else if (!onKey(event, active)) return;
    event.preventDefault();
  };
  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    if (event.target === event.currentTarget && active === null) onActivate({ row: Math.min(1, rowCount), column: 0 });
  };
  const onPointerDown = ({ target }: PointerEvent<HTMLElement>): void => {
    const position = target instanceof Element ? positionOf(target) : null;
    if (position !== null) onActivate(position);
  };
  const drawn = isPrinting ? [...Array(rowCount).keys()] : rows.getVirtualItems().map(({ index }) => index);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table can't leave out columns
    <div
      role="grid"
      tabIndex={0}
      ref={grid}
      className={styles.grid}
      aria-label={label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columnCount + 1}
      {...(active !== null && { 'aria-activedescendant': cellId(gridId, active.row, active.column) })}
      style={customProperties({
        '--title-px': `${titlePx}px`,
        '--column-px': `${columnPx}px`,
        '--head-px': `${HEAD_PX}px`,
        '--row-px': `${ROW_PX}px`,
      })}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onPointerDown={onPointerDown}
    >
      <div
        className={styles.sheet}
        style={customProperties({
          '--sheet-inline': `${titlePx + columns.getTotalSize()}px`,
          '--sheet-block': `${HEAD_PX + rows.getTotalSize()}px`,
        })}
      >
        <GridHead
          gridId={gridId}
          range={range}
          activeColumn={active?.row === 0 ? active.column : null}
          order={order}
          columnTitle={columnTitle}
        />
        {drawn.map((index) => (
          <GridRow
            key={rowKey(index)}
            gridId={gridId}
            index={index}
            startPx={isPrinting ? null : HEAD_PX + index * ROW_PX}
            range={range}
            activeColumn={active?.row === index + 1 ? active.column : null}
            values={rowValues(index)}
            rowTitle={rowTitle}
            cell={cell}
          />
        ))}
      </div>
    </div>
  );
}

/** The rendered columns, all of them without `visible`; the same object until they change, as rows compare it. */
function useColumnRange(visible: readonly VirtualItem[] | null, columnCount: number): ColumnRange {
  const first = visible?.[0]?.index ?? 0;
  const end = visible === null ? columnCount : (visible.at(-1)?.index ?? -1) + 1;
  return useMemo(() => Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at), [first, end]);
}

function positionOf(element: Element): GridPosition | null {
  const [row, column] = element.closest('[data-cell]')?.getAttribute('data-cell')?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}
