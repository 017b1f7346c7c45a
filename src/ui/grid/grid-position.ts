/** A cell of a grid: row 0 has the titles of the columns, and column 0 those of the rows. */
export type GridPosition = { readonly row: number; readonly column: number };

export type GridSize = { readonly rows: number; readonly columns: number };

type Step = {
  readonly key: string;
  readonly isCommanded: boolean;
  readonly isRtl: boolean;
};

const PAGE = 10;

const within = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index));

/**
 * The cell that a key moves to, by the keys of ARIA's grid pattern: arrows, Page Up and Down by ten rows, Home and End
 * within the row, and with Ctrl or Cmd to the first and last cell. Null for other keys.
 */
export function nextPosition(from: GridPosition, { rows, columns }: GridSize, step: Step): GridPosition | null {
  const at = (row: number, column: number): GridPosition => ({
    row: within(row, rows),
    column: within(column, columns),
  });
  const forwards = step.isRtl ? -1 : 1;
  switch (step.key) {
    case 'ArrowDown':
      return at(from.row + 1, from.column);
    case 'ArrowUp':
      return at(from.row - 1, from.column);
    case 'ArrowRight':
      return at(from.row, from.column + forwards);
    case 'ArrowLeft':
      return at(from.row, from.column - forwards);
    case 'PageDown':
      return at(from.row + PAGE, from.column);
    case 'PageUp':
      return at(from.row - PAGE, from.column);
    case 'Home':
      return at(step.isCommanded ? 0 : from.row, 0);
    case 'End':
      return at(step.isCommanded ? rows - 1 : from.row, columns - 1);
    default:
      return null;
  }
}
