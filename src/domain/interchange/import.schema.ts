import * as z from 'zod/mini';
import { LANGUAGES } from '../platform/language.ts';
import { TITLE_MAX_CHARS } from '../platform/text.limits.ts';
import { DECIMAL_SEPARATORS } from '../questions/answers/number-notation.rule.ts';
import { correctionSchema } from './correction.schema.ts';
import { TEXT_ENCODINGS } from './text-encoding.ts';

/**
 * The state of an import. `checking`: a dry run, which saves nothing. `checked`: the preview is ready for the author.
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

/** Whether its state will change without user action. */
export const isInProgress = (state: string): boolean =>
  state === 'checking' || state === 'running' || state === 'undoing';

/** What happens to a question that exists already, by its id or by its content. */
export const DUPLICATE_CHOICES = ['skip', 'replace', 'both'] as const;
export type DuplicateChoice = (typeof DUPLICATE_CHOICES)[number];

export const IMPORT_FILES_MAX = 50;
/** Maximum number of rejections and losses in a report; the others are counted. */
export const IMPORT_REPORT_MAX = 1_000;
/** Maximum number of recognised questions in a report that are shown next to their text. */
export const IMPORT_RECOGNISED_MAX = 300;
/** Number of rows that are shown at first. */
export const IMPORT_FOLDERS_MAX = 500;

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(TITLE_MAX_CHARS));

/** The location of questions, and how duplicates are treated. */
export const importOptionsSchema = z.object({
  /** The location of all questions; null: as in the files. */
  subject: z._default(z.nullable(title), null),
  topic: z._default(z.nullable(title), null),
  /** Folders of the files with another location: `Physics/Heat` by its path. */
  moved: z._default(z.record(z.string(), z.object({ subject: title, topic: title })), {}),
  /** The names of a table's columns, by their content. */
  columns: z._default(z.record(z.string(), z.string().check(z.maxLength(TITLE_MAX_CHARS))), {}),
  duplicates: z._default(z.enum(DUPLICATE_CHOICES), 'skip'),
  /** The decimal separator of ambiguous numbers; null: as the file's other numbers suggest. */
  decimal: z._default(z.nullable(z.enum(DECIMAL_SEPARATORS)), null),
  /** The text encoding of files; null: detected from their bytes. */
  encoding: z._default(z.nullable(z.enum(TEXT_ENCODINGS)), null),
  /** Questions of documents that were corrected in the preview. */
  corrections: z._default(z.array(correctionSchema).check(z.maxLength(IMPORT_RECOGNISED_MAX)), []),
  /** The language of names that the import creates; null: that of the user. */
  language: z._default(z.nullable(z.enum(LANGUAGES)), null),
});
export type ImportOptions = z.infer<typeof importOptionsSchema>;

/** The uploaded files, and a format if it was chosen by hand. */
export const newImportSchema = z.object({
  files: z
    .array(z.object({ upload: z.guid(), format: z._default(z.nullable(z.string().check(z.maxLength(40))), null) }))
    .check(z.minLength(1), z.maxLength(IMPORT_FILES_MAX)),
  options: z._default(importOptionsSchema, importOptionsSchema.parse({})),
});
