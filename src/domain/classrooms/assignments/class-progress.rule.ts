import { type WindowState, windowOf, windowState } from './window.rule.ts';
import { type AssignmentFacts, type ClassFacts, type WorkCell, workCells } from './work-cells.rule.ts';
import type { WorkStatus } from './work-status.rule.ts';

/** A student's progress with an assignment: the status, and the share of the marks after the late penalty. */
export type ProgressCell = readonly [status: WorkStatus, share: number | null, unmarked: number] | null;

export type ProgressAssignment = {
  readonly id: string;
  readonly title: string;
  readonly weight: number;
  readonly state: WindowState;
  readonly dueAt: string | null;
  readonly doneCount: number;
  /** The number of students it is for. */
  readonly studentCount: number;
  readonly unmarkedCount: number;
  /** Mean share of the marks of students who are done; null before the first. */
  readonly meanShare: number | null;
};
export type ProgressStudent = {
  readonly id: string;
  readonly name: string;
  readonly group: string | null;
  readonly joinedAt: string;
  /** Weighted mean share of the marks of submitted work; null before the first. */
  readonly meanShare: number | null;
  readonly doneCount: number;
  readonly missedCount: number;
  /** One per assignment, in order; null: not assigned to this student. */
  readonly cells: readonly ProgressCell[];
};
export type ClassProgress = {
  readonly assignments: readonly ProgressAssignment[];
  readonly students: readonly ProgressStudent[];
};

/** The progress of every student with every assignment of a class. */
export function classProgress(facts: ClassFacts): ClassProgress {
  const { now, assignments, students } = facts;
  const columns = workCells(facts).map((column) => column.map(cellOf));
  return {
    assignments: assignments.map((work, at) => ({ ...summaryOf(work, now), ...countsOfWork(columns[at] ?? []) })),
    students: students.map(({ id, name, group, joinedAt }, index) => {
      const cells = columns.map((column) => column[index] ?? null);
      return {
        id,
        name,
        group,
        joinedAt: new Date(joinedAt).toISOString(),
        ...countsOfStudent(cells, assignments),
        cells,
      };
    }),
  };
}

function cellOf(cell: WorkCell | null): ProgressCell {
  if (cell === null) return null;
  const { status, marks, marksOutOf, unmarked } = cell;
  const share = marks === null || marksOutOf === 0 ? null : marks / marksOutOf;
  return [status, share === null ? null : Math.round(share * 1_000) / 1_000, unmarked];
}

function summaryOf({ id, title, weight, times }: AssignmentFacts, now: number) {
  const state = windowState(windowOf(times, { group: null, own: null, accommodation: null }), now);
  return { id, title, weight, state, dueAt: times.dueAt === null ? null : new Date(times.dueAt).toISOString() };
}

function countsOfWork(column: readonly ProgressCell[]) {
  let [studentCount, doneCount, unmarkedCount, shared, sum] = [0, 0, 0, 0, 0];
  for (const cell of column) {
    if (cell === null) continue;
    const [status, share, unmarked] = cell;
    studentCount += 1;
    if (status === 'done') doneCount += 1;
    unmarkedCount += unmarked;
    if (share === null) continue;
    shared += 1;
    sum += share;
  }
  return { studentCount, doneCount, unmarkedCount, meanShare: shared === 0 ? null : sum / shared };
}

function countsOfStudent(cells: readonly ProgressCell[], assignments: readonly AssignmentFacts[]) {
  let [doneCount, missedCount, weights, sum] = [0, 0, 0, 0];
  for (const [at, cell] of cells.entries()) {
    if (cell === null) continue;
    const [status, share] = cell;
    if (status === 'done') doneCount += 1;
    if (status === 'missed') missedCount += 1;
    if (share === null) continue;
    const weight = assignments[at]?.weight ?? 0;
    weights += weight;
    sum += share * weight;
  }
  return { doneCount, missedCount, meanShare: weights === 0 ? null : sum / weights };
}
