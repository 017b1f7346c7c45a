import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useRef } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { tableTexts } from '#texts/platform/table.texts.ts';
import { AllBox } from './all-box.tsx';
import styles from './card-list.module.css';
import { type Column, cellText } from './column.ts';
import { RowBox } from './row-box.tsx';
import type { RowsProps } from './rows.ts';

const CARD_PX = 132;
const AHEAD = 4;
/** Up to this number, cards are part of the page; more of them scroll in a virtualised frame. */
const FULL = 60;

/** A cell without a value contains actions, which name themselves: a label would repeat that. */
const isAction = <Row,>({ sortable, value, show }: Column<Row>, row: Row): boolean =>
  sortable === false && show !== undefined && value(row) === null;

/** The rows as cards, one under the other, for a narrow window. */
export function CardList<Row>({ label, table, keyOf, total }: RowsProps<Row>) {
  const t = useTexts(tableTexts);
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, shown, selection } = table;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_PX,
    overscan: AHEAD,
    // Before the frame has been measured, so that the first paint has rows.
    initialRect: { width: 0, height: 600 },
  });
  const [title, ...details] = shown;
  return (
    <>
      {table.isSelectable && (
        <div className={styles.all}>
          <AllBox table={table} />
          <span aria-hidden="true">{t.selectAll}</span>
        </div>
      )}
      <div ref={scroller} className={styles.scroller} data-whole={rows.length <= FULL || undefined}>
        <ul aria-label={label} className={styles.list} style={{ blockSize: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (row === undefined || title === undefined) return null;
            const key = keyOf(row);
            const actions = details.filter((column) => isAction(column, row));
            const facts = details.filter((column) => !actions.includes(column));
            return (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={total}
                style={{ transform: `translateY(${start}px)` }}
              >
                <div className={styles.card} data-selected={selection.keys.has(key) || undefined}>
                  <div className={styles.head}>
                    <strong>{title.show?.(row) ?? <bdi>{cellText(title.value(row))}</bdi>}</strong>
                    {table.isSelectable && (
                      <RowBox
                        table={table}
                        row={key}
                        name={cellText(title.value(row))}
                        isSelected={selection.keys.has(key)}
                        inTabOrder
                      />
                    )}
                  </div>
                  <dl>
                    {facts.map((column) => (
                      <div key={column.id}>
                        <dt>{column.title}</dt>
                        <dd>{column.show?.(row) ?? <bdi>{cellText(column.value(row))}</bdi>}</dd>
                      </div>
                    ))}
                  </dl>
                  {actions.length > 0 && (
                    <div className={styles.actions}>
                      {actions.map((column) => (
                        <Fragment key={column.id}>{column.show?.(row)}</Fragment>
                      ))}
                    </div>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}
