import { Icon } from '../icon/icon.tsx';
import { AllBox } from './all-box.tsx';
import styles from './data-table.module.css';
import type { TableState } from './use-table.ts';

/** Sum of the columns' width shares. */
export const sharesOf = (columns: readonly { readonly share?: number }[]): number =>
  columns.reduce((sum, { share = 1 }) => sum + share, 0);

/** Titles of the columns; a click sorts the rows. */
export function HeadRow<Row>({ table }: { readonly table: TableState<Row> }) {
  const { shown, order } = table;
  const shares = sharesOf(shown);
  return (
    <>
      <colgroup>
        {table.isSelectable && <col className={styles.boxColumn} />}
        {shown.map(({ id, share = 1 }) => (
          <col key={id} style={{ inlineSize: `${(100 * share) / shares}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {table.isSelectable && (
            <th scope="col" className={styles.box}>
              <AllBox table={table} />
            </th>
          )}
          {shown.map(({ id, title, numeric, sortable = true }) => {
            const direction = order?.column === id ? order.direction : undefined;
            return (
              <th
                key={id}
                scope="col"
                data-numeric={numeric || undefined}
                aria-sort={sortable ? (direction ?? 'none') : undefined}
              >
                {sortable ? (
                  <button type="button" className={styles.order} onClick={() => table.orderBy(id)}>
                    {title}
                    <span className={styles.direction} data-shown={direction !== undefined || undefined}>
                      <Icon name={direction === 'descending' ? 'down' : 'up'} px={14} />
                    </span>
                  </button>
                ) : (
                  title
                )}
              </th>
            );
          })}
        </tr>
      </thead>
    </>
  );
}
