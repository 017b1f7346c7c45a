import { useState } from 'react';
import type { Column } from './column.ts';

const keyOf = (table: string): string => `table.${table}.hidden`;

/** The stored list of names; invalid data is ignored. */
function stored(table: string): readonly string[] | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null');
    return Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : null;
  } catch {
    return null;
  }
}

/** Hidden columns, stored in this browser under the table's name. One column always stays visible. */
export function useHiddenColumns<Row>(table: string, columns: readonly Column<Row>[]) {
  const [hidden, setHidden] = useState<readonly string[]>(
    () => stored(table) ?? columns.filter(({ hiddenAtFirst }) => hiddenAtFirst).map(({ id }) => id),
  );
  const shown = columns.filter(({ id }) => !hidden.includes(id));
  const toggle = (id: string): void => {
    const next = hidden.includes(id) ? hidden.filter((name) => name !== id) : [...hidden, id];
    if (columns.every((column) => next.includes(column.id))) return;
    setHidden(next);
    localStorage.setItem(keyOf(table), JSON.stringify(next));
  };
  return { shown: shown.length > 0 ? shown : columns.slice(0, 1), hidden, toggle };
}
