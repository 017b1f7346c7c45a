import type { ReactNode } from 'react';
import { currentLanguage, textsNow } from '#texts/current-language.ts';
import { tableTexts } from '#texts/platform/table.texts.ts';
import { dayText } from '#texts/wording/date.wording.ts';
import { numberText } from '#texts/wording/number.wording.ts';
import type { Option } from '../form/fields/select-field.tsx';

/** The value of a cell, for sorting, search and export. */
export type CellValue = string | number | boolean | Date | null;

/** The description of a column. The table itself doesn't depend on the type of its rows. */
export type Column<Row> = {
  readonly id: string;
  readonly title: string;
  readonly value: (row: Row) => CellValue;
  /** Renders the cell; by default the formatted value. */
  readonly show?: (row: Row) => ReactNode;
  /** Share of the table's width, relative to the other columns. Default 1. */
  readonly share?: number;
  /** Numbers are aligned at the end of their cell. */
  readonly numeric?: boolean;
  /** Whether rows can be sorted by it. Default: yes. */
  readonly sortable?: boolean;
  /** Values to narrow the rows to, offered above the table. */
  readonly filter?: readonly Option[];
  /** It contains controls, so exports leave it out. */
  readonly isAction?: boolean;
  /** Hidden by default. */
  readonly hiddenAtFirst?: boolean;
};

/** The sort column. */
export type Order = { readonly column: string; readonly direction: 'ascending' | 'descending' };

/** A value formatted in the current language. */
export function cellText(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return numberText(currentLanguage(), value);
  if (typeof value === 'boolean') return value ? textsNow(tableTexts).yes : textsNow(tableTexts).no;
  return value instanceof Date ? dayText(currentLanguage(), value) : value;
}
