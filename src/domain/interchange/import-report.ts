import type { Reason } from './import-reason.ts';

/** A topic into which questions go: how many come, and how many are there already. */
export type ToldFolder = { readonly subject: string; readonly topic: string; coming: number; there: number };

/** What an import did or would do, as it is kept, shown and given away. Lists are cut; their sums are whole. */
export type ToldReport = {
  imported: number;
  /** Those of the imported that are cards of decks; the others are questions. */
  cards: number;
  unchanged: number;
  rejectedCount: number;
  lostCount: number;
  readonly byType: Record<string, number>;
  readonly folders: ToldFolder[];
  readonly rejected: {
    readonly file: string;
    readonly line: number;
    /** What the file calls the question, or the start of its text. */
    readonly question?: string;
    /** Its number among the questions of the file, from 1. */
    readonly number?: number;
    readonly reason: Reason;
  }[];
  readonly lost: { readonly item: string; readonly file?: string; readonly line?: number; readonly what: Reason }[];
};

/** What an undoing did with questions, and with cards. `kept`: used or changed since. */
export type UndoReport = Undone & { readonly cards: Undone };
type Undone = { readonly removed: number; readonly restored: number; readonly kept: number };

/** A report, with its undoing where there was one; in lists it only counts. */
export type ImportReport = ToldReport & { readonly undone?: UndoReport };

/** Why an import failed: of its own accord, or since a file cannot be read. Older imports hold the sentence itself. */
export type ImportProblem = string | { readonly file: string; readonly reason: Reason };
