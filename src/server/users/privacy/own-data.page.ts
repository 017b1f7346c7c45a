import type { Language } from '#domain/platform/language.ts';
import { escapedHtml } from '../../platform/mail/mail.layout.ts';
import { ownDataLabel, ownDataTitle, sortIndexOf } from './own-data.labels.ts';
import { OWN_DATA_TEXTS } from './own-data.texts.ts';

/** A table's name, and its data about one user. */
export type OwnTable = { readonly table: string; readonly rows: readonly Readonly<Record<string, unknown>>[] };

const INSTANT = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;

const INSTANTS: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-GB', INSTANT),
  de: new Intl.DateTimeFormat('de', INSTANT),
};

/** One page with everything, readable in any browser. */
export function ownDataPage(tables: readonly OwnTable[], language: Language): string {
  const t = OWN_DATA_TEXTS[language];
  const sections = tables
    .toSorted((a, b) => sortIndexOf(a.table) - sortIndexOf(b.table))
    .map(({ table, rows }) => {
      const title = ownDataTitle(table, language) ?? table.replaceAll('_', ' ');
      const open = table === 'users' ? ' open' : '';
      return `<details${open}><summary>${escapedHtml(title)} <small>${t.entries({ count: rows.length })}</small></summary>${rows.map((row) => entry(row, { table, language })).join('')}</details>`;
    });
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t.title}</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.6 system-ui;max-width:45rem;margin:2rem auto;padding:0 1rem}
summary{font-weight:600;padding-block:.5rem;cursor:pointer}small{font-weight:400;opacity:.7}
dl{display:grid;grid-template-columns:minmax(6rem,max-content) 1fr;gap:.25rem 1rem;border-block-start:1px solid #8886;padding-block:.5rem;margin:0}
dt{opacity:.7}dd{margin:0;overflow-wrap:anywhere}</style>
<h1>${t.title}</h1><p>${t.intro}</p>${sections.join('\n')}</html>`;
}

const NUMBER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(\+00:00|Z)$/;

type ColumnRef = { readonly table: string; readonly language: Language };

/** The label of a column; nested values have labels of their own, some of them shared with columns. */
const called = (name: string, { table, language }: ColumnRef): string =>
  ownDataLabel(
    table,
    name.replaceAll(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`),
    language,
  ) ?? name.replaceAll('_', ' ');

/** A value in readable form. Empty if it means nothing to the user. */
function words(value: unknown, column: ColumnRef): string {
  const t = OWN_DATA_TEXTS[column.language];
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'string') {
    if (NUMBER.test(value)) return '';
    return MOMENT.test(value) ? `${INSTANTS[column.language].format(new Date(value))} UTC` : value;
  }
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.map((part) => words(part, column))
    : Object.entries(value).map(([name, part]) => {
        const value = words(part, column);
        return value === '' ? '' : `${called(name, column)}: ${value}`;
      });
  return parts.filter((part) => part !== '').join(', ');
}

const entry = (row: OwnTable['rows'][number], column: ColumnRef): string =>
  `<dl>${Object.entries(row)
    .map(([name, value]) => [name, words(value, column)] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<dt>${escapedHtml(called(name, column))}</dt><dd>${escapedHtml(value)}</dd>`)
    .join('')}</dl>`;
