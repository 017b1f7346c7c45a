import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { ownEntry } from '#domain/platform/own-entry.ts';
import { selectRange, toggleAll, toggleRow } from './row-selection.ts';
import type { TableState } from './use-table.ts';

const PAGE = 10;

/** The row that a key moves to, from the current one. */
function target(key: string, from: number, last: number): number | null {
  const steps = {
    ...{ ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 },
    ...{ PageDown: PAGE, PageUp: -PAGE },
  };
  const step = ownEntry(steps, key);
  if (step !== undefined) return Math.max(0, Math.min(last, from + step));
  return key === 'Home' ? 0 : key === 'End' ? last : null;
}

type Parts<Row> = {
  readonly table: TableState<Row>;
  /** Scrolls a row into view. */
  readonly show: (index: number) => void;
  readonly open: (index: number) => void;
  /** Moves the focus to the search of the table. */
  readonly search: () => void;
  /** Shows the current row next to the table, or hides it. */
  readonly look: (isShown: boolean) => void;
};

/**
 * Keys of a table that has the focus: arrows, Page and Home and End move, with Shift they select on the way; the space
 * bar selects, Ctrl or Cmd with A all; Enter opens. J, K and X do the same as down, up and space, / searches,
 * and V shows the row next to the table until Escape. The focus stays on the table, because rows are removed when scrolled out of view.
 */
export function useRowKeys<Row>({ table, show, open, search, look }: Parts<Row>) {
  const [activeRow, setActive] = useState<number | null>(null);
  const { keys, selection, setSelection, isSelectable } = table;
  const last = keys.length - 1;
  const active = activeRow === null ? null : Math.min(activeRow, last);

  const move = (to: number, extend: boolean): void => {
    setActive(to);
    show(to);
    const from = keys[active ?? 0];
    const key = keys[to];
    if (!extend || !isSelectable || key === undefined || from === undefined) return;
    const hasAnchor = selection.anchor !== null && selection.keys.has(selection.anchor);
    setSelection(selectRange(hasAnchor ? selection : toggleRow(selection, from), keys, key));
  };

  return {
    active,
    activate: setActive,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (event.target === event.currentTarget) setActive(active ?? 0);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget || event.altKey) return;
      const commanded = event.ctrlKey || event.metaKey;
      const to = commanded ? null : target(event.key, active ?? -1, last);
      const key = keys[active ?? -1];
      if (to !== null) move(to, event.shiftKey);
      else if (isSelectable && (event.key === ' ' || event.key === 'x') && key !== undefined) {
        setSelection(event.shiftKey ? selectRange(selection, keys, key) : toggleRow(selection, key));
      } else if (isSelectable && commanded && event.key.toLowerCase() === 'a') setSelection(toggleAll(selection, keys));
      else if (event.key === 'Enter' && active !== null) open(active);
      else if (!commanded && event.key === '/') search();
      else if (!commanded && event.key === 'v' && active !== null) look(true);
      else if (event.key === 'Escape') look(false);
      else return;
      event.preventDefault();
    },
  };
}
