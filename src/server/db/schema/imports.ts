import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CardNote } from '#domain/cards/card-note.schema.ts';
import type { ImportOptions, ImportState } from '#domain/interchange/import.schema.ts';
import type { ImportProblem } from '#domain/interchange/import-report.ts';
import { createdAt, instant } from '../columns.ts';
import { cardNotes } from './cards.ts';
import { items } from './items.ts';
import { users } from './people.ts';

/** A file of an import, as it was sent. */
export type ImportedFile = {
  readonly upload: string;
  readonly name: string;
  readonly format: string;
  /** What the columns of a table are called. */
  readonly columns?: readonly string[];
};

/** Files that were taken into the bank, or are to be: from the trial to the undoing. */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey(),
    /** Who imports; null: somebody gone. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** False: into the own questions of a teacher. */
    inBank: boolean('in_bank').notNull(),
    state: text('state').$type<ImportState>().notNull(),
    files: jsonb('files').$type<readonly ImportedFile[]>().notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    /** Bytes that were read, of those there are. */
    doneBytes: bigint('done_bytes', { mode: 'number' }).notNull().default(0),
    allBytes: bigint('all_bytes', { mode: 'number' }).notNull(),
    /** Whoever started it wants it to end. */
    stopAsked: boolean('stop_asked').notNull().default(false),
    /** What came of it, or would come; what it made besides questions. */
    report: jsonb('report'),
    made: jsonb('made'),
    /** Why it failed. */
    problem: jsonb('problem').$type<ImportProblem>(),
    finishedAt: instant('finished_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('imports_created').on(t.createdAt, t.id),
    index('imports_user').on(t.userId, t.createdAt),
    check(
      'imports_state',
      sql`${t.state} in ('checking', 'checked', 'running', 'done', 'undoing', 'undone', 'stopped', 'failed')`,
    ),
  ],
);

/**
 * The questions that an import made, so that it can be undone: as many in a row as were written at once, since tens of
 * thousands of rows that refer to them would take longer than they. An id may be of one that is gone by now.
 */
export const importArrivals = pgTable(
  'import_arrivals',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    itemIds: uuid('item_ids').array().notNull(),
  },
  (t) => [index('import_arrivals_import').on(t.importId)],
);

/** The questions that an import changed; those it made stand here too where that was before there were arrivals. */
export const importItems = pgTable(
  'import_items',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** The version in force before; null: the import made the question. */
    before: integer('before'),
    /** The item's revision afterwards: another one, and somebody has changed it since. */
    revision: integer('revision').notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.itemId] }), index('import_items_item').on(t.itemId)],
);

/** What a note of a deck said before it was written anew. */
export type NoteBefore = {
  readonly content: CardNote;
  readonly section: string;
  readonly position: number;
  readonly figures: readonly string[];
  readonly removed: boolean;
  /** With all its digits, as the database writes it. */
  readonly updatedAt: string;
};

/** The notes of decks that an import made or changed, so that it can be undone. */
export const importNotes = pgTable(
  'import_notes',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    noteId: uuid('note_id')
      .notNull()
      .references(() => cardNotes.id, { onDelete: 'cascade' }),
    /** What it said before; null: the import made the note. */
    before: jsonb('before').$type<NoteBefore>(),
    /** The note's own moment of change afterwards: another one, and somebody has changed it since. */
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.noteId] }), index('import_notes_note').on(t.noteId)],
);
