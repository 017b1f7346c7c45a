import type { DecimalSeparator } from '../questions/answers/number-notation.rule.ts';
import type { StoredReason } from './import-reason.ts';
import type { TextEncoding } from './text-encoding.ts';

/** A number of a file that can mean two: `1,600`. */
export type AmbiguousNumber = {
  readonly file: string;
  readonly written: string;
  /** What it says where a point, or a comma, is before decimals. */
  readonly plain: Readonly<Record<DecimalSeparator, string>>;
  /** How ambiguous numbers of the file were read; null: they are left out until the author chooses. */
  readonly used: DecimalSeparator | null;
};

/** The text encoding of a file that is not plainly UTF-8, and what its first special characters are in each. */
export type FileEncoding = {
  readonly file: string;
  readonly used: TextEncoding;
  readonly previews: readonly { readonly encoding: TextEncoding; readonly text: string }[];
};

/** A place at which a file is damaged, and the lines of which nothing is read; `to`: null is the file's last. */
export type FileDamage = {
  readonly file: string;
  readonly line: number;
  readonly from: number;
  readonly to: number | null;
};

/** A topic into which questions go: how many come, and how many are there already. */
export type ReportFolder = { readonly subject: string; readonly topic: string; coming: number; there: number };

/** What an import did or would do, as it is kept, shown and given away. Lists are cut; their sums are whole. */
export type ReportSummary = {
  /** The first ambiguous number of each file that has one. */
  numbers?: AmbiguousNumber[];
  encodings?: FileEncoding[];
  /** Damaged places, of which nothing is imported; each is also among the rejected. */
  damages?: FileDamage[];
  imported: number;
  /** Those of the imported that are cards of decks; the others are questions. */
  cards: number;
  unchanged: number;
  rejectedCount: number;
  lostCount: number;
  readonly byType: Record<string, number>;
  readonly folders: ReportFolder[];
  readonly rejected: {
    readonly file: string;
    readonly line: number;
    /** What the file calls the question, or the start of its text. */
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

/** What an undoing did with questions, and with cards. `kept`: used or changed since. */
export type UndoReport = Undone & { readonly cards: Undone };
type Undone = { readonly removed: number; readonly restored: number; readonly kept: number };

/** A report, with its undoing where there was one; in lists it only counts. */
export type ImportReport = ReportSummary & { readonly undone?: UndoReport };

/** Why an import failed: an error of the server, or a file that cannot be read. Older imports store the sentence. */
export type ImportProblem = string | { readonly file: string; readonly reason: StoredReason };
