import { type WindowState, windowOf, windowState } from '../assignments/window.rule.ts';
import { type AssignmentFacts, type ClassFacts, type WorkCell, workCells } from '../assignments/work-cells.rule.ts';
import type { GradebookStatus } from './gradebook-status.ts';

/**
 * A student's work on an assignment: null if it is not for this student. Marks are after the late penalty, and null
 * while nothing is submitted; `marksOutOf` is 0 where there are no marks.
 */
export type GradebookCell =
  | readonly [status: GradebookStatus, marks: number | null, marksOutOf: number, isLate: boolean]
  | null;

export type GradebookAssignment = {
  readonly id: string;
  readonly title: string;
  readonly state: WindowState;
  readonly dueAt: string | null;
  /** 0: ungraded practice, which is in no average. */
  readonly weight: number;
  /** Marks that can be earned; null if there are none, or before the first student has started. */
  readonly marksOutOf: number | null;
};
export type GradebookStudent = {
  readonly id: string;
  readonly name: string;
  readonly group: string | null;
  /** One for each assignment, in order. */
  readonly cells: readonly GradebookCell[];
};
export type GradebookTable = {
  readonly assignments: readonly GradebookAssignment[];
  readonly students: readonly GradebookStudent[];
};

/** The gradebook of a class: its students with their work on every published assignment that is not for one student. */
export function gradebookTable(facts: ClassFacts): GradebookTable {
  const columns = workCells(facts).flatMap((cells, at) => {
    const work = facts.assignments[at];
    if (work === undefined || work.times.publishedAt === null || work.student !== null) return [];
    return [{ work, cells: cells.map((cell) => cellOf(cell, work)) }];
  });
  return {
    assignments: columns.map(({ work, cells }) => assignmentOf(work, cells, facts.now)),
    students: facts.students.map(({ id, name, group }, index) => ({
      ...{ id, name, group },
      cells: columns.map(({ cells }) => cells[index] ?? null),
    })),
  };
}

function cellOf(cell: WorkCell | null, work: AssignmentFacts): GradebookCell {
  if (cell === null) return null;
  const { marks, marksOutOf, isLate } = cell;
  return [statusOf(cell, work), marks === null ? null : Math.round(marks * 1_000) / 1_000, marksOutOf, isLate];
}

/** An excused student stays excused, even with submitted work. Work on paper waits for the teacher to enter marks. */
function statusOf(cell: WorkCell, { isOnPaper }: AssignmentFacts): GradebookStatus {
  const { status, isExcused, marks, marksOutOf, unmarked } = cell;
  if (isExcused) return 'excused';
  if (isOnPaper && status === 'toDo') return 'toMark';
  if (marks === null || marksOutOf === 0) return status;
  return unmarked > 0 ? 'toMark' : 'marked';
}

function assignmentOf(
  { id, title, weight, times }: AssignmentFacts,
  cells: readonly GradebookCell[],
  now: number,
): GradebookAssignment {
  const marksOutOf = cells.reduce((most, cell) => Math.max(most, cell?.[2] ?? 0), 0);
  return {
    ...{ id, title, weight },
    state: windowState(windowOf(times, { group: null, own: null, accommodation: null }), now),
    dueAt: times.dueAt === null ? null : new Date(times.dueAt).toISOString(),
    marksOutOf: marksOutOf === 0 ? null : marksOutOf,
  };
}
