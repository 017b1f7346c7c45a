import { useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#routes/href.ts';
import { gradebookTexts } from '#texts/classrooms/gradebook.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { DataGrid } from '#ui/grid/data-grid.tsx';
import type { GridPosition } from '#ui/grid/grid-position.ts';
import type { Order } from '#ui/table/column.ts';
import { StudentLink } from '../students/student-link.tsx';
import { CellDetails } from './cell-details.tsx';
import { columnMeans } from './column-means.ts';
import { ColumnTitle } from './column-title.tsx';
import { MarkInput } from './entry/mark-input.tsx';
import { type GridCell, useCellEditing } from './entry/use-cell-editing.ts';
import type { MarkEntries } from './entry/use-mark-entry.ts';
import styles from './gradebook.module.css';
import { GradebookCell } from './gradebook-cell.tsx';
import { type SortColumn, sortColumns } from './gradebook-columns.ts';
import type { GradebookData, GradebookRow } from './gradebook-row.ts';
import { useAddedAssignment } from './use-added-assignment.ts';

type Props = {
  readonly gradebook: GradebookData;
  /** The students to show, in order. */
  readonly rows: readonly GradebookRow[];
  readonly marks: MarkEntries;
  readonly order: Order | null;
  readonly onOrder: (column: string) => void;
};

/** The grid of the gradebook, and the details of its active cell. */
export function GradebookGrid({ gradebook, rows, marks, order, onOrder }: Props) {
  const t = useTexts(gradebookTexts);
  const navigate = useNavigate();
  const grid = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<GridPosition | null>(null);
  const { id: classroom, assignments, categories, name } = gradebook;
  const columns = useMemo(() => sortColumns(gradebook), [gradebook]);
  const means = useMemo(() => columnMeans(columns, assignments, rows), [columns, assignments, rows]);
  const cellAt = (position: GridPosition): GridCell | null => cellIn({ rows, columns, assignments }, position);
  const editing = useCellEditing({ grid, marks, active, onActivate: setActive, cellAt });
  const { edited, problem, enter, cancel } = editing;
  useAddedAssignment(assignments, (id) => {
    // Focus comes first, since it activates the first cell of a grid that has no active cell.
    grid.current?.focus();
    setActive({ row: 1, column: columns.findIndex((column) => column.id === id) });
  });

  const rowTitle = (row: number) => {
    const student = rows[row];
    if (student === undefined) return null;
    return (
      <span className={styles.name}>
        <StudentLink classroom={classroom} student={student} isInTabOrder={false} />
      </span>
    );
  };
  // Typing marks renders the row of the student, and moving between cells two of them.
  const rowValues = (row: number): readonly unknown[] => {
    const isEdited = edited !== null && edited.student === rows[row]?.id;
    return [rows[row], columns, t, ...(isEdited ? [edited, problem, rows, active] : [])];
  };
  const cell = (row: number, column: number) => {
    const found = cellAt({ row: row + 1, column: column + 1 });
    if (found === null) return <Summary row={rows[row]} column={columns[column + 1]} />;
    const { assignment, at } = found;
    if (edited?.student === found.row.id && edited.assignment === assignment.id) {
      return (
        <MarkInput
          label={t.marksFor({ name: found.row.name, title: assignment.title })}
          initial={edited.initial}
          isInvalid={problem !== null}
          onEnter={(text, next) => enter(found, text, next)}
          onCancel={cancel}
        />
      );
    }
    return <GradebookCell cell={found.row.cells[at] ?? null} entry={found.row.entries.get(at)} />;
  };
  const sorted = columns.findIndex(({ id }) => id === order?.column);
  // The same function while cells are chosen, so that no title is rendered for it.
  const columnTitle = useCallback(
    (column: number) => (
      <ColumnTitle
        column={columns[column]}
        assignment={assignments[columns[column]?.assignment ?? -1]}
        mean={means[column] ?? null}
        direction={order !== null && column === sorted ? order.direction : null}
        onOrder={onOrder}
      />
    ),
    [columns, assignments, means, order, sorted, onOrder],
  );
  const gridOrder = useMemo(
    () => (order === null || sorted < 0 ? null : { column: sorted, direction: order.direction }),
    [order, sorted],
  );
  return (
    <>
      <DataGrid
        grid={grid}
        label={t.gridLabel({ name })}
        rowCount={rows.length}
        columnCount={columns.length - 1}
        rowKey={(index) => rows[index]?.id ?? String(index)}
        rowValues={rowValues}
        rowTitle={rowTitle}
        columnTitle={columnTitle}
        cell={cell}
        order={gridOrder}
        active={active}
        onActivate={setActive}
        onKey={(event, position) => {
          const student = rows[position.row - 1];
          if (event.key !== 'Enter' || (position.row > 0 && position.column > 0)) return editing.onKey(event, position);
          if (student === undefined) onOrder(columns[position.column]?.id ?? '');
          else void navigate(href('teacher.classroom.student', { id: classroom, student: student.id }));
          return true;
        }}
      />
      <CellDetails
        cell={active === null ? null : cellAt(active)}
        categories={categories}
        marks={marks}
        problem={problem}
      />
    </>
  );
}

/** The work at a position of the grid; null: a title, or a cell about all work of a student. */
function cellIn(
  {
    rows,
    columns,
    assignments,
  }: Pick<GradebookData, 'assignments'> & {
    readonly rows: readonly GradebookRow[];
    readonly columns: readonly SortColumn[];
  },
  { row, column }: GridPosition,
): GridCell | null {
  const [found, at] = [rows[row - 1], columns[column]?.assignment ?? null];
  const assignment = at === null ? undefined : assignments[at];
  return found === undefined || at === null || assignment === undefined ? null : { row: found, assignment, at };
}

/** A cell about all work of a student: an average, or the grade. */
function Summary({ row, column }: { readonly row: GradebookRow | undefined; readonly column: SortColumn | undefined }) {
  const t = useTexts(gradebookTexts);
  if (row === undefined || column === undefined) return null;
  if (column.id === 'grade') return <span className={styles.average}>{row.grade}</span>;
  const share = column.id === 'average' ? row.average : row.averageWithMissing;
  return <span className={styles.average}>{share === null ? '' : t.share({ value: share })}</span>;
}
