/** The cell of the gradebook that something was entered in. */
export type MarkCell = { readonly assignment: string; readonly student: string };

/** What a teacher enters: both are stored together. */
export type MarkContent = {
  /** Null: none, or those of attempts. */
  readonly marks: number | null;
  readonly comment: string;
};

/** An entry that the server may not have yet. */
export type MarkEdit = MarkCell & MarkContent & { readonly isUndo: boolean };

/** What the server has, as far as this page knows. */
export type StoredMark = MarkCell & MarkContent & { readonly version: number };

/** Another teacher saved first: nothing was overwritten, and the user decides. */
export type MarkConflict = {
  readonly edit: MarkEdit;
  /** The other teacher's name; null: unknown. */
  readonly by: string | null;
  readonly stored: StoredMark;
};

const EMPTY: MarkContent = { marks: null, comment: '' };
const UNDO_MAX = 100;

/** Whether two cells belong to the same student and assignment. */
export const isSameCell = (a: MarkCell, b: MarkCell): boolean =>
  a.assignment === b.assignment && a.student === b.student;

/** The stored entry of a cell; version 0 if there is none. */
export const storedAt = (stored: readonly StoredMark[], { assignment, student }: MarkCell): StoredMark =>
  stored.find((entry) => isSameCell(entry, { assignment, student })) ?? { assignment, student, version: 0, ...EMPTY };

/** Entries with one of them replaced or added. */
export const withStored = (stored: readonly StoredMark[], entry: StoredMark): readonly StoredMark[] => [
  ...stored.filter((other) => !isSameCell(other, entry)),
  entry,
];

/** Entries after others have been loaded: of each cell, the one with the higher version. */
export const withLoaded = (stored: readonly StoredMark[], loaded: readonly StoredMark[]): readonly StoredMark[] =>
  loaded.reduce(
    (known, entry) => (entry.version > storedAt(known, entry).version ? withStored(known, entry) : known),
    stored,
  );

/** Edits to send, with a new one last. One that waits for the same cell is replaced, but not the first: it is being sent. */
export const withEdit = (queue: readonly MarkEdit[], edit: MarkEdit): readonly MarkEdit[] => [
  ...queue.filter((other, at) => at === 0 || !isSameCell(other, edit)),
  edit,
];

/** What undoing restores after an edit was saved over a stored entry; an undo can't be undone. */
export const withUndo = (
  undoable: readonly MarkEdit[],
  edit: MarkEdit,
  { marks, comment }: StoredMark,
): readonly MarkEdit[] =>
  edit.isUndo ? undoable : [...undoable, { ...edit, marks, comment, isUndo: true }].slice(-UNDO_MAX);
