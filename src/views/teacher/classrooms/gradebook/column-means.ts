import { countedShare, meanOf } from '#domain/classrooms/gradebook/average.rule.ts';
import type { SortColumn } from './gradebook-columns.ts';
import type { GradebookColumn, GradebookRow } from './gradebook-row.ts';

/** The mean of the shown students in each column, of marked work in those of assignments; null without one. */
export const columnMeans = (
  columns: readonly SortColumn[],
  assignments: readonly GradebookColumn[],
  rows: readonly GradebookRow[],
): (number | null)[] =>
  columns.map(({ id, assignment }) => {
    if (id === 'average') return meanOf(rows.map(({ average }) => average));
    if (id === 'withMissing') return meanOf(rows.map(({ averageWithMissing }) => averageWithMissing));
    const work = assignment === null ? undefined : assignments[assignment];
    if (assignment === null || work === undefined) return null;
    return meanOf(rows.map(({ cells }) => countedShare(cells[assignment] ?? null, work, 'leftOut')));
  });
