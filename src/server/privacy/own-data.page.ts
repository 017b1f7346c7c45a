import type { Language } from '#domain/language.ts';
import { escapedHtml } from '../mail/mail.layout.ts';

/** A table's name, and what it holds of one person. */
export type OwnTable = { readonly table: string; readonly rows: readonly Readonly<Record<string, unknown>>[] };

type PageTexts = {
  readonly title: string;
  readonly intro: string;
  readonly rows: (count: number) => string;
};

const TEXTS: Readonly<Record<Language, PageTexts>> = {
  en: {
    title: 'Your data at Lectern',
    intro:
      'This is everything Lectern keeps about you. The same stands in the files beside this page, for programs. Secrets such as your password are left out, and marks that have not been released.',
    rows: (count) => (count === 1 ? '1 entry' : `${count} entries`),
  },
  de: {
    title: 'Deine Daten bei Lectern',
    intro:
      'Das ist alles, was Lectern über dich aufbewahrt. Dasselbe steht in den Dateien neben dieser Seite, für Programme. Geheimnisse wie dein Passwort fehlen, und Noten, die noch nicht freigegeben sind.',
    rows: (count) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
  },
};

/** One page with everything, to be read without any program but a browser. */
export function ownDataPage(tables: readonly OwnTable[], language: Language): string {
  const t = TEXTS[language];
  const sections = tables.map(
    ({ table, rows }) =>
      `<details><summary>${escapedHtml(table.replaceAll('_', ' '))} <small>${t.rows(rows.length)}</small></summary>${rows.map(entry).join('')}</details>`,
  );
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t.title}</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.6 system-ui;max-width:45rem;margin:2rem auto;padding:0 1rem}
summary{font-weight:600;padding-block:.5rem;cursor:pointer}small{font-weight:400;opacity:.7}
dl{display:grid;grid-template-columns:minmax(6rem,max-content) 1fr;gap:.25rem 1rem;border-block-start:1px solid #8886;padding-block:.5rem;margin:0}
dt{opacity:.7}dd{margin:0;overflow-wrap:anywhere}</style>
<h1>${t.title}</h1><p>${t.intro}</p>${sections.join('\n')}</html>`;
}

const entry = (row: OwnTable['rows'][number]): string =>
  `<dl>${Object.entries(row)
    .filter(([, value]) => value !== null)
    .map(
      ([name, value]) =>
        `<dt>${escapedHtml(name.replaceAll('_', ' '))}</dt><dd>${escapedHtml(typeof value === 'string' ? value : JSON.stringify(value))}</dd>`,
    )
    .join('')}</dl>`;
