import { countedShare } from '#domain/classrooms/gradebook/average.rule.ts';
import { gradebookTexts } from '#texts/classrooms/gradebook.texts.ts';
import { textsNow } from '#texts/current-language.ts';
import type { Column } from '#ui/table/column.ts';
import type { GradebookColumn, GradebookData, GradebookRow } from './gradebook-row.ts';

export type SortColumn = Column<GradebookRow> & {
  /** The index of its assignment; null: a column about all of them. */
  readonly assignment: number | null;
};

/** The columns and what they are sorted by: names and grades as text, averages and assignments by share. */
export function sortColumns({ assignments, boundaries }: GradebookData): SortColumn[] {
  const t = textsNow(gradebookTexts);
  const summary: Column<GradebookRow>[] = [
    { id: 'name', title: t.student, value: ({ name }) => name },
    ...(boundaries.length === 0
      ? []
      : [{ id: 'grade', title: t.grade, value: ({ average }: GradebookRow) => average }]),
    { id: 'average', title: t.average, value: ({ average }) => average },
    { id: 'withMissing', title: t.withMissing, value: ({ averageWithMissing }) => averageWithMissing },
  ];
  return [
    ...summary.map((column) => ({ ...column, assignment: null })),
    ...assignments.map((assignment, at) => ({
      id: assignment.id,
      title: assignment.title,
      assignment: at,
      value: ({ cells }: GradebookRow) => countedShare(cells[at] ?? null, assignment, 'zero'),
    })),
  ];
}

const percent = (share: number | null): number | null => (share === null ? null : Math.round(share * 1_000) / 10);

/** What is exported: marks as numbers, and the status of work without marks in words. */
export function exportColumns({ assignments, groups, boundaries }: GradebookData): Column<GradebookRow>[] {
  const t = textsNow(gradebookTexts);
  const titleOf = ({ title, marksOutOf }: GradebookColumn): string =>
    marksOutOf === null ? title : `${title} (${t.outOf({ value: marksOutOf })})`;
  return [
    { id: 'name', title: t.student, value: ({ name }) => name },
    { id: 'group', title: t.group, value: ({ group }) => groups.find(({ id }) => id === group)?.name ?? null },
    ...(boundaries.length === 0 ? [] : [{ id: 'grade', title: t.grade, value: ({ grade }: GradebookRow) => grade }]),
    { id: 'average', title: `${t.average} (%)`, value: ({ average }) => percent(average) },
    {
      id: 'withMissing',
      title: `${t.withMissing} (%)`,
      value: ({ averageWithMissing }) => percent(averageWithMissing),
    },
    ...assignments.map((assignment, at) => ({
      id: assignment.id,
      title: titleOf(assignment),
      value: ({ cells }: GradebookRow) => {
        const cell = cells[at] ?? null;
        if (cell === null) return null;
        return cell[0] === 'marked' ? cell[1] : t.statuses[cell[0]];
      },
    })),
  ];
}
