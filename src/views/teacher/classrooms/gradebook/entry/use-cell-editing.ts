import { type KeyboardEvent, type RefObject, useState } from 'react';
import { readMarksText } from '#domain/classrooms/gradebook/marks-text.rule.ts';
import { gradebookTexts } from '#texts/classrooms/gradebook.texts.ts';
import { textsNow } from '#texts/current-language.ts';
import type { GridPosition } from '#ui/grid/grid-position.ts';
import type { GradebookColumn, GradebookRow } from '../gradebook-row.ts';
import type { NextCell } from './mark-input.tsx';
import type { MarkEntries } from './use-mark-entry.ts';

/** The cell that is being edited, by student and assignment: the order of rows may change meanwhile. */
export type EditedCell = { readonly student: string; readonly assignment: string; readonly initial: string };

export type GridCell = { readonly row: GradebookRow; readonly assignment: GradebookColumn; readonly at: number };

type Options = {
  readonly grid: RefObject<HTMLElement | null>;
  readonly marks: Pick<MarkEntries, 'enter' | 'undo'>;
  readonly active: GridPosition | null;
  readonly onActivate: (position: GridPosition) => void;
  readonly cellAt: (position: GridPosition) => GridCell | null;
};

const STEPS: Readonly<Record<NextCell, GridPosition>> = {
  below: { row: 1, column: 0 },
  above: { row: -1, column: 0 },
  after: { row: 0, column: 1 },
  before: { row: 0, column: -1 },
  same: { row: 0, column: 0 },
};

/** Typing marks in the grid: a digit, Enter or F2 starts, and Ctrl or Cmd with Z undoes what was saved. */
export function useCellEditing({ grid, marks, active, onActivate, cellAt }: Options) {
  const [edited, setEdited] = useState<EditedCell | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const start = ({ row, assignment, at }: GridCell, typed: string | null): void => {
    const stored = row.cells[at]?.[1] ?? null;
    const shown = stored === null ? '' : textsNow(gradebookTexts).marks({ value: stored });
    setProblem(null);
    setEdited({ student: row.id, assignment: assignment.id, initial: typed ?? shown });
  };
  const finish = (): void => {
    setEdited(null);
    setProblem(null);
    grid.current?.focus();
  };
  const enter = ({ row, assignment, at }: GridCell, text: string, next: NextCell): boolean => {
    const t = textsNow(gradebookTexts);
    const read = readMarksText(text, assignment.maxMarks);
    if (read.kind === 'problem') {
      setProblem(t.problems[read.problem]({ max: assignment.maxMarks }));
      return false;
    }
    const entry = row.entries.get(at);
    const before = entry?.marks ?? null;
    const marked = read.kind === 'none' ? null : read.marks;
    const isUnchanged = marked === before || (marked !== null && entry === undefined && marked === row.cells[at]?.[1]);
    if (!isUnchanged) {
      marks.enter({ assignment: assignment.id, student: row.id }, { marks: marked, comment: entry?.comment ?? '' });
    }
    // A press elsewhere has moved the focus already.
    if (next === 'same') setEdited(null);
    else {
      finish();
      const step = STEPS[next];
      const target = active === null ? null : { row: active.row + step.row, column: active.column + step.column };
      if (target !== null && cellAt(target) !== null) onActivate(target);
    }
    setProblem(null);
    return true;
  };
  /** Returns whether it used the key. */
  const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent<HTMLElement>, position: GridPosition): boolean => {
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') {
      marks.undo();
      return true;
    }
    const cell = cellAt(position);
    if (cell === null || cell.assignment.maxMarks === 0 || ctrlKey || metaKey) return false;
    if (key === 'Enter' || key === 'F2') start(cell, null);
    else if (/^[\d]$/.test(key)) start(cell, key);
    else return false;
    return true;
  };
  return { edited, problem, enter, onKey, start, cancel: finish };
}
