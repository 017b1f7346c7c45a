import { Button } from '@radix-ui/themes';
import { type ReactNode, startTransition, useOptimistic } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { tableTexts } from '#texts/platform/table.texts.ts';
import controls from '../form/control.module.css';
import { CheckboxField } from '../form/fields/tick-field.tsx';
import { Icon } from '../icon/icon.tsx';
import { PressPopover } from '../popover/press-popover.tsx';
import type { Column } from './column.ts';
import styles from './table-tools.module.css';
import type { TableState } from './use-table.ts';

type Props<Row> = {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly table: TableState<Row>;
  /** Exports the found rows. */
  readonly onExport: () => void;
  readonly tools?: ReactNode;
  /** The rows are cards, which have no headers to sort by. */
  readonly isNarrow: boolean;
  /** Actions for selected rows; shown instead of the search while there are any. */
  readonly selectionActions?: ((keys: ReadonlySet<string>) => ReactNode) | undefined;
};

/** The tools above a table: search, filter, choose columns, export. */
export function TableTools<Row>({ label, columns, table, onExport, tools, isNarrow, selectionActions }: Props<Row>) {
  const t = useTexts(tableTexts);
  const { filters, selection } = table;
  const [text, setText] = useOptimistic(filters.text);
  return (
    // The name tells the tools of several tables on a screen apart.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have the form's look
    <div className={styles.tools} role="group" aria-label={t.tools({ label })}>
      <div className={styles.find}>
        <Icon name="search" px={18} />
        <input
          type="search"
          className={controls.control}
          aria-label={t.searchIn({ label })}
          placeholder={t.search}
          value={text}
          onChange={({ target: { value } }) =>
            // The field updates at once; the rows follow with lower priority.
            startTransition(() => {
              setText(value);
              table.select({ text: value });
            })
          }
        />
      </div>
      {columns.map(({ id, title, filter }) =>
        filter === undefined ? null : (
          <div key={id} className={styles.narrow}>
            <select
              className={controls.choose}
              aria-label={title}
              value={filters.values[id] ?? ''}
              onChange={(event) => table.select({ values: { ...filters.values, [id]: event.target.value } })}
            >
              <option value="">{t.all({ title })}</option>
              {filter.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <Icon name="down" px={16} />
          </div>
        ),
      )}
      {isNarrow && <SortSelect table={table} />}
      <div className={styles.end}>
        {tools}
        <PressPopover
          label={t.columnsToShow}
          pane={() => (
            <div className={styles.columns}>
              {columns.map(({ id, title }) => (
                <CheckboxField
                  key={id}
                  label={title}
                  checked={!table.hidden.includes(id)}
                  onChange={() => table.toggle(id)}
                />
              ))}
            </div>
          )}
        >
          <Icon name="columns" px={18} /> {t.columns}
        </PressPopover>
        <Button variant="soft" color="gray" size="3" disabled={table.rows.length === 0} onClick={onExport}>
          <Icon name="download" px={18} /> {t.export}
        </Button>
      </div>
      {selection.keys.size > 0 && (
        <div className={styles.selected}>
          <span>{t.selected({ count: selection.keys.size })}</span>
          {selectionActions?.(selection.keys)}
          <Button variant="ghost" size="2" onClick={() => table.setSelection({ keys: new Set(), anchor: null })}>
            {t.clear}
          </Button>
        </div>
      )}
    </div>
  );
}

function SortSelect<Row>({ table: { shown, order, orderBy } }: { readonly table: TableState<Row> }) {
  const t = useTexts(tableTexts);
  return (
    <div className={styles.narrow}>
      <select
        className={controls.choose}
        aria-label={t.order}
        value={order?.column ?? ''}
        onChange={({ target }) => orderBy(target.value)}
      >
        <option value="">{t.defaultOrder}</option>
        {shown
          .filter(({ sortable = true }) => sortable)
          .map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
      </select>
      <Icon name="down" px={16} />
    </div>
  );
}
