import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CardNote } from '#domain/cards/card-note.schema.ts';
import type { ImportOptions, ImportState } from '#domain/interchange/import.schema.ts';
import type { ImportReason } from '#domain/interchange/import-reason.ts';
import type { ImportProblem } from '#domain/interchange/import-report.ts';
import { belongsTo, createdAt, instant } from '../../columns.ts';
import { cardNotes } from '../cards/cards.ts';
import { items } from '../questions/questions.ts';
import { users } from '../users/users.ts';

/** An uploaded file of an import. */
export type ImportedFile = {
  readonly upload: string;
  readonly name: string;
  readonly format: string;
  /** Column names of a table. */
  readonly columns?: readonly string[];
  /** Why it is not imported: its content is not questions. */
  readonly unreadable?: ImportReason;
};

/** Imports, from preview to undo. */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey(),
    /** The user who imports; null if the account was deleted. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** False: into a teacher's own questions. */
    inBank: boolean('in_bank').notNull(),
    state: text('state').$type<ImportState>().notNull(),
    files: jsonb('files').$type<readonly ImportedFile[]>().notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    /** Bytes read, and total bytes. */
    doneBytes: bigint('done_bytes', { mode: 'number' }).notNull().default(0),
    allBytes: bigint('all_bytes', { mode: 'number' }).notNull(),
    /** The user has requested to stop it. */
    stopAsked: boolean('stop_asked').notNull().default(false),
    /** Its report or preview, and what it created besides questions. */
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
 * The new questions of an import, for undo: one row per batch, because tens of
 * thousands of rows with foreign keys would take longer than the questions. An id may belong to a deleted question.
 */
export const importArrivals = pgTable(
  'import_arrivals',
  {
    importId: belongsTo('import_id', () => imports.id),
    itemIds: uuid('item_ids').array().notNull(),
  },
  (t) => [index('import_arrivals_import').on(t.importId)],
);

/** The questions that an import changed, and the new ones of imports made before `import_arrivals` existed. */
export const importQuestions = pgTable(
  'import_items',
  {
    importId: belongsTo('import_id', () => imports.id),
    itemId: belongsTo('item_id', () => items.id),
    /** The version before; null: the import created the question. */
    before: integer('before'),
    /** The question's revision afterwards: a different one means that it was changed since. */
    revision: integer('revision').notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.itemId] }), index('import_items_item').on(t.itemId)],
);

/** A note of a deck before the import overwrote it. */
export type NoteBefore = {
  readonly content: CardNote;
  readonly section: string;
  readonly position: number;
  readonly figures: readonly string[];
  readonly removed: boolean;
  /** With full precision, as the database formats it. */
  readonly updatedAt: string;
};

/** The notes of decks that an import created or changed, for undo. */
export const importNotes = pgTable(
  'import_notes',
  {
    importId: belongsTo('import_id', () => imports.id),
    noteId: belongsTo('note_id', () => cardNotes.id),
    /** The note before; null: the import created it. */
    before: jsonb('before').$type<NoteBefore>(),
    /** The note's change time afterwards: a different one means that it was changed since. */
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.noteId] }), index('import_notes_note').on(t.noteId)],
);
