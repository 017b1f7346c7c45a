import * as z from 'zod/mini';
import { TITLE_MAX_CHARS } from '../platform/text.limits.ts';
import { DECIMAL_SEPARATORS } from '../questions/answers/number-notation.rule.ts';
import { TEXT_ENCODINGS } from './text-encoding.ts';

/**
 * How far an import is. `checking`: a dry run, which saves nothing. `checked`: the preview is ready for the author.
 * `running`: it is being imported. `undoing`: what was imported is being removed.
 */
export const IMPORT_STATES = [
  'checking',
  'checked',
  'running',
  'done',
  'undoing',
  'undone',
  'stopped',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Whether something happens by itself: the state will change. */
export const isInProgress = (state: string): boolean =>
  state === 'checking' || state === 'running' || state === 'undoing';

/** What becomes of a question that is there already, by its id or by what it says. */
export const DUPLICATE_CHOICES = ['skip', 'replace', 'both'] as const;
export type DuplicateChoice = (typeof DUPLICATE_CHOICES)[number];

export const IMPORT_FILES_MAX = 50;
/** Rejections and losses that a report names; the others are counted. */
export const IMPORT_REPORT_MAX = 1_000;
/** Rows that an import shows of them at first. */
export const IMPORT_FOLDERS_MAX = 500;

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(TITLE_MAX_CHARS));

/** Where questions go, and what becomes of those that are there. */
export const importOptionsSchema = z.object({
  /** Where all go; null: as the files say. */
  subject: z._default(z.nullable(title), null),
  topic: z._default(z.nullable(title), null),
  /** Folders of the files that belong elsewhere: `Physics/Heat` by its path. */
  moved: z._default(z.record(z.string(), z.object({ subject: title, topic: title })), {}),
  /** What columns of a table are called, by what they hold. */
  columns: z._default(z.record(z.string(), z.string().check(z.maxLength(TITLE_MAX_CHARS))), {}),
  duplicates: z._default(z.enum(DUPLICATE_CHOICES), 'skip'),
  /** The sign before decimals where a number of a file can be read in two ways; null: as its other numbers show. */
  decimal: z._default(z.nullable(z.enum(DECIMAL_SEPARATORS)), null),
  /** The text encoding of files; null: as their bytes show. */
  encoding: z._default(z.nullable(z.enum(TEXT_ENCODINGS)), null),
});
export type ImportOptions = z.infer<typeof importOptionsSchema>;

/** The uploaded files, and a format if it was chosen by hand. */
export const newImportSchema = z.object({
  files: z
    .array(z.object({ upload: z.guid(), format: z._default(z.nullable(z.string().check(z.maxLength(40))), null) }))
    .check(z.minLength(1), z.maxLength(IMPORT_FILES_MAX)),
  options: z._default(importOptionsSchema, importOptionsSchema.parse({})),
});
