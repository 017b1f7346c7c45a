import type { GradebookQuery } from '#api/documents/classrooms/gradebook.generated.ts';
import { gradeOf } from '#domain/attempts/results/grade-boundaries.ts';
import { studentAverage } from '#domain/classrooms/gradebook/average.rule.ts';
import type { GradebookCell } from '#domain/classrooms/gradebook/gradebook.rule.ts';
import {
  type MarkConflict,
  type MarkContent,
  type MarkEdit,
  type StoredMark,
  storedAt,
} from '#domain/classrooms/gradebook/mark-entries.rule.ts';

export type GradebookData = GradebookQuery['gradebook'];
export type GradebookColumn = GradebookData['assignments'][number];

/** What was entered in a cell, also if it is not saved yet. */
export type CellEntry = MarkContent & { readonly state: 'saved' | 'pending' | 'conflict' };

/** A row of the gradebook. */
export type GradebookRow = GradebookData['students'][number] & {
  readonly average: number | null;
  readonly averageWithMissing: number | null;
  /** By the average of marked work; null without boundaries or marks. */
  readonly grade: string | null;
  /** By the index of the assignment. */
  readonly entries: ReadonlyMap<number, CellEntry>;
};

type Student = GradebookData['students'][number];

/** What was entered: saved, waiting to be saved, and in conflict with another teacher's. */
type Entered = {
  readonly stored: readonly StoredMark[];
  readonly queue: readonly MarkEdit[];
  readonly conflicts: readonly MarkConflict[];
};

const NO_ENTRIES: ReadonlyMap<number, CellEntry> = new Map();

function rowOf(
  student: Student,
  entries: ReadonlyMap<number, CellEntry>,
  { assignments, categories, boundaries }: GradebookData,
): GradebookRow {
  const cells =
    entries.size === 0
      ? student.cells
      : student.cells.map((cell, at) => cellWith(cell, entries.get(at), assignments[at]?.maxMarks ?? 0));
  const average = studentAverage(cells, assignments, { missing: 'leftOut', categories });
  return {
    ...student,
    cells,
    entries,
    average,
    averageWithMissing: studentAverage(cells, assignments, { missing: 'zero', categories }),
    grade: average === null ? null : gradeOf(average, boundaries),
  };
}

/** A cell with what was entered in it. Marks that were removed are those of the server until it is read again. */
function cellWith(cell: GradebookCell, entry: CellEntry | undefined, maxMarks: number): GradebookCell {
  if (cell === null || entry === undefined || entry.marks === null) return cell;
  return [cell[0] === 'excused' ? 'excused' : 'marked', entry.marks, maxMarks, false];
}

/** The students of a class with their averages. */
export const gradebookRows = (gradebook: GradebookData): GradebookRow[] =>
  gradebook.students.map((student) => rowOf(student, NO_ENTRIES, gradebook));

/**
 * The same with everything that was entered; the rows of other students stay the same objects.
 * @param rows from `gradebookRows`
 */
export function withEntries(
  rows: readonly GradebookRow[],
  gradebook: GradebookData,
  { stored, queue, conflicts }: Entered,
): readonly GradebookRow[] {
  const indexOf = new Map(gradebook.assignments.map(({ id }, at) => [id, at]));
  const byStudent = new Map<string, Map<number, CellEntry>>();
  const add = (assignment: string, student: string, entry: CellEntry): void => {
    const at = indexOf.get(assignment);
    if (at === undefined) return;
    const entries = byStudent.get(student);
    if (entries === undefined) byStudent.set(student, new Map([[at, entry]]));
    else entries.set(at, entry);
  };
  for (const { assignment, student, ...content } of stored) add(assignment, student, { ...content, state: 'saved' });
  for (const { edit } of conflicts) {
    add(edit.assignment, edit.student, { ...storedAt(stored, edit), state: 'conflict' });
  }
  for (const { assignment, student, marks, comment } of queue) {
    add(assignment, student, { marks, comment, state: 'pending' });
  }
  return rows.map((row, at) => {
    const entries = byStudent.get(row.id);
    const student = gradebook.students[at];
    return entries === undefined || student === undefined ? row : rowOf(student, entries, gradebook);
  });
}
