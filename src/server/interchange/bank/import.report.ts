import { NOTE_KINDS } from '#domain/content/content.schema.ts';
import type { Reason } from '#domain/interchange/import-reason.ts';
import type {
  AmbiguousNumber,
  CountsByType,
  FileDamage,
  FileEncoding,
  RecognisedEntry,
  UnreadableFile,
} from '#domain/interchange/import-report.ts';
import { QUESTION_TYPE_NAMES } from '#domain/questions/types/registry.ts';

const IMPORTED_TYPES = [...QUESTION_TYPE_NAMES, ...NOTE_KINDS] as const;

/** A rejected question, and where it starts. */
export type Rejection<Words = Reason> = {
  readonly file: string;
  readonly line: number;
  /** The question's name in the file, or the start of its text. */
  readonly question?: string;
  /** Its number among the questions of the file, from 1. */
  readonly number?: number;
  readonly reason: Words;
};

/** A part of a question or file that is not imported, with the line where it starts, if known. */
export type Loss = {
  readonly item: string;
  readonly file?: string;
  readonly line?: number;
  readonly what: Reason;
};

/** The result of an import. Printed in this form, too. */
export type ImportReport<Words = Reason> = {
  /** New questions and notes, and those whose content or location changed. */
  imported: number;
  unchanged: number;
  readonly rejected: Rejection<Words>[];
  /** Content that could not be represented, by the question it belongs to. */
  readonly lost: Loss[];
  /** The first ambiguous number of each file that has one. */
  numbers?: AmbiguousNumber[];
  /** Places at which a file is damaged; each is also among the rejected. */
  damages?: FileDamage[];
  /** Files that are not clearly UTF-8. */
  encodings?: FileEncoding[];
  /** The first questions that were recognised in documents. */
  recognised?: RecognisedEntry[];
  /** How many were recognised in all; earlier versions stored none. */
  recognisedCount?: number;
  /** Files of which nothing is imported. */
  unreadable?: readonly UnreadableFile[];
  /** How many of the imported and unchanged are of each type; other types are left out. */
  readonly byType: CountsByType;
};

/** The report of an import that has not read anything yet. */
export const emptyReport = <Words = Reason>(): ImportReport<Words> => ({
  ...{ imported: 0, unchanged: 0 },
  ...{ rejected: [], lost: [], byType: {} },
});

/**
 * Types in the registry's order, rejections in the order of files and of their questions, so that the same input gives
 * the same report.
 */
export function ordered<Words>(report: ImportReport<Words>, files: readonly string[]): ImportReport<Words> {
  const positions = new Map(files.map((file, at) => [file, at]));
  // A file within a package has the path of the package before its own.
  const rank = ({ file }: { readonly file: string }): number =>
    positions.get(file) ?? files.findLastIndex((known) => file.startsWith(`${known}/`));
  const ranks = new Map(report.rejected.map((rejection) => [rejection, rank(rejection)]));
  const order = (a: Rejection<Words>, b: Rejection<Words>): number =>
    (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0) ||
    (a.number !== undefined && b.number !== undefined ? a.number - b.number : a.line - b.line);
  return {
    ...report,
    rejected: report.rejected.toSorted(order),
    byType: Object.fromEntries(
      IMPORTED_TYPES.flatMap((type) => (report.byType[type] === undefined ? [] : [[type, report.byType[type]]])),
    ),
  };
}
