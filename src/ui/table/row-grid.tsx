import { useVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { customProperties } from '../theme/custom-properties.ts';
import { cellText } from './column.ts';
import styles from './data-table.module.css';
import { HeadRow, sharesOf } from './head-row.tsx';
import { QuickLook } from './quick-look/quick-look.tsx';
import { RowBox } from './row-box.tsx';
import type { RowsProps } from './rows.ts';
import { useIsPrinting } from './use-is-printing.ts';
import { useRowKeys } from './use-row-keys.ts';

const ROW_PX = 45;
/** Rows rendered beyond the edge, so that fast scrolling does not show an empty area. */
const AHEAD = 8;

/** A table with keyboard navigation (ARIA's grid pattern). */
const GRID = { role: 'grid', tabIndex: 0 } as const;

/** The rows as a table. Only visible ones are rendered. */
export function RowGrid<Row>({ label, table: complete, keyOf, total, onOpen }: RowsProps<Row>) {
  const isPrinting = useIsPrinting();
  // Controls are not printed, so their column would be empty.
  const table = isPrinting
    ? { ...complete, shown: complete.shown.filter(({ isAction }) => isAction !== true) }
    : complete;
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  const { rows, shown, selection } = table;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: AHEAD,
    // Before the frame has been measured, so that the first paint has rows.
    initialRect: { width: 0, height: 600 },
  });
  const [isLooking, setLooking] = useState(false);
  const { active, activate, onKeyDown, onFocus } = useRowKeys({
    table,
    show: (index) => virtual.scrollToIndex(index),
    open: (index) => {
      const row = rows[index];
      if (row !== undefined) onOpen?.(row);
    },
    search: () => scroller.current?.parentElement?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    look: setLooking,
  });
  const lookedAt = isLooking && onOpen !== undefined ? rows[active ?? -1] : undefined;
  const lookAt = (index: number, { currentTarget, target }: MouseEvent<HTMLElement>): void => {
    // Controls in a row have their own action, and a selection of text is none.
    if (!(target instanceof Element) || target.closest('a, button, input, label, select') !== null) return;
    if (onOpen === undefined || document.getSelection()?.isCollapsed === false) return;
    activate(index);
    setLooking(true);
    currentTarget.closest('table')?.focus({ preventScroll: true });
  };
  const visibleItems = virtual.getVirtualItems();
  const before = isPrinting ? 0 : (visibleItems[0]?.start ?? 0);
  const after = isPrinting ? 0 : virtual.getTotalSize() - (visibleItems.at(-1)?.end ?? 0);
  const drawn = isPrinting ? [...rows.keys()] : visibleItems.map(({ index }) => index);
  return (
    <div ref={scroller} className={styles.scroller}>
      <table
        {...GRID}
        {...(table.isSelectable && { 'aria-multiselectable': true })}
        style={customProperties({ '--shares': sharesOf(shown), marginBlock: `${before}px ${after}px` })}
        className={styles.table}
        aria-label={label}
        aria-rowcount={total < 0 ? -1 : total + 1}
        aria-colcount={shown.length + (table.isSelectable ? 1 : 0)}
        {...(active !== null && { 'aria-activedescendant': `${id}-${active}` })}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <HeadRow table={table} />
        <tbody>
          {drawn.map((index) => {
            const row = rows[index];
            if (row === undefined) return null;
            const key = keyOf(row);
            const isSelected = selection.keys.has(key);
            return (
              <tr
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                id={`${id}-${index}`}
                className={styles.row}
                aria-rowindex={index + 2}
                aria-selected={table.isSelectable ? isSelected : undefined}
                data-active={index === active || undefined}
                onClick={(event) => lookAt(index, event)}
              >
                {table.isSelectable && (
                  <td className={styles.box}>
                    <RowBox
                      table={table}
                      row={key}
                      name={cellText(shown[0]?.value(row) ?? key)}
                      isSelected={isSelected}
                    />
                  </td>
                )}
                {shown.map((column) => (
                  <td key={column.id} data-numeric={column.numeric || undefined}>
                    {column.show?.(row) ?? <bdi>{cellText(column.value(row))}</bdi>}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {lookedAt !== undefined && (
        <QuickLook
          row={lookedAt}
          columns={table.columns}
          onOpen={() => onOpen?.(lookedAt)}
          onClose={() => setLooking(false)}
        />
      )}
    </div>
  );
}
