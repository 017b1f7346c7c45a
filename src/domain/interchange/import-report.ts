import type { CardNote } from '../cards/card-note.schema.ts';
import type { NoteKind } from '../content/content.schema.ts';
import type { DecimalSeparator } from '../questions/answers/number-notation.rule.ts';
import type { QuestionTypeName } from '../questions/types/registry.ts';
import type { CorrectableQuestion } from './correction.schema.ts';
import type { ImportReason, Reason, StoredReason } from './import-reason.ts';
import type { TextEncoding } from './text-encoding.ts';

/** How many questions, cards and notes were imported or exported, by their type or kind; types that did not occur are left out. */
export type CountsByType = Partial<Record<QuestionTypeName | CardNote['kind'] | NoteKind, number>>;

/** An ambiguous number in a file: `1,600`. */
export type AmbiguousNumber = {
  readonly file: string;
  readonly written: string;
  /** Its value with a decimal point, and with a decimal comma. */
  readonly plain: Readonly<Record<DecimalSeparator, string>>;
  /** How ambiguous numbers of the file were read; null: they are left out until the author chooses. */
  readonly used: DecimalSeparator | null;
};

/** The text encoding of a file that is not clearly UTF-8, with its first special characters in each encoding. */
export type FileEncoding = {
  readonly file: string;
  readonly used: TextEncoding;
  readonly previews: readonly { readonly encoding: TextEncoding; readonly text: string }[];
};

/** A damaged part of a file, and the lines that were not read; `to`: null is the file's last. */
export type FileDamage = {
  readonly file: string;
  readonly line: number;
  readonly from: number;
  readonly to: number | null;
};

/** A file that cannot be read at all; the other files of the import are imported without it. */
export type UnreadableFile = { readonly file: string; readonly reason: Reason };

/** A question that was recognised in a document, next to its text there. */
export type RecognisedEntry = {
  readonly file: string;
  readonly line: number;
  readonly number: number;
  readonly source: string;
  /** What the document does not state in so many words. */
  readonly inferred: readonly ImportReason[];
  readonly type: string;
  readonly stem: string;
  /** As they are stored for its type. */
  readonly body: unknown;
  readonly key: unknown;
  /** What can be corrected, as it was read or corrected; earlier versions stored none. */
  readonly correctable?: CorrectableQuestion;
  /** Why it is not imported as it is. */
  readonly refused?: Reason;
};

/** A target topic: how many questions are new, and how many exist already. */
export type ReportFolder = { readonly subject: string; readonly topic: string; coming: number; there: number };

/**
 * The result of an import or of its preview, as it is stored, shown and exported. Lists are truncated; their totals are
 * not.
 */
export type ReportSummary = {
  /** The first ambiguous number of each file that has one. */
  numbers?: AmbiguousNumber[];
  encodings?: FileEncoding[];
  /** Damaged parts, from which nothing is imported; each is also among the rejections. */
  damages?: FileDamage[];
  unreadable?: UnreadableFile[];
  /** The first questions that were recognised in documents. */
  recognised?: RecognisedEntry[];
  /** How many were recognised in all; earlier versions stored none. */
  recognisedCount?: number;
  imported: number;
  /** The imported ones that are cards of decks; the others are questions. */
  cards: number;
  unchanged: number;
  rejectedCount: number;
  lostCount: number;
  readonly byType: CountsByType;
  readonly folders: ReportFolder[];
  readonly rejected: {
    readonly file: string;
    readonly line: number;
    /** The question's name in the file, or the start of its text. */
    readonly question?: string;
    /** Its number among the questions of the file, from 1. */
    readonly number?: number;
    readonly reason: StoredReason;
  }[];
  readonly lost: {
    readonly item: string;
    readonly file?: string;
    readonly line?: number;
    readonly what: StoredReason;
  }[];
};

/** The result of undoing, for questions and for cards. `kept`: used or changed since. */
export type UndoReport = Undone & { readonly cards: Undone };
type Undone = { readonly removed: number; readonly restored: number; readonly kept: number };

/** A report, with the result of undoing, if any; lists only contain the totals. */
export type ImportReport = ReportSummary & { readonly undone?: UndoReport };

/** Why an import failed: an error of the server, or a file that cannot be read. Older imports store the sentence. */
export type ImportProblem = string | { readonly file: string; readonly reason: StoredReason };
