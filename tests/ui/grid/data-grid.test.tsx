import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataGrid } from '#ui/grid/data-grid.tsx';
import type { GridPosition } from '#ui/grid/grid-position.ts';

beforeEach(() => {
  // Without a layout no cell would be visible.
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1_200 });
});
afterEach(cleanup);

const [ROWS, COLUMNS] = [200, 100];

function Shown({ onKey }: { readonly onKey: (key: string, position: GridPosition) => boolean }) {
  const [active, setActive] = useState<GridPosition | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  return (
    <DataGrid
      grid={grid}
      label="Marks"
      rowCount={ROWS}
      columnCount={COLUMNS}
      rowKey={String}
      rowValues={(row) => [row]}
      rowTitle={(row) => `Student ${row}`}
      columnTitle={(column) => `Title ${column}`}
      cell={(row, column) => `${row}/${column}`}
      order={{ column: 1, direction: 'descending' }}
      active={active}
      onActivate={setActive}
      onKey={({ key }, position) => onKey(key, position)}
    />
  );
}

const show = (onKey: (key: string, position: GridPosition) => boolean = () => false) => {
  render(<Shown onKey={onKey} />);
  return { user: userEvent.setup(), grid: screen.getByRole('grid', { name: 'Marks' }) };
};
const activeText = (): string | null =>
  document.getElementById(screen.getByRole('grid').getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

test('names all of its rows and columns, but renders a part of them', () => {
  const { grid } = show();
  expect([grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')]).toEqual(['201', '101']);
  const cells = screen.getAllByRole('gridcell').length;
  expect(cells).toBeGreaterThan(20);
  expect(cells).toBeLessThan((ROWS * COLUMNS) / 20);
  expect(screen.getByRole('columnheader', { name: 'Title 1' }).getAttribute('aria-sort')).toBe('descending');
});

test('arrow keys move between cells, titles of rows and titles of columns', async () => {
  const { user } = show();
  await user.tab();
  expect(activeText()).toBe('Student 0');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(activeText()).toBe('1/1');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(activeText()).toBe('Title 2');
  await user.keyboard('{Home}');
  expect(activeText()).toBe('Title 0');
});

test('other keys go to its owner with the active cell, and a press makes a cell active', async () => {
  const onKey = vi.fn(() => true);
  const { user } = show(onKey);
  await user.click(screen.getByText('2/3'));
  expect(activeText()).toBe('2/3');
  await user.keyboard('x');
  expect(onKey).toHaveBeenCalledWith('x', { row: 3, column: 4 });
});
