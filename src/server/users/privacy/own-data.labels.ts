import type { Language } from '#domain/platform/language.ts';
import { ownEntry } from '#domain/platform/own-entry.ts';
import { OWN_DATA_TEXTS } from './own-data.texts.ts';

/** The title of a table for the user whose data it contains; null if there is none. */
export const ownDataTitle = (table: string, language: Language): string | null =>
  ownEntry(OWN_DATA_TEXTS[language].tables, table) ?? null;

/** The title of a table for those who process the data of others; null if there is none. */
export const processedDataTitle = (table: string, language: Language): string | null =>
  ownEntry(OWN_DATA_TEXTS[language].tablesOfOthers, table) ?? ownDataTitle(table, language);

/** The label of a column, which may depend on its table; null if there is none. */
export function ownDataLabel(table: string, column: string, language: Language): string | null {
  const { columns, columnsByTable } = OWN_DATA_TEXTS[language];
  return ownEntry(ownEntry(columnsByTable, table) ?? {}, column) ?? ownEntry(columns, column) ?? null;
}

/** The tables with a title, in the order of the page: the account first, then activity, technical records last. */
export const OWN_DATA_TABLES: readonly string[] = Object.keys(OWN_DATA_TEXTS.en.tables);

/** The index of a table on the page, from 0. Tables without a title are last. */
export const sortIndexOf = (table: string): number =>
  OWN_DATA_TABLES.includes(table) ? OWN_DATA_TABLES.indexOf(table) : OWN_DATA_TABLES.length;
