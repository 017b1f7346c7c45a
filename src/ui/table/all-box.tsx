import { useEffect, useRef } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { tableTexts } from '#texts/platform/table.texts.ts';
import ticks from '../form/fields/tick.module.css';
import { selectedShare, toggleAll } from './row-selection.ts';
import type { TableState } from './use-table.ts';

/** Selects every row shown, or none. */
export function AllBox<Row>({ table }: { readonly table: TableState<Row> }) {
  const t = useTexts(tableTexts);
  const box = useRef<HTMLInputElement>(null);
  const share = selectedShare(table.selection, table.keys);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = share === 'some';
  }, [share]);
  return (
    <label className={ticks.row}>
      <input
        ref={box}
        type="checkbox"
        aria-label={t.selectAllRows}
        checked={share === 'all'}
        onChange={() => table.setSelection(toggleAll(table.selection, table.keys))}
      />
    </label>
  );
}
