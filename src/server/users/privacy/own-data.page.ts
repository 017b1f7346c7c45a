import type { Language } from '#domain/platform/language.ts';
import { escapedHtml } from '../../platform/mail/mail.layout.ts';
import { ownDataLabel } from './own-data.labels.ts';
import { OWN_DATA_TITLES, placeOf } from './own-data.titles.ts';

/** A table's name, and its data about one user. */
export type OwnTable = { readonly table: string; readonly rows: readonly Readonly<Record<string, unknown>>[] };

type PageTexts = {
  readonly title: string;
  readonly intro: string;
  readonly rows: (count: number) => string;
  readonly yes: string;
  readonly no: string;
  readonly instant: Intl.DateTimeFormat;
};

const INSTANT = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;

const TEXTS: Readonly<Record<Language, PageTexts>> = {
  en: {
    title: 'Your Lectern data',
    intro:
      'This is all the data Lectern stores about you. The files next to this page contain the same data, with IDs, in a machine-readable format. Secrets such as your password and marks that haven’t been released are left out.',
    rows: (count) => (count === 1 ? '1 entry' : `${count} entries`),
    yes: 'yes',
    no: 'no',
    instant: new Intl.DateTimeFormat('en-GB', INSTANT),
  },
  de: {
    title: 'Deine Lectern-Daten',
    intro:
      'Das sind alle Daten, die Lectern über dich speichert. Die Dateien neben dieser Seite enthalten dieselben Daten mit IDs in maschinenlesbarer Form. Geheimnisse wie dein Passwort und noch nicht freigegebene Punkte sind nicht enthalten.',
    rows: (count) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
    yes: 'ja',
    no: 'nein',
    instant: new Intl.DateTimeFormat('de-DE', INSTANT),
  },
};

/** One page with everything, readable in any browser. */
export function ownDataPage(tables: readonly OwnTable[], language: Language): string {
  const t = TEXTS[language];
  const sections = tables
    .toSorted((a, b) => placeOf(a.table) - placeOf(b.table))
    .map(({ table, rows }) => {
      const title = OWN_DATA_TITLES[table]?.[language] ?? table.replaceAll('_', ' ');
      const open = table === 'users' ? ' open' : '';
      return `<details${open}><summary>${escapedHtml(title)} <small>${t.rows(rows.length)}</small></summary>${rows.map((row) => entry(row, { t, table, language })).join('')}</details>`;
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

type Place = { readonly t: PageTexts; readonly table: string; readonly language: Language };

/** The label of a column; nested values have labels of their own, some of them shared with columns. */
const called = (name: string, { table, language }: Place): string =>
  ownDataLabel(
    table,
    name.replaceAll(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`),
    language,
  ) ?? name.replaceAll('_', ' ');

/** A value in readable form. Empty if it means nothing to the user. */
function words(value: unknown, column: Place): string {
  const { t } = column;
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'string') {
    if (NUMBER.test(value)) return '';
    return MOMENT.test(value) ? `${t.instant.format(new Date(value))} UTC` : value;
  }
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.map((part) => words(part, column))
    : Object.entries(value).map(([name, part]) => {
        const said = words(part, column);
        return said === '' ? '' : `${called(name, column)}: ${said}`;
      });
  return parts.filter((part) => part !== '').join(', ');
}

const entry = (row: OwnTable['rows'][number], column: Place): string =>
  `<dl>${Object.entries(row)
    .map(([name, value]) => [name, words(value, column)] as const)
    .filter(([, said]) => said !== '')
    .map(([name, said]) => `<dt>${escapedHtml(called(name, column))}</dt><dd>${escapedHtml(said)}</dd>`)
    .join('')}</dl>`;
