import { DatabaseSync } from 'node:sqlite';
import { FileError } from '../questions/interchange-question.ts';
import { messageFields } from './anki-message.ts';
import { type AnkiTemplate, templateOf } from './anki-template.ts';

/** A note type of a collection. */
export type AnkiType = {
  readonly isCloze: boolean;
  readonly fieldNames: readonly string[];
  readonly templates: readonly AnkiTemplate[];
};

/** More than any real note type has; a note with more cards is read by its fields. */
const KINDS_MAX = 100;
const FIELDS_MAX = 1_000;

type OldType = {
  readonly type?: number;
  readonly flds?: readonly { readonly name?: unknown }[];
  readonly tmpls?: readonly { readonly qfmt?: unknown; readonly afmt?: unknown }[];
};

/** The note types of a collection that stores them as text. */
export function oldTypes(database: DatabaseSync): Map<string, AnkiType> {
  const models = settingsIn<OldType>(database, 'models');
  return new Map(
    models.map(([id, { type, flds, tmpls }]) => [
      id,
      {
        isCloze: type === 1,
        fieldNames: listed(flds).map(({ name }) => String(name ?? '')),
        templates: listed(tmpls)
          .slice(0, KINDS_MAX)
          .map(({ qfmt, afmt }) => templateOf(String(qfmt ?? ''), String(afmt ?? ''))),
      },
    ]),
  );
}

const listed = <T>(list: readonly T[] | undefined): readonly T[] =>
  Array.isArray(list) ? list.filter((entry) => typeof entry === 'object' && entry !== null) : [];

/** What older collections store as text in their single row of settings, by id. */
export function settingsIn<T>(database: DatabaseSync, column: 'models' | 'decks'): [string, T][] {
  try {
    const parsed: unknown = JSON.parse(String(first(database, `select ${column} as value from col`)));
    return Object.entries(parsed as Record<string, T>).filter(
      ([, value]) => typeof value === 'object' && value !== null,
    );
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError)
      throw new FileError({ code: 'ankiDamaged', part: column });
    throw error;
  }
}

/** One value of a collection. */
export const first = (database: DatabaseSync, query: string): unknown => database.prepare(query).get()?.value;

/**
 * Current collections order names by a collation of Anki's own, which SQLite lacks: it cannot read a table that uses
 * the collation. Changes the copy at this path to a known collation; no lookup depends on the order.
 */
export function orderPlainly(path: string): void {
  const database = new DatabaseSync(path, { allowExtension: false, defensive: false });
  try {
    database.exec(`pragma writable_schema = on;
      update sqlite_master set sql = replace(sql, 'COLLATE unicase', 'COLLATE nocase') where sql like '%unicase%'`);
  } finally {
    database.close();
  }
}

/** The note types of a current collection. The kind of a type is the first field of its settings: `08 01` for cloze. */
export function newTypes(database: DatabaseSync): Map<string, AnkiType> {
  const rows = database.prepare('select cast(id as text) as id, substr(config, 1, 2) as kind from notetypes').all();
  const names = byType(database, 'fields', 'name', String);
  const templates = byType(database, 'templates', 'config', templateIn);
  return new Map(
    rows.map(({ id, kind }) => [
      String(id),
      {
        isCloze: kind instanceof Uint8Array && kind[0] === 8 && kind[1] === 1,
        fieldNames: names.get(String(id)) ?? [],
        templates: templates.get(String(id)) ?? [],
      },
    ]),
  );
}

/** The rows of a table for each type, in order; empty if there is no such table. */
function byType<T>(
  database: DatabaseSync,
  table: 'fields' | 'templates',
  column: 'name' | 'config',
  read: (value: unknown) => T,
): Map<string, T[]> {
  const known = new Map<string, T[]>();
  if (first(database, `select type as value from sqlite_master where name = '${table}'`) !== 'table') return known;
  const rows = database.prepare(`select cast(ntid as text) as type, ord, ${column} as value from ${table}`).all();
  for (const { type, value } of rows.sort((a, b) => Number(a.ord) - Number(b.ord))) {
    const id = String(type);
    const before = known.get(id) ?? [];
    if (before.length < (table === 'templates' ? KINDS_MAX : FIELDS_MAX)) known.set(id, [...before, read(value)]);
  }
  return known;
}

/** `Template { string q_format = 1; string a_format = 2 }` in protocol buffers. */
function templateIn(config: unknown): AnkiTemplate {
  const parsed = new Map<number, string>();
  try {
    const bytes = config instanceof Uint8Array ? config : new Uint8Array();
    for (const { field, value } of messageFields(bytes)) {
      if (value !== null) parsed.set(field, Buffer.from(value).toString('utf8'));
    }
  } catch {
    throw new FileError({ code: 'ankiDamaged', part: 'cards' });
  }
  return templateOf(parsed.get(1) ?? '', parsed.get(2) ?? '');
}
