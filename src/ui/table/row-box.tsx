import { useRef } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { tableTexts } from '#texts/platform/table.texts.ts';
import ticks from '../form/fields/tick.module.css';
import { selectRange, toggleRow } from './row-selection.ts';
import type { TableState } from './use-table.ts';

type Props<Row> = {
  readonly table: TableState<Row>;
  /** Key of the row. */
  readonly row: string;
  /** Accessible name of the row's checkbox. */
  readonly name: string;
  readonly isSelected: boolean;
  /** Whether it is a tab stop; in a table, arrow keys and the space bar replace it. */
  readonly inTabOrder?: boolean;
};

/** Selects one row; with Shift, all from the one selected before. */
export function RowBox<Row>({ table, row, name, isSelected, inTabOrder = false }: Props<Row>) {
  const t = useTexts(tableTexts);
  // A change event has no modifier keys; the click before it does.
  const withShift = useRef(false);
  return (
    <label className={ticks.row}>
      <input
        type="checkbox"
        aria-label={t.select({ name })}
        tabIndex={inTabOrder ? 0 : -1}
        checked={isSelected}
        onClick={(event) => {
          withShift.current = event.shiftKey;
        }}
        onChange={() => {
          const { selection, keys } = table;
          table.setSelection(withShift.current ? selectRange(selection, keys, row) : toggleRow(selection, row));
        }}
      />
    </label>
  );
}
