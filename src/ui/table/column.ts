import type { ReactNode } from 'react';
import { currentLanguage, textsNow } from '#texts/current-language.ts';
import { tableTexts } from '#texts/table.texts.ts';
import { dayText, numberText } from '#texts/wording.ts';
import type { Option } from '../form/select-field.tsx';

/** What a cell holds, for ordering, finding and export. */
export type CellValue = string | number | boolean | Date | null;

/** One column, described: the table knows nothing of what its rows are. */
export type Column<Row> = {
  readonly id: string;
  readonly title: string;
  readonly value: (row: Row) => CellValue;
  /** How the cell looks; without it, the value in words. */
  readonly show?: (row: Row) => ReactNode;
  /** Share of the table's width, against the other columns' shares. Default 1. */
  readonly share?: number;
  /** Numbers stand at the end of their cell, so that their places line up. */
  readonly numeric?: boolean;
  /** Whether rows can be put in order by it. Default: yes. */
  readonly sortable?: boolean;
  /** Values to narrow the rows to, offered above the table. */
  readonly filter?: readonly Option[];
  /** It holds something to press: a file of the rows is made without it. */
  readonly isAction?: boolean;
  /** Not shown until somebody asks for it. */
  readonly hiddenAtFirst?: boolean;
};

/** Which column the rows are in order by. */
export type Order = { readonly column: string; readonly direction: 'ascending' | 'descending' };

/** A value as people read it, in the language that is spoken. */
export function cellText(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return numberText(currentLanguage(), value);
  if (typeof value === 'boolean') return value ? textsNow(tableTexts).yes : textsNow(tableTexts).no;
  return value instanceof Date ? dayText(currentLanguage(), value) : value;
}
